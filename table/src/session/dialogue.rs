//! What a client's messages ask for, on a server or on a device.

use wire::{Code, Command, CommandId, FromClient, KnownVersion, Reaction, Refusal, ToClient, VERSION};

/// What a message asks for.
#[derive(Debug)]
pub enum Request {
    /// Nothing more than this answer.
    Reply(ToClient),
    Lobby,
    Event(Code),
    Enter {
        table: Code,
        have: Option<KnownVersion>,
        screen: bool,
    },
    Do {
        id: CommandId,
        command: Command,
    },
    React(Reaction),
    /// A hint for this decision.
    Hint(u64),
}

/// The dialogue with one client.
#[derive(Debug)]
pub struct Dialogue {
    name: String,
    greeted: bool,
}

impl Dialogue {
    /// A dialogue with someone of this name, who has to say hello first.
    pub fn new(name: String) -> Dialogue {
        Dialogue { name, greeted: false }
    }

    /// A dialogue with the page on this device, which comes with the table and needs no greeting.
    pub fn greeted(name: String) -> Dialogue {
        Dialogue { name, greeted: true }
    }

    /// After [`Refusal::WrongProtocol`] the connection is closed: nothing else would be understood.
    pub fn receive(&mut self, message: FromClient) -> Result<Request, Refusal> {
        match message {
            FromClient::Hello { protocol: VERSION } => {
                self.greeted = true;
                Ok(Request::Reply(ToClient::Welcome { protocol: VERSION, name: self.name.clone() }))
            }
            FromClient::Hello { .. } => Err(Refusal::WrongProtocol { speaks: VERSION }),
            _ if !self.greeted => Err(Refusal::bad_message("the first message must be hello")),
            FromClient::Lobby {} => Ok(Request::Lobby),
            FromClient::Event { event } => Ok(Request::Event(event)),
            FromClient::Enter { table, have, screen } => Ok(Request::Enter { table, have, screen }),
            FromClient::Do { id, command } => Ok(Request::Do { id, command }),
            FromClient::React { reaction } => Ok(Request::React(reaction)),
            FromClient::Hint { decision } => Ok(Request::Hint(decision)),
            FromClient::Ping {} => Ok(Request::Reply(ToClient::Pong {})),
        }
    }
}

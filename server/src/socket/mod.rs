//! The WebSocket: one connection of one guest or program, who is in the lobby or at one table.

mod closing;
mod connection;
mod location;

use crate::api::ApiError;
use crate::app::App;
use crate::ops::{client_address, exact_address, origin_allowed};
use crate::people::{MaybePlayer, Player};
use crate::stream::Inflow;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::extract::{ConnectInfo, Extension, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use closing::CLOSE_NOT_SIGNED_IN;
use connection::Connection;
use std::net::SocketAddr;
use std::sync::Arc;
use wire::{MAX_MESSAGE_BYTES, Refusal, ToClient};

/// The operator has banned this person or address.
const CLOSE_BANNED: u16 = 4003;
/// The server is busy: try again later.
const CLOSE_TRY_AGAIN_LATER: u16 = 1013;

/// `GET /socket`: opens a WebSocket for the guest of the cookie, or for the program of the token.
pub async fn upgrade(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    Extension(inflow): Extension<Inflow>,
    MaybePlayer(player): MaybePlayer,
    headers: HeaderMap,
    ws: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    if !origin_allowed(&app.settings, &headers) {
        return ApiError(Refusal::ForeignOrigin).into_response();
    }
    let Ok(ws) = ws else {
        let problem = "this path is a WebSocket; open it as one".to_owned();
        return ApiError::from(Refusal::BadMessage { problem }).into_response();
    };
    let address = client_address(&app.settings, peer, &headers);
    let exact = exact_address(&app.settings, peer, &headers);
    let is_banned = |player: &Player| {
        let owner = player.owner().is_some_and(|owner| app.bans.has(owner, ""));
        owner || app.bans.has(player.person.user, &player.person.name)
    };
    let banned = app.bans.has_address(exact) || player.as_ref().is_some_and(is_banned);
    let program = player.as_ref().filter(|player| player.owner().is_some());
    let in_time = program.map_or(Ok(()), |program| app.limits.program(program.person.user));
    let admitted = in_time.and_then(|()| app.limits.sockets.admit(address));
    // A page cannot read the status of a refused upgrade, so refusals are sent on the socket itself. The buffers are small: most
    // messages are, and thousands of sockets are open at once. A message somewhat too long is answered by name, a far longer one
    // ends the connection.
    let ws = ws
        .read_buffer_size(2 * 1024)
        .write_buffer_size(0)
        .max_write_buffer_size(1024 * 1024)
        .max_frame_size(4 * MAX_MESSAGE_BYTES)
        .max_message_size(4 * MAX_MESSAGE_BYTES);
    ws.on_upgrade(move |socket| async move {
        match (admitted, player) {
            (Err(why), _) => refuse(socket, why, CLOSE_TRY_AGAIN_LATER).await,
            _ if banned => refuse(socket, Refusal::Banned, CLOSE_BANNED).await,
            (_, None) => refuse(socket, Refusal::NotSignedIn, CLOSE_NOT_SIGNED_IN).await,
            (Ok(_permit), Some(player)) => {
                app.metrics.socket_opened();
                let connection = Connection::new(app.clone(), socket, inflow, (address, exact), player);
                connection.run().await;
                app.metrics.socket_closed();
            }
        }
    })
}

/// Says why not, and closes.
async fn refuse(mut socket: WebSocket, why: Refusal, code: u16) {
    let name = why.name();
    let _ = socket.send(text(&ToClient::Refused { id: None, why })).await; // the client may be gone
    let _ = socket.send(Message::Close(Some(CloseFrame { code, reason: name.into() }))).await;
}

fn text(message: &ToClient) -> Message {
    let text = serde_json::to_string(message).expect("plain data with text keys can be written");
    Message::Text(text.into())
}

//! The texts of notifications. The pages' texts are not on the server, and these few need nothing but a name put in.

use wire::Code;
use wire::http::NoticeLanguage::{self, En, Es, It, Pl};

pub fn turn_title(language: NoticeLanguage, game: &str) -> String {
    match language {
        En => format!("Your turn: {game}"),
        Es => format!("Te toca: {game}"),
        It => format!("Tocca a te: {game}"),
        Pl => format!("Twoja kolej: {game}"),
    }
}

pub fn turn_body(language: NoticeLanguage, table: Code) -> String {
    match language {
        En => format!("Table {table} is waiting for you."),
        Es => format!("La mesa {table} te espera."),
        It => format!("Il tavolo {table} ti aspetta."),
        Pl => format!("Stół {table} czeka na ciebie."),
    }
}

/// Title and text.
pub fn test(language: NoticeLanguage) -> (String, String) {
    let (title, body) = match language {
        En => ("Quipu: it works", "This is how you’ll hear that it’s your turn."),
        Es => ("Quipu: funciona", "Así te avisaremos cuando te toque."),
        It => ("Quipu: funziona", "Ti avviseremo così quando tocca a te."),
        Pl => ("Quipu: działa", "Tak dowiesz się, że to twoja kolej."),
    };
    (title.to_owned(), body.to_owned())
}

/// Title and text.
pub fn code(language: NoticeLanguage, code: &str) -> (String, String) {
    match language {
        En => (
            format!("Your code for Quipu: {code}"),
            format!(
                "Enter {code} in the settings to get notifications at this address. The code is valid for one hour.\n\nDidn’t ask for it? Then you don’t need to do anything."
            ),
        ),
        Es => (
            format!("Tu código de Quipu: {code}"),
            format!(
                "Escribe {code} en los ajustes para recibir notificaciones en esta dirección. El código vale una hora.\n\n¿No lo has pedido? Entonces no tienes que hacer nada."
            ),
        ),
        It => (
            format!("Il tuo codice per Quipu: {code}"),
            format!(
                "Inserisci {code} nelle impostazioni per ricevere le notifiche a questo indirizzo. Il codice vale un’ora.\n\nNon l’hai richiesto? Allora non devi fare nulla."
            ),
        ),
        Pl => (
            format!("Twój kod do Quipu: {code}"),
            format!(
                "Wpisz {code} w ustawieniach, aby dostawać powiadomienia na ten adres. Kod jest ważny przez godzinę.\n\nTo nie twoja prośba? Nie musisz nic robić."
            ),
        ),
    }
}

/// The last lines of an e-mail.
pub fn footer(language: NoticeLanguage, base: &str) -> String {
    match language {
        En => format!("To get no more of these, remove the address in the settings: {base}/settings"),
        Es => format!("Para no recibir más, quita la dirección en los ajustes: {base}/settings"),
        It => format!("Per non riceverne più, rimuovi l’indirizzo nelle impostazioni: {base}/settings"),
        Pl => format!("Nie chcesz więcej takich wiadomości? Usuń adres w ustawieniach: {base}/settings"),
    }
}

//! Whether something can be sent to a channel, as far as that can be told before it is used.

use super::push::PushKeys;
use super::{Notifier, mail};
use wire::http::{ChannelProblem, Target};

const MAX_TOKEN_BYTES: usize = 200;

pub async fn check(notifier: &Notifier, target: &Target) -> Result<(), ChannelProblem> {
    let offers = notifier.offers();
    let offered = match target {
        Target::Push { .. } => offers.push.is_some(),
        Target::Webhook { .. } => offers.webhook,
        Target::Ntfy { .. } => offers.ntfy,
        Target::Email { .. } => offers.email,
    };
    if !offered {
        return Err(ChannelProblem::NotOffered);
    }
    match target {
        Target::Push { endpoint, key, auth } => {
            PushKeys::read(key, auth)?;
            notifier.client.check(endpoint).await.map(drop)
        }
        Target::Webhook { url } => notifier.client.check(url).await.map(drop),
        Target::Ntfy { url, token } => {
            let fits = |token: &String| {
                token.len() <= MAX_TOKEN_BYTES && token.bytes().all(|byte| byte.is_ascii_graphic())
            };
            if !token.iter().all(fits) {
                return Err(ChannelProblem::BadToken);
            }
            notifier.client.check(url).await.map(drop)
        }
        Target::Email { address } => mail::read(address).map(drop),
    }
}

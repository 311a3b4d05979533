//! Web Push: RFC 8030 (delivery), RFC 8291 and 8188 (encryption), RFC 8292 (who sends it).
//!
//! Only the browser that subscribed can read a message; the push service in between sees when one comes, and how long it is.

use super::NotifyError;
use super::client::{Client, Destination, Failure};
use super::message::{Message, MessageKind};
use aes_gcm::aead::{Aead, KeyInit};
use aes_gcm::{Aes128Gcm, Nonce};
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hkdf::Hkdf;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use p256::elliptic_curve::sec1::ToSec1Point;
use p256::{PublicKey, SecretKey};
use serde::Serialize;
use serde_json::json;
use sha2::{Digest, Sha256};
use std::time::{Duration, SystemTime};
use store::Store;
use wire::http::ChannelProblem;

/// How long a push service keeps a message for a browser that is not there.
const KEPT: &str = "86400";
/// How long the server's signature counts; at most a day.
const SIGNED_FOR: Duration = Duration::from_secs(12 * 3600);
/// The size of a record: a message is one.
const RECORD_BYTES: u32 = 4096;
/// Its name in the store.
const KEY: &str = "vapid";

/// The keys of a subscription.
#[derive(Clone)]
pub struct PushKeys {
    public: PublicKey,
    auth: [u8; 16],
}

impl PushKeys {
    /// As a `PushSubscription` says them, in base64url.
    pub fn read(key: &str, auth: &str) -> Result<PushKeys, ChannelProblem> {
        let bytes = |text: &str| URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok();
        let public = bytes(key).filter(|key| key.len() == 65);
        let public = public.and_then(|key| PublicKey::from_sec1_bytes(&key).ok());
        let auth = bytes(auth).and_then(|auth| auth.try_into().ok());
        public.zip(auth).map(|(public, auth)| PushKeys { public, auth }).ok_or(ChannelProblem::BadKeys)
    }
}

/// The server's own key, by which push services recognize who a subscription was made for.
pub struct Vapid {
    key: SigningKey,
    public: String,
    /// Whom a push service can turn to.
    contact: Option<String>,
}

impl Vapid {
    /// The key in the store; a new one if there is none yet. Without it, the browsers would have to subscribe again.
    pub async fn open(store: &dyn Store, base: &str) -> Result<Vapid, NotifyError> {
        let bytes = store.key(KEY, &new_key().to_bytes()).await?;
        let secret = SecretKey::from_slice(&bytes).map_err(|_| NotifyError::Key)?;
        let public = URL_SAFE_NO_PAD.encode(point(&secret.public_key()));
        let contact = base.starts_with("https://").then(|| base.to_owned());
        Ok(Vapid { key: SigningKey::from(secret), public, contact })
    }

    /// What a browser needs to subscribe.
    pub fn public(&self) -> String {
        self.public.clone()
    }

    /// The header that says who sends this: a signed statement for one push service and a few hours.
    fn authorization(&self, to: &Destination, now: SystemTime) -> Option<HeaderValue> {
        #[derive(Serialize)]
        struct Claims<'a> {
            aud: String,
            exp: u64,
            #[serde(skip_serializing_if = "Option::is_none")]
            sub: Option<&'a str>,
        }
        let until = (now + SIGNED_FOR).duration_since(SystemTime::UNIX_EPOCH).ok()?.as_secs();
        let claims = Claims { aud: to.origin(), exp: until, sub: self.contact.as_deref() };
        let claims = URL_SAFE_NO_PAD.encode(serde_json::to_vec(&claims).ok()?);
        let head = URL_SAFE_NO_PAD.encode(r#"{"typ":"JWT","alg":"ES256"}"#);
        let signature: Signature = self.key.sign(format!("{head}.{claims}").as_bytes());
        let signature = URL_SAFE_NO_PAD.encode(signature.to_bytes());
        let mut value =
            HeaderValue::try_from(format!("vapid t={head}.{claims}.{signature}, k={}", self.public)).ok()?;
        value.set_sensitive(true);
        Some(value)
    }
}

fn new_key() -> SecretKey {
    loop {
        // All but a few of these numbers are keys.
        if let Ok(key) = SecretKey::from_slice(&crate::tables::random::<32>()) {
            return key;
        }
    }
}

/// A public key as 65 bytes.
fn point(key: &PublicKey) -> Vec<u8> {
    key.to_sec1_point(false).as_bytes().to_vec()
}

pub async fn send(
    client: &Client,
    vapid: &Vapid,
    endpoint: &str,
    keys: &PushKeys,
    message: &Message,
) -> Result<(), Failure> {
    // The service worker (web/shell/assets/sw.js) shows it.
    let text =
        json!({ "id": message.id, "title": message.title, "body": message.body, "path": message.path });
    let body = encrypt(text.to_string().as_bytes(), keys, &new_key(), crate::tables::random());
    let body = body.ok_or(ChannelProblem::BadKeys)?;
    let to = client.read(endpoint)?;
    let mut headers = HeaderMap::new();
    let mut set = |name: HeaderName, value: &'static str| {
        headers.insert(name, HeaderValue::from_static(value));
    };
    set(header::CONTENT_TYPE, "application/octet-stream");
    set(header::CONTENT_ENCODING, "aes128gcm");
    set(HeaderName::from_static("ttl"), KEPT);
    set(
        HeaderName::from_static("urgency"),
        if message.kind == MessageKind::Turn { "normal" } else { "high" },
    );
    // Of several with one topic, a browser that was away gets the last.
    let topic = URL_SAFE_NO_PAD.encode(&Sha256::digest(&message.id)[..24]);
    headers.insert("topic", HeaderValue::try_from(topic).map_err(|_| Failure::Unreachable)?);
    let authorization = vapid.authorization(&to, SystemTime::now()).ok_or(ChannelProblem::BadUrl)?;
    headers.insert(header::AUTHORIZATION, authorization);
    client.post(endpoint, headers, body.into()).await
}

/// Encrypts a message so that only the subscriber can read it. `key` and `salt` are for this message only. None if it is too long.
pub fn encrypt(text: &[u8], to: &PushKeys, key: &SecretKey, salt: [u8; 16]) -> Option<Vec<u8>> {
    if text.len() + 1 + 16 > RECORD_BYTES as usize {
        return None;
    }
    let (own, theirs) = (point(&key.public_key()), point(&to.public));
    let shared = key.diffie_hellman(&to.public);
    let info = [b"WebPush: info\0".as_slice(), &theirs, &own].concat();
    let secret: [u8; 32] = derive(&to.auth, shared.raw_secret_bytes(), &info)?;
    let content_key: [u8; 16] = derive(&salt, &secret, b"Content-Encoding: aes128gcm\0")?;
    let nonce: [u8; 12] = derive(&salt, &secret, b"Content-Encoding: nonce\0")?;
    let cipher = Aes128Gcm::new(&content_key.into());
    let last = [text, b"\x02"].concat(); // the last record
    let sealed = cipher.encrypt(&Nonce::from(nonce), last.as_slice()).ok()?;
    let head = [salt.as_slice(), &RECORD_BYTES.to_be_bytes(), &[own.len() as u8], &own].concat();
    Some([head, sealed].concat())
}

/// HKDF with SHA-256.
fn derive<const N: usize>(salt: &[u8], secret: &[u8], info: &[u8]) -> Option<[u8; N]> {
    let mut derived = [0; N];
    Hkdf::<Sha256>::new(Some(salt), secret).expand(info, &mut derived).ok()?;
    Some(derived)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;
    use p256::ecdsa::VerifyingKey;
    use p256::ecdsa::signature::Verifier;
    use store::MemoryStore;

    fn bytes(text: &str) -> Vec<u8> {
        URL_SAFE_NO_PAD.decode(text).unwrap()
    }

    /// RFC 8291, section 5 and appendix A.
    #[test]
    fn a_message_is_encrypted_as_in_the_example_of_the_rfc() {
        let keys = PushKeys::read(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "BTBZMqHH6r4Tts7J_aSIgg",
        );
        let own = SecretKey::from_slice(&bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")).unwrap();
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap();
        let sealed = encrypt(b"When I grow up, I want to be a watermelon", &keys.unwrap(), &own, salt);
        assert_eq!(
            URL_SAFE_NO_PAD.encode(sealed.unwrap()),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
        );
    }

    #[test]
    fn keys_that_are_none_are_refused() {
        let (key, auth) = (
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "BTBZMqHH6r4Tts7J_aSIgg",
        );
        assert!(PushKeys::read(&format!("{key}="), &format!("{auth}==")).is_ok(), "padding is accepted");
        let off_curve = URL_SAFE_NO_PAD.encode([[4].as_slice(), &[1; 64]].concat());
        let infinity = URL_SAFE_NO_PAD.encode([0]);
        for (key, auth) in [
            ("", auth),
            (key, ""),
            (&key[1..], auth),
            (key, &auth[2..]),
            (&off_curve, auth),
            (&infinity, auth),
            ("!", auth),
        ] {
            assert_eq!(PushKeys::read(key, auth).err(), Some(ChannelProblem::BadKeys), "{key} {auth}");
        }
    }

    #[tokio::test]
    async fn a_push_service_can_check_who_sends() {
        let store = MemoryStore::new();
        let vapid = Vapid::open(&store, "https://quipu.example").await.unwrap();
        let again = Vapid::open(&store, "https://quipu.example").await.unwrap();
        assert_eq!(vapid.public(), again.public(), "the key is kept");
        let to = Client::new(false).unwrap().read("https://push.example:8443/send/1?a=b").unwrap();
        let now = SystemTime::UNIX_EPOCH + Duration::from_secs(1_000_000);
        let header = vapid.authorization(&to, now).unwrap();
        let header = header.to_str().unwrap().to_owned();
        let (token, key) = header.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let signature = Signature::from_slice(&bytes(signature)).unwrap();
        let key = VerifyingKey::from_sec1_bytes(&bytes(key)).unwrap();
        key.verify(signed.as_bytes(), &signature).unwrap();
        let claims: serde_json::Value =
            serde_json::from_slice(&bytes(signed.split_once('.').unwrap().1)).unwrap();
        let expected =
            json!({ "aud": "https://push.example:8443", "exp": 1_043_200, "sub": "https://quipu.example" });
        assert_eq!(claims, expected);
    }

    #[test]
    fn a_message_that_is_too_long_is_not_sent() {
        let keys =
            PushKeys::read(&URL_SAFE_NO_PAD.encode(point(&new_key().public_key())), "BTBZMqHH6r4Tts7J_aSIgg");
        let keys = keys.unwrap();
        assert!(encrypt(&[b'a'; 4079], &keys, &new_key(), [1; 16]).is_some());
        assert!(encrypt(&[b'a'; 4080], &keys, &new_key(), [1; 16]).is_none());
    }
}

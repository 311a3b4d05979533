//! Types that are written as one word.

/// An enum of named values with `NAMES`, `all`, `name`, `Display`, `FromStr` and serde. It must be `Copy`; a text must match a name
/// exactly. `named! { Side, "side", [(Side::Left, "left"), (Side::Right, "right")] }` does the same for a type declared elsewhere, which
/// then has to derive `JsonSchema` itself if it needs one.
///
/// ```
/// game_core::named! {
///     #[derive(Clone, Copy, Debug, PartialEq)]
///     pub enum Side("side") { Left => "left", Right => "right" }
/// }
///
/// assert_eq!(Side::Left.name(), "left");
/// assert_eq!("right".parse(), Ok(Side::Right));
/// assert_eq!("Left".parse::<Side>(), Err(r#"there is no side "Left""#.to_owned()));
/// ```
#[macro_export]
macro_rules! named {
    ($(#[$meta:meta])* $vis:vis enum $type:ident($what:literal) {
        $($(#[$of:meta])* $variant:ident => $name:literal),* $(,)?
    }) => {
        #[derive($crate::schemars::JsonSchema)]
        #[schemars(crate = "game_core::schemars")]
        $(#[$meta])*
        $vis enum $type { $($(#[$of])* #[schemars(rename = $name)] $variant),* }

        $crate::named! { $type, $what, [$(($type::$variant, $name)),*] }
    };
    ($type:ty, $what:literal, $names:expr) => {
        impl $type {
            /// Every value with its name.
            pub const NAMES: &'static [($type, &'static str)] = &$names;

            pub fn all() -> impl Iterator<Item = $type> {
                Self::NAMES.iter().map(|(it, _)| *it)
            }

            /// The name in records and messages.
            pub fn name(self) -> &'static str {
                Self::NAMES.iter().find(|(it, _)| *it == self).map_or("?", |(_, name)| name)
            }
        }

        impl ::core::fmt::Display for $type {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.pad(self.name())
            }
        }

        impl ::core::str::FromStr for $type {
            type Err = $crate::alloc::string::String;

            fn from_str(text: &str) -> ::core::result::Result<Self, Self::Err> {
                let found = Self::NAMES.iter().find(|(_, name)| *name == text);
                found.map(|(it, _)| *it).ok_or_else(|| $crate::alloc::format!("there is no {} {text:?}", $what))
            }
        }

        $crate::serde_text!($type);
        $crate::schema_of_names!($type);
    };
}

/// The schema of a [`named!`] type: one of its names.
#[cfg(feature = "schema")]
#[doc(hidden)]
#[macro_export]
macro_rules! schema_of_names {
    ($type:ty) => {
        impl $crate::utoipa::PartialSchema for $type {
            fn schema() -> $crate::utoipa::openapi::RefOr<$crate::utoipa::openapi::Schema> {
                use $crate::utoipa::openapi::{ObjectBuilder, Type};
                let names = Self::NAMES.iter().map(|(_, name)| *name);
                ObjectBuilder::new().schema_type(Type::String).enum_values(Some(names)).into()
            }
        }

        impl $crate::utoipa::ToSchema for $type {}
    };
}

#[cfg(not(feature = "schema"))]
#[doc(hidden)]
#[macro_export]
macro_rules! schema_of_names {
    ($type:ty) => {};
}

/// Serde through `Display` and `FromStr`, for types that are written as one word.
#[macro_export]
macro_rules! serde_text {
    ($type:ty) => {
        impl $crate::serde::Serialize for $type {
            fn serialize<S: $crate::serde::Serializer>(
                &self,
                to: S,
            ) -> ::core::result::Result<S::Ok, S::Error> {
                to.collect_str(self)
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $type {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(
                from: D,
            ) -> ::core::result::Result<Self, D::Error> {
                let text = $crate::alloc::borrow::Cow::<'de, str>::deserialize(from)?;
                text.parse().map_err($crate::serde::de::Error::custom)
            }
        }
    };
}

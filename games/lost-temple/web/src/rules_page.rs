//! The rules of Lost Temple.

mod pictures;

use leptos::prelude::*;
use pictures::{Character, Hand, Purse, Track};
use web_shell::pages::rules::{Contents, Rule, Symbols, heading};
use web_shell::symbol::Symbol;
use web_shell::t;

#[component]
pub fn Rules() -> impl IntoView {
    let chapters = vec![
        ("board", t!("rule-lt-board-title")),
        ("start", t!("rule-lt-start-title")),
        ("idol", t!("rule-lt-idol-title")),
        ("draft", t!("rule-lt-draft-title")),
        ("call", t!("rule-lt-call-title")),
        ("characters", t!("rule-lt-chars-title")),
        ("jungle", t!("rule-lt-jungle-title")),
        ("events", t!("rule-lt-events-title")),
        ("example", t!("rule-lt-ex-title")),
        ("end", t!("rule-lt-end-title")),
        ("see", t!("rule-lt-see-title")),
        ("ten", t!("rule-lt-ten-title")),
        ("house", t!("rule-lt-house-title")),
    ];
    view! {
        <Contents chapters />

        {heading("board", t!("rule-lt-board-title"))}
        <Rule id="L-01" text=t!("rule-lt-box") />
        <Track from=1 spaces="..evjtT" pawns=&[("sun", 1)] />
        <Rule id="L-02" text=t!("rule-lt-track") />
        <Rule id="L-02" text=t!("rule-lt-great") />
        <Rule id="L-03" text=t!("rule-lt-own-boards") />
        <House id="L-03" text=t!("rule-lt-house-03") />

        {heading("start", t!("rule-lt-start-title"))}
        <Rule id="L-04" text=t!("rule-lt-dealt") />
        <p class="t-purses"><Purse pawn="sun" gems=0 machetes=0 /><Purse pawn="puma" gems=3 machetes=0 /><Purse pawn="condor" gems=4 machetes=1 /></p>
        <Rule id="L-05" text=t!("rule-lt-purses") />
        <Rule id="L-06" text=t!("rule-lt-bank") />
        <House id="L-06" text=t!("rule-lt-house-06") />

        {heading("idol", t!("rule-lt-idol-title"))}
        <div class="with-card"><Symbol name="idol" class="t-big" /><div>
            <Rule id="L-07" text=t!("rule-lt-idol-first") />
            <House id="L-07" text=t!("rule-lt-house-07") />
            <Rule id="L-08" text=t!("rule-lt-idol-rear") />
            <House id="L-08" text=t!("rule-lt-house-08") />
        </div></div>

        {heading("draft", t!("rule-lt-draft-title"))}
        <Hand />
        <Rule id="L-09" text=t!("rule-lt-draft-many") />
        <Aside />
        <Rule id="L-10" text=t!("rule-lt-draft-eight") />
        <Rule id="L-11" text=t!("rule-lt-draft-three") />
        <Rule id="L-12" text=t!("rule-lt-draft-two") />
        <House id="L-12" text=t!("rule-lt-house-12") />
        <Rule id="L-13" text=t!("rule-lt-draft-know") />
        <House id="L-13" text=t!("rule-lt-house-13") />

        {heading("call", t!("rule-lt-call-title"))}
        <Rule id="L-14" text=t!("rule-lt-call-order") />
        <House id="L-14" text=t!("rule-lt-house-14") />
        <Rule id="L-17" text=t!("rule-lt-call-nobody") />
        <House id="L-17" text=t!("rule-lt-house-17") />
        <Rule id="L-25" text=t!("rule-lt-must-move") />
        <House id="L-25" text=t!("rule-lt-house-25") />

        <Characters />
        <Jungle />
        <Events />
        <Example />

        {heading("end", t!("rule-lt-end-title"))}
        <Symbols names=&["great-temple", "pawn-sun", "ui-crown"] />
        <Rule id="L-31" text=t!("rule-lt-finish") />
        <House id="L-31" text=t!("rule-lt-house-31") />
        <Rule id="L-32" text=t!("rule-lt-ranks") />
        <House id="L-32" text=t!("rule-lt-house-32") />

        {heading("see", t!("rule-lt-see-title"))}
        <Rule id="L-05" text=t!("rule-lt-see-all") />
        <Rule id="L-13 L-18" text=t!("rule-lt-see-you") />

        {heading("ten", t!("rule-lt-ten-title"))}
        <div class="t-character"><Character number=10 name="mandarin" /><div>
            <h3>{t!("rule-lt-name-mandarin")}</h3>
            <Rule id="L-33" text=t!("rule-lt-mandarin-what") />
            <House id="L-33" text=t!("rule-lt-house-33") />
        </div></div>

        {heading("house", t!("rule-lt-house-title"))}
        <p>{t!("rule-lt-house-about")}</p>
    }
}

/// What we decided where the rulebook is silent, with the number of its rule.
#[component]
fn House(id: &'static str, text: String) -> impl IntoView {
    view! {
        <p class="rule ruling"><b class="tag">{t!("rule-lt-house-mark")}</b>" "{text}" "<small class="rule-id">{id}</small></p>
    }
}

#[component]
fn Aside() -> impl IntoView {
    let rows = [(4, 3, 1), (5, 2, 1), (6, 1, 1), (7, 0, 1), (8, 0, 1)];
    view! {
        <table class="rule-table">
            <caption>{t!("rule-lt-draft-table")}</caption>
            <thead><tr>
                <th scope="col">{t!("rule-lt-draft-players")}</th>
                <th scope="col">{t!("rule-lt-draft-up")}</th>
                <th scope="col">{t!("rule-lt-draft-down")}</th>
            </tr></thead>
            <tbody>{rows.map(|(players, up, down)| view! {
                <tr><th scope="row">{players}</th><td>{up}</td><td>{down}</td></tr>
            })}</tbody>
        </table>
    }
}

/// The nine, in the order they are called.
#[component]
fn Characters() -> impl IntoView {
    let nine = [
        ("shaman", "L-15", t!("rule-lt-name-shaman"), t!("rule-lt-shaman-what")),
        ("thief", "L-16", t!("rule-lt-name-thief"), t!("rule-lt-thief-what")),
        ("seer", "L-18", t!("rule-lt-name-seer"), t!("rule-lt-seer-what")),
        ("priest", "L-19", t!("rule-lt-name-priest"), t!("rule-lt-priest-what")),
        ("elder", "L-20", t!("rule-lt-name-elder"), t!("rule-lt-elder-what")),
        ("artisan", "L-21", t!("rule-lt-name-artisan"), t!("rule-lt-artisan-what")),
        ("scout", "L-22", t!("rule-lt-name-scout"), t!("rule-lt-scout-what")),
        ("canoe", "L-23", t!("rule-lt-name-canoe"), t!("rule-lt-canoe-what")),
        ("child", "L-24", t!("rule-lt-name-child"), t!("rule-lt-child-what")),
    ];
    view! {
        {heading("characters", t!("rule-lt-chars-title"))}
        <ol class="t-characters">
            {(1u8..).zip(nine).map(|(number, (symbol, id, name, what))| view! {
                <li class="t-character"><Character number name=symbol /><div>
                    <h3>{name}</h3>
                    <Rule id text=what />
                    {match id {
                        "L-18" => Some(view! { <House id="L-18" text=t!("rule-lt-house-18") /> }),
                        "L-20" => Some(view! { <House id="L-20" text=t!("rule-lt-house-20") /> }),
                        "L-23" => Some(view! { <House id="L-23" text=t!("rule-lt-house-23") /> }),
                        "L-24" => Some(view! { <House id="L-24" text=t!("rule-lt-house-24") /> }),
                        _ => None,
                    }}
                </div></li>
            }).collect_view()}
        </ol>
    }
}

/// With a machete and without.
#[component]
fn Jungle() -> impl IntoView {
    view! {
        {heading("jungle", t!("rule-lt-jungle-title"))}
        <Rule id="L-26" text=t!("rule-lt-jungle-what") />
        <House id="L-26" text=t!("rule-lt-house-26") />
        <Track from=8 spaces="..j." pawns=&[("sun", 11)] />
        <p class="note">{t!("rule-lt-jungle-example")}</p>
        <Track from=8 spaces="..j." pawns=&[("sun", 10)] />
        <p class="note">{t!("rule-lt-jungle-stops")}</p>
        <Rule id="L-27" text=t!("rule-lt-jungle-all") />
        <House id="L-27" text=t!("rule-lt-house-27") />
    }
}

#[component]
fn Events() -> impl IntoView {
    let tokens = [
        ("token-idol", t!("rule-lt-token-idol")),
        ("token-gems-plus", t!("rule-lt-token-gems-plus")),
        ("token-gems-minus", t!("rule-lt-token-gems-minus")),
        ("token-forward", t!("rule-lt-token-forward")),
        ("token-back", t!("rule-lt-token-back")),
        ("token-machete-plus", t!("rule-lt-token-machete-plus")),
        ("token-machete-minus", t!("rule-lt-token-machete-minus")),
    ];
    view! {
        {heading("events", t!("rule-lt-events-title"))}
        <Rule id="L-28" text=t!("rule-lt-events-when") />
        <House id="L-28" text=t!("rule-lt-house-28") />
        <Rule id="L-29" text=t!("rule-lt-events-new") />
        <House id="L-29" text=t!("rule-lt-house-29") />
        <ul class="t-tokens">
            {tokens.map(|(symbol, text)| view! { <li><Symbol name=symbol class="i-xl" /><Rule id="L-30" text /></li> })}
        </ul>
        <House id="L-30" text=t!("rule-lt-house-30") />
    }
}

/// A round of two players; every gem and every space follows the rules.
#[component]
fn Example() -> impl IntoView {
    let steps = [
        (2, "thief", t!("rule-lt-ex-thief")),
        (3, "seer", t!("rule-lt-ex-seer")),
        (7, "scout", t!("rule-lt-ex-scout")),
        (8, "canoe", t!("rule-lt-ex-canoe")),
    ];
    view! {
        {heading("example", t!("rule-lt-ex-title"))}
        <p>{t!("rule-lt-ex-who")}</p>
        <Track from=6 spaces="....j" pawns=&[("puma", 6), ("sun", 8)] />
        <ol class="t-characters">
            {steps.map(|(number, name, text)| view! { <li class="t-character"><Character number name /><p>{text}</p></li> })}
            <li class="t-character"><Symbol name="idol" class="t-big" /><p>{t!("rule-lt-ex-idol")}</p></li>
        </ol>
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_house_ruling_is_marked_at_its_rule_and_nothing_else_is() {
        let rules = include_str!("../../rules/rules.md");
        let page = include_str!("rules_page.rs");
        let rules = rules.split("- **").skip(1).filter(|rule| rule.starts_with("L-"));
        let mut marked = 0;
        for rule in rules {
            let words: Vec<&str> = rule.split_whitespace().collect();
            let (number, ruling) = (&rule[..4], words.join(" ").contains("*(house ruling"));
            assert_eq!(page.contains(&format!("House id=\"{number}\"")), ruling, "{number}");
            marked += usize::from(ruling);
        }
        assert!(marked > 15, "{marked}");
    }
}

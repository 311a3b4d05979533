//! The whole truth of a table, as the record writes it and as a person sees it.

use crate::common::{Expedition, options, set_up, trail};
use game_testkit::Script;
use lost_temple_rules::Character::*;
use lost_temple_rules::{Action, Chance, State, Token};
use serde_json::to_string;

/// Space:            123456789012
const TRACK: &str = "v.e.jjj.T.eT";

#[test]
fn the_table_is_written_as_the_record_says() {
    let mut table = Script::<State>::new(&options(TRACK, &[(3, 4, true)]), 2);
    table.chance(Chance::Start(Shaman));
    assert_eq!(
        to_string(&table.table()).unwrap(),
        concat!(
            r#"{"round":0,"idol":null,"positions":[-2,null],"gems":[4,0],"machetes":[1,0],"bank":{"gems":46,"machetes":7},"#,
            r#""picked":[[],[]],"curse":null,"theft":null,"tokens":{},"next_idol":null,"up":[],"aside":[],"hand":[],"#,
            r#""called":null,"reserve":{"idol":2,"gems+4":3,"gems-2":2,"forward+3":4,"back-2":3,"machete+":2,"machete-":2}}"#
        )
    );
    let mut table = trail(TRACK, &[(3, 4, true), (1, 0, false)], &[Token::Idol, Token::Idol]);
    table.chance(Chance::Up(Elder)).chance(Chance::Aside(Seer)).act(0, Action::Pick(Thief));
    let writes = |table: &Script<State>, parts: &[&str]| {
        let text = to_string(&table.table()).unwrap();
        parts.iter().for_each(|part| assert!(text.contains(part), "{part} in {text}"));
    };
    let parts = [
        r#"{"round":1,"idol":0,"positions":[-2,0],"#,
        r#""picked":[["thief"],[]],"curse":null,"theft":null,"tokens":{"3":"idol","11":"idol"},"#,
        r#""up":["elder"],"aside":["seer"],"hand":["shaman","priest","artisan","scout","canoe","child"],"called":null"#,
        r#""reserve":{"idol":0,"gems+4":3,"gems-2":2,"forward+3":4,"back-2":3,"machete+":2,"machete-":2}}"#,
    ];
    writes(&table, &parts);
    table.act(1, Action::Pick(Child));
    assert_eq!(table.table().hand, [], "chance is due, and nobody picks");
    table.chance(Chance::Aside(Canoe)).act(0, Action::Pick(Shaman)).chance(Chance::Aside(Priest));
    table.act(1, Action::Pick(Scout)).act(0, Action::Name(Priest));
    let parts = [
        r#""picked":[["thief","shaman"],["child","scout"]],"curse":"priest","theft":null,"#,
        r#""aside":["seer","canoe","priest","artisan"],"hand":[],"called":"thief""#,
    ];
    writes(&table, &parts);
    // The space of a revealed token is not listed until it has another one.
    table.act(0, Action::Name(Child)).act(0, Action::Steps(1)).act(1, Action::PayGems(0));
    writes(&table, &[r#""round":2"#, r#""picked":[[],[]],"curse":null,"theft":null"#]);
    table.select(&[&[Scout, Priest], &[Elder, Child]]).play_to(Scout).act(0, Action::PayGems(4));
    writes(&table, &[r#""positions":[3,0]"#, r#""tokens":{"11":"idol"}"#]);
}

#[test]
fn the_picture_shows_the_track_the_players_and_what_is_due() {
    let mut table = set_up(&options(TRACK, &[(3, 4, true), (1, 1, false)]), 3, &[Token::Idol, Token::Back]);
    table.select(&[&[Scout, Shaman], &[Priest, Elder], &[Seer, Child]]);
    insta::assert_snapshot!(table.table().to_string(), @r"
    Round 1, shaman is called: seat 0 names a character

      -2  -1   0
       _   _   _
       0      12
       1   2   3   4   5   6   7   8   9  10  11  12
       v   .   e   .   j   j   j   .   T   .   e  >T
    e event, j jungle, v village, t temple, T great temple, > finish; digits are pawns by seat

    seat  space  gems machetes  idol  characters
    0        -2     5        1  idol  scout, shaman
    1         0     1        0  -     priest, elder
    2         0     0        0  -     seer, child

    Aside     thief artisan canoe
    Bank      44 gems, 7 machetes
    Tokens    3:idol 11:back-2
    Reserve   1×idol 3×gems+4 2×gems-2 4×forward+3 2×back-2 2×machete+ 2×machete-
    ");
}

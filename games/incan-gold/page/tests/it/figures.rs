//! The figures of the page are those of the document that says how they were measured.

use incan_gold_page::Figures;

#[test]
fn the_page_shows_what_the_document_says() {
    let figures: Figures =
        serde_json::from_str(include_str!("../../../solved/figures/2005.json")).expect("they can be read");
    let document = include_str!("../../../../../docs/solved.md");
    let thumb = figures.thumb;
    let command = format!("{},{},{}", thumb.limit, thumb.each, thumb.ahead);
    assert!(document.contains(&command), "{command}");
    let wins = format!("{:.2} ± {:.2}%", 100.0 * thumb.wins, 100.0 * thumb.margin);
    assert!(document.contains(&wins), "{wins}");
    assert!(!figures.rules.is_empty());
    for rule in figures.rules {
        let best = format!("| {:.1}% |", 100.0 * rule.best);
        let row = document.lines().find(|line| line.starts_with(&format!("| `{}`", rule.name)));
        assert!(row.is_some_and(|row| row.ends_with(&best)), "{}: {best}", rule.name);
    }
}

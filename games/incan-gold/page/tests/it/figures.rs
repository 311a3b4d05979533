//! The figures of the page are those of the document that says how they were measured.

use incan_gold_page::Figures;

const FIGURES: [(u16, &str); 2] = [
    (2005, include_str!("../../../solved/figures/2005.json")),
    (2006, include_str!("../../../solved/figures/2006.json")),
];

/// The cells of a row of a table.
fn cells(row: &str) -> Vec<&str> {
    row.trim_matches('|').split('|').map(str::trim).collect()
}

#[test]
fn the_page_shows_what_the_document_says() {
    let document = include_str!("../../../../../docs/solved.md");
    let mut rows = document.lines().skip_while(|line| !line.starts_with("| rule |"));
    let years = cells(rows.next().unwrap());
    let rows: Vec<Vec<&str>> = rows.take_while(|line| line.starts_with('|')).map(cells).collect();
    for (year, figures) in FIGURES {
        let Figures { thumb, rules } = serde_json::from_str(figures).unwrap();
        let command = format!("thumb:{},{},{}", thumb.limit, thumb.each, thumb.ahead);
        assert!(document.contains(&command), "{command}");
        let wins = format!("{:.2} ± {:.2}%", 100.0 * thumb.wins, 100.0 * thumb.margin);
        assert!(document.contains(&wins), "{year}: {wins}");
        let column = years.iter().position(|name| *name == year.to_string()).unwrap();
        assert!(!rules.is_empty());
        for rule in rules {
            let row = rows.iter().find(|row| row[0].starts_with(&format!("`{}`", rule.name))).unwrap();
            let best = format!("{}{:.1}%", if rule.exact { "" } else { "at least " }, 100.0 * rule.best);
            assert_eq!(row[column], best, "{year}: {}", rule.name);
        }
    }
}

//! The table in ARCHITECTURE.md that says which crate may depend on which.

use super::tree::File;

pub const HEADING: &str = "## Who may depend on whom";

/// A row: `` | `crate` | `may`, `use` | `in`, `tests` | ``.
#[derive(Debug, PartialEq)]
pub struct Row {
    pub line: usize,
    pub name: String,
    pub may_use: Vec<String>,
    pub in_tests: Vec<String>,
}

/// The rows of the table; `None` if the page has no such heading.
pub fn rows(page: File<'_>) -> Option<Vec<Row>> {
    let mut lines = page.lines().skip_while(|(_, text)| text.trim_end() != HEADING);
    lines.next()?;
    let section = lines.take_while(|(_, text)| !text.starts_with("## "));
    Some(section.filter_map(|(line, text)| row(line, text)).collect())
}

/// The head of the table and the line under it have no crate in their first cell, and so are no rows.
fn row(line: usize, text: &str) -> Option<Row> {
    let mut cells = text.trim().strip_prefix('|')?.split('|');
    let name = in_backticks(cells.next()?).into_iter().next()?;
    let mut next = || in_backticks(cells.next().unwrap_or_default());
    Some(Row { line, name, may_use: next(), in_tests: next() })
}

fn in_backticks(cell: &str) -> Vec<String> {
    cell.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_read() {
        let text = "# Page\n| `x` | `y` |\n## Who may depend on whom\n\nWords.\n\n| crate | may use | in tests only |\n\
            | --- | --- | --- |\n| `a` | nothing | |\n| `b` | `a`, `c` | `d` |\n## Next\n| `z` | `a` | |\n";
        let rows = rows(File { path: "ARCHITECTURE.md", text }).unwrap();
        let b = Row {
            line: 10,
            name: "b".into(),
            may_use: vec!["a".into(), "c".into()],
            in_tests: vec!["d".into()],
        };
        assert_eq!(rows.len(), 2);
        assert_eq!((rows[0].name.as_str(), rows[0].may_use.len()), ("a", 0));
        assert_eq!(rows[1], b);
        assert!(super::rows(File { path: "x", text: "# No table\n" }).is_none());
    }
}

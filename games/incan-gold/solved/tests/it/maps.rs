//! Maps that are shipped.

use incan_gold_solved::map::{self, Map};
use incan_gold_solved::{Prepared, table};

const MAPS: [(u16, &[u8], &[u8]); 3] = [
    (2005, include_bytes!("../../tables/2005.bin"), include_bytes!("../../maps/2005.bin")),
    (2006, include_bytes!("../../tables/2006.bin"), include_bytes!("../../maps/2006.bin")),
    (2016, include_bytes!("../../tables/2016.bin"), include_bytes!("../../maps/2016.bin")),
];

#[test]
fn a_map_is_what_the_table_gives() {
    for (year, table, bytes) in MAPS {
        let chances = table::decode(table).expect("it is a table");
        let map = map::decode(bytes).expect("it is a map");
        assert!(bytes.len() <= 80_000);
        assert_eq!((map.year, map.encode().as_slice()), (year, bytes));
        let mut drawn = Map::new(year);
        let (round, lead) = (5, 7);
        let key = Map::key(&chances.edition, round);
        drawn.enter(round, lead, &Prepared::new(&chances, round, key, lead));
        for (hazards, gems) in (0..=4).flat_map(|hazards| (0..=60).map(move |gems| (hazards, gems))) {
            for lead in [lead, -lead] {
                assert_eq!(map.cell(round, hazards, gems, lead), drawn.cell(round, hazards, gems, lead));
            }
        }
        // Three hazards and a rich bag: nobody who is ahead stays.
        assert!(map.cell(1, 3, 30, 0).is_some_and(|cell| cell.camp > 0.8));
        assert!(map.cell(1, 0, 2, 0).is_some_and(|cell| cell.camp < 0.05));
        assert!(map.cell(1, 0, 60, 0).is_none() && map.cell(6, 0, 0, 0).is_none());
        assert!(map::decode(&bytes[..bytes.len() - 2]).is_err());
    }
}

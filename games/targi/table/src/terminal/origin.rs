//! What of the cards is this project's own reconstruction.
//!
//! Tribe cards, goods cards and dunes carry that mark themselves; of the
//! expansion's border cards only some figures are unknown.

use targi::{Border, Edition};

/// What of a border card is reconstructed, if anything is.
pub(crate) fn reconstructed(border: Border) -> Option<&'static str> {
    match border {
        Border::Trader(Edition::Expansion) => Some("its rates are reconstructed"),
        Border::Silversmith(Edition::Expansion) => Some("all but its first rate are reconstructed"),
        Border::WaterHole => Some("the amount is reconstructed"),
        Border::Raid(demand) if demand.exactly.goods_count() > 0 => {
            Some("which goods it takes is reconstructed")
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use targi::{Field, border};

    #[test]
    fn nothing_of_the_base_game_is_reconstructed() {
        assert!(Field::all().all(|field| reconstructed(border(field, Edition::Base)).is_none()));
        let expansion = |field: &Field| reconstructed(border(*field, Edition::Expansion)).is_some();
        let marked: Vec<u8> = Field::all().filter(expansion).map(Field::number).collect();
        assert_eq!(marked, [4, 5, 8, 10, 12, 13]);
    }
}

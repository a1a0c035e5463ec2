//! What the network of Five Tribes reads of a position between two rounds.
//!
//! Players come clockwise from the one who looks. Where on the board things are, it is not
//! told: what can be reached from where is beyond a small network, and by the tiles it would
//! learn single games by heart. What things are worth ([`crate::worth`]) it is told instead.
//!
//! Purses are those of all players. A search has drawn anew whatever of them its seat does not
//! know, so the mean over its guesses is what follows from its view.

use crate::worth::{PARTS, Purse, Worth};
use caravanserai_core::{Member, Seat, Set};
use five_tribes::{
    ArtisanTie, Djinn, Item, Open, Piece, ROW, Resource, SEATS, Squares, State, TRIBES, Tally,
    Thief, Tile, Tribe,
};
use sage::{Block, Inputs, blocks};

/// The most camels left that are told apart.
const MOST_CAMELS: usize = 11;
/// The most that an input may be, in what counts as 1 of it.
const MOST_UNITS: i16 = 7;

blocks! {
    /// Everything that the network reads.
    INPUTS:
    OPTION [6], 1, "the options: 2, 3, 4 players; thieves; artisans; artisan_tie two";
    ENDING [1], 1, "whether this round is the last";
    TIME [MOST_CAMELS + 1], 1, "the camels left to whoever has fewest";
    MEEPLES [TRIBES], 16, "the meeples on the board";
    CROWD [1], 16, "tiles with meeples";
    SUPPLY [2], 12, "palms and palaces in the supply";
    CARDS_IN_ROW [ROW, Resource::KINDS], 1, "the resource cards on offer, the first one first";
    DJINNS_UP [Djinn::KINDS], 1, "the djinns on offer";
    THIEF_UP [Thief::KINDS], 1, "the thief on offer";
    FREE_TILES [Tile::KINDS], 4, "tiles that belong to nobody";
    FREE_PIECES [2], 4, "palms and palaces on them";
    BID_ORDER [SEATS, SEATS], 1, "who bids, in order";
    CAMELS_LEFT [SEATS], 4, "camels that each player can still place";
    TILES [SEATS, Tile::KINDS], 2, "the tiles of each player";
    PIECES [SEATS, 2], 3, "palms and palaces on them";
    HELD [SEATS, 3], 6, "Viziers, Elders and Artisans of each player";
    DJINNS [SEATS, Djinn::KINDS], 1, "djinns of each player";
    THIEVES [SEATS, Thief::KINDS], 1, "thieves of each player";
    COINS [SEATS], 32, "coins of each player";
    CARDS [SEATS, Resource::KINDS], 2, "resource cards of each player";
    ITEMS [SEATS, Item::KINDS], 2, "items of each player";
    WORTH [SEATS, PARTS], 32, "what each player has and may hope for, in points";
    LEAD [SEATS - 1], 32, "how much more that is than each other player's, in half points";
}

/// What counts as 1 in an input.
pub(crate) fn unit(index: usize) -> u8 {
    let block = INPUTS.iter().rfind(|block| block.first <= index);
    block.map_or(1, |block| block.scale)
}

/// Tells what the network reads.
pub(crate) fn tell(state: &State, seat: Seat, out: &mut Inputs) {
    let mut told = Told(out);
    table(state.open(), &mut told);
    let players = state.open().options.players;
    let mut prospects = [0.0; SEATS];
    for place in 0..players {
        let who = Seat((seat.0 + place) % players);
        prospects[usize::from(place)] = player(state, who, usize::from(place), &mut told);
    }
    for other in 1..usize::from(players) {
        told.points(&LEAD, other - 1, 2.0 * (prospects[0] - prospects[other]));
    }
    for (order, who) in state.open().bid_order.as_slice().iter().enumerate() {
        let place = usize::from((who.0 + players - seat.0) % players);
        told.put(&BID_ORDER, order * SEATS + place, 1);
    }
}

fn table(open: &Open, told: &mut Told<'_>) {
    let (options, board) = (&open.options, &open.board);
    told.put(&OPTION, usize::from(options.players) - 2, 1);
    told.put(&OPTION, 3, options.thieves.into());
    told.put(&OPTION, 4, options.artisans.into());
    told.put(&OPTION, 5, (options.artisan_tie == ArtisanTie::Two).into());
    told.put(&ENDING, 0, open.ending.into());
    let camels = open.seats().map(|seat| open.camels_left(seat)).min().unwrap_or(0);
    told.put(&TIME, usize::from(camels).min(MOST_CAMELS), 1);
    let meeples = board.all_meeples();
    for tribe in meeples.tribes() {
        told.put(&MEEPLES, tribe.index(), meeples.of(tribe).into());
    }
    told.put(&CROWD, 0, board.occupied().len().into());
    told.put(&SUPPLY, 0, open.palms_left.into());
    told.put(&SUPPLY, 1, open.palaces_left.into());
    for (place, card) in open.row.as_slice().iter().enumerate() {
        told.put(&CARDS_IN_ROW, place * Resource::KINDS + card.index(), 1);
    }
    told.set(&DJINNS_UP, 0, open.djinns_up);
    told.set(&THIEF_UP, 0, open.thief_up.into_iter().collect());
    told.tiles(open, board.land().without(open.owned()), (&FREE_TILES, &FREE_PIECES), 0);
}

/// Tells of one player, and returns all that the player has and may hope for.
fn player(state: &State, who: Seat, place: usize, told: &mut Told<'_>) -> f32 {
    let open = state.open();
    let player = open.player(who);
    told.put(&CAMELS_LEFT, place, open.camels_left(who).into());
    told.tiles(open, player.tiles(), (&TILES, &PIECES), place);
    for (kept, tribe) in Tribe::KEPT.into_iter().enumerate() {
        told.put(&HELD, place * Tribe::KEPT.len() + kept, player.held.of(tribe).into());
    }
    told.set(&DJINNS, place * Djinn::KINDS, player.djinns);
    told.set(&THIEVES, place * Thief::KINDS, player.thieves);
    let purse = Purse::of(state, who);
    told.put(&COINS, place, purse.coins as i16);
    told.tally(&CARDS, place * Resource::KINDS, &purse.hand);
    told.tally(&ITEMS, place * Item::KINDS, &purse.items);
    let parts = Worth::new(open, who).parts(Some(&purse));
    for (part, points) in parts.iter().enumerate() {
        told.points(&WORTH, place * PARTS + part, *points);
    }
    parts.iter().sum()
}

/// Puts numbers into their blocks.
struct Told<'a>(&'a mut Inputs);

impl Told<'_> {
    fn put(&mut self, block: &Block, offset: usize, value: i16) {
        let most = MOST_UNITS * i16::from(block.scale);
        self.0.add(block.first + offset, value.clamp(-most, most));
    }

    fn points(&mut self, block: &Block, offset: usize, points: f32) {
        // Rounded as `f32::round` does, but for halves below 0, and much quicker.
        self.put(block, offset, (points + 4096.5) as i16 - 4096);
    }

    fn set<T: Member>(&mut self, block: &Block, first: usize, set: Set<T>) {
        set.iter().for_each(|member| self.put(block, first + member.index(), 1));
    }

    fn tally<K: Member>(&mut self, block: &Block, first: usize, tally: &Tally<K>) {
        for kind in tally.kinds() {
            self.put(block, first + kind.index(), tally.of(kind).into());
        }
    }

    /// How many tiles of each kind these are, and what is built on them.
    fn tiles(
        &mut self,
        open: &Open,
        squares: Squares,
        (tiles, pieces): (&Block, &Block),
        place: usize,
    ) {
        let mut kinds = [0; Tile::KINDS];
        let mut built = [0; 2];
        for square in squares {
            kinds[open.board.tile(square).index()] += 1;
            built[0] += i16::from(open.board.built(Piece::Palm, square));
            built[1] += i16::from(open.board.built(Piece::Palace, square));
        }
        for (kind, count) in kinds.into_iter().enumerate() {
            self.put(tiles, place * Tile::KINDS + kind, count);
        }
        for (piece, count) in built.into_iter().enumerate() {
            self.put(pieces, place * built.len() + piece, count);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use caravanserai_core::{Chance, Game, Quick, Seed};
    use five_tribes::Options;

    #[test]
    fn every_input_is_told_once_and_no_larger_than_the_network_can_add_up() {
        let (mut chance, mut legal, mut most) = (Quick::new(4), Vec::new(), 0);
        for game in 0..12 {
            let (players, artisans) = (2 + (game % 3) as u8, game & 1 == 1);
            let options = Options { players, artisans, thieves: true, ..Options::default() };
            let mut state = State::new(&options, &Seed::new(format!("told {game}")));
            while let Some(seat) = state.to_act() {
                let mut inputs = Inputs::none();
                tell(&state, seat, &mut inputs);
                let mut seen = vec![false; Block::total(&INPUTS)];
                for (index, value) in inputs.all() {
                    let index = usize::from(index);
                    assert!(!std::mem::replace(&mut seen[index], true), "{index} is told twice");
                    assert!(value.abs() <= MOST_UNITS * i16::from(unit(index)), "{index}: {value}");
                }
                most = most.max(inputs.all().count());
                legal.clear();
                state.choices(&mut legal);
                state.play_unchecked(legal[chance.below(legal.len() as u32) as usize]);
            }
        }
        assert!((80..Inputs::MOST).contains(&most), "{most} at most");
    }

    #[test]
    fn a_lead_is_told_to_both_who_have_it_and_who_have_not() {
        let mut state = State::new(&Options::default(), &Seed::new("lead"));
        let (mut chance, mut legal, mut leads) = (Quick::new(1), Vec::new(), 0);
        while state.to_act().is_some() {
            let lead = |seat| {
                let mut inputs = Inputs::none();
                tell(&state, seat, &mut inputs);
                let mut all = inputs.all();
                all.find(|(index, _)| usize::from(*index) == LEAD.first).map_or(0, |told| told.1)
            };
            let (mine, theirs) = (lead(Seat(0)), lead(Seat(1)));
            assert!((mine + theirs).abs() <= 1, "{mine} and {theirs}");
            leads += i32::from(mine != 0);
            legal.clear();
            state.choices(&mut legal);
            state.play_unchecked(legal[chance.below(legal.len() as u32) as usize]);
        }
        assert!(leads > 20, "{leads}");
    }
}

//! Points at the end of the game (F-END-2, F-THIEF-4, F-ART-4, F-ART-6, F-ART-8).

use crate::board::Piece;
use crate::catalogue::catalogue;
use crate::ids::Resource;
use crate::options::ArtisanTie;
use crate::printed::Power;
use crate::sale::best_sale;
use crate::square::Square;
use crate::state::{Open, SEATS, State};
use crate::tribe::Tribe;
use caravanserai_core::{Score, Scores, Seat};

impl State {
    pub(crate) fn scores(&self) -> Scores {
        let mut scores = [Score::default(); SEATS];
        for seat in self.open.seats() {
            scores[seat.index()] = self.score(seat);
        }
        let scores = &scores[..usize::from(self.open.options.players)];
        // Equal totals share the victory.
        Scores::new(scores, |seat| scores[seat.index()].total())
    }

    fn score(&self, seat: Seat) -> Score {
        let open = &self.open;
        let mut score = Score::default();
        score.add("coins", i16::try_from(self.hidden.coins[seat.index()]).unwrap_or(i16::MAX));
        open.add_base(seat, &mut score);
        score.add("merchandise", self.merchandise_points(seat));
        open.add_thieves(seat, &mut score);
        open.add_artisans(seat, &mut score);
        if open.options.artisans {
            score.add("items", self.item_points(seat));
        }
        score
    }

    /// Al-Amin: every 2 Fakirs are 1 merchandise of any kind.
    fn merchandise_points(&self, seat: Seat) -> i16 {
        let cards = self.hidden.hands[seat.index()].and(&self.open.laid_out(seat));
        let al_amin = self.open.holds(seat, Power::FakirsAreWild);
        let wild = if al_amin { cards.of(Resource::FAKIR) / 2 } else { 0 };
        best_sale(&cards, wild) as i16
    }

    fn item_points(&self, seat: Seat) -> i16 {
        let more = self.open.bonus(seat, Power::BetterTreasures);
        let items = self.hidden.items[seat.index()];
        let precious = items.kinds().filter(|item| item.magic().is_none());
        precious.map(|item| i16::from(items.of(item)) * (item.row().points + more)).sum()
    }
}

impl Open {
    /// The points that everybody can count: all but coins, merchandise and items.
    pub fn score_in_sight(&self, seat: Seat) -> Score {
        let mut score = Score::default();
        self.add_base(seat, &mut score);
        self.add_thieves(seat, &mut score);
        self.add_artisans(seat, &mut score);
        score
    }

    fn add_base(&self, seat: Seat, score: &mut Score) {
        let djinns = self.player(seat).djinns.iter();
        score.add("viziers", self.vizier_points(seat));
        score.add("elders", self.elder_points(seat));
        score.add("djinns", djinns.map(|djinn| djinn.row().points).sum());
        score.add("tiles", self.tile_points(seat));
        score.add("palms", self.palm_points(seat));
        score.add("palaces", self.count(Piece::Palace, seat) * catalogue().points.palace);
    }

    fn add_thieves(&self, seat: Seat, score: &mut Score) {
        if self.options.thieves {
            let thieves = self.player(seat).thieves.iter();
            score.add("thieves", thieves.map(|thief| thief.row().points).sum());
        }
    }

    fn add_artisans(&self, seat: Seat, score: &mut Score) {
        if self.options.artisans {
            let tent = self.player(seat).tent;
            score.add("tent", tent.map_or(0, |tent| self.tent_points(tent)));
            score.add("artisans", self.artisan_points(seat));
        }
    }

    /// What the holder of a power gets on top for each scored thing.
    fn bonus(&self, seat: Seat, power: Power) -> i16 {
        let djinn = catalogue().djinn_with(power);
        djinn.filter(|djinn| self.player(seat).djinns.contains(*djinn)).map_or(0, |d| d.row().bonus)
    }

    fn held(&self, seat: Seat, tribe: Tribe) -> i16 {
        i16::from(self.player(seat).held.of(tribe))
    }

    fn vizier_points(&self, seat: Seat) -> i16 {
        let points = &catalogue().points;
        let mine = self.held(seat, Tribe::Vizier);
        let fewer = self.opponents(seat).filter(|o| self.held(*o, Tribe::Vizier) < mine);
        mine * (points.vizier + self.bonus(seat, Power::BetterViziers))
            + fewer.count() as i16 * points.vizier_per_player_with_fewer
    }

    fn elder_points(&self, seat: Seat) -> i16 {
        let each = catalogue().points.elder + self.bonus(seat, Power::BetterElders);
        self.held(seat, Tribe::Elder) * each
    }

    fn tile_points(&self, seat: Seat) -> i16 {
        self.player(seat).tiles().map(|at| self.board.tile(at).row().value).sum()
    }

    fn count(&self, piece: Piece, seat: Seat) -> i16 {
        let tiles = self.player(seat).tiles();
        tiles.map(|at| i16::from(self.board.built(piece, at))).sum()
    }

    fn palm_points(&self, seat: Seat) -> i16 {
        let each = catalogue().points.palm + self.bonus(seat, Power::BetterPalms);
        self.count(Piece::Palm, seat) * each
    }

    fn tent_points(&self, tent: Square) -> i16 {
        let red = self.board.red().and(tent.block()).len();
        i16::from(red) * catalogue().points.red_tile_near_tent
    }

    fn artisan_points(&self, seat: Seat) -> i16 {
        let points = &catalogue().points;
        let mine = self.held(seat, Tribe::Artisan);
        let best_other = self.opponents(seat).map(|o| self.held(o, Tribe::Artisan)).max();
        let leads = match self.options.artisan_tie {
            ArtisanTie::Two => Some(mine) > best_other,
            ArtisanTie::Three => Some(mine) >= best_other,
        };
        let each = if leads { points.artisan_most } else { points.artisan };
        mine * (each + self.bonus(seat, Power::BetterArtisans))
    }
}

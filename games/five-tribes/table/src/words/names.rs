//! Names of tribes, cards and tiles, and what each of them does.
//!
//! Every figure comes from the catalogue; where the catalogue says that a
//! figure is a reconstruction, the explanation says so too.

use ::words::{Language, Message, list, message, t};
use caravanserai_core::Seat;
use five_tribes::{
    Cost, Djinn, Item, Items, Loot, Magic, Meeples, Options, Payment, Piece, Power, Resource,
    Resources, Square, Thief, Tile, TileAction, TileColour, Tribe, View, catalogue,
};
use std::borrow::Cow;

/// A tribe, of which there are so many meeples.
fn tribe_message(l: Language, tribe: Tribe, count: u8) -> Message {
    let worth = &catalogue().points;
    let (more, most) = (worth.vizier_per_player_with_fewer, worth.artisan_most);
    match tribe {
        Tribe::Vizier => {
            message!(l, "ft-tribe-vizier", count = count, points = worth.vizier, more = more)
        }
        Tribe::Elder => message!(l, "ft-tribe-elder", count = count, points = worth.elder),
        Tribe::Merchant => message!(l, "ft-tribe-merchant", count = count),
        Tribe::Builder => message!(l, "ft-tribe-builder", count = count),
        Tribe::Assassin => message!(l, "ft-tribe-assassin", count = count),
        Tribe::Artisan => {
            message!(l, "ft-tribe-artisan", count = count, points = worth.artisan, most = most)
        }
    }
}

/// What so many meeples of a tribe are called, without the number.
pub(crate) fn tribe(l: Language, tribe: Tribe, count: u8) -> Cow<'static, str> {
    tribe_message(l, tribe, count).text()
}

/// A number of meeples of a tribe: "2 Viziers".
pub(crate) fn counted(l: Language, tribe: Tribe, count: u8) -> Cow<'static, str> {
    tribe_message(l, tribe, count).voice("counted")
}

/// One meeple of a tribe as the object of a sentence: "a Vizier".
pub(crate) fn one(l: Language, tribe: Tribe) -> Cow<'static, str> {
    tribe_message(l, tribe, 1).voice("one")
}

/// The colour of a tribe's meeples.
pub(crate) fn colour(l: Language, tribe: Tribe) -> Cow<'static, str> {
    tribe_message(l, tribe, 1).voice("colour")
}

/// What a tribe does when a walk ends with it.
pub(crate) fn tribe_action(l: Language, tribe: Tribe) -> Cow<'static, str> {
    tribe_message(l, tribe, 2).voice("action")
}

/// A heap of meeples: "2 Viziers and 1 Elder".
pub(crate) fn meeples(l: Language, heap: Meeples) -> String {
    let parts: Vec<Cow<'static, str>> =
        heap.tribes().map(|tribe| counted(l, tribe, heap.of(tribe))).collect();
    match parts.is_empty() {
        true => t!(l, "ft-no-meeples").into_owned(),
        false => list(l, &parts),
    }
}

/// Blue tiles: "2 blue tiles".
pub(crate) fn blue_tiles(l: Language, count: u8) -> Cow<'static, str> {
    t!(l, "ft-blue-tiles", count = count)
}

/// A seat by the colour of its pieces.
pub(crate) fn seat(l: Language, seat: Seat) -> Cow<'static, str> {
    match seat.0 {
        0 => t!(l, "ft-seat-orange"),
        1 => t!(l, "ft-seat-pink"),
        2 => t!(l, "ft-seat-black"),
        _ => t!(l, "ft-seat-turquoise"),
    }
}

/// Who sits there: the name, or the colour of the seat.
pub(crate) fn player(l: Language, names: &[String], who: Seat) -> Cow<'static, str> {
    match names.get(who.index()) {
        Some(name) => Cow::Owned(name.clone()),
        None => seat(l, who),
    }
}

/// A resource card.
pub(crate) fn resource(l: Language, kind: Resource) -> Cow<'static, str> {
    match kind.row().id.as_str() {
        "ivory" => t!(l, "ft-ivory"),
        "jewels" => t!(l, "ft-jewels"),
        "gold" => t!(l, "ft-gold"),
        "papyrus" => t!(l, "ft-papyrus"),
        "silk" => t!(l, "ft-silk"),
        "spice" => t!(l, "ft-spice"),
        "fish" => t!(l, "ft-fish"),
        "wheat" => t!(l, "ft-wheat"),
        "pottery" => t!(l, "ft-pottery"),
        "fakir" => t!(l, "ft-fakir"),
        other => Cow::Owned(other.to_owned()),
    }
}

/// What a resource card is good for.
pub(crate) fn resource_use(l: Language, kind: Resource) -> Cow<'static, str> {
    let count = kind.row().count;
    if kind == Resource::FAKIR {
        return t!(l, "ft-fakir-text", count = count);
    }
    let sets: Vec<String> = catalogue().sets.iter().skip(1).map(u8::to_string).collect();
    t!(l, "ft-merchandise-text", count = count, sets = sets.join(", "))
}

/// Coins: "3 coins".
pub(crate) fn coins(l: Language, count: impl Into<u32>) -> Cow<'static, str> {
    t!(l, "ft-coins", count = count.into())
}

/// Fakirs as the object of a sentence: "2 Fakirs".
pub(crate) fn fakirs(l: Language, count: u8) -> Cow<'static, str> {
    t!(l, "ft-fakirs", count = count)
}

/// Points, marked where they are a reconstruction.
pub(crate) fn points(l: Language, count: i16, reconstructed: bool) -> Cow<'static, str> {
    match reconstructed {
        true => t!(l, "ft-points-reconstructed", count = count),
        false => t!(l, "ft-points", count = count),
    }
}

/// One way to pay, as in "for 1 Elder and 1 Fakir".
pub(crate) fn payment(l: Language, payment: Payment) -> Cow<'static, str> {
    match payment {
        Payment::Elder => t!(l, "ft-pay-elder"),
        Payment::Fakir => t!(l, "ft-pay-fakir"),
        Payment::Elders => t!(l, "ft-pay-elders"),
        Payment::ElderAndFakir => t!(l, "ft-pay-elder-and-fakir"),
        Payment::Artisan => t!(l, "ft-pay-artisan"),
        Payment::Fakirs => t!(l, "ft-pay-fakirs"),
    }
}

/// What calling a djinn costs.
pub(crate) fn cost(l: Language, cost: Cost) -> Cow<'static, str> {
    match cost {
        Cost::None => t!(l, "ft-cost-none"),
        Cost::Elder => t!(l, "ft-cost-elder"),
        Cost::Elders => t!(l, "ft-cost-elders"),
        Cost::Fakir => t!(l, "ft-cost-fakir"),
        Cost::Fakirs => t!(l, "ft-cost-fakirs"),
    }
}

/// A djinn's name, the same in all languages.
pub(crate) fn djinn(_: Language, djinn: Djinn) -> Cow<'static, str> {
    Cow::Borrowed(djinn.name())
}

/// A djinn with its points: "Leta (4 points)".
pub(crate) fn djinn_with_points(l: Language, which: Djinn) -> Cow<'static, str> {
    let row = which.row();
    let worth = points(l, row.points, row.reconstructed);
    t!(l, "ft-worth", what = djinn(l, which), points = worth)
}

/// What a djinn does, in full; reconstructed points are told to be such.
pub(crate) fn djinn_power(l: Language, djinn: Djinn) -> Cow<'static, str> {
    let row = djinn.row();
    let text = power(l, row.power, row.bonus);
    match row.reconstructed {
        true => t!(l, "ft-with-note", text = text, note = t!(l, "ft-reconstructed-points")),
        false => text,
    }
}

/// The same at a table, which may be without Artisans.
pub(crate) fn djinn_power_at(l: Language, options: &Options, djinn: Djinn) -> Cow<'static, str> {
    match djinn.row().power {
        Power::SpoilsOfKills if !options.artisans => t!(l, "ft-djinn-kandicha-base"),
        _ => djinn_power(l, djinn),
    }
}

fn power(l: Language, power: Power, bonus: i16) -> Cow<'static, str> {
    let points = &catalogue().points;
    match power {
        Power::FakirsAreWild => t!(l, "ft-djinn-al-amin"),
        Power::SettleEmptyTile => t!(l, "ft-djinn-anun-nak"),
        Power::CoinsForDjinns => t!(l, "ft-djinn-baal"),
        Power::Protection => t!(l, "ft-djinn-boaz"),
        Power::PalaceOnVillage => t!(l, "ft-djinn-bouraq"),
        Power::DoubleBuilders => t!(l, "ft-djinn-echidna"),
        Power::PalmOnOasis => t!(l, "ft-djinn-enki"),
        Power::PalaceBeside => t!(l, "ft-djinn-hagis"),
        Power::BetterPalms => {
            t!(l, "ft-djinn-haurvatat", points = points.palm + bonus, usual = points.palm)
        }
        Power::DoubleKill => t!(l, "ft-djinn-iblis"),
        Power::BetterViziers => {
            t!(l, "ft-djinn-jafaar", points = points.vizier + bonus, usual = points.vizier)
        }
        Power::SpoilsOfKills => t!(l, "ft-djinn-kandicha"),
        Power::CheaperBids => t!(l, "ft-djinn-kumarbi"),
        Power::PalmBeside => t!(l, "ft-djinn-lamia"),
        Power::CamelOnEmptyTile => t!(l, "ft-djinn-leta"),
        Power::CoinsForVisits => t!(l, "ft-djinn-marid"),
        Power::CoinsForPalaces => t!(l, "ft-djinn-monkir"),
        Power::CoinsForKills => t!(l, "ft-djinn-nekir"),
        Power::BetterElders => {
            t!(l, "ft-djinn-shamhat", points = points.elder + bonus, usual = points.elder)
        }
        Power::ChooseFromPile => t!(l, "ft-djinn-sibittis"),
        Power::TopResource => t!(l, "ft-djinn-sloar"),
        Power::CamelAmongMeeples => t!(l, "ft-djinn-utug"),
        Power::ThiefProof => t!(l, "ft-djinn-morgiane"),
        Power::BetterTreasures => t!(l, "ft-djinn-geb", points = bonus),
        Power::BetterArtisans => t!(l, "ft-djinn-ptah", points = bonus),
    }
}

/// A thief's name, the same in all languages.
pub(crate) fn thief(_: Language, thief: Thief) -> Cow<'static, str> {
    Cow::Borrowed(thief.name())
}

/// What a thief does, in full, and when.
pub(crate) fn thief_power(l: Language, thief: Thief) -> Cow<'static, str> {
    let row = thief.row();
    let after = tribe(l, row.tribe, 2);
    t!(l, "ft-thief-power", tribe = after, text = loot(l, thief), points = row.points)
}

fn loot_message(l: Language, thief: Thief) -> Message {
    match thief.loot() {
        Loot::Resources => message!(l, "ft-thief-houssain"),
        Loot::Viziers => message!(l, "ft-thief-ziad"),
        Loot::Djinns => message!(l, "ft-thief-ouafat"),
        Loot::Camels => message!(l, "ft-thief-kohdjah"),
        Loot::Buildings => message!(l, "ft-thief-shaum"),
        Loot::Items => message!(l, "ft-thief-madjaar"),
    }
}

/// What a thief takes, without when.
pub(crate) fn loot(l: Language, thief: Thief) -> Cow<'static, str> {
    loot_message(l, thief).text()
}

/// What a thief does to the players it strikes, for any reader.
pub(crate) fn strike(l: Language, thief: Thief) -> Cow<'static, str> {
    loot_message(l, thief).voice("strikes")
}

fn item_message(l: Language, item: Item) -> Message {
    match item.row().magic {
        Some(Magic::Carpet) => message!(l, "ft-item-carpet"),
        Some(Magic::Lamp) => message!(l, "ft-item-lamp"),
        Some(Magic::Flute) => message!(l, "ft-item-flute"),
        Some(Magic::Scimitar) => message!(l, "ft-item-scimitar"),
        Some(Magic::Talisman) => message!(l, "ft-item-talisman"),
        Some(Magic::Horn) => message!(l, "ft-item-horn"),
        Some(Magic::Ring) => message!(l, "ft-item-ring"),
        None => match item.row().id.as_str() {
            "jewelry" => message!(l, "ft-item-jewelry"),
            "chest" => message!(l, "ft-item-chest"),
            _ => message!(l, "ft-item-crown"),
        },
    }
}

/// An item's name.
pub(crate) fn item(l: Language, item: Item) -> Cow<'static, str> {
    item_message(l, item).text()
}

/// An item with its points, if it has any: "Crown (9 points)".
pub(crate) fn item_with_points(l: Language, which: Item) -> Cow<'static, str> {
    let row = which.row();
    match row.magic {
        Some(_) => item(l, which),
        None => {
            let worth = points(l, row.points, false);
            t!(l, "ft-worth", what = item(l, which), points = worth)
        }
    }
}

/// What an item does or is worth, in full; what is reconstructed is told to be.
pub(crate) fn item_power(l: Language, item: Item) -> Cow<'static, str> {
    let row = item.row();
    let power = item_message(l, item).get_voice("power");
    let text = power.unwrap_or_else(|| t!(l, "ft-precious", points = row.points));
    let note = t!(l, "ft-reconstructed-count", count = row.count);
    match row.reconstructed {
        true => t!(l, "ft-with-note", text = text, note = note),
        false => text,
    }
}

/// A tile's name.
pub(crate) fn tile(l: Language, kind: Tile) -> Cow<'static, str> {
    match kind.row().action {
        TileAction::Palace => t!(l, "ft-tile-village"),
        TileAction::Djinn => t!(l, "ft-tile-sacred"),
        TileAction::Palm => t!(l, "ft-tile-oasis"),
        TileAction::Item => t!(l, "ft-tile-workshop"),
        TileAction::None => t!(l, "ft-tile-chasm"),
        TileAction::Market { .. } => match kind.row().id.as_str() {
            "small-market" => t!(l, "ft-tile-small-market"),
            "large-market" => t!(l, "ft-tile-large-market"),
            _ => t!(l, "ft-tile-special-market"),
        },
    }
}

/// A tile with its value: "Village 5"; the Chasm has none.
pub(crate) fn tile_title(l: Language, kind: Tile) -> Cow<'static, str> {
    let row = kind.row();
    match row.colour {
        Some(_) => t!(l, "ft-tile-title", tile = tile(l, kind), value = row.value),
        None => tile(l, kind),
    }
}

/// A tile's value and the colour of it: "blue, worth 5".
pub(crate) fn tile_value(l: Language, kind: Tile) -> Cow<'static, str> {
    let row = kind.row();
    match row.colour {
        Some(TileColour::Blue) => t!(l, "ft-value-blue", value = row.value),
        Some(TileColour::Red) => t!(l, "ft-value-red", value = row.value),
        None => t!(l, "ft-value-none"),
    }
}

/// What a tile does when a walk ends on it.
pub(crate) fn tile_action(l: Language, kind: Tile) -> Cow<'static, str> {
    let points = &catalogue().points;
    match kind.row().action {
        TileAction::None => t!(l, "ft-action-none"),
        TileAction::Palace => t!(l, "ft-action-palace", points = points.palace),
        TileAction::Palm => t!(l, "ft-action-palm", points = points.palm),
        TileAction::Djinn => t!(l, "ft-action-djinn"),
        TileAction::Item => t!(l, "ft-action-item"),
        TileAction::Market { price, cards, among } if usize::from(among) < five_tribes::ROW => {
            t!(l, "ft-action-market", price = price, cards = cards, among = among)
        }
        TileAction::Market { price, cards, .. } => {
            t!(l, "ft-action-market-any", price = price, cards = cards)
        }
    }
}

/// A palm or a palace as the object of a sentence: "a palm".
pub(crate) fn piece(l: Language, piece: Piece) -> Cow<'static, str> {
    match piece {
        Piece::Palm => t!(l, "ft-a-palm"),
        Piece::Palace => t!(l, "ft-a-palace"),
    }
}

/// A number of palms or palaces: "2 palms".
pub(crate) fn pieces(l: Language, piece: Piece, count: u8) -> Cow<'static, str> {
    match piece {
        Piece::Palm => t!(l, "tribes-palms", count = count),
        Piece::Palace => t!(l, "tribes-palaces", count = count),
    }
}

/// Resource cards: "2 Fish, 1 Fakir".
pub(crate) fn resources(l: Language, cards: &Resources) -> Cow<'static, str> {
    tally(l, cards.kinds().map(|kind| (cards.of(kind), resource(l, kind))))
}

/// Items: "1 Crown, 2 Chest".
pub(crate) fn items(l: Language, items: &Items) -> Cow<'static, str> {
    tally(l, items.kinds().map(|kind| (items.of(kind), item(l, kind))))
}

fn tally(l: Language, kinds: impl Iterator<Item = (u8, Cow<'static, str>)>) -> Cow<'static, str> {
    let parts: Vec<String> = kinds.map(|(count, name)| format!("{count} {name}")).collect();
    match parts.is_empty() {
        true => t!(l, "ft-nothing"),
        false => Cow::Owned(parts.join(", ")),
    }
}

/// A square with its tile: "c3 (Village 5)".
pub(crate) fn square(l: Language, view: &View, at: Square) -> Cow<'static, str> {
    let tile = tile_title(l, view.open.board.tile(at));
    t!(l, "ft-square", square = at.to_string(), tile = tile)
}

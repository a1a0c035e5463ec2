//! The features of a choice of Targi, each with its weight before training.

use crate::features::feature_enum;

feature_enum! {
    /// What can be said of a choice at a glance.
    PolicyFeature with
    // Placing a Targi: what the spot brings, what its line crosses or may cross,
    // what that keeps from the opponent, and which field it is.
    PlaceFirst 1.6, PlaceSecond 1.6, PlaceThird 2.2, CrossSecond 1.6, CrossThird 2.2,
    LineFirst 0.7, LineSecond 0.9, LineRest 0.2, DenyField 0.4, DenyCross 0.7, FaceOwn -0.2,
    OnTargia 0.8, OnDune 0.0, AtNoble 0.0, AtTrader 0.0, AtMirage 0.0, AtSilver 0.0,
    AtCaravan 0.0, AtTribal 0.0, AtWater 0.0,
    // Using what was placed, or ending the turn.
    UseGain 0.8, UseGood 2.0, UseGoodsCard 2.0, UseTribeCard 0.5, UseTribeCardPayable 0.8,
    UseNoble 0.3, UseTrader -1.0, UseSilver -0.5, UseMirage 0.5, UseCaravan 1.8, UseTribal 0.6,
    UseDune 1.0, UseTargia 1.8, UseOnce -1.2, PlayHand 0.5, EndNow -1.0, EndWithWork -3.0,
    // A tribe card: played, kept or discarded, paid and laid.
    PlayCard 1.5, PlayWorth 1.2, KeepCard 0.2, KeepWorth 0.5, KeepLacking -0.2, DiscardCard -0.5,
    Exchange 4.0, ExchangeDone 0.0, SilverSale 2.0, ConvertNeeded 2.0, ConvertIdle -4.0,
    Joker -1.5, PayCost 3.0, PayBracket 2.5, RowGain 2.5, RowNew 0.0, RowLast 0.5,
    // Everything else that is asked for.
    TakeWorth 4.0, TakeNeeded 0.5, RaidCost 2.5, GiveCard -1.5, Return 4.0, MoveGain 2.0,
    TokenGain 1.0, TokenKeep 1.0, WaiveGain 1.5, PutBackJoker 0.3, PutBackTargi 0.0,
    PutBackMarker 0.0, PutBackWaiver 0.3, NextCard 0.5, AcceptGain 0.8, GiveForCard -1.0,
    OpenCard 1.0, PickGain 1.5, PickNothing -1.0, ShiftGain 2.0, SwapGain 2.0, StopMoving 0.5,
    ChooseWorth 1.2, LeaveWorth -2.0,
}

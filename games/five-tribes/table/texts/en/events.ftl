# Five Tribes: what happened. The subject stands before the line.
ft-event-round-begins = Round { $round } begins with the auction
ft-event-bid = Bid { $price }
ft-event-bid-paid = Bid { $price } and paid { $coins }
ft-event-bid-fakirs = Bid { $price } with the help of { $fakirs }
ft-event-bid-fakirs-paid = Bid { $price } with the help of { $fakirs } and paid { $coins }
ft-event-turn-begins = On turn
ft-event-no-move = No legal walk: this round is the last
ft-event-passed = Passed
ft-event-picked-up = Picked up { $meeples } on { $square }
ft-event-dropped = Dropped { $meeple } on { $square }
ft-event-flew = Let the last meeple, { $meeple }, fly to { $square }
ft-event-took = Took { $meeples } from { $square }
ft-event-camel = Won { $square } with a camel
ft-event-tent = Won { $square } and pitched the tent there
ft-event-last-round = Has placed everything: this round is the last
ft-event-kept = Keeps { $meeples }
ft-event-earned-builders = Earned { $coins } with Builders
ft-event-earned-sale = Earned { $coins } with the sale
ft-event-earned-djinn = Earned { $coins } through { $djinn }
ft-event-paid = Paid { $what }
ft-event-spent = Spent { $what }
ft-event-took-card = Took a card: { $card }
ft-event-drew-card = Drew a card of the pile: { $card }
ft-event-drew-hidden = Drew a card of the pile
ft-event-killed = Killed { $meeple } on { $square }
ft-event-killed-held = Killed { $meeple } of { $name }
ft-event-palm = Planted a palm on { $square }
ft-event-palace = Built a palace on { $square }
ft-event-used-djinn = Called { $djinn }
ft-event-gained-djinn = Gained the djinn { $djinn }
ft-event-discarded-djinn = Discarded the djinn { $djinn }
ft-event-looked-at-djinns = { $count ->
    [one] Looked at 1 djinn of the pile
   *[other] Looked at { $count } djinns of the pile
}
ft-event-settled = Brought { $meeples } from the bag to { $square }
ft-event-gained-thief = Hired the thief { $thief }
ft-event-used-thief = Sent the thief { $thief }: { $text }
ft-event-discarded-card = Gave up a card: { $card }
ft-event-gave-vizier = Gave up a Vizier
ft-event-camel-back = Took the camel back from { $square }
ft-event-unbuilt = Gave up { $piece } on { $square }
ft-event-drew-items = { $count ->
    [one] Drew 1 item
   *[other] Drew { $count } items
}
ft-event-kept-item = Kept an item: { $item }
ft-event-kept-hidden = Kept an item in secret
ft-event-discarded-item = Discarded an item: { $item }
ft-event-took-item = Took an item: { $item }
ft-event-used-item = Used a magic item: { $item }
ft-event-gathered = The flute called { $meeple } from { $from } to { $onto }
ft-event-camel-moved = Moved a camel from { $from } to { $to }
ft-event-row-swept = Swept the row away for new cards
ft-event-arranged = Put { $card } in place { $place } of the row
ft-event-laid = Laid out for sale: { $card }
ft-event-sold = { $kinds ->
    [one] Sold a single card
   *[other] Sold a set of { $kinds } kinds
}
ft-event-turn-ends = Ended the turn
ft-event-card-shown = New in the row: { $card }
ft-event-djinn-shown = A djinn appears: { $djinn }
ft-event-thief-shown = A thief appears: { $thief }
ft-event-reshuffled-resources = The discarded resource cards are shuffled into the pile
ft-event-reshuffled-djinns = The discarded djinns are shuffled into the pile
ft-event-reshuffled-items = The discarded items are shuffled into the pile
ft-event-game-over = The game is over

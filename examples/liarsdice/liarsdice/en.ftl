liarsdice-name = Liar’s Dice
liarsdice-card-meta = { $least } to { $most } players · 10 minutes
liarsdice-card-line = Roll in secret, bid on everybody’s dice, and doubt at the right moment.
liarsdice-option-dice = Dice each
liarsdice-option-ones = Ones
liarsdice-option-ones-wild = count as every face
liarsdice-option-ones-plain = count as ones only
liarsdice-do-roll = roll a { $face }
liarsdice-do-bid = bid { $count } × { $face }
liarsdice-do-doubt = doubt the bid
liarsdice-bid = { $seat-you ->
    [yes] You bid
   *[no] { $seat } bids
 } { $count } × { $face }.
liarsdice-show = { $seat-you ->
    [yes] You show
   *[no] { $seat } shows
 } { $dice }.
liarsdice-lose = There are { $count } × { $face }: { $seat-you ->
    [yes] you lose
   *[no] { $seat } loses
 } a die.
liarsdice-over = { $winners-you ->
    [yes] You are the last with dice and have won.
   *[no] { $winners } is the last with dice and has won.
 }
liarsdice-line-dice = Dice left
liarsdice-line-total = Total
liarsdice-why-too-low = bid more dice, or as many of a higher face
liarsdice-why-no-bid = there is no bid to doubt yet
liarsdice-why-too-many = there are not that many dice on the table
liarsdice-field-first-seat = First bidder
liarsdice-field-bid-count = Dice bid
liarsdice-field-bid-face = Face bid
liarsdice-field-bid-seat = Bid made by
liarsdice-field-left = Dice left
liarsdice-field-dice = Dice under the cup
liarsdice-phase-roll = Rolling
liarsdice-phase-bid = Bidding
liarsdice-phase-over = The game is over

# The pages beside the tables, in English: cards, rules, credits.

pages-failed = This page could not be loaded: { $reason }
pages-search-clear = Clear the search

## The rules of a game

pages-rules-tab = Rules of { $game } · Orrery
pages-rules-contents = Contents
pages-rules-search = Search the rules
pages-rules-found = { $count ->
    [0] No rule mentions this.
    [one] One rule mentions this.
   *[other] { $count } rules mention this.
 }
pages-rules-count = { $count ->
    [one] One numbered rule.
   *[other] { $count } numbered rules.
 }
pages-rules-untranslated = These rules are not translated yet; they are shown in English.
pages-rules-ruling = ruling
pages-rules-ruling-why = A decision of ours where the book is silent or contradicts itself, or where a program has to know more.
pages-rules-deduced = deduced
pages-rules-deduced-why = It follows from the book by counting.
pages-rules-link = Link to rule { $rule }
pages-rules-about = About these rules
pages-rules-print = Print

## The cards of a game

pages-cards-tab = Cards of { $game } · Orrery
pages-cards-title = { $game }: the cards
pages-cards-lead = Every card: what it does in plain words, the rule behind it, and how we know it.
pages-cards-search = Search names and texts
pages-cards-kinds = Kinds of cards
pages-cards-all = All
pages-cards-set = Set
pages-cards-set-all = all
notalone-set-base = base game
notalone-set-exploration = Exploration
pages-cards-origin = Origin
pages-cards-origin-all = any origin
pages-cards-found = { $count ->
    [0] No card matches.
    [one] One card.
   *[other] { $count } cards.
 }
pages-cards-copies = { $count ->
    [one] one copy
   *[other] { $count } copies
 }
pages-cards-link = Link to { $name }

nebula-cards-personal = Personal goals
nebula-cards-common = Common goals
nebula-cards-advanced = Advanced goals
nebula-cards-token = Value tokens
comet-cards-silver = Silver animals
comet-cards-gold = Gold animals
comet-cards-utility = Utility cards
comet-cards-hero = Heroes
notalone-cards-place = Places
notalone-cards-hunt = Hunt cards
notalone-cards-survival = Survival cards

pages-cards-nebula-personal = { $points } points at the end if your galaxy meets it. Secret until then.
pages-cards-nebula-common = { $first } points for the first player, { $later } for everyone after.
pages-cards-nebula-advanced = Each time it is met: { $first }, { $second } or { $third } points if its token is in 1st, 2nd or 3rd place; nothing below.
pages-cards-nebula-token-stars = Each star of this colour: { $first }, { $second } or { $third } points in 1st, 2nd or 3rd place; nothing below.
pages-cards-nebula-token-constellations = This constellation when complete: { $first }, { $second } or { $third } points in 1st, 2nd or 3rd place; otherwise { $base }.
pages-cards-nebula-token-advanced = The advanced goal in this slot, each time: { $first }, { $second } or { $third } points in 1st, 2nd or 3rd place; nothing below.
pages-cards-comet-does = { $when }: { $what }.
pages-cards-comet-exhausts = { $when }, exhaust this card: { $what }.
pages-cards-comet-once = { $when }, then discard this card: { $what }.
pages-cards-by-rank = by rank

pages-part-name = name
pages-part-deck = deck
pages-part-type = kind of card
pages-part-tags = what it counts as
pages-part-copies = number of copies
pages-part-symbols = symbols
pages-part-nest_distance = nest
pages-part-rescue_points = points
pages-part-egg = colour of the egg
pages-part-ability = ability
pages-part-scoring = scoring
pages-part-condition = what it asks for
pages-part-number = quantity
pages-part-points = points
pages-part-some = parts of the text
pages-part-whole = the card

pages-origin-rulebook-why = Printed in a rulebook of the game.
pages-origin-public-why = Several public sources agree on it.
pages-origin-deduced-why = It follows from what is printed by counting.
pages-origin-reconstructed-why = Ours: the printed card is not public. It fits all that is known, and you can replace it with a file of your own.

## Credits

pages-credits-games = The games
pages-credits-game = A game by { $designers }, illustrated by { $artists }, published by { $publishers }.
pages-credits-ours = What is ours
pages-credits-ours-text = The words, boards, cards, bots and engine are our own, under the Apache License 2.0; no picture and no sentence is taken from a rulebook or a card.
pages-credits-work = Work
pages-credits-by = By
pages-credits-licence = Licence
pages-credits-art = Fonts and silhouettes
pages-credits-browser = In the browser
pages-credits-server = On the server and in the terminal
pages-credits-tools = Building and testing

## How to play in three minutes

pages-primer = How to play in three minutes
pages-primer-nebula-aim = The aim
pages-primer-nebula-aim-text = Each player fills a galaxy with stars of six colours. Goals, constellations and black stars score; the player with the most points wins.
pages-primer-nebula-setup = Set-up
pages-primer-nebula-setup-text = The clusters are filled from the bag, four common goals are laid out. Each player keeps one of two secret goals, worth 14 points at the end.
pages-primer-nebula-collect = Collect
pages-primer-nebula-collect-text = Spend exactly five steps on the three clocks, either way round. You take the star each clock faces.
pages-primer-nebula-chaos = Or chaos
pages-primer-nebula-chaos-text = Instead, give up one star from your stock, draw five from the bag and keep two.
pages-primer-nebula-place = Place
pages-primer-nebula-place-text = Place up to two stars of different colours, three if one has the bright colour. A star goes next to your stars, by a line or an orbit, but never next to its own colour.
pages-primer-nebula-black = Black stars
pages-primer-nebula-black-text = Black stars go on your track: the number below the last one is its score. In the full game each also pushes a token that makes a colour, constellation or goal worth more for everyone.
pages-primer-nebula-goals = Goals and refill
pages-primer-nebula-goals-text = Whoever meets a common goal first puts a marker on its higher number, later ones on the lower. Then clusters that are nearly empty are refilled.
pages-primer-nebula-end = The end
pages-primer-nebula-end-text = Three constellations of one player, the black-star token at its last space, enough goal markers or an empty bag end the game after the round. Then everything is counted.
pages-primer-notalone-aim = The aim
pages-primer-notalone-aim-text = One player is the Creature, all others are the Hunted. The Hunted win if Rescue reaches the star first, the Creature if Assimilation does.
pages-primer-notalone-setup = Set-up
pages-primer-notalone-setup-text = Ten places make up the planet. Each Hunted has the cards of places 1–5, 3 Will and a Survival card; the Creature has three Hunt cards.
pages-primer-notalone-hide = Phase 1: hide
pages-primer-notalone-hide-text = Every Hunted plays one place face down. Discarded cards are open, so the Creature knows where you are not.
pages-primer-notalone-catch = Phase 2: hunt
pages-primer-notalone-catch-text = The Creature places its token on a place, and sometimes more tokens or a Hunt card. A Hunted caught by the Creature loses 1 Will, and Assimilation advances.
pages-primer-notalone-explore = Phase 3: reckoning
pages-primer-notalone-explore-text = Places are revealed. Whoever was not found uses the place, or takes one card back from the discard pile instead.
pages-primer-notalone-cards = Survival and Hunt cards
pages-primer-notalone-cards-text = They are played in the phase printed on them. A Hunted plays at most one each turn, and so does the Creature.
pages-primer-notalone-back = Getting cards back
pages-primer-notalone-back-text = At the end of the turn played places are discarded and Rescue advances. Before hiding you may resist, 1 Will for two cards, or give up: everything comes back, and Assimilation advances.
pages-primer-comet-aim = The aim
pages-primer-comet-aim-text = Hatch prehistoric animals and lead them to the cavern at the top of the board before the comet arrives. The player with the most points wins.
pages-primer-comet-cards = Your hand
pages-primer-comet-cards-text = You begin with five cards, three saviors and a hero. On each turn you do one thing: hatch, move or rest.
pages-primer-comet-hatch = Hatch
pages-primer-comet-hatch-text = Lay an animal beside a free savior, and place the savior on a free nest of its number. The number is the distance to the cavern.
pages-primer-comet-move = Move
pages-primer-comet-move-text = Play one card for its symbols: each is a step onto that area. Tokens in the way are skipped for free, and any symbol leads into the cavern.
pages-primer-comet-wild = Wild cards
pages-primer-comet-wild-text = Cards with a wild symbol can be added, as many as you like: one step each, onto any area.
pages-primer-comet-rest = Rest
pages-primer-comet-rest-text = Ready what is exhausted, discard what you do not want, take a gold card and draw up to your hand limit.
pages-primer-comet-score = Rescued animals
pages-primer-comet-score-text = An animal in the cavern scores its points, and its ability helps from then on. When the draw pile is empty the comet phase begins: all play what they hold, and animals on the board score nothing.

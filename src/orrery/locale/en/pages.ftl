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

# Not Alone in English.
# Ids among the arguments arrive as words, as told in texts.py. Places are named by id where they are known, by number in
# actions, for a number is what a card in hand shows.

## Names

notalone-name = Not Alone

notalone-place-lair = the Lair
    .short = Lair
notalone-place-jungle = the Jungle
    .short = Jungle
notalone-place-river = the River
    .short = River
notalone-place-beach = the Beach
    .short = Beach
notalone-place-rover = the Rover
    .short = Rover
notalone-place-swamp = the Swamp
    .short = Swamp
notalone-place-shelter = the Shelter
    .short = Shelter
notalone-place-wreck = the Wreck
    .short = Wreck
notalone-place-source = the Source
    .short = Source
notalone-place-artefact = the Artefact
    .short = Artefact
notalone-place-nexus = the Nexus
    .short = Nexus
notalone-place-oasis = the Oasis
    .short = Oasis
notalone-place-fjord = the Fjord
    .short = Fjord
notalone-place-dome = the Dome
    .short = Dome
notalone-place-maze = the Maze
    .short = Maze
notalone-place-mangrove = the Mangrove
    .short = Mangrove
notalone-place-archipelago = the Archipelago
    .short = Archipelago
notalone-place-pole = the Pole
    .short = Pole
notalone-place-mycelium = the Mycelium
    .short = Mycelium
notalone-place-portal = the Portal
    .short = Portal
notalone-place-1 = place 1
    .short = 1
notalone-place-2 = place 2
    .short = 2
notalone-place-3 = place 3
    .short = 3
notalone-place-4 = place 4
    .short = 4
notalone-place-5 = place 5
    .short = 5
notalone-place-6 = place 6
    .short = 6
notalone-place-7 = place 7
    .short = 7
notalone-place-8 = place 8
    .short = 8
notalone-place-9 = place 9
    .short = 9
notalone-place-10 = place 10
    .short = 10
notalone-place-spot-1 = spot 1
    .short = 1
notalone-place-spot-2 = spot 2
    .short = 2
notalone-place-spot-3 = spot 3
    .short = 3
notalone-place-spot-4 = spot 4
    .short = 4
notalone-place-spot-5 = spot 5
    .short = 5
notalone-place-spot-6 = spot 6
    .short = 6
notalone-place-spot-7 = spot 7
    .short = 7
notalone-place-spot-8 = spot 8
    .short = 8
notalone-place-spot-9 = spot 9
    .short = 9
notalone-place-spot-10 = spot 10
    .short = 10
notalone-slot-1 = spot 1
notalone-slot-2 = spot 2
notalone-slot-3 = spot 3
notalone-slot-4 = spot 4
notalone-slot-5 = spot 5
notalone-slot-6 = spot 6
notalone-slot-7 = spot 7
notalone-slot-8 = spot 8
notalone-slot-9 = spot 9
notalone-slot-10 = spot 10

notalone-card-despair = Despair
notalone-card-force_field = Force Field
notalone-card-anticipation = Anticipation
notalone-card-ascendancy = Ascendancy
notalone-card-fierceness = Fierceness
notalone-card-forbidden_zone = Forbidden Zone
notalone-card-interference = Interference
notalone-card-persecution = Persecution
notalone-card-mutation = Mutation
notalone-card-phobia = Phobia
notalone-card-virus = Virus
notalone-card-clone = Clone
notalone-card-mirage = Mirage
notalone-card-scream = Scream
notalone-card-toxin = Toxin
notalone-card-cataclysm = Cataclysm
notalone-card-detour = Detour
notalone-card-stasis = Stasis
notalone-card-tracking = Tracking
notalone-card-flashback = Flashback
notalone-card-x_interference = Interference (Exploration)
notalone-card-time_shift = Time Shift
notalone-card-hunger = Hunger
notalone-card-inertia = Inertia
notalone-card-ubiquity = Ubiquity
notalone-card-telepathy = Telepathy
notalone-card-tornado = Tornado
notalone-card-quicksand = Quicksand
notalone-card-swarm = Swarm
notalone-card-exhaustion = Exhaustion
notalone-card-shadow = Shadow
notalone-card-paralysis = Paralysis
notalone-card-instinct = Instinct
notalone-card-adrenaline = Adrenaline
notalone-card-ingenuity = Ingenuity
notalone-card-sacrifice = Sacrifice
notalone-card-sixth_sense = Sixth Sense
notalone-card-smokescreen = Smokescreen
notalone-card-strike_back = Strike Back
notalone-card-vortex = Vortex
notalone-card-detector = Detector
notalone-card-dodge = Dodge
notalone-card-drone = Drone
notalone-card-gate = Gate
notalone-card-hologram = Hologram
notalone-card-wrong_track = Wrong Track
notalone-card-amplifier = Amplifier
notalone-card-double_back = Double Back
notalone-card-x_drone = Drone (Exploration)
notalone-card-x_ingenuity = Ingenuity (Exploration)
notalone-card-x_amplifier = Amplifier (Exploration)
notalone-card-shuttle = Shuttle
notalone-card-medikit = Medikit
notalone-card-solidarity = Solidarity
notalone-card-radio = Radio
notalone-card-second_wind = Second Wind
notalone-card-scanner = Scanner
notalone-card-decoy = Decoy
notalone-card-adaptation = Adaptation
notalone-card-mimicry = Mimicry
notalone-card-protective_suit = Protective Suit
notalone-card-cache = Cache
notalone-card-signal_flare = Signal Flare

notalone-token-creature = Creature token
    .short = Creature
notalone-token-artemia = Artemia token
    .short = Artemia
notalone-token-target = Target token
    .short = Target

notalone-doing-over = the game is over
notalone-doing-name-creature = naming the Creature
notalone-doing-choose-places = choosing the places
notalone-doing-board-side = picking the board side
notalone-doing-deal = dealing Survival cards
notalone-doing-refill = drawing Hunt cards
notalone-doing-turn = the turn is going on
notalone-doing-window = deciding whether to play a card
notalone-doing-choose = choosing Place cards
notalone-doing-hunting = placing Hunt tokens
notalone-doing-picking = choosing which card to explore with
notalone-doing-after-reveal = using a card right after the reveal
notalone-doing-order = choosing the order of two places
notalone-doing-resolve = resolving a place
notalone-doing-step = resolving places
notalone-doing-recycle-or-copy = taking cards back or copying
notalone-doing-take-back = taking cards back
notalone-doing-discard = discarding Place cards
notalone-doing-scream = answering the Scream
notalone-doing-toxin = discarding a Survival card
notalone-doing-name-seat = naming a Hunted
notalone-doing-draw = drawing Survival cards
notalone-doing-shelter = keeping a Survival card
notalone-doing-source = healing or drawing
notalone-doing-heal = healing
notalone-doing-archipelago = turning cards into Will
notalone-doing-mycelium = placing Will on the Rescue track
notalone-doing-acquire = taking a place from the reserve
notalone-doing-maze = using the Maze
notalone-doing-turn-up = turning up a place
notalone-doing-maze-look = looking at cards of the Maze
notalone-doing-maze-set = placing a card of the Maze
notalone-doing-maze-drop = discarding a card of the Maze
notalone-doing-maze-use = using a new place
notalone-doing-portal = choosing where the Portal leads
notalone-doing-regain = regaining Will
notalone-doing-rescue-move = moving the Rescue counter
notalone-doing-vote = voting on who gets the Will
notalone-doing-move-token = moving a token
notalone-doing-detour = choosing which Hunted to move
notalone-doing-detour-to = choosing where to move a Hunted
notalone-doing-telepathy = naming places
notalone-doing-phobia = choosing which cards to hide
notalone-doing-forbidden-zone = discarding at the same time
notalone-doing-vortex = swapping the played card
notalone-doing-strike-back = losing Hunt cards
notalone-doing-cataclysm = choosing a place
notalone-doing-double-back = taking back a played card
notalone-doing-bury = putting Hunt cards under the deck
notalone-doing-settle = regaining Will and cards
notalone-doing-copy = choosing what to copy
notalone-doing-tell = answering the question

notalone-moment-before-choosing = before the places are chosen
notalone-moment-after-choosing = after the places are chosen
notalone-moment-hunting = now that the tokens are placed
notalone-moment-after-reveal = right after the reveal
notalone-moment-before-target = before the Target token takes effect
notalone-moment-before-artemia = before the Artemia token takes effect
notalone-moment-before-creature = before the Creature token takes effect
notalone-moment-end-of-turn = at the end of the turn

notalone-line-victory = Victory
notalone-line-rescue-left = Spaces left for Rescue
notalone-line-assimilation-left = Spaces left for Assimilation
notalone-line-catches = Catches
notalone-line-will-lost = Will lost
notalone-line-turns = Turns
notalone-line-total = Total

## Options of the game

notalone-option-creature = Who is the Creature?
    .note = A number is a seat, counted from 0.
notalone-option-creature-random = Drawn at random
notalone-option-creature-others = Drawn among everyone but the host
notalone-option-places = Which places form the planet?
    .note = A number gives any mix; each of its bits is a place of Exploration.
notalone-option-places-base = Base game (rulebook)
notalone-option-places-first_steps = Base 1–5, Exploration 6–10
notalone-option-places-exploration = Exploration 1–10
notalone-option-places-random = A random mix
notalone-option-decks = Which Hunt and Survival cards are used?
notalone-option-decks-auto = Add those of Exploration if its places are in play (rulebook)
notalone-option-decks-base = Base game only
notalone-option-decks-combined = Base game and Exploration
notalone-option-maze_variant = Play the Maze variant?
notalone-option-maze_variant-off = No
notalone-option-maze_variant-on = Yes, the lower row starts empty
notalone-option-board_side = Which side of the track board?
notalone-option-board_side-chosen = The Creature chooses (rulebook)
notalone-option-board_side-1 = Artemia on the last six spaces
notalone-option-board_side-2 = Artemia on every second space
notalone-option-expert = How much Will returns after losing the last?
notalone-option-expert-off = 3 Will (rulebook)
notalone-option-expert-on = 2 Will (harder for the Hunted)
notalone-option-tokens = Must the Creature place every Hunt token?
notalone-option-tokens-compulsory = Yes
notalone-option-tokens-optional = No
notalone-option-two_place_move = Where may a token covering two places move?
notalone-option-two_place_move-auto = Off both; with Exploration also to one of the two
notalone-option-two_place_move-leave = Only off both places
notalone-option-two_place_move-literal = Also to one of the two
notalone-option-pole_limit = How often can the Pole be used?
notalone-option-pole_limit-none = Every time a Hunted uses it
notalone-option-pole_limit-once = Once per turn for the team
notalone-option-takeback = May a card return when the power does nothing?
notalone-option-takeback-auto = Only without Exploration
notalone-option-takeback-lenient = Yes
notalone-option-takeback-strict = No
notalone-option-host = Who opened the table?
    .note = A number is a seat, counted from 0. This player is not the Creature when it is drawn among the others.
notalone-option-force_field = When may Force Field be played?
notalone-option-force_field-resend = Also after the places are chosen; they are then chosen again
notalone-option-force_field-early = Only before the places are chosen
notalone-option-takeback_places = Where may a card return instead of the power?
notalone-option-takeback_places-all = At every place
notalone-option-takeback_places-few = Everywhere but the Lair, the Jungle and the Swamp
notalone-option-last_will = How far does Assimilation advance for lost last Will?
notalone-option-last_will-once = 1 space per turn
notalone-option-last_will-each = 1 space for each Hunted
notalone-option-stasis_amplifier = Does Amplifier advance Rescue after Stasis?
notalone-option-stasis_amplifier-held = No, Rescue stays where it is
notalone-option-stasis_amplifier-moves = Yes
notalone-option-gate_after_detour = Which places does Gate offer after Detour?
notalone-option-gate_after_detour-explored = Those adjacent to the place explored
notalone-option-gate_after_detour-card = Those adjacent to the place of the card played
notalone-option-token_losses = How do the Hunted choose what the tokens cost?
notalone-option-token_losses-in_turn = One after another, openly
notalone-option-token_losses-together = All at once, in secret
notalone-option-instead_cards = What must be usable to play Gate or Drone?
notalone-option-instead_cards-played = The card played in phase 1
notalone-option-instead_cards-explored = Only the place explored
notalone-option-maze_use = How is a place turned up by the Maze used?
notalone-option-maze_use-activate = Like one explored (the Artefact too)
notalone-option-maze_use-copy = Like one copied (not the Artefact)
notalone-option-track_will = When does Rescue pick up Will?
notalone-option-track_will-passing = On every space it reaches or passes
notalone-option-track_will-stopping = Only where it stops

## Actions

notalone-do-pass = play no card now
notalone-do-pass-phase = play no card in this phase
notalone-do-hunt = play the Hunt card { $card }
notalone-do-survive = play the Survival card { $card }
notalone-do-play = play place { $place }
notalone-do-play-two = play { $places }
notalone-do-play-with = play place { $place } with place { $beside } from your discard pile
notalone-do-resist = resist: give up 1 Will to take back discarded cards
notalone-do-give-up = give up: regain all Will and cards, Assimilation advances
notalone-do-take-back = take back place { $place }
notalone-do-take-played = take back the card you played
notalone-do-discard = discard place { $place }
notalone-do-pick = explore place { $place }
notalone-do-swap = swap place { $played } for place { $place } from your discard pile
notalone-do-hide = keep { $places } hidden
notalone-do-name-place = name place { $place }
notalone-do-name-places = name { $places }
notalone-do-place-token = place the { $token } on spot { $slot }
notalone-do-place-token-wide = place the { $token } on { $slots }
notalone-do-move-token = move the { $token } to spot { $slot }
notalone-do-swap-tokens = swap { $tokens }
notalone-do-choose-slot = choose spot { $slot }
notalone-do-move-hunted = move { $seat } away from place { $which } of the two explored
notalone-do-name-seat = name { $seat }
notalone-do-use = use the power
notalone-do-nothing = do nothing more
notalone-do-recycle = take back your whole discard pile
notalone-do-copy = copy the place on spot { $slot }
notalone-do-lose-will = lose 1 Will
notalone-do-discard-survival = discard the Survival card { $card }
notalone-do-keep-survival = keep the Survival card { $card }
notalone-do-draw = draw a Survival card
notalone-do-heal = give { $seat } 1 Will
notalone-do-acquire = take place { $place } from the reserve
notalone-do-reveal = turn up the card on spot { $slot }
notalone-do-search = look for a new place
notalone-do-set-place = place { $place } on spot { $slot }
notalone-do-drop-place = remove { $place } from the game
notalone-do-teleport = go to place { $place }
notalone-do-will-on-space = place 1 Will on the Rescue track, { $space } before the end
notalone-do-will-from-supply = take the Will from the supply
notalone-do-will-from-space = take the Will from the Rescue track, { $space } before the end
notalone-do-vote = vote for { $seat }
notalone-do-bury = put the Hunt card { $card } under the deck
notalone-do-choose-side = use side { $side } of the track board
notalone-do-close = all have answered
notalone-do-name-creature = make { $seat } the Creature
notalone-do-choose-set = use { $place }
notalone-do-draw-hunt = draw the Hunt card { $card }
notalone-do-draw-survival = deal the Survival card { $card }
notalone-do-lose-hunt = reveal the Hunt card { $card } and put it under the deck
notalone-do-turn-up = turn up { $place }

## Events

notalone-creature = { $seat-you ->
    [yes] You are the Creature.
   *[no] { $seat } is the Creature.
 }
notalone-side = Side { $side } of the track board is used.
notalone-turn = Turn { $turn } begins.
notalone-hunt = The Creature plays { $card }.
notalone-hunt-as = The Creature plays { $card }, as { $as }.
notalone-survive = { $seat-you ->
    [yes] You play { $card }.
   *[no] { $seat } plays { $card }.
 }
notalone-resisted = { $seat-you ->
    [yes] You resist.
   *[no] { $seat } resists.
 }
notalone-gave-up = { $seat-you ->
    [yes] You give up.
   *[no] { $seat } gives up.
 }
notalone-took-back = { $seat-you ->
    [yes] You take back { $place }.
   *[no] { $seat } takes back { $place }.
 }
notalone-took-back-unseen = { $seat-you ->
    [yes] You take back a card.
   *[no] { $seat } takes back a card behind the smoke.
 }
notalone-took-played = { $seat-you ->
    [yes] You take back the card you just played: { $place }.
   *[no] { $seat } takes back the card just played: { $place }.
 }
notalone-recycled = { $seat-you ->
    [yes] You take back your whole discard pile.
   *[no] { $seat } takes back the whole discard pile.
 }
notalone-discarded = { $seat-you ->
    [yes] You discard { $place }.
   *[no] { $seat } discards { $place }.
 }
notalone-discarded-unseen = { $seat-you ->
    [yes] You discard a card.
   *[no] { $seat } discards a card behind the smoke.
 }
notalone-swapped = { $seat-you ->
    [yes] You play { $place } from your discard pile instead.
   *[no] { $seat } plays { $place } from the discard pile instead.
 }
notalone-swapped-unseen = { $seat-you ->
    [yes] You swap your played card.
   *[no] { $seat } swaps the played card behind the smoke.
 }
notalone-all-chose = All Hunted have chosen.
notalone-sent-back = All Hunted take back the cards they chose.
notalone-laid-beside = { $seat-you ->
    [yes] You place { $place } face up beside your card.
   *[no] { $seat } places { $place } face up beside the card.
 }
notalone-token = The { $token } is on { $at }.
notalone-swapped-tokens = { $tokens } change places.
notalone-named = { $seat-you ->
    [yes] You are named.
   *[no] { $seat } is named.
 }
notalone-showed = { $seat-you ->
    [yes] You show the Creature { $places }.
   *[no] { $seat } shows { $places }.
 }
notalone-told = { $seat-you ->
    [yes] { $yes ->
        [1] You answer: yes, one of { $places }.
       *[other] You answer: no, none of { $places }.
     }
   *[no] { $yes ->
        [1] { $seat } answers: yes, one of { $places }.
       *[other] { $seat } answers: no, none of { $places }.
     }
 }
notalone-scanned = The Creature holds { $cards }.
notalone-struck = { $card } goes from the Creature’s hand to the bottom of the deck.
notalone-explores = { $seat-you ->
    [yes] You explore { $place }.
   *[no] { $seat } explores { $place }.
 }
notalone-all-ineffective = Inertia: all places are ineffective this turn.
notalone-ineffective = This turn { $at } is ineffective.
notalone-moved-hunted = { $seat-you ->
    [yes] You are moved to { $at }.
   *[no] { $seat } is moved to { $at }.
 }
notalone-used = { $seat-you ->
    [yes] You use { $place }.
   *[no] { $seat } uses { $place }.
 }
notalone-acquired = { $seat-you ->
    [yes] You take { $place } from the reserve.
   *[no] { $seat } takes { $place } from the reserve.
 }
notalone-to-reserve = { $seat-you ->
    [yes] Your card { $place } returns to the reserve.
   *[no] { $seat } returns { $place } to the reserve.
 }
notalone-teleported = { $seat-you ->
    [yes] You go through the Portal to { $place }.
   *[no] { $seat } goes through the Portal to { $place }.
 }
notalone-turned-up = { $place } is turned up on spot { $slot }.
notalone-looked = You see { $place }.
notalone-dropped = { $place } leaves the game.
notalone-drew = { $seat-you ->
    [yes] You draw { $card }.
   *[no] { $seat } draws { $card }.
 }
notalone-drew-unseen = { $seat-you ->
    [yes] You draw a Survival card.
   *[no] { $seat } draws a Survival card.
 }
notalone-discarded-survival = { $seat-you ->
    [yes] You discard { $card }.
   *[no] { $seat } discards { $card }.
 }
notalone-drew-hunt = The Creature draws the Hunt card { $card }.
notalone-drew-hunt-unseen = The Creature draws a Hunt card.
notalone-artemia = { $seat-you ->
    [yes] You are under the Artemia token.
   *[no] { $seat } is under the Artemia token.
 }
notalone-caught = { $seat-you ->
    [yes] The Creature catches you.
   *[no] The Creature catches { $seat }.
 }
notalone-lost-will = { $seat-you ->
    [yes] You lose { $will } Will: { $left } left.
   *[no] { $seat } loses { $will } Will: { $left } left.
 }
notalone-regained-will = { $seat-you ->
    [yes] You regain { $will } Will.
   *[no] { $seat } regains { $will } Will.
 }
notalone-last-will = { $seat-you ->
    [yes] You lose your last Will: you regain Will and cards.
   *[no] { $seat } loses the last Will and regains Will and cards.
 }
notalone-will-on-track = { $seat-you ->
    [yes] You place 1 Will on the Rescue track, { $space } before the end.
   *[no] { $seat } places 1 Will on the Rescue track, { $space } before the end.
 }
notalone-will-met = { $seat-you ->
    [yes] You get the Will from the Rescue track.
   *[no] { $seat } gets the Will from the Rescue track.
 }
notalone-voted = { $seat-you ->
    [yes] The vote goes to you.
   *[no] The vote goes to { $seat }.
 }
notalone-shield-raised = The Shield is raised: next turn no Hunt token has an effect.
notalone-rescue = { $spaces ->
    [1] Rescue advances 1 space: { $left } to go.
   *[other] Rescue advances { $spaces } spaces: { $left } to go.
 }
notalone-assimilation = { $spaces ->
    [1] { $why ->
        [gave-up] Giving up advances Assimilation 1 space: { $left } to go.
        [catch] The catch advances Assimilation 1 space: { $left } to go.
        [anticipated] Anticipation advances Assimilation 1 space: { $left } to go.
        [last-will] The last Will lost advances Assimilation 1 space: { $left } to go.
       *[card] Time Shift advances Assimilation 1 space: { $left } to go.
     }
   *[other] { $why ->
        [gave-up] Giving up advances Assimilation { $spaces } spaces: { $left } to go.
        [catch] The catch advances Assimilation { $spaces } spaces: { $left } to go.
        [anticipated] Anticipation advances Assimilation { $spaces } spaces: { $left } to go.
        [last-will] The last Will lost advances Assimilation { $spaces } spaces: { $left } to go.
       *[card] Time Shift advances Assimilation { $spaces } spaces: { $left } to go.
     }
 }
notalone-over = { $winners-count ->
    [1] { $winners-you ->
        [yes] The game is over. You win!
       *[no] The game is over. { $winners } wins.
     }
   *[other] { $winners-you ->
        [yes] The game is over. Rescue has come: you and the other Hunted win!
       *[no] The game is over. Rescue has come: { $winners } win.
     }
 }


## The table

notalone-table-title = Turn { $turn }, phase { $turn-phase }: { $what }
notalone-table-track = Rescue { $rescue } to go, Assimilation { $assimilation } to go, Will in the supply: { $supply }
notalone-table-ineffective = ineffective
notalone-table-inaccessible = inaccessible
notalone-table-used = used
notalone-table-hunted = Hunted
notalone-table-will = Will
notalone-table-hand = hand
notalone-table-discard = discard pile
notalone-table-played = played
notalone-table-survival = Survival
notalone-table-hunt = Hunt cards this turn: { $cards }
notalone-table-spot = spot { $slot }
notalone-table-marker = { $spot ->
    [0] Marker: beside the Beach
   *[other] Marker: on the Beach
 }
notalone-table-shield = Shield: at place { $spot }
notalone-table-reserve = Reserve: { $list }
notalone-table-maze = Maze deck: { $left }. Places that left the game: { $list }
notalone-table-looked-at = You are looking at: { $list }
notalone-table-hunt-hand = Hunt cards in the Creature’s hand: { $count }
notalone-table-hunt-known = Of those the Hunted have seen: { $cards }
notalone-table-hunt-discard = Discarded Hunt cards: { $list }
notalone-table-survival-discard = Discarded Survival cards: { $list }

## Questions at the terminal

notalone-ask-window = you may play a card { $moment }
notalone-ask-unclear = { $count ->
    [0] No choice has “{ $word }” in it. Type a number, or words of one line.
   *[other] “{ $word }” fits { $count } choices. Type more of one, or its number.
 }

## Help at the terminal

notalone-help-choices = Choosing: type the number of a line, or enough words of it to name only one.
notalone-help-planet = Planet: ten spots in two rows; a spot is adjacent to those beside, above and below it. Tokens and the names of Hunted appear where they are. R and C are the Rescue and Assimilation counters on their way to the star, A the Artemia symbols, W the Will on the track.
notalone-help-hunted = Hunted: Will, Place cards in hand, discarded and played; a question mark is a card you may not know.
notalone-help-windows = Cards: when you are asked whether to play one, nobody else can tell that you were. “play no card in this phase” spares you the question until the next phase.

## Why something is not allowed

notalone-why-resisted-enough = you have resisted { $count ->
    [one] once
   *[other] { $count } times
 } this turn
notalone-why-play-count = play { $count ->
    [one] one Place card
   *[other] { $count } Place cards
 } this turn
notalone-why-place-not-in-hand = place { $number } is not in your hand
notalone-why-place-inaccessible = place { $number } is inaccessible this turn
notalone-why-place-not-in-discard = place { $number } is not in your discard pile
notalone-why-hunt-card-not-hand = that Hunt card is not in your hand
notalone-why-no-hunt-card-played-turn-after-sacrifice = no Hunt card may be played this turn after a Sacrifice
notalone-why-played-all-hunt-cards-turn = you have played all the Hunt cards you may this turn
notalone-why-hunt-card-cannot-played-moment = that Hunt card cannot be played at this moment
notalone-why-survival-card-not-hand = that Survival card is not in your hand
notalone-why-played-survival-card-turn = you have played a Survival card this turn
notalone-why-despair-no-survival-card-played-turn = Despair: no Survival card may be played this turn
notalone-why-survival-card-cannot-played-moment = that Survival card cannot be played at this moment
notalone-why-first-take-back-cards-resisted = first take back the cards you resisted for
notalone-why-first-take-will-gave-up-from-supply = first take the Will you gave up for, from the supply or the track
notalone-why-chosen-already-resist-give-up-come-before = you have chosen already; Resist and Give Up come before that
notalone-why-discard-empty-there-nothing-resist = your discard pile is empty, so there is nothing to resist for
notalone-why-no-will-resist = you have no Will to resist with
notalone-why-all-will-nothing-discarded-cannot-give-up = with all Will and nothing discarded you cannot give up
notalone-why-put-card-discard-beside-one-play = choose a card from your discard pile to place beside the one you play
notalone-why-these-cards-not-yours-play-place-inaccessible = one of these cards is not in your hand, or its place is inaccessible
notalone-why-choose-place-card-play-resist-give-up = play a Place card; before that you may resist or give up
notalone-why-token-cannot-placed-there-now = that token cannot be placed there now
notalone-why-power-used-up-finds-nothing-do = this power was used already, or would have no effect
notalone-why-instead-needs-own-power = you can do this only where you could use the power of the card you played in phase 1
notalone-why-take-no-place-card-back-here-now = you cannot take back a Place card here now
notalone-why-first-pick-side-track-board = first choose the side of the track board
notalone-why-pick-one-two-cards-played = choose one of the two cards you played
notalone-why-effect-carried-out-right-after-reveal = this effect applies right after the reveal
notalone-why-choose-two-places-resolve-first = choose which of your two places to resolve first
notalone-why-take-all-discarded-cards-back-copy-place = take back all your discarded cards, or copy a place
notalone-why-choose-places-offered-copy = choose which of the places offered to copy
notalone-why-take-back-cards-from-own-discard = take back cards from your own discard pile
notalone-why-discard-place-card-from-hand = discard a Place card from your hand
notalone-why-discard-place-cards-lose-will = discard Place cards or lose Will
notalone-why-discard-one-survival-cards = discard one of your Survival cards
notalone-why-name-hunted-whom-effect-do-something = name a Hunted whom the effect can help or harm
notalone-why-keep-one-cards-drew = keep one of the cards you drew
notalone-why-heal-hunted-below-3-will-draw = choose a Hunted with fewer than 3 Will, or draw
notalone-why-choose-hunted-below-3-will = choose a Hunted with fewer than 3 Will
notalone-why-discard-survival-card-heal-do-nothing-more = discard a Survival card to heal, or do nothing more
notalone-why-place-will-free-space-before-victory-space = place the Will on a free space ahead of Rescue, before the star
notalone-why-take-place-do-not-own-lies-reserve = take a place from the reserve that you do not own yet
notalone-why-turn-up-hidden-place-take-revealed-one = turn up a hidden place, or take a revealed one from the reserve
notalone-why-place-card-whose-number-planet-does-not = place a card whose number is not on the planet yet, on a free spot
notalone-why-discard-card-whose-number-discard-does-not = discard a card whose number is not in the discard pile yet
notalone-why-use-new-place-take-copy-do-neither = use the new place, take a copy of it, or do neither
notalone-why-go-accessible-place-hand = go to an accessible place whose card is in your hand
notalone-why-take-will-from-supply-from-space-track = take the Will from the supply or from the track
notalone-why-vote-hunted-below-3-will = vote for a Hunted with fewer than 3 Will
notalone-why-move-token-place-adjacent-where-lies = move the token to an adjacent place
notalone-why-choose-hunted-who-moved = choose a Hunted who can be moved
notalone-why-move-hunted-adjacent-accessible-place = move the Hunted to an adjacent, accessible place
notalone-why-name-one-two-places-lie-face-up = name one or two face-up places
notalone-why-choose-two-place-cards-hand-keep-hidden = choose two Place cards in your hand to keep hidden
notalone-why-swap-face-down-card-accessible-one-discard = swap your face-down card for an accessible one from your discard pile
notalone-why-choose-place-planet = choose a place on the planet
notalone-why-choose-card-played-return = choose a card you played that can return to your hand
notalone-why-put-hunt-card-under-deck = put a Hunt card under the deck
notalone-why-now-play-card-pass = play a card now, or pass
notalone-why-place-every-hunt-token = place every Hunt token you have
notalone-why-use-power-take-card-back-do-nothing = use the power, take a card back, or do nothing

## Places and cards in plain words

notalone-text-lair = Take back all your discarded Place cards, or use the power of the place where the Creature token is. A Hunted caught here loses 1 more Will.
    .short = Take back your discard pile, or copy the Creature’s place. If caught: lose 2 Will.
notalone-text-jungle = Take back the Jungle and one card from your discard pile.
    .short = Take back this card and 1 discarded card.
notalone-text-river = Next turn, play two cards face down. Once the Hunt tokens are placed, choose one to explore; the other returns to your hand.
    .short = Next turn: play 2 places, then choose 1.
notalone-text-beach = Place the Marker here. If it is already here, remove it instead: Rescue advances 1 space. Once per turn for the whole team.
    .short = Place the Marker here; if it is here: Rescue +1. Once per turn.
notalone-text-rover = Take a Place card you do not own from the reserve.
    .short = Take a new place from the reserve.
notalone-text-swamp = Take back the Swamp and up to two cards from your discard pile.
    .short = Take back this card and up to 2 discarded cards.
notalone-text-shelter = Draw two Survival cards and keep one.
    .short = Draw 2 Survival cards, keep 1.
notalone-text-wreck = Rescue advances 1 space. Once per turn for the whole team.
    .short = Rescue +1. Once per turn.
notalone-text-source = One Hunted, you or another, regains 1 Will; or you draw a Survival card.
    .short = A Hunted regains 1 Will, or draw 1 Survival card.
notalone-text-artefact = Next turn, play two cards and explore both places. This power can never be copied.
    .short = Next turn: explore 2 places.
notalone-text-nexus = Take back all your discarded Place cards, or use the power of a place adjacent to the Creature token. If somebody is caught here, Assimilation advances 2 spaces instead of 1.
    .short = Take back your discard pile, or copy a place adjacent to the Creature. If caught: Assimilation +2.
notalone-text-oasis = Take back the Oasis, and one card from your discard pile for each Will you are missing.
    .short = Take back this card and 1 discarded card per missing Will.
notalone-text-fjord = Next turn, play a card from your hand face down and one from your discard pile face up. Once the Hunt tokens are placed, choose one to explore.
    .short = Next turn: play a hand card and a discarded one, then choose 1.
notalone-text-dome = Move the Shield to the next place. From place 4 it returns to place 1: Rescue advances 1 space, and next turn no Hunt token has an effect. Once per turn.
    .short = Move the Shield on. From 4: Rescue +1, no tokens next turn.
notalone-text-maze = Turn up a hidden place, then use it or take a copy of it; or take a face-up place from the reserve.
    .short = Turn up a hidden place, or take a new place.
notalone-text-mangrove = Take back the Mangrove and one card from your discard pile; then another Hunted takes back a card.
    .short = Take back this card and 1 discarded card; another Hunted takes back 1.
notalone-text-archipelago = Draw a Survival card, then discard up to two: for each, a Hunted of your choice regains 1 Will.
    .short = Draw 1 Survival card; discard up to 2 to restore Will.
notalone-text-pole = Lose 1 Will: Rescue advances 2 spaces. This card returns to the reserve at the end of the turn.
    .short = Lose 1 Will: Rescue +2. Back to the reserve.
notalone-text-mycelium = Place up to two Will from the supply on the Rescue track, where Rescue picks them up; or draw a Survival card.
    .short = Place up to 2 Will on the track, or draw 1 Survival card.
notalone-text-portal = Discard this card and go to another place from your hand. Hunt tokens there affect you.
    .short = Go to another place from your hand, at your own risk.

notalone-text-despair = No Survival cards can be played or drawn for the rest of the turn.
    .short = No Survival cards this turn.
notalone-text-force_field = The Target token covers two adjacent places. Both are inaccessible this turn.
    .short = 2 adjacent places are inaccessible.
notalone-text-anticipation = Name a Hunted. If the Creature token catches only that Hunted, Assimilation advances 1 more space.
    .short = Name a Hunted. If caught: Assimilation +1 more.
notalone-text-ascendancy = A Hunted with three or more Place cards in hand discards down to two.
    .short = A Hunted discards down to 2 cards.
notalone-text-fierceness = Each Hunted caught by the Creature token loses 1 more Will.
    .short = Each catch costs 1 more Will.
notalone-text-forbidden_zone = All Hunted discard one Place card from hand at the same time.
    .short = Each Hunted discards 1 place.
notalone-text-interference = The Beach and the Wreck are ineffective this turn.
    .short = Beach and Wreck are ineffective.
notalone-text-persecution = This turn the power of a place lets a Hunted take back at most one Place card, the played one included.
    .short = Places return at most 1 card.
notalone-text-mutation = Each Hunted under the Artemia token also loses 1 Will.
    .short = Artemia also costs 1 Will.
notalone-text-phobia = A Hunted with three or more Place cards in hand shows the Creature all but two of them.
    .short = A Hunted shows all but 2 cards.
notalone-text-virus = The Artemia token covers two adjacent places and affects both.
    .short = Artemia covers 2 places.
notalone-text-clone = The Target token acts as a second Creature token.
    .short = The Target catches too.
notalone-text-mirage = The Target token covers two adjacent places. Both are ineffective this turn.
    .short = 2 adjacent places are ineffective.
notalone-text-scream = Each Hunted under the Target token discards two Place cards or loses 1 Will.
    .short = Target: discard 2 or lose 1 Will.
notalone-text-toxin = Each Hunted under the Target token discards a Survival card, and the place is ineffective.
    .short = Target: lose a Survival card, place ineffective.
notalone-text-cataclysm = Choose a place: it is ineffective this turn.
    .short = 1 place is ineffective.
notalone-text-detour = After the reveal, a Hunted is moved to an adjacent place and explores that one instead.
    .short = Move a Hunted to an adjacent place.
notalone-text-stasis = Rescue does not advance in this phase.
    .short = Rescue does not advance now.
notalone-text-tracking = Next turn the Creature may play two Hunt cards.
    .short = Next turn play 2 Hunt cards.
notalone-text-flashback = Play it as a copy of the top card of the Hunt discard pile.
    .short = Copies the last discarded Hunt card.
notalone-text-x_interference = Places 4 and 8 are ineffective this turn.
    .short = Places 4 and 8 are ineffective.
notalone-text-time_shift = For each Hunted under the Target token, Assimilation advances 1 space; then Rescue advances as many.
    .short = Target: both counters advance.
notalone-text-hunger = The Creature token covers two adjacent places and catches on both.
    .short = The Creature covers 2 places.
notalone-text-inertia = If a Hunted is under the Target token at the reveal, all places are ineffective this turn. Hunt tokens still apply.
    .short = A Hunted under the Target: all places ineffective.
notalone-text-ubiquity = Right after the reveal, the Creature may swap two Hunt tokens.
    .short = After the reveal: swap 2 tokens.
notalone-text-telepathy = Name a Hunted and up to two places. The Hunted says whether the card played is one of them.
    .short = Ask a Hunted about 2 places.
notalone-text-tornado = Right after the reveal, all Hunted under the Target token are moved to one adjacent place.
    .short = Move all Hunted off the Target’s place.
notalone-text-quicksand = Hunted under the Target token cannot take back Place cards this turn.
    .short = Target: take back no cards.
notalone-text-swarm = Each Hunted under the Artemia token discards two Place cards instead of one.
    .short = Artemia costs 2 cards.
notalone-text-exhaustion = Resist returns only one card per Will this turn.
    .short = Resist returns only 1 card.
notalone-text-shadow = Right after the reveal, move the Artemia or the Target token to an adjacent place.
    .short = Move Artemia or Target to an adjacent place.
notalone-text-paralysis = Name a Hunted, who cannot play Survival cards for the rest of the turn.
    .short = One Hunted: no Survival cards.
notalone-text-instinct = When you refill your hand, draw up to five Hunt cards and keep three.
    .short = Draw up to 5 Hunt cards, keep 3.

notalone-text-adrenaline = You regain 1 Will.
    .short = Regain 1 Will.
notalone-text-ingenuity = Place the Marker on the Beach.
    .short = Place the Marker on the Beach.
notalone-text-sacrifice = Discard a Place card from your hand: the Creature cannot play Hunt cards this turn.
    .short = Discard a place: no Hunt cards this turn.
notalone-text-sixth_sense = Take back two cards from your discard pile.
    .short = Take back 2 places.
notalone-text-smokescreen = Until the end of the turn, the Creature cannot see what the Hunted have discarded.
    .short = Hides all discard piles this turn.
notalone-text-strike_back = Two random cards from the Creature’s hand go to the bottom of the Hunt deck.
    .short = The Creature loses 2 cards.
notalone-text-vortex = Swap your face-down card for one from your discard pile.
    .short = Swap your card for a discarded one.
notalone-text-detector = You avoid the effects of the Artemia token this turn.
    .short = Ignore the Artemia token.
notalone-text-dodge = You avoid the effects of the Creature token this turn.
    .short = Ignore the Creature token.
notalone-text-drone = Use the power of the Rover instead of your place’s.
    .short = Use the Rover instead.
notalone-text-gate = Use the power of an adjacent place instead of your place’s.
    .short = Use an adjacent place instead.
notalone-text-hologram = Move the Artemia token to an adjacent place.
    .short = Move Artemia to an adjacent place.
notalone-text-wrong_track = Move the Creature token to an adjacent place.
    .short = Move the Creature to an adjacent place.
notalone-text-amplifier = Remove the Marker from the Beach: Rescue advances 1 space.
    .short = Spend the Marker: Rescue +1.
notalone-text-double_back = Take back the Place card you played instead of discarding it.
    .short = Take back the card you played.
notalone-text-x_drone = Use the power of place 5 instead of your place’s.
    .short = Use place 5 instead.
notalone-text-x_ingenuity = Place the Marker on the Beach, or move the Shield to the next place.
    .short = Place the Marker, or move the Shield.
notalone-text-x_amplifier = Remove the Marker from the Beach, or move the Shield from place 4 to place 1: Rescue advances 1 space.
    .short = Spend Marker or Shield: Rescue +1.
notalone-text-shuttle = Use the power of a face-up place from 6 to 10 instead of your place’s.
    .short = Use a place 6–10 instead.
notalone-text-medikit = Another Hunted regains 1 Will.
    .short = Another Hunted regains 1 Will.
notalone-text-solidarity = Another Hunted takes back up to two discarded cards.
    .short = Another Hunted takes back 2 places.
notalone-text-radio = Until the reveal, the Hunted see each other’s choices and may still change their own.
    .short = Hunted see each other’s choices.
notalone-text-second_wind = When you resist this turn, the first Will returns three cards instead of two.
    .short = Resist returns 3 cards.
notalone-text-scanner = The Creature shows its hand to the Hunted.
    .short = See the Creature’s hand.
notalone-text-decoy = Move the Target token to an adjacent place.
    .short = Move the Target to an adjacent place.
notalone-text-adaptation = You avoid the effects of the Target token this turn.
    .short = Ignore the Target token.
notalone-text-mimicry = Use the power of a place another Hunted explores instead of your place’s.
    .short = Use another Hunted’s place instead.
notalone-text-protective_suit = The next time you would lose Will this turn, lose 1 less.
    .short = Lose 1 Will less, once.
notalone-text-cache = After the cards are discarded, take back one card from your discard pile.
    .short = Take back 1 place at the end.
notalone-text-signal_flare = If the Creature token caught nobody this turn, Rescue advances 1 space.
    .short = Nobody caught: Rescue +1.

## On the page: the lobby

notalone-card-meta = { $least }–{ $most } players · 45 min · light · one against all
notalone-card-line = One of you hunts. The others must survive until Rescue arrives.

notalone-role-hide = hide
notalone-role-hunt = hunt
notalone-role-any = be surprised
notalone-mix-draw = Draw all ten
notalone-worlds = Planet
notalone-world-base = Base planet
notalone-world-base-about = The ten places of the base game: for your first games.
notalone-world-first_steps = First steps
notalone-world-first_steps-about = New places 6–10 and new cards: once you know the base planet.
notalone-world-exploration = Exploration
notalone-world-exploration-about = All ten new places and the new cards: for explorers.
notalone-world-mixed = Mixed planet
notalone-world-mixed-about = Each place from the base game or from Exploration, drawn or chosen by you.
notalone-world-maze = Maze variant
notalone-world-maze-about = The lower row starts empty, and the Maze builds it: for experts.

notalone-option-creature-here = Creature
notalone-option-mix-label = The places of the planet, one for each number

## On the page: what a place would do for a Hunted now

notalone-now-empty = No place yet
notalone-now-hidden = Face down
notalone-now-discarded = In your discard pile
notalone-now-reserve = { $count ->
    [0] Not yours, none left
   *[other] Not yours yet, { $count } in reserve
 }
notalone-now-blocked = Inaccessible
notalone-now-ineffective = Ineffective this turn
notalone-now-used = Used this turn
notalone-now-recycle = { $count ->
    [0] Copy the Creature’s place
    [one] Take back 1 card, or copy
   *[other] Take back { $count } cards, or copy
 }
notalone-now-recycle-beside = { $count ->
    [0] Copy a place next to the Creature
    [one] Take back 1 card, or copy
   *[other] Take back { $count } cards, or copy
 }
notalone-now-return = { $count ->
    [0] Take back this card
    [one] Take back this card and 1 more
   *[other] Take back this card and { $count } more
 }
notalone-now-return-other = { $count ->
    [0] Take this back; another Hunted takes 1
   *[other] Take back this and { $count }; another takes 1
 }
notalone-now-two-keep-one = Next turn: 2 places, choose 1
notalone-now-two-both = Next turn: explore 2 places
notalone-now-hand-and-discard = Next turn: add a discarded card
notalone-now-marker-set = Place the Marker here
notalone-now-marker-spend = The Marker is here: Rescue +{ $count }
notalone-now-shield-move = Move the Shield to { $to }
notalone-now-shield-raise = Raise the Shield: Rescue +{ $count }
notalone-now-rescue = Rescue +{ $count }
notalone-now-acquire = { $count ->
    [0] Nothing new in reserve
    [one] Take 1 new place
   *[other] Take 1 of { $count } new places
 }
notalone-now-maze = Turn up a place, or take one
notalone-now-draw-keep-one = Draw { $count } Survival, keep 1
notalone-now-heal-or-draw = Restore 1 Will, or draw a card
notalone-now-draw-then-heal = Draw a card, discard for Will
notalone-now-pole = Lose { $will } Will: Rescue +{ $count }
notalone-now-will-on-track-or-draw = Will on the track, or draw a card
notalone-now-teleport = Go to another place

## On the page: what now

notalone-prompt-over-small = Choose a line of the log to see that moment again.
notalone-prompt-other = { $seat-count ->
    [one] Waiting for { $seat }: { $doing }.
   *[other] Waiting for { $seat }: { $doing }.
 }
notalone-prompt-chosen = Everyone has chosen.
notalone-prompt-nature = In a moment: { $doing }.
notalone-prompt-cards = Cards may be played { $moment }.
notalone-prompt-cards-small = Nobody can tell who holds a card that could be played now.
notalone-prompt-laid = You play { $card }.
notalone-prompt-laid-small = It takes effect once everyone has decided whether to play a card.
notalone-prompt-sealed = You played { $places-short }, face down.
notalone-prompt-sealed-vote = You voted for { $seat }.
notalone-prompt-sealed-waiting = { $seat-count ->
    [0] You can change it until everyone has chosen.
   *[other] Waiting for { $seat }. You can still change it.
 }
notalone-prompt-board-side = Choose the side of the track board.
notalone-prompt-board-side-small = While Rescue is on an Artemia space, you also place the Artemia token.
notalone-prompt-window = You may play a card { $moment }.
notalone-prompt-window-small = The others cannot tell that you are being asked.
notalone-prompt-choose = Choose a place to explore.
notalone-prompt-choose-small = It stays face down. You can change it until everyone has chosen.
notalone-prompt-choose-keep-one = River: play two places, then choose one to explore.
notalone-prompt-choose-both = Artefact: play two places and explore both.
notalone-prompt-choose-from-discard = Fjord: play a card from your hand and one from your discard pile.
notalone-prompt-choose-none = You have no card to play: resist or give up.
notalone-prompt-owed = { $count ->
    [one] Take back one card from your discard pile.
   *[other] Take back { $count } cards from your discard pile.
 }
notalone-prompt-owed-small = You gave up 1 Will for this.
notalone-prompt-hunting = Place your { $token }.
notalone-prompt-hunting-wide = Place your { $token } on two adjacent places.
notalone-prompt-hunting-next = { $tokens-count ->
    [0] Then the Place cards are revealed.
   *[other] Next: { $tokens-short }.
 }
notalone-prompt-hunting-cards = You may play a Hunt card, or continue.
notalone-prompt-picking = Which of your two places do you explore?
notalone-prompt-picking-small = The Hunt tokens are placed. Everyone chooses at the same time.
notalone-prompt-after-reveal = Right after the reveal: use your card.
notalone-prompt-after-reveal-small = You see where everyone is.
notalone-prompt-order = Which place do you use first?
notalone-prompt-order-small = The second one follows right after.
notalone-prompt-resolve = You explore { $where }.
notalone-prompt-resolve-use = Use its power, or take back one card from your discard pile.
notalone-prompt-resolve-power = Use its power, or do nothing.
notalone-prompt-resolve-back = Its power would have no effect. You may take back one discarded card.
notalone-prompt-resolve-nothing = Its power would have no effect now.
notalone-prompt-recycle-or-copy = Take back your discard pile, or copy a place.
notalone-prompt-recycle-or-copy-small = Copying is safe: tokens there do not affect you.
notalone-prompt-take-back = Take back one card from your discard pile.
notalone-prompt-take-back-small = Everybody sees which one.
notalone-prompt-discard = Discard a Place card.
notalone-prompt-discard-small = The Creature sees that you cannot play it.
notalone-prompt-scream = Scream: discard two Place cards, or lose 1 Will.
notalone-prompt-scream-small = Choose the first card, or lose the Will.
notalone-prompt-toxin = Toxin: discard a Survival card.
notalone-prompt-toxin-small = Your place is ineffective this turn.
notalone-prompt-name-seat = Name a Hunted.
notalone-prompt-name-seat-small = The name is announced to everyone.
notalone-prompt-shelter = Keep one of the two cards.
notalone-prompt-shelter-small = The other one is discarded face up.
notalone-prompt-source = Restore 1 Will to a Hunted, or draw a Survival card.
notalone-prompt-source-small = No Hunted can have more than 3 Will.
notalone-prompt-heal = Who regains 1 Will?
notalone-prompt-heal-small = No Hunted can have more than 3 Will.
notalone-prompt-archipelago = Discard a Survival card to restore 1 Will, or stop.
notalone-prompt-archipelago-small = For each card, a Hunted of your choice regains 1 Will.
notalone-prompt-mycelium = Place Will on the Rescue track, or draw a Survival card.
notalone-prompt-mycelium-small = When Rescue reaches it, the Hunted vote on who gets it.
notalone-prompt-acquire = Take a new place from the reserve.
notalone-prompt-acquire-small = It goes to your hand. Everyone sees which one you take.
notalone-prompt-maze = Maze: look for a new place, or take a face-up one.
notalone-prompt-maze-small = A place you turn up can be used at once.
notalone-prompt-maze-set = Which card do you place, and where?
notalone-prompt-maze-set-small = Only you see these cards.
notalone-prompt-maze-drop = Which card leaves the game?
notalone-prompt-maze-drop-small = The last one goes to the bottom of the deck.
notalone-prompt-maze-use = Use the new place, or take a copy of it.
notalone-prompt-maze-use-small = Tokens there do not affect you.
notalone-prompt-portal = Where does the Portal lead?
notalone-prompt-portal-small = Tokens there will affect you.
notalone-prompt-regain = Where do you take your Will from?
notalone-prompt-regain-small = From the supply, or from the track.
notalone-prompt-vote = Who gets the Will on the track?
notalone-prompt-vote-small = The Hunted vote. A tie goes to whoever has the least Will.
notalone-prompt-move-token = Move the { $token } to an adjacent place.
notalone-prompt-move-token-any = Move a token to an adjacent place.
notalone-prompt-move-token-small = It must leave its place.
notalone-prompt-detour = Which Hunted do you move?
notalone-prompt-detour-small = To a place adjacent to the one explored.
notalone-prompt-detour-to = Where to?
notalone-prompt-detour-to-small = That place is explored instead.
notalone-prompt-telepathy = Name one or two places.
notalone-prompt-telepathy-small = The Hunted must tell the truth, in front of everyone.
notalone-prompt-phobia = Choose two cards to keep hidden.
notalone-prompt-phobia-small = The Creature sees the rest of your hand.
notalone-prompt-forbidden-zone = Choose a Place card to discard.
notalone-prompt-forbidden-zone-small = Everyone chooses at the same time, in secret.
notalone-prompt-vortex = Swap your card for one from your discard pile.
notalone-prompt-vortex-small = The Hunt tokens stay where they are.
notalone-prompt-cataclysm = Which place is ineffective this turn?
notalone-prompt-cataclysm-small = For every Hunted there.
notalone-prompt-double-back = Which card do you take back?
notalone-prompt-double-back-small = It returns to your hand instead of being discarded.
notalone-prompt-bury = Which Hunt card goes to the bottom of the deck?
notalone-prompt-bury-small = Continue until you have three.
notalone-prompt-copy = Which place do you use instead of yours?
notalone-prompt-copy-small = Tokens there do not affect you.

## On the page: buttons

notalone-act-pass = Play no card
notalone-act-pass-phase = No card this phase
notalone-act-hunt = Play { $card }
notalone-act-survive = Play { $card }
notalone-act-play = Play { $where }
notalone-act-play-two = Play { $where } and { $also }
notalone-act-play-with = Play { $where } and { $also }
notalone-act-resist = Resist
    .why = Before you play a card: give up 1 Will to take back cards from your discard pile. You cannot resist with your last Will; you give up instead.
    .rule = R15
notalone-act-resist-small = { $count ->
    [one] 1 Will: take back 1 place
   *[other] 1 Will: take back { $count } places
 }
notalone-act-resist-last = Your last Will: you give up
notalone-act-give-up = Give up
    .why = Before you play a card: regain all your Will and take back all your places, but Assimilation advances 1 space.
    .rule = R16
notalone-act-give-up-small = All Will and places back, Assimilation +1
notalone-act-take-back = Take back { $where }
notalone-act-take-played = Take back the played card
notalone-act-discard = Discard { $where }
notalone-act-pick = Explore { $where }
notalone-act-swap = Swap for { $where }
notalone-act-hide = Hide { $where } and { $also }
notalone-act-name-place = Ask about { $where }
notalone-act-name-places = Ask about { $where } and { $also }
notalone-act-place-token = { $token-short } on { $where }
notalone-act-place-token-wide = { $token-short } on { $where } and { $also }
notalone-act-move-token = { $token-short } to { $where }
notalone-act-swap-tokens = Swap { $tokens-short }
notalone-act-choose-slot = Choose { $where }
notalone-act-move-hunted = Move { $seat } from { $where }
notalone-act-name-seat = Name { $seat }
notalone-act-use = Use { $where }
notalone-act-nothing = Do nothing
notalone-act-recycle = Take back all cards
notalone-act-copy = Copy { $where }
notalone-act-lose-will = Lose 1 Will
notalone-act-discard-survival = Discard { $card }
notalone-act-keep-survival = Keep { $card }
notalone-act-draw = Draw a Survival card
notalone-act-heal = { $seat }: regain 1 Will
notalone-act-acquire = Take { $where }
notalone-act-reveal = Turn up { $where }
notalone-act-search = Look for a new place
notalone-act-set-place = { $place-short } on { $where }
notalone-act-drop-place = Discard { $place-short }
notalone-act-teleport = Go to { $where }
notalone-act-will-on-space = Will on space { $space }
notalone-act-will-from-supply = From the supply
notalone-act-will-from-space = From space { $space }
notalone-act-vote = Vote for { $seat }
notalone-act-bury = Put { $card } under the deck
notalone-act-choose-side = Use side { $side }
notalone-act-choose-first = Make a choice
notalone-act-stop = Done

notalone-quiet = Stop asking this turn
notalone-quiet-why = You are not asked about cards again until the next turn.
notalone-quiet-on = You are not asked about cards this turn.
notalone-quiet-off = Ask me again

## On the page: the planet

notalone-planet = Artemia
notalone-planet-choices = Artemia: choose a place
notalone-tile = { $number }, { $place-short }
notalone-tile-hidden = { $slot }, face down
notalone-tile-empty = { $slot }, empty
notalone-tile-hidden-name = Face down
notalone-tile-empty-name = Empty
notalone-tile-tokens = with { $tokens }
notalone-tile-explorers = explored by { $seat }
notalone-tile-chance = { $chance } percent
notalone-tile-marker = the Marker is here
notalone-tile-shield = the Shield is here
notalone-tile-chosen = chosen
notalone-tile-hint = the hint
notalone-heat-nobody = nobody can be here
notalone-blocked-by = Inaccessible: { $card }
notalone-ineffective-by = Ineffective this turn
notalone-tip-reserve = { $count ->
    [0] None left in the reserve.
    [one] One card left in the reserve.
   *[other] { $count } cards left in the reserve.
 }
notalone-tip-hidden = A face-down place. The Maze can turn it up.
notalone-tip-empty = The Maze can put a place here.
notalone-tip-marker = The Marker
notalone-tip-marker-why = The next Hunted to use the Beach removes it: Rescue advances 1 space.
notalone-tip-shield = The Shield
notalone-tip-shield-why = It moves from place 1 to place 4 and protects nobody on the way. When it is raised from place 4, no Hunt token has an effect next turn.
notalone-tip-token-creature = Every Hunted here loses 1 Will and cannot use the place. Assimilation advances 1 space.
notalone-tip-token-artemia = Every Hunted here discards a Place card and cannot use the place.
notalone-tip-token-target = Its effect is written on the Hunt card played this turn.
notalone-shield-up = The Shield is raised: no Hunt token has an effect this turn.

## On the page: the race

notalone-race = Rescue: { $rescue } to go. Assimilation: { $assimilation } to go.
notalone-race-rescue = Rescue, { $count } to go
notalone-race-assimilation = Assimilation, { $count } to go
notalone-race-assimilation-short = Assimilation, { $count } to go
notalone-race-space = Space { $space } before the star
notalone-race-put = Place 1 Will on the space { $space } before the star
notalone-race-tip-rescue = Advances at the end of every turn. If it reaches the star first, the Hunted win.
notalone-race-tip-assimilation = Advances when a Hunted is caught or gives up. If it reaches the star first, the Creature wins.
notalone-race-tip-artemia = Artemia space
notalone-race-tip-artemia-why = While Rescue is here, the Creature also places the Artemia token.
notalone-race-tip-will = Will on the track
notalone-race-tip-will-why = When Rescue reaches it, the Hunted vote on who gets it.
notalone-race-supply = { $count } Will in the supply
notalone-race-supply-why = Will that nobody has. When there is none, none can be placed on the track, and Will you regain is taken from there.
notalone-side-name = Side { $side }

## On the page: phases

notalone-phase-1 = Phase 1: explore
notalone-phase-2 = Phase 2: hunt
notalone-phase-3 = Phase 3: reckoning
notalone-phase-4 = Phase 4: end-of-turn actions
notalone-step-reveal = Reveal
notalone-step-free = Safe places
notalone-step-target = Target
notalone-step-artemia = Artemia
notalone-step-creature = Creature

## On the page: people and cards

notalone-role-creature = the Creature
notalone-role-hunted = Hunted
notalone-seats = The players
notalone-seat-creature = { $hunt ->
    [one] 1 Hunt card
   *[other] { $hunt } Hunt cards
 }
notalone-seat-hunted = { $hand } in hand · { $survival } Survival
notalone-seat-will = { $will } of 3 Will
notalone-seat-discard = Discarded: { $numbers }
notalone-seat-discard-none = Nothing discarded
notalone-seat-smoke = { $count ->
    [one] One discarded card, hidden by smoke
   *[other] { $count } discarded cards, hidden by smoke
 }
notalone-seat-choosing = choosing
notalone-seat-sealed = ready
notalone-seat-caught = caught
notalone-seat-explores = at { $places-short }
notalone-seat-pair = Plays two cards next turn.
notalone-seat-played = this turn: { $cards }
notalone-seat-tip = { $seat-you ->
    [yes] You own { $places-short }.
   *[no] { $seat } owns { $places-short }.
 }
notalone-seat-shown = Showed you { $places-short }.

notalone-hand = Your hand
notalone-hand-of = Hand of { $seat }
notalone-hand-count = { $count ->
    [one] 1 place
   *[other] { $count } places
 }
notalone-hand-empty = No place in hand
notalone-discard-title = Your discard pile
notalone-discard-of = Discard pile of { $seat }
notalone-discard-seen = everyone can see it
notalone-discard-smoke = hidden by smoke
notalone-discard-empty = Nothing discarded
notalone-played-title = Played
notalone-survival-title = Survival
notalone-survival-once = one per turn
notalone-survival-done = played this turn
notalone-survival-none = No Survival card
notalone-survival-unseen = { $count ->
    [one] 1 Survival card, face down
   *[other] { $count } Survival cards, face down
 }
notalone-hunt-title = Your Hunt cards
notalone-hunt-of = Hunt cards
notalone-hunt-once = one per turn
notalone-hunt-more = 1 more this turn
notalone-hunt-done = none left this turn
notalone-hunt-unseen = { $count ->
    [one] 1 Hunt card, face down
   *[other] { $count } Hunt cards, face down
 }
notalone-hunt-played = Played this turn
notalone-hunt-discard = Hunt cards discarded
notalone-survival-discard = Survival cards discarded
notalone-piles-none = none yet
notalone-reserve-title = Reserve
notalone-known-title = Seen with the Scanner
notalone-tokens-title = Tokens
notalone-token-lies = on { $where }
notalone-token-choose = choose its place
notalone-token-then = then this one
notalone-token-not = not this turn
notalone-will-title = Your Will
notalone-will = Will
notalone-look-own = Back to mine
notalone-look-table = Back to the Creature
notalone-maze-discard = Places that left the game
notalone-acts-title = You can
notalone-maze-title = Maze cards
notalone-maze-left = { $count ->
    [one] { $count } card in the Maze deck
   *[other] { $count } cards in the Maze deck
 }
notalone-maze-left-why = New places come from this deck. It is never reshuffled.
notalone-drawn-title = Drawn
notalone-when = phase { $number }
notalone-when-any = any phase
notalone-advice-mix = A strong player does this about { $percent }% of the time, to stay unpredictable.
notalone-advice-danger = The Creature looks there about { $percent }% of the time.
notalone-advice-found = The chance that somebody is there is about { $percent }%.
notalone-advice-chance = Chance to win after this: about { $percent }%.
notalone-hint = Hint: { $what }
notalone-peek = { $where }: { $what }
notalone-heat-title = On { $place }
notalone-heat-public = from what everyone knows
notalone-heat-chance = chance that at least one Hunted is here
notalone-heat-also = { $seat } could also be on { $numbers }
notalone-heat-only = { $seat } can only be here
notalone-heat-catch = A catch here advances Assimilation { $spaces }.
notalone-heat-catch-will = A catch here costs { $will } Will.

notalone-talk-open = The Creature reads every message of the Hunted.
notalone-talk-creature = You read every message of the Hunted.
notalone-talk-write = Write a message. The Creature will read it.

notalone-tab-planet = Planet
notalone-tab-cards = Cards
notalone-tab-hunted = Hunted
notalone-tab-log = Log

notalone-over-planet = See the planet
notalone-over-hunted = Rescue has arrived
notalone-over-creature = The Creature wins
notalone-over-you-won = You win.
notalone-over-you-lost = You lose.
notalone-ended-hunted = The Rescue counter has reached the star.
notalone-ended-creature = The Assimilation counter has reached the star.
notalone-course-rescue = Rescue, spaces covered
notalone-course-assimilation = Assimilation, spaces covered
notalone-sheet-role = Role
notalone-sheet-won = won
notalone-sheet-turns = { $turns ->
    [one] After 1 turn. Rescue had { $rescue } to go, Assimilation { $assimilation }.
   *[other] After { $turns } turns. Rescue had { $rescue } to go, Assimilation { $assimilation }.
 }

## On the page: the guided first game

notalone-learn-exploration = Guided game: the new places
notalone-guide-about = Stranded on Artemia
notalone-guide-about-text = You are one of the Hunted, and one player is the Creature. Each turn you hide at a place, and the Creature guesses where.
notalone-guide-race = A race of two counters
notalone-guide-race-text = If Rescue reaches the star first, the Hunted win together. If Assimilation does, the Creature wins.
notalone-guide-places = Ten places
notalone-guide-places-text = Each place does something for whoever explores it. You begin with cards of the first five.
notalone-guide-play = Hide at a place
notalone-guide-play-text = Choose the Rover and play it with the button: the card lies face down until all have chosen. The Creature tries to guess it.
notalone-guide-use = Not found
notalone-guide-use-text = The Creature went to the River, so you may use your place. The Rover brings the card of a new place.
notalone-guide-acquire = A new place
notalone-guide-acquire-text = With more cards you are harder to guess. Take the Wreck: it speeds Rescue up.
notalone-guide-rescue = Rescue comes closer
notalone-guide-rescue-text = At the end of every turn Rescue advances by itself. Beach and Wreck make it faster.
notalone-guide-again = What the Creature sees
notalone-guide-again-text = Your discard pile is open, and the Rover is in it: the Creature knows you are not there. Play the Beach.
notalone-guide-caught = Caught
notalone-guide-caught-text = The Creature guessed the Beach: you lost 1 Will and could not use the place. With the last Will gone you regain all of it, but Assimilation advances again.
notalone-guide-assimilation = Assimilation advances
notalone-guide-assimilation-text = A catch moves it one space each turn, however many were caught. Stay apart from the others.
notalone-guide-survive = A Survival card
notalone-guide-survive-text = Such cards can be played in the phase printed on them, one each turn. Adrenaline restores 1 Will: choose it and play it.
notalone-guide-resist = Resist
notalone-guide-resist-text = Before you play a place, 1 Will buys two cards back from your discard pile. Resist.
notalone-guide-back = Cards come back
notalone-guide-back-text = The more cards you hold, the less the Creature knows. Take the Rover back.
notalone-guide-back-two = And the second
notalone-guide-back-two-text = Take the Beach back too.
notalone-guide-wreck = Call for help
notalone-guide-wreck-text = Now the new place: play the Wreck.
notalone-guide-signal = Rescue hears you
notalone-guide-signal-text = Nobody found you. Use the Wreck, and Rescue advances one more space.
notalone-guide-rover = Bluff
notalone-guide-rover-text = The Creature reads what the Hunted say, and it remembers what you like. Go where it does not expect you: play the Rover again.
notalone-guide-instead = A card instead
notalone-guide-instead-text = Instead of using a place you may always take one card back from your discard pile. Choose the Wreck there.
notalone-guide-river = The River
notalone-guide-river-text = The River lets you play two places next turn. Play it.
notalone-guide-river-use = Two next turn
notalone-guide-river-use-text = You are safe again. Use the River.
notalone-guide-artemia = The Artemia token
notalone-guide-artemia-text = While Rescue stood on a marked space, the Creature placed a second token. Whoever it finds discards a card and cannot use the place.
notalone-guide-two = Two places
notalone-guide-two-text = Choose the Beach and the Wreck and play both. You decide which one to explore once the tokens are placed.
notalone-guide-pick = The Creature guessed wrong
notalone-guide-pick-text = Its token is on the Wreck. Choose the Beach.
notalone-guide-beach = The Beach
notalone-guide-beach-text = The marker is there already, put there by another Hunted in the first turn. Use the Beach: the marker goes, and Rescue advances.
notalone-guide-give-up = Give up
notalone-guide-give-up-text = With few cards left, giving up brings back all cards and all Will, and Assimilation advances one space. Try it.
notalone-guide-ends = Who will be first?
notalone-guide-ends-text = Seven turns, and Rescue is six spaces from the star: help comes if the Hunted hold out. Together you win or lose.
notalone-guide-know = You know the game now
notalone-guide-know-text = Play on from here: the Creature now hunts as it likes. Or begin a real game.
notalone-guide-new-places = New places
notalone-guide-new-places-text = Exploration replaces the places, and the lower five begin face down. Everything else is as you know it.
notalone-guide-maze = The Maze
notalone-guide-maze-text = Nobody can go to a place that is face down. The Maze turns one up: play it.
notalone-guide-maze-use = Into the Maze
notalone-guide-maze-use-text = The Creature is elsewhere. Use the Maze.
notalone-guide-maze-turn = Turn one up
notalone-guide-maze-turn-text = Choose the ringed card of the lower row, then the button.
notalone-guide-copy = The Pole
notalone-guide-copy-text = You may use the place you turned up at once, or take its card. Take the card of the Pole: choose it on the planet.
notalone-guide-pole = To the Pole
notalone-guide-pole-text = The Pole moves Rescue two spaces for 1 Will. Play it.
notalone-guide-pole-use = Two spaces at once
notalone-guide-pole-use-text = Use the Pole; its card then returns to the reserve.
notalone-guide-oasis = The Oasis
notalone-guide-oasis-text = The Oasis takes itself back, and one more card for each Will you are missing. Play it.
notalone-guide-oasis-use = Water
notalone-guide-oasis-use-text = You are missing 1 Will, so one more card comes back. Use the Oasis.
notalone-guide-oasis-back = One more card
notalone-guide-oasis-back-text = Take the Maze back.
notalone-guide-fjord = The Fjord
notalone-guide-fjord-text = Next turn the Fjord lets you play a card from your hand and one from your discard pile. Play it.
notalone-guide-fjord-use = Safe between the cliffs
notalone-guide-fjord-use-text = Use the Fjord.
notalone-guide-beside = One in hand, one in the open
notalone-guide-beside-text = The card from your discard pile is face up, and the Creature may fall for it. Choose the Dome in your hand and the Fjord in your discard pile.
notalone-guide-pick-one = It did
notalone-guide-pick-one-text = The Creature went to the Fjord. Choose the Dome.
notalone-guide-dome = The Dome
notalone-guide-dome-text = The Dome moves the Shield along the upper row. From place 4 it returns, Rescue advances, and next turn no token can harm you.
notalone-guide-nexus = The Nexus
notalone-guide-nexus-text = The Nexus takes back your whole discard, but a catch there moves Assimilation two spaces. Dare it: play the Nexus.
notalone-guide-nexus-use = Well dared
notalone-guide-nexus-use-text = The Creature was at the Pole. Use the Nexus.
notalone-guide-nexus-all = Take or copy
notalone-guide-nexus-all-text = The Nexus can also copy a place beside the Creature. Take your cards back.
notalone-guide-more-places = Four more to find
notalone-guide-more-places-text = Mangrove, Archipelago, Mycelium and Portal still lie face down. Once one is turned up, a long press on it says what it does.
notalone-guide-know-places = You know Exploration now
notalone-guide-know-places-text = Play on from here: the Creature now hunts as it likes. Or begin a real game.

# The statements of the rules that the page names in its tips.
notalone-rules =
    .creature = R25
    .artemia = R24
    .target = R23
    .place = R22
    .hunt = R8
    .survival = R9
    .track-will = E40
    .artemia-space = R18
    .rescue = R30, R31
    .assimilation = R25, R31
    .supply = E41, E42
    .hidden = E32
    .empty = E73
    .marker = R28
    .shield = E17, E29
    .maze = E72

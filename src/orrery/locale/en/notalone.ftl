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
notalone-doing-turn = between two steps
notalone-doing-window = a moment for cards
notalone-doing-choose = choosing Place cards
notalone-doing-hunting = placing Hunt tokens
notalone-doing-picking = picking one of two cards
notalone-doing-after-reveal = right after the reveal
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
notalone-doing-mycelium = putting Will on the track
notalone-doing-acquire = taking a card from the reserve
notalone-doing-maze = in the Maze
notalone-doing-turn-up = turning up a place
notalone-doing-maze-look = looking at cards of the Maze
notalone-doing-maze-set = setting a place
notalone-doing-maze-drop = discarding a place
notalone-doing-maze-use = using a new place
notalone-doing-portal = through the Portal
notalone-doing-regain = regaining Will
notalone-doing-rescue-move = moving the Rescue counter
notalone-doing-vote = voting for who gets the Will
notalone-doing-move-token = moving a token
notalone-doing-detour = choosing whom to move
notalone-doing-detour-to = choosing where to
notalone-doing-telepathy = naming places
notalone-doing-phobia = choosing what to hide
notalone-doing-forbidden-zone = discarding together
notalone-doing-vortex = swapping the played card
notalone-doing-strike-back = losing Hunt cards
notalone-doing-cataclysm = choosing a place
notalone-doing-double-back = taking a played card back
notalone-doing-bury = putting Hunt cards under the deck
notalone-doing-settle = regaining after the last Will
notalone-doing-copy = choosing what to copy
notalone-doing-tell = answering truthfully

notalone-moment-before-choosing = before the places are chosen
notalone-moment-after-choosing = after the places are chosen
notalone-moment-hunting = with the tokens placed
notalone-moment-after-reveal = right after the reveal
notalone-moment-before-target = before the Target
notalone-moment-before-artemia = before Artemia
notalone-moment-before-creature = before the Creature
notalone-moment-end-of-turn = at the end of the turn

notalone-line-victory = Victory
notalone-line-rescue-left = Rescue, spaces left
notalone-line-assimilation-left = Assimilation, spaces left
notalone-line-catches = Catches
notalone-line-will-lost = Will lost
notalone-line-turns = Turns
notalone-line-total = Total

## Options of the game

notalone-option-creature = who is the Creature; a number is a seat
notalone-option-creature-random = drawn at random
notalone-option-creature-others = drawn among all but the host
notalone-option-places = which places make the planet; a number gives any mix, a bit a place of Exploration
notalone-option-places-base = those of the base game
notalone-option-places-first_steps = places 6-10 of Exploration
notalone-option-places-exploration = all ten of Exploration
notalone-option-places-random = drawn at random
notalone-option-decks = which Hunt and Survival cards are used
notalone-option-decks-auto = with those of Exploration if its places are in play
notalone-option-decks-base = those of the base game
notalone-option-decks-combined = with those of Exploration
notalone-option-maze_variant = whether the Maze is built as it is explored
notalone-option-maze_variant-off = no
notalone-option-maze_variant-on = yes, from a deck of ten places
notalone-option-board_side = which side of the track board is used
notalone-option-board_side-chosen = the Creature picks it
notalone-option-board_side-1 = Artemia on the last six spaces
notalone-option-board_side-2 = Artemia on every second space
notalone-option-expert = whether losing the last Will costs more
notalone-option-expert-off = three Will come back
notalone-option-expert-on = two Will come back
notalone-option-tokens = whether every Hunt token must be placed
notalone-option-tokens-compulsory = it must
notalone-option-tokens-optional = it may
notalone-option-two_place_move = where a token on two places may be moved
notalone-option-two_place_move-auto = also to one of the two if Exploration is in play
notalone-option-two_place_move-leave = off both of them
notalone-option-two_place_move-literal = also to one of the two
notalone-option-pole_limit = how often the Pole works
notalone-option-pole_limit-none = as often as it is used
notalone-option-pole_limit-once = once a turn for the team
notalone-option-takeback = whether a card may be taken back when the power finds nothing to do
notalone-option-takeback-auto = it may not if Exploration is in play
notalone-option-takeback-lenient = it may
notalone-option-takeback-strict = it may not
notalone-option-host = who opened the table, and is not the Creature where that is one of the others; a number is a seat
notalone-option-force_field = when Force Field may be played
notalone-option-force_field-resend = also after the choices, which are then made anew
notalone-option-force_field-early = only before the Hunted choose
notalone-option-takeback_places = where a card may be taken back instead of the power
notalone-option-takeback_places-all = at every place
notalone-option-takeback_places-few = not at Lair, Jungle and Swamp
notalone-option-last_will = how far Assimilation advances when Hunted lose their last Will
notalone-option-last_will-once = one space a turn
notalone-option-last_will-each = one space for each of them
notalone-option-stasis_amplifier = what the Amplifier does after Stasis
notalone-option-stasis_amplifier-held = Rescue stays where it is
notalone-option-stasis_amplifier-moves = Rescue advances
notalone-option-gate_after_detour = which places the Gate offers after a Detour
notalone-option-gate_after_detour-explored = those beside the place explored
notalone-option-gate_after_detour-card = those beside the place of the card played
notalone-option-token_losses = how the Hunted decide what Target and Artemia cost them
notalone-option-token_losses-in_turn = one after another, openly
notalone-option-token_losses-together = all at once, unseen
notalone-option-instead_cards = what must be usable to play Gate, Drone and the like
notalone-option-instead_cards-played = the card played in phase 1
notalone-option-instead_cards-explored = only the place explored
notalone-option-maze_use = how a place turned up by the Maze is used
notalone-option-maze_use-activate = like one explored (the Artefact too)
notalone-option-maze_use-copy = like one copied (not the Artefact)
notalone-option-track_will = when Rescue picks up Will on the track
notalone-option-track_will-passing = also in passing
notalone-option-track_will-stopping = only where it stops

## Actions

notalone-do-pass = play no card now
notalone-do-pass-phase = play no card in this phase
notalone-do-hunt = play the Hunt card { $card }
notalone-do-survive = play the Survival card { $card }
notalone-do-play = play place { $place }
notalone-do-play-two = play { $places }
notalone-do-play-with = play place { $place } with place { $beside } of your discard beside it
notalone-do-resist = resist: give 1 Will for cards of your discard
notalone-do-give-up = give up: regain all Will and cards, Assimilation advances
notalone-do-take-back = take place { $place } back
notalone-do-take-played = take the card you played back
notalone-do-discard = discard place { $place }
notalone-do-pick = pick place { $place }
notalone-do-swap = swap place { $played } for place { $place } of your discard
notalone-do-hide = keep { $places } hidden
notalone-do-name-place = name place { $place }
notalone-do-name-places = name { $places }
notalone-do-place-token = put the { $token } on spot { $slot }
notalone-do-place-token-wide = put the { $token } on { $slots }
notalone-do-move-token = move the { $token } to spot { $slot }
notalone-do-swap-tokens = swap { $tokens }
notalone-do-choose-slot = choose spot { $slot }
notalone-do-move-hunted = move { $seat } from place number { $which } of the two explored
notalone-do-name-seat = name { $seat }
notalone-do-use = use the power
notalone-do-nothing = do nothing more
notalone-do-recycle = take your whole discard back
notalone-do-copy = copy the place on spot { $slot }
notalone-do-lose-will = lose 1 Will
notalone-do-discard-survival = discard the Survival card { $card }
notalone-do-keep-survival = keep the Survival card { $card }
notalone-do-draw = draw a Survival card
notalone-do-heal = give { $seat } 1 Will
notalone-do-acquire = take place { $place } from the reserve
notalone-do-reveal = turn up the card on spot { $slot }
notalone-do-search = look for a new place
notalone-do-set-place = put { $place } on spot { $slot }
notalone-do-drop-place = discard { $place } from the Maze
notalone-do-teleport = go to place { $place }
notalone-do-will-on-space = put 1 Will on the space { $space } before the end
notalone-do-will-from-supply = take the Will from the supply
notalone-do-will-from-space = take the Will from the space { $space } before the end
notalone-do-vote = vote for { $seat }
notalone-do-bury = put the Hunt card { $card } under the deck
notalone-do-choose-side = use side { $side } of the track board
notalone-do-close = all have answered
notalone-do-name-creature = make { $seat } the Creature
notalone-do-choose-set = use { $place }
notalone-do-draw-hunt = draw the Hunt card { $card }
notalone-do-draw-survival = deal the Survival card { $card }
notalone-do-lose-hunt = put the Hunt card { $card } under the deck for all to see
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
    [yes] You take { $place } back.
   *[no] { $seat } takes { $place } back.
 }
notalone-took-back-unseen = { $seat-you ->
    [yes] You take a card back.
   *[no] { $seat } takes a card back behind the smoke.
 }
notalone-took-played = { $seat-you ->
    [yes] You take { $place } back, just played.
   *[no] { $seat } takes { $place } back, just played.
 }
notalone-recycled = { $seat-you ->
    [yes] You take your whole discard back.
   *[no] { $seat } takes the whole discard back.
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
    [yes] You play { $place } from your discard instead.
   *[no] { $seat } plays { $place } from the discard instead.
 }
notalone-swapped-unseen = { $seat-you ->
    [yes] You swap your played card.
   *[no] { $seat } swaps the played card behind the smoke.
 }
notalone-all-chose = All Hunted have chosen.
notalone-sent-back = The choices go back to the hands.
notalone-laid-beside = { $seat-you ->
    [yes] You lay { $place } face up beside your card.
   *[no] { $seat } lays { $place } face up beside the card.
 }
notalone-token = The { $token } lies on { $slots }.
notalone-swapped-tokens = { $tokens } change places.
notalone-named = { $seat-you ->
    [yes] The choice falls on you.
   *[no] The choice falls on { $seat }.
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
notalone-struck = { $card } goes from the Creature's hand under the deck.
notalone-explores = { $seat-you ->
    [yes] You explore { $place }.
   *[no] { $seat } explores { $place }.
 }
notalone-all-ineffective = Inertia: no power works this turn.
notalone-ineffective = The place on spot { $slot } does not work this turn.
notalone-moved-hunted = { $seat-you ->
    [yes] You are moved to spot { $slot }.
   *[no] { $seat } is moved to spot { $slot }.
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
    [yes] Your card { $place } goes back to the reserve.
   *[no] { $seat } puts { $place } back to the reserve.
 }
notalone-teleported = { $seat-you ->
    [yes] You go through the Portal to { $place }.
   *[no] { $seat } goes through the Portal to { $place }.
 }
notalone-turned-up = { $place } lies on spot { $slot }.
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
notalone-drew-hunt = The Hunt card drawn is { $card }.
notalone-drew-hunt-unseen = The Creature draws a Hunt card.
notalone-artemia = { $seat-you ->
    [yes] Artemia finds you.
   *[no] Artemia finds { $seat }.
 }
notalone-caught = { $seat-you ->
    [yes] The Creature catches you.
   *[no] The Creature catches { $seat }.
 }
notalone-lost-will = { $seat-you ->
    [yes] You lose { $will } Will and have { $left }.
   *[no] { $seat } loses { $will } Will and has { $left }.
 }
notalone-regained-will = { $seat-you ->
    [yes] You regain { $will } Will.
   *[no] { $seat } regains { $will } Will.
 }
notalone-last-will = { $seat-you ->
    [yes] Your last Will is gone: Will and cards come back.
   *[no] The last Will of { $seat } is gone: Will and cards come back.
 }
notalone-will-on-track = { $seat-you ->
    [yes] You put 1 Will on the space { $space } before the end.
   *[no] { $seat } puts 1 Will on the space { $space } before the end.
 }
notalone-will-met = { $seat-you ->
    [yes] The Will on the way is yours.
   *[no] The Will on the way goes to { $seat }.
 }
notalone-voted = { $seat-you ->
    [yes] Most vote for you.
   *[no] Most vote for { $seat }.
 }
notalone-shield-raised = The Shield is raised: next turn no Hunt token has an effect.
notalone-rescue = { $spaces ->
    [1] Rescue comes 1 space nearer, { $left } to go.
   *[other] Rescue comes { $spaces } spaces nearer, { $left } to go.
 }
notalone-assimilation = { $spaces ->
    [1] Assimilation advances 1 space, { $left } to go.
   *[other] Assimilation advances { $spaces } spaces, { $left } to go.
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
notalone-table-track = Rescue { $rescue } to go, Assimilation { $assimilation } to go, Will in supply { $supply }
notalone-table-ineffective = does not work
notalone-table-inaccessible = may not be played
notalone-table-used = used
notalone-table-hunted = Hunted
notalone-table-will = Will
notalone-table-hand = hand
notalone-table-discard = discard
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
notalone-table-maze = Deck of the Maze: { $left }. Places that left the game: { $list }
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
notalone-help-planet = Planet: ten spots in two rows; a spot touches those beside, above and below it. Tokens and names of Hunted stand where they are. R and C are the Rescue and Assimilation counters on their way to the star, A the Artemia symbols, W Will on the track.
notalone-help-hunted = Hunted: Will, Place cards in hand, discarded and played; a question mark is a card you may not know.
notalone-help-windows = Cards: when you are asked whether to play one, nobody else sees that you were. “play no card in this phase” spares you the question until the next phase.

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
notalone-why-place-not-in-discard = place { $number } is not in your discard
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
notalone-why-discard-empty-there-nothing-resist = your discard is empty, so there is nothing to resist for
notalone-why-no-will-resist = you have no Will to resist with
notalone-why-all-will-nothing-discarded-cannot-give-up = with all Will and nothing discarded you cannot give up
notalone-why-put-card-discard-beside-one-play = put a card of your discard beside the one you play
notalone-why-these-cards-not-yours-play-place-inaccessible = these cards are not yours to play, or a place is inaccessible
notalone-why-choose-place-card-play-resist-give-up = choose a Place card to play, or Resist or Give Up before
notalone-why-token-cannot-placed-there-now = that token cannot be placed there now
notalone-why-power-used-up-finds-nothing-do = this power is used up, or finds nothing to do
notalone-why-instead-needs-own-power = you can do this only where you could use the power of the card you played in phase 1
notalone-why-take-no-place-card-back-here-now = you may take no Place card back here now
notalone-why-first-pick-side-track-board = first pick a side of the track board
notalone-why-pick-one-two-cards-played = pick one of the two cards you played
notalone-why-effect-carried-out-right-after-reveal = this effect is carried out right after the reveal
notalone-why-choose-two-places-resolve-first = choose which of your two places to resolve first
notalone-why-take-all-discarded-cards-back-copy-place = take all your discarded cards back, or copy a place
notalone-why-choose-places-offered-copy = choose which of the places offered to copy
notalone-why-take-back-cards-from-own-discard = take back cards from your own discard
notalone-why-discard-place-card-from-hand = discard a Place card from your hand
notalone-why-discard-place-cards-lose-will = discard Place cards or lose Will
notalone-why-discard-one-survival-cards = discard one of your Survival cards
notalone-why-name-hunted-whom-effect-do-something = name a Hunted for whom the effect can do something
notalone-why-keep-one-cards-drew = keep one of the cards you drew
notalone-why-heal-hunted-below-3-will-draw = heal a Hunted below 3 Will, or draw
notalone-why-choose-hunted-below-3-will = choose a Hunted below 3 Will
notalone-why-discard-survival-card-heal-do-nothing-more = discard a Survival card to heal, or do nothing more
notalone-why-place-will-free-space-before-victory-space = place Will on a free space before the victory space
notalone-why-take-place-do-not-own-lies-reserve = take a place you do not own that lies in the reserve
notalone-why-turn-up-hidden-place-take-revealed-one = turn up a hidden place, or take a revealed one from the reserve
notalone-why-place-card-whose-number-planet-does-not = place a card whose number the planet does not have, on a free spot
notalone-why-discard-card-whose-number-discard-does-not = discard a card whose number the discard does not have
notalone-why-use-new-place-take-copy-do-neither = use the new place, take a copy of it, or do neither
notalone-why-go-accessible-place-hand = go to an accessible place of your hand
notalone-why-take-will-from-supply-from-space-track = take the Will from the supply or from a space of the track
notalone-why-vote-hunted-below-3-will = vote for a Hunted below 3 Will
notalone-why-move-token-place-adjacent-where-lies = move the token to a place adjacent to where it lies
notalone-why-choose-hunted-who-moved = choose a Hunted who can be moved
notalone-why-move-hunted-adjacent-accessible-place = move the Hunted to an adjacent, accessible place
notalone-why-name-one-two-places-lie-face-up = name one or two places that lie face up
notalone-why-choose-two-place-cards-hand-keep-hidden = choose two Place cards of your hand to keep hidden
notalone-why-swap-face-down-card-accessible-one-discard = swap a face-down card with an accessible one of your discard
notalone-why-choose-place-planet = choose a place of the planet
notalone-why-choose-card-played-return = choose a card you played that may return
notalone-why-put-hunt-card-under-deck = put a Hunt card under the deck
notalone-why-now-play-card-pass = now you may play a card or pass
notalone-why-place-every-hunt-token = place every Hunt token you have
notalone-why-use-power-take-card-back-do-nothing = use the power, take a card back, or do nothing

## Places and cards in plain words

notalone-text-lair = Take your whole discard back, or use the power of the place under the Creature token. Whoever is caught here loses one more Will.
    .short = Take your discard back, or copy the Creature's place. Caught: 2 Will.
notalone-text-jungle = The Jungle comes back to your hand, with one card of your discard.
    .short = Take this card and 1 discard back.
notalone-text-river = Next turn you play two cards face down and, once the tokens lie, keep the one you like better.
    .short = Next turn play 2 places, explore the better one.
notalone-text-beach = Put the Marker here. If it is here already, take it off and Rescue moves 1. Once a turn for the whole team.
    .short = Put the Marker here; if it is here: Rescue +1. Once a turn.
notalone-text-rover = Take from the reserve a Place card you do not own yet.
    .short = Take a new place from the reserve.
notalone-text-swamp = The Swamp comes back to your hand, with up to two cards of your discard.
    .short = Take this card and up to 2 discards back.
notalone-text-shelter = Draw two Survival cards and keep one of them.
    .short = Draw 2 Survival cards, keep 1.
notalone-text-wreck = Rescue moves 1. Once a turn for the whole team.
    .short = Rescue +1. Once a turn.
notalone-text-source = One Hunted, you or another, regains 1 Will; or you draw a Survival card.
    .short = Give 1 Will to a Hunted, or draw 1 Survival card.
notalone-text-artefact = Next turn you play two cards and explore both places. This power is never copied.
    .short = Next turn explore 2 places.
notalone-text-nexus = Take your whole discard back, or use the power of a place beside the Creature token. If somebody is caught here, Assimilation moves 2 instead of 1.
    .short = Take your discard back, or copy beside the Creature. Caught: Assimilation +2.
notalone-text-oasis = The Oasis comes back to your hand, with one card of your discard for each Will you are missing.
    .short = Take this card back and 1 discard for each missing Will.
notalone-text-fjord = Next turn you play a card from your hand face down and one of your discard face up, and pick one of them when the tokens lie.
    .short = Next turn play a hand card and a discard, explore one.
notalone-text-dome = Move the Shield one place on. From place 4 it goes back to place 1: Rescue moves 1, and next turn no Hunt token has an effect. Once a turn.
    .short = Move the Shield on. From 4: Rescue +1, no tokens next turn.
notalone-text-maze = Turn up a hidden place and use it or take a copy; or take from the reserve a place that is face up.
    .short = Turn up a hidden place, or take a new place.
notalone-text-mangrove = The Mangrove comes back to your hand with one card of your discard; then another Hunted takes a card back.
    .short = Take this and 1 discard back; so does another Hunted.
notalone-text-archipelago = Draw a Survival card, then discard up to two: each gives 1 Will to a Hunted of your choice.
    .short = Draw 1 Survival card; discard up to 2 for Will.
notalone-text-pole = Lose 1 Will: Rescue moves 2. The card goes back to the reserve at the end of the turn.
    .short = Lose 1 Will: Rescue +2. Back to the reserve.
notalone-text-mycelium = Put up to two Will from the supply on the Rescue track, where Rescue picks them up; or draw a Survival card.
    .short = Put up to 2 Will on the track, or draw 1 Survival card.
notalone-text-portal = Discard this card and go to another place from your hand, whatever waits there.
    .short = Go to another place of your hand, at your own risk.

notalone-text-despair = Nobody plays or draws Survival cards for the rest of the turn.
    .short = No Survival cards this turn.
notalone-text-force_field = The Target token lies on two neighbouring places; neither may be played this turn.
    .short = Two places may not be played.
notalone-text-anticipation = Name a Hunted. If the Creature token catches just this one, Assimilation moves 1 more.
    .short = Name a Hunted: caught, Assimilation +1 more.
notalone-text-ascendancy = A Hunted with three or more Place cards in hand discards down to two.
    .short = A Hunted discards down to 2 cards.
notalone-text-fierceness = Each Hunted the Creature token catches loses one more Will.
    .short = A catch costs 1 more Will.
notalone-text-forbidden_zone = Every Hunted discards one Place card from hand, all at the same time.
    .short = Each Hunted discards 1 place.
notalone-text-interference = The Beach and the Wreck do not work this turn.
    .short = Beach and Wreck do not work.
notalone-text-persecution = A place brings back at most one Place card this turn, the played one included.
    .short = Places bring back 1 card at most.
notalone-text-mutation = Each Hunted the Artemia token finds also loses 1 Will.
    .short = Artemia also costs 1 Will.
notalone-text-phobia = A Hunted with three or more Place cards in hand shows the Creature all but two of them.
    .short = A Hunted shows all but 2 cards.
notalone-text-virus = The Artemia token lies on two neighbouring places and works on both.
    .short = Artemia covers 2 places.
notalone-text-clone = The Target token is a second Creature token.
    .short = The Target catches too.
notalone-text-mirage = The Target token lies on two neighbouring places; neither power works.
    .short = Two places do not work.
notalone-text-scream = Each Hunted under the Target discards two Place cards or loses 1 Will.
    .short = Target: discard 2 or lose 1 Will.
notalone-text-toxin = Each Hunted under the Target discards a Survival card, and the place does not work.
    .short = Target: lose a Survival card, no power.
notalone-text-cataclysm = Choose a place: it does not work this turn.
    .short = One place does not work.
notalone-text-detour = After the reveal a Hunted is moved to a neighbouring place and explores that one.
    .short = Move a Hunted to a neighbouring place.
notalone-text-stasis = Rescue does not move in this phase.
    .short = Rescue does not move now.
notalone-text-tracking = Next turn the Creature may play two Hunt cards.
    .short = Next turn play 2 Hunt cards.
notalone-text-flashback = It is played as the Hunt card on top of the discard.
    .short = Copies the last Hunt card discarded.
notalone-text-x_interference = The places numbered 4 and 8 do not work this turn.
    .short = Places 4 and 8 do not work.
notalone-text-time_shift = For each Hunted under the Target, Assimilation moves 1, then Rescue as far.
    .short = Target: both counters move.
notalone-text-hunger = The Creature token lies on two neighbouring places and catches on both.
    .short = The Creature covers 2 places.
notalone-text-inertia = If a Hunted is under the Target at the reveal, no place works this turn. Tokens still do.
    .short = A Hunted under the Target: no place works.
notalone-text-ubiquity = Right after the reveal the Creature may swap two Hunt tokens.
    .short = After the reveal swap 2 tokens.
notalone-text-telepathy = Name a Hunted and up to two places: the Hunted says whether the card played is one of them.
    .short = Ask a Hunted about 2 places.
notalone-text-tornado = Right after the reveal all Hunted under the Target are blown to one neighbouring place.
    .short = Blow Hunted off the Target place.
notalone-text-quicksand = Hunted under the Target take no Place card back this turn.
    .short = Target: no card comes back.
notalone-text-swarm = Each Hunted the Artemia token finds discards two Place cards instead of one.
    .short = Artemia costs 2 cards.
notalone-text-exhaustion = Resist brings back only one card for each Will this turn.
    .short = Resist brings back 1 card only.
notalone-text-shadow = Right after the reveal the Artemia or the Target token moves to a neighbouring place.
    .short = Move Artemia or Target by 1.
notalone-text-paralysis = A Hunted of your choice plays no Survival card for the rest of the turn.
    .short = A Hunted plays no Survival card.
notalone-text-instinct = Draw up to five Hunt cards at the refill and keep three.
    .short = Draw up to 5 Hunt cards, keep 3.

notalone-text-adrenaline = You regain 1 Will.
    .short = Regain 1 Will.
notalone-text-ingenuity = Put the Marker on the Beach.
    .short = Put the Marker on the Beach.
notalone-text-sacrifice = Discard a Place card from hand: the Creature plays no Hunt card this turn.
    .short = Discard a place: no Hunt card this turn.
notalone-text-sixth_sense = Take two cards of your discard back.
    .short = Take back 2 places.
notalone-text-smokescreen = Until the end of the turn the Creature does not see what the Hunted have discarded.
    .short = Hides all discards this turn.
notalone-text-strike_back = Two random cards of the Creature's hand go under the Hunt deck.
    .short = The Creature loses 2 cards.
notalone-text-vortex = Swap your face-down card for one of your discard.
    .short = Swap your card for a discard.
notalone-text-detector = The Artemia token does nothing to you this turn.
    .short = Ignore the Artemia token.
notalone-text-dodge = The Creature token does nothing to you this turn.
    .short = Ignore the Creature token.
notalone-text-drone = Use the power of the Rover instead of that of your place.
    .short = Use the Rover instead.
notalone-text-gate = Use the power of a neighbouring place instead of that of yours.
    .short = Use a neighbouring place instead.
notalone-text-hologram = Move the Artemia token to a neighbouring place.
    .short = Move the Artemia token by 1.
notalone-text-wrong_track = Move the Creature token to a neighbouring place.
    .short = Move the Creature token by 1.
notalone-text-amplifier = Take the Marker off the Beach: Rescue moves 1.
    .short = Spend the Marker: Rescue +1.
notalone-text-double_back = Take the Place card you played back instead of discarding it.
    .short = Keep the card you played.
notalone-text-x_drone = Use the power of place 5 instead of that of your place.
    .short = Use place 5 instead.
notalone-text-x_ingenuity = Put the Marker on the Beach, or move the Shield one place on.
    .short = Set the Marker, or move the Shield.
notalone-text-x_amplifier = Take the Marker off the Beach, or the Shield from place 4 to place 1: Rescue moves 1.
    .short = Spend Marker or Shield: Rescue +1.
notalone-text-shuttle = Use the power of a face-up place 6 to 10 instead of that of your place.
    .short = Use a place 6–10 instead.
notalone-text-medikit = Another Hunted regains 1 Will.
    .short = Another Hunted regains 1 Will.
notalone-text-solidarity = Another Hunted takes up to two cards of the discard back.
    .short = Another Hunted takes back 2 places.
notalone-text-radio = Until the reveal the Hunted see what the others have chosen, and may still change their minds.
    .short = Hunted see each other's choices.
notalone-text-second_wind = When you resist this turn, the first Will brings back three cards instead of two.
    .short = Resist brings back 3 cards.
notalone-text-scanner = The Creature shows its hand to the Hunted.
    .short = See the Creature's hand.
notalone-text-decoy = Move the Target token to a neighbouring place.
    .short = Move the Target token by 1.
notalone-text-adaptation = The Target token does nothing to you this turn.
    .short = Ignore the Target token.
notalone-text-mimicry = Use the power of a place another Hunted explores instead of that of yours.
    .short = Use another Hunted's place instead.
notalone-text-protective_suit = The next time you would lose Will this turn, you lose 1 less.
    .short = Lose 1 Will less, once.
notalone-text-cache = After the discards take one card of your discard back.
    .short = Take 1 place back at the end.
notalone-text-signal_flare = If the Creature token caught nobody this turn, Rescue moves 1.
    .short = Nobody caught: Rescue +1.

## On the page: the lobby

notalone-card-meta = { $least }–{ $most } players · 45 min
notalone-card-line = One of you hunts. The others hold out until Rescue comes.

notalone-role-hide = hide
notalone-role-hunt = hunt
notalone-role-any = be surprised
notalone-mix-draw = Draw all ten
notalone-worlds = Planet
notalone-world-base = Base planet
notalone-world-base-about = The ten places of the base game: for your first games.
notalone-world-first_steps = First steps
notalone-world-first_steps-about = New places 6–10 and new cards: for those who know the base planet.
notalone-world-exploration = Exploration
notalone-world-exploration-about = All ten new places and the new cards: for those who want to be lost again.
notalone-world-mixed = Mixed planet
notalone-world-mixed-about = Each place from the base game or from Exploration, drawn or picked by you: no two games alike.
notalone-world-maze = Maze variant
notalone-world-maze-about = The lower row begins empty, and the Maze lets you build it: for experts.

notalone-option-creature-about = Who is the Creature?
notalone-option-places-about = which places make the planet
notalone-option-creature-here = Creature
notalone-option-mix-label = The places of the planet, one of each number

## On the page: what a place would do for a Hunted now

notalone-now-empty = No place yet
notalone-now-hidden = Not found yet
notalone-now-discarded = In your discard
notalone-now-reserve = { $count ->
    [0] Not yours, none in reserve
   *[other] Not yours yet, { $count } in reserve
 }
notalone-now-blocked = May not be played
notalone-now-ineffective = Does not work this turn
notalone-now-used = Used this turn
notalone-now-recycle = { $count ->
    [0] Copy the Creature's place
    [one] Take back 1 discard, or copy
   *[other] Take back { $count } discards, or copy
 }
notalone-now-recycle-beside = { $count ->
    [0] Copy beside the Creature
    [one] Take back 1 discard, or copy
   *[other] Take back { $count } discards, or copy
 }
notalone-now-return = { $count ->
    [0] Comes back to your hand
    [one] Comes back with 1 discard
   *[other] Comes back with { $count } discards
 }
notalone-now-return-other = { $count ->
    [0] Comes back; another takes 1 back
   *[other] Comes back with { $count }; another takes 1 back
 }
notalone-now-two-keep-one = Next turn: 2 places, keep 1
notalone-now-two-both = Next turn: explore 2 places
notalone-now-hand-and-discard = Next turn: a discard beside it
notalone-now-marker-set = Put the Marker here
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
notalone-now-heal-or-draw = Give 1 Will, or draw Survival
notalone-now-draw-then-heal = Draw Survival, discard for Will
notalone-now-pole = Lose { $will } Will: Rescue +{ $count }
notalone-now-will-on-track-or-draw = Will on the track, or draw
notalone-now-teleport = Go on to another place

## On the page: what now

notalone-prompt-over-small = Click a line of the log to see that moment again.
notalone-prompt-other = { $seat-count ->
    [one] { $seat } is { $doing }.
   *[other] { $seat } are { $doing }.
 }
notalone-prompt-chosen = All have chosen.
notalone-prompt-nature = One moment: { $doing }.
notalone-prompt-cards = A moment for cards, { $moment }.
notalone-prompt-cards-small = Whoever holds a fitting card may play it now. Nobody sees who is asked.
notalone-prompt-laid = You play { $card }.
notalone-prompt-laid-small = It is carried out when all who may play a card now have answered.
notalone-prompt-sealed = Sealed: { $places-short }.
notalone-prompt-sealed-vote = You voted for { $seat }.
notalone-prompt-sealed-waiting = { $seat-count ->
    [0] You can change it until all have chosen.
   *[other] Still to choose: { $seat }. Until then you can change it.
 }
notalone-prompt-board-side = Pick the side of the track board.
notalone-prompt-board-side-small = When Rescue stands on an Artemia space you also place the Artemia token.
notalone-prompt-window = You may play a card { $moment }.
notalone-prompt-window-small = Nobody sees that you are asked.
notalone-prompt-choose = Choose where you go this turn.
notalone-prompt-choose-small = Sealed until all have chosen; you can change it until then.
notalone-prompt-choose-keep-one = The River: choose two places, you explore one of them.
notalone-prompt-choose-both = The Artefact: choose two places, you explore both.
notalone-prompt-choose-from-discard = The Fjord: choose a card of your hand and one of your discard.
notalone-prompt-choose-none = You have no card to play: resist or give up.
notalone-prompt-owed = { $count ->
    [one] Take a card of your discard back.
   *[other] Take { $count } cards of your discard back.
 }
notalone-prompt-owed-small = You gave 1 Will for them.
notalone-prompt-hunting = Place your { $token }.
notalone-prompt-hunting-wide = Place your { $token } on two neighbouring places.
notalone-prompt-hunting-next = { $tokens-count ->
    [0] Then the places are turned up.
   *[other] Then: { $tokens-short }.
 }
notalone-prompt-hunting-cards = You may play a Hunt card, or go on.
notalone-prompt-picking = Which of your two places do you explore?
notalone-prompt-picking-small = The tokens lie. All choose together.
notalone-prompt-after-reveal = Right after the reveal: use your card.
notalone-prompt-after-reveal-small = The places lie open.
notalone-prompt-order = Which place comes first?
notalone-prompt-order-small = You explore two places this turn.
notalone-prompt-resolve = You explore { $where }.
notalone-prompt-resolve-use = Use its power, or take one card of your discard back.
notalone-prompt-resolve-power = Use its power, or leave it.
notalone-prompt-resolve-back = Its power has nothing to give. You may take one card of your discard back.
notalone-prompt-resolve-nothing = Its power has nothing to give now.
notalone-prompt-recycle-or-copy = Take your whole discard back, or copy a place.
notalone-prompt-recycle-or-copy-small = Copying is safe: tokens lying there do not touch you.
notalone-prompt-take-back = Take a card of your discard back.
notalone-prompt-take-back-small = Everybody sees which one.
notalone-prompt-discard = Discard a Place card.
notalone-prompt-discard-small = It lies open in your discard.
notalone-prompt-scream = The Scream: discard two Place cards, or lose 1 Will.
notalone-prompt-scream-small = Choose the first card, or lose the Will.
notalone-prompt-toxin = The Toxin: discard a Survival card.
notalone-prompt-toxin-small = The place does not work for you.
notalone-prompt-name-seat = Name a Hunted.
notalone-prompt-name-seat-small = Everybody hears it.
notalone-prompt-shelter = Keep one of the two cards.
notalone-prompt-shelter-small = The other one is discarded face up.
notalone-prompt-source = Give 1 Will to a Hunted, or draw a Survival card.
notalone-prompt-source-small = Nobody can have more than three.
notalone-prompt-heal = Who regains 1 Will?
notalone-prompt-heal-small = Nobody can have more than three.
notalone-prompt-archipelago = Discard a Survival card to give 1 Will, or stop.
notalone-prompt-archipelago-small = Each card gives 1 Will to a Hunted of your choice.
notalone-prompt-mycelium = Put Will on the Rescue track, or draw a Survival card.
notalone-prompt-mycelium-small = When Rescue comes to that space, the Hunted decide who gets it.
notalone-prompt-acquire = Take a new place from the reserve.
notalone-prompt-acquire-small = It goes to your hand; everybody sees which one.
notalone-prompt-maze = The Maze: look for a new place, or take one that lies open.
notalone-prompt-maze-small = A place turned up can be used at once.
notalone-prompt-maze-set = Which card do you lay, and where?
notalone-prompt-maze-set-small = Only you see the cards.
notalone-prompt-maze-drop = Which card leaves the game?
notalone-prompt-maze-drop-small = The last one goes back under the deck.
notalone-prompt-maze-use = Use the new place, or take a copy of it.
notalone-prompt-maze-use-small = Tokens lying there do not touch you.
notalone-prompt-portal = Where does the Portal lead?
notalone-prompt-portal-small = Tokens lying there will find you.
notalone-prompt-regain = Where does your Will come from?
notalone-prompt-regain-small = From the supply, or from the track.
notalone-prompt-vote = Who gets the Will on the way?
notalone-prompt-vote-small = The Hunted vote. In a tie, the one with least Will.
notalone-prompt-move-token = Move the { $token } to a neighbouring place.
notalone-prompt-move-token-any = Move a token to a neighbouring place.
notalone-prompt-move-token-small = It leaves the place where it lies.
notalone-prompt-detour = Whom do you move?
notalone-prompt-detour-small = To a place next to the one explored.
notalone-prompt-detour-to = Where to?
notalone-prompt-detour-to-small = That place is explored instead.
notalone-prompt-telepathy = Name one place or two.
notalone-prompt-telepathy-small = The Hunted answers truthfully, and everybody hears it.
notalone-prompt-phobia = Choose the two cards you keep hidden.
notalone-prompt-phobia-small = The Creature sees the others of your hand.
notalone-prompt-forbidden-zone = Choose a Place card to discard.
notalone-prompt-forbidden-zone-small = All who are asked do so together, unseen.
notalone-prompt-vortex = Swap your card for one of your discard.
notalone-prompt-vortex-small = The tokens stay where they lie.
notalone-prompt-cataclysm = Which place does not work this turn?
notalone-prompt-cataclysm-small = For everybody there.
notalone-prompt-double-back = Which card do you keep?
notalone-prompt-double-back-small = It goes back to your hand.
notalone-prompt-bury = Which Hunt card goes under the deck?
notalone-prompt-bury-small = Until three are left.
notalone-prompt-copy = Which place do you use instead of yours?
notalone-prompt-copy-small = Tokens lying there do not touch you.

## On the page: buttons

notalone-act-pass = Play no card
notalone-act-pass-phase = Not in this phase
notalone-act-hunt = Play { $card }
notalone-act-survive = Play { $card }
notalone-act-play = Seal { $where }
notalone-act-play-two = Seal { $where } and { $also }
notalone-act-play-with = Seal { $where } and { $also }
notalone-act-resist = Resist
    .why = Before you play a card: give up 1 Will, take cards of your discard back to hand. With your last Will you give up instead.
    .rule = R15
notalone-act-resist-small = { $count ->
    [one] 1 Will: take 1 place back
   *[other] 1 Will: take { $count } places back
 }
notalone-act-resist-last = Your last Will: you give up
notalone-act-give-up = Give up
    .why = Before you play a card: all Will and all your places come back to you, but the Creature comes a space closer to victory.
    .rule = R16
notalone-act-give-up-small = All Will and places back, Assimilation +1
notalone-act-take-back = Take { $where } back
notalone-act-take-played = Take the played card back
notalone-act-discard = Discard { $where }
notalone-act-pick = Explore { $where }
notalone-act-swap = Swap for { $where }
notalone-act-hide = Keep { $where } and { $also }
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
notalone-act-recycle = Take all back
notalone-act-copy = Copy { $where }
notalone-act-lose-will = Lose 1 Will
notalone-act-discard-survival = Discard { $card }
notalone-act-keep-survival = Keep { $card }
notalone-act-draw = Draw a Survival card
notalone-act-heal = 1 Will for { $seat }
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
notalone-act-choose-first = Choose first
notalone-act-stop = That is all

notalone-quiet = Not this turn
notalone-quiet-why = You are not asked about cards until the next turn begins.
notalone-quiet-on = Not asked about cards this turn.
notalone-quiet-off = Ask me again

## On the page: the planet

notalone-planet = Artemia
notalone-planet-choices = Artemia: choose a place
notalone-tile = { $number }, { $place-short }
notalone-tile-hidden = { $slot }, face down
notalone-tile-empty = { $slot }, empty
notalone-tile-hidden-name = Hidden
notalone-tile-empty-name = Empty
notalone-tile-tokens = with { $tokens }
notalone-tile-explorers = explored by { $seat }
notalone-tile-chance = { $chance } percent
notalone-tile-marker = the Marker is here
notalone-tile-shield = the Shield is here
notalone-tile-chosen = chosen
notalone-tile-hint = the hint
notalone-heat-nobody = nobody can be here
notalone-blocked-by = May not be played: { $card }
notalone-ineffective-by = Does not work this turn
notalone-tip-reserve = { $count ->
    [0] None left in the reserve.
    [one] One card left in the reserve.
   *[other] { $count } cards left in the reserve.
 }
notalone-tip-hidden = A face-down place. The Maze turns it up.
notalone-tip-empty = Here the Maze will lay a place.
notalone-tip-marker = The Marker
notalone-tip-marker-why = The next to use the Beach takes it off: Rescue moves 1.
notalone-tip-shield = The Shield
notalone-tip-shield-why = It travels from place 1 to 4 and protects nobody on the way. Raised from place 4, no Hunt token has an effect next turn.
notalone-tip-token-creature = Whoever is here loses 1 Will and cannot use the place. Assimilation moves 1.
notalone-tip-token-artemia = Whoever is here discards a Place card and cannot use the place.
notalone-tip-token-target = What it does here is said by the Hunt card that gave it.
notalone-shield-up = The Shield is up: no Hunt token has an effect this turn.

## On the page: the race

notalone-race = Rescue is { $rescue } from the star, Assimilation { $assimilation }
notalone-race-rescue = Rescue, { $count } to go
notalone-race-assimilation = Assimilation, { $count } to go
notalone-race-assimilation-short = Creature, { $count } to go
notalone-race-space = Space { $space } before the star
notalone-race-put = Put 1 Will on the space { $space } before the star
notalone-race-tip-rescue = At the star the Hunted win. It moves at the end of every turn.
notalone-race-tip-assimilation = At the star the Creature wins. It moves when somebody is caught or gives up.
notalone-race-tip-artemia = Artemia space
notalone-race-tip-artemia-why = While Rescue stands here the Creature also places the Artemia token.
notalone-race-tip-will = A Will on the way
notalone-race-tip-will-why = When Rescue comes here the Hunted decide who gets it.
notalone-race-supply = { $count } Will in the supply
notalone-race-supply-why = Will that nobody has. While there is none, none can be put on the track, and Will that comes back is taken from there.
notalone-side-name = Side { $side }

## On the page: phases

notalone-phase-1 = Exploration
notalone-phase-2 = Hunting
notalone-phase-3 = Reckoning
notalone-phase-4 = End of turn
notalone-step-reveal = Reveal
notalone-step-free = Free places
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
notalone-seat-sealed = sealed
notalone-seat-caught = caught
notalone-seat-explores = at { $places-short }
notalone-seat-pair = Two cards next turn.
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
notalone-discard-title = Your discard
notalone-discard-of = Discard of { $seat }
notalone-discard-seen = all can see it
notalone-discard-smoke = hidden by smoke
notalone-discard-empty = Nothing discarded
notalone-played-title = Played
notalone-survival-title = Survival
notalone-survival-once = one a turn
notalone-survival-done = played this turn
notalone-survival-none = No Survival card
notalone-survival-unseen = { $count ->
    [one] 1 Survival card, face down
   *[other] { $count } Survival cards, face down
 }
notalone-hunt-title = Your Hunt cards
notalone-hunt-of = Hunt cards
notalone-hunt-once = one a turn
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
notalone-known-title = Seen by a Scanner
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
notalone-maze-title = Cards of the Maze
notalone-maze-left = { $count ->
    [one] { $count } card in the deck of the Maze
   *[other] { $count } cards in the deck of the Maze
 }
notalone-maze-left-why = From it the Maze turns up new places. It is never made anew.
notalone-drawn-title = Drawn
notalone-when = phase { $number }
notalone-when-any = any phase
notalone-advice-mix = A strong player does this about { $percent }% of the time, so as not to be foreseen.
notalone-advice-danger = The Creature looks there about { $percent }% of the time.
notalone-advice-found = Somebody is there with a chance of about { $percent }%.
notalone-advice-chance = Chance to win afterwards: about { $percent }%.
notalone-hint = Hint: { $what }
notalone-peek = { $where }: { $what }
notalone-heat-title = On { $place }
notalone-heat-public = public knowledge only
notalone-heat-chance = that at least one Hunted is here
notalone-heat-also = { $seat } could also be on { $numbers }
notalone-heat-only = { $seat } can only be here
notalone-heat-catch = A catch here moves Assimilation { $spaces }.
notalone-heat-catch-will = A catch here costs { $will } Will.

notalone-talk-open = The Creature reads everything the Hunted say.
notalone-talk-creature = You read everything the Hunted say.
notalone-talk-write = Say something. The Creature reads this.

notalone-tab-planet = Planet
notalone-tab-cards = Cards
notalone-tab-hunted = Hunted
notalone-tab-log = Log

notalone-over-planet = See the planet
notalone-over-hunted = Rescue has come
notalone-over-creature = Artemia has won
notalone-over-you-won = You win.
notalone-over-you-lost = You lose.
notalone-ended-hunted = The Rescue counter has reached the star.
notalone-ended-creature = The Assimilation counter has reached the star.
notalone-course-rescue = Rescue, spaces covered
notalone-course-assimilation = Assimilation, spaces covered
notalone-sheet-role = Role
notalone-sheet-won = won
notalone-sheet-turns = { $turns ->
    [one] After one turn. Rescue had { $rescue } to go, Assimilation { $assimilation }.
   *[other] After { $turns } turns. Rescue had { $rescue } to go, Assimilation { $assimilation }.
 }

## On the page: the guided first game

notalone-guide-about = Stranded on Artemia
notalone-guide-about-text = You are one of the Hunted, and a Creature is after you. Every turn you hide at one place and it guesses which. Hold out until Rescue reaches the star and all Hunted win; if Assimilation is there first, the Creature wins.
notalone-guide-choose = Choose a place, unseen
notalone-guide-choose-text = Each of your cards is a place on Artemia. Play one face down; the Creature guesses where you are. Under each place you read what it would do for you now. Click one, then seal it.
notalone-guide-choose-again = Where next?
notalone-guide-choose-again-text = Cards you played lie open in your discard: the Creature sees you cannot be there. Few cards in hand make you easy to find. Places like the Lair and the Jungle bring cards back.
notalone-guide-low = Few cards left
notalone-guide-low-text = With few cards the Creature hardly has to guess. You can resist: 1 Will for two cards back. Or give up: everything back, but Assimilation moves on.
notalone-guide-sealed = Sealed
notalone-guide-sealed-text = Nobody sees your card until the reveal. Until all have chosen you can pick another one. The others may ask in the talk where you go; the Creature listens, so lie if you like.
notalone-guide-hunting = The Creature hunts
notalone-guide-hunting-text = Now the Creature lays its token on a place. Whoever is there is caught and loses 1 Will. The Artemia token costs a card. The Target does what its Hunt card says.
notalone-guide-resolve = Nobody found you
notalone-guide-resolve-text = Use the power of the place, or instead take one card of your discard back. The Beach and the Wreck bring Rescue nearer: you win when it reaches the star.
notalone-guide-window = A Survival card
notalone-guide-window-text = You hold a card that fits this moment. Play it or not; nobody sees that you were asked. One Survival card a turn. Press “Not this turn” to be left in peace.
notalone-guide-take = Cards come back
notalone-guide-take-text = Choose the card you want in your hand again. The more you hold, the harder you are to find.
notalone-guide-other = One more thing to decide
notalone-guide-other-text = The line above says what is asked. Everything ringed in green can be chosen, and nothing happens before you press the button.
notalone-guide-wait = The others move
notalone-guide-wait-text = Watch the two counters race to the star: Rescue moves at the end of every turn, Assimilation when somebody is caught or gives up. Point at anything to read what it does.
notalone-guide-over = That was a whole game
notalone-guide-over-text = Play it again as the Creature, or with friends: it is best with people who lie well. Exploration adds ten places and more cards.

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

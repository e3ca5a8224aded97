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
notalone-doing-maze-end = leaving the Maze
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
notalone-option-places = which places make the planet; a number gives any mix, a bit a place of Exploration
notalone-option-places-base = those of the base game
notalone-option-places-first_steps = places 6-10 of Exploration
notalone-option-places-exploration = all ten of Exploration
notalone-option-places-random = drawn at random
notalone-option-decks = which Hunt and Survival cards are used
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
notalone-option-two_place_move-leave = off both of them
notalone-option-two_place_move-literal = also to one of the two
notalone-option-pole_limit = how often the Pole works
notalone-option-pole_limit-none = as often as it is used
notalone-option-pole_limit-once = once a turn for the team
notalone-option-takeback = whether a card may be taken back when the power finds nothing to do
notalone-option-takeback-lenient = it may
notalone-option-takeback-strict = it may not

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
notalone-do-close = nobody plays a card
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

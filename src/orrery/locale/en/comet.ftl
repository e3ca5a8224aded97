# Comet in English.
# Ids among the arguments arrive as words, as told in texts.py: $card is “Dodo (jungle, lava)”, $field “D3”.

## Names

comet-name = Comet

comet-card-great_auk = Great Auk (wild)
comet-card-christmas_island_rat = Christmas Island Rat (wild)
comet-card-dodo-1 = Dodo (jungle, lava)
comet-card-dodo-2 = Dodo (jungle, water)
comet-card-dodo-3 = Dodo (desert, water)
comet-card-dodo-4 = Dodo (meadow, desert)
comet-card-dodo-5 = Dodo (meadow, water)
comet-card-dodo-6 = Dodo (meadow, lava)
comet-card-giant_sloth-1 = Giant Sloth (meadow, jungle)
comet-card-giant_sloth-2 = Giant Sloth (jungle, water)
comet-card-giant_sloth-3 = Giant Sloth (water, lava)
comet-card-giant_sloth-4 = Giant Sloth (desert, lava)
comet-card-sabretooth-1 = Saber-toothed Tiger (two desert)
comet-card-sabretooth-2 = Saber-toothed Tiger (meadow, desert)
comet-card-sabretooth-3 = Saber-toothed Tiger (meadow, jungle)
comet-card-vicuna-1 = Vicuña (desert, water)
comet-card-vicuna-2 = Vicuña (jungle, water)
comet-card-vicuna-3 = Vicuña (water, lava)
comet-card-vicuna-4 = Vicuña (meadow, desert)
comet-card-vicuna-5 = Vicuña (meadow, jungle)
comet-card-vicuna-6 = Vicuña (meadow, water)
comet-card-vicuna-7 = Vicuña (desert, lava)
comet-card-vicuna-8 = Vicuña (meadow, lava)
comet-card-gecko-1 = Gecko (meadow, jungle)
comet-card-gecko-2 = Gecko (jungle, water)
comet-card-gecko-3 = Gecko (two water)
comet-card-gecko-4 = Gecko (meadow, lava)
comet-card-salamander-1 = Salamander (jungle, water)
comet-card-salamander-2 = Salamander (meadow, desert)
comet-card-salamander-3 = Salamander (meadow, water)
comet-card-salamander-4 = Salamander (jungle, lava)
comet-card-iguana-1 = Iguana (desert, lava)
comet-card-iguana-2 = Iguana (meadow, jungle)
comet-card-iguana-3 = Iguana (two desert)
comet-card-iguana-4 = Iguana (jungle, desert)
comet-card-primal_beaver-1 = Primal Beaver (jungle, desert)
comet-card-primal_beaver-2 = Primal Beaver (jungle, lava)
comet-card-primal_beaver-3 = Primal Beaver (meadow, water)
comet-card-primal_beaver-4 = Primal Beaver (desert, water)
comet-card-primal_beaver-5 = Primal Beaver (meadow, desert)
comet-card-moa-1 = Moa (jungle, water)
comet-card-moa-2 = Moa (meadow, water)
comet-card-moa-3 = Moa (meadow, desert)
comet-card-passenger_pigeon-1 = Passenger Pigeon (meadow, lava)
comet-card-passenger_pigeon-2 = Passenger Pigeon (water, lava)
comet-card-passenger_pigeon-3 = Passenger Pigeon (meadow, jungle)
comet-card-passenger_pigeon-4 = Passenger Pigeon (jungle, desert)
comet-card-bluebuck-1 = Bluebuck (two lava)
comet-card-bluebuck-2 = Bluebuck (jungle, lava)
comet-card-bluebuck-3 = Bluebuck (two meadow)
comet-card-bluebuck-4 = Bluebuck (two water)
comet-card-raptor-1 = Raptor (meadow, desert)
comet-card-raptor-2 = Raptor (jungle, lava)
comet-card-raptor-3 = Raptor (jungle, desert)
comet-card-raptor-4 = Raptor (desert, lava)
comet-card-golden_mole_rat-1 = Golden Mole Rat (meadow, lava)
comet-card-golden_mole_rat-2 = Golden Mole Rat (water, lava)
comet-card-golden_mole_rat-3 = Golden Mole Rat (meadow, water)
comet-card-golden_mole_rat-4 = Golden Mole Rat (meadow, desert)
comet-card-aurochs-1 = Aurochs (water, lava)
comet-card-aurochs-2 = Aurochs (desert, lava)
comet-card-aurochs-3 = Aurochs (two jungle)
comet-card-aurochs-4 = Aurochs (meadow, jungle)
comet-card-tasmanian_wolf-1 = Tasmanian Wolf (two meadow)
comet-card-tasmanian_wolf-2 = Tasmanian Wolf (desert, water)
comet-card-tasmanian_wolf-3 = Tasmanian Wolf (jungle, desert)
comet-card-crescent_wallaby-1 = Crescent Wallaby (jungle, lava)
comet-card-crescent_wallaby-2 = Crescent Wallaby (desert, water)
comet-card-crescent_wallaby-3 = Crescent Wallaby (water, lava)
comet-card-primal_squirrel-1 = Primal Squirrel (two jungle)
comet-card-primal_squirrel-2 = Primal Squirrel (jungle, desert)
comet-card-primal_squirrel-3 = Primal Squirrel (two lava)
comet-card-primal_squirrel-4 = Primal Squirrel (water, lava)
comet-card-sea_cow-1 = Steller’s Sea Cow (desert, lava)
comet-card-sea_cow-2 = Steller’s Sea Cow (desert, water)
comet-card-sea_cow-3 = Steller’s Sea Cow (meadow, water)
comet-card-sea_cow-4 = Steller’s Sea Cow (meadow, lava)
comet-card-dromedary-1 = Dromedary (jungle, desert)
comet-card-dromedary-2 = Dromedary (desert, lava)
comet-card-dromedary-3 = Dromedary (desert, water)
comet-card-zebra-1 = Zebra (meadow, water)
comet-card-zebra-2 = Zebra (meadow, lava)
comet-card-zebra-3 = Zebra (meadow, jungle)
comet-card-okapi-1 = Okapi (jungle, lava)
comet-card-okapi-2 = Okapi (jungle, water)
comet-card-okapi-3 = Okapi (jungle, desert)
comet-card-giant_otter-1 = Giant Otter (jungle, water)
comet-card-giant_otter-2 = Giant Otter (desert, water)
comet-card-giant_otter-3 = Giant Otter (water, lava)
comet-card-volcano_rabbit-1 = Volcano Rabbit (jungle, lava)
comet-card-volcano_rabbit-2 = Volcano Rabbit (desert, lava)
comet-card-volcano_rabbit-3 = Volcano Rabbit (meadow, lava)
comet-card-cave_bear-1 = Cave Bear (water, lava)
comet-card-cave_bear-2 = Cave Bear (jungle, water)
comet-card-triceratops-1 = Triceratops (jungle, desert)
comet-card-triceratops-2 = Triceratops (meadow, desert)
comet-card-woolly_mammoth-1 = Woolly Mammoth (jungle, desert)
comet-card-woolly_mammoth-2 = Woolly Mammoth (desert, water)
comet-card-chameleon = Chameleon (wild)
comet-card-parasaurolophus-1 = Parasaurolophus (jungle, lava)
comet-card-parasaurolophus-2 = Parasaurolophus (meadow, jungle)
comet-card-stegosaurus-1 = Stegosaurus (desert, lava)
comet-card-stegosaurus-2 = Stegosaurus (meadow, lava)
comet-card-giant_beaver-1 = Giant Beaver (jungle, lava)
comet-card-giant_beaver-2 = Giant Beaver (meadow, lava)
comet-card-giant_beaver-3 = Giant Beaver (desert, water)
comet-card-archaeopteryx-1 = Archaeopteryx (meadow, water)
comet-card-archaeopteryx-2 = Archaeopteryx (jungle, lava)
comet-card-raptor_gold-1 = Raptor (gold) (water, lava)
comet-card-raptor_gold-2 = Raptor (gold) (jungle, water)
comet-card-brachiosaurus-1 = Brachiosaurus (meadow, water)
comet-card-brachiosaurus-2 = Brachiosaurus (meadow, lava)
comet-card-brachiosaurus-3 = Brachiosaurus (water, lava)
comet-card-pteranodon-1 = Pteranodon (meadow, jungle)
comet-card-pteranodon-2 = Pteranodon (water, lava)
comet-card-pteranodon-3 = Pteranodon (meadow, desert)
comet-card-mauritius_parrot-1 = Mauritius Parrot (desert, lava)
comet-card-mauritius_parrot-2 = Mauritius Parrot (meadow, water)
comet-card-diprotodon-1 = Diprotodon (meadow, desert)
comet-card-diprotodon-2 = Diprotodon (meadow, water)
comet-card-meadow_guardian = Meadow Guardian (meadow, desert)
comet-card-jungle_guardian = Jungle Guardian (meadow, jungle)
comet-card-desert_guardian = Desert Guardian (jungle, desert)
comet-card-water_guardian = Water Guardian (jungle, water)
comet-card-lava_guardian = Lava Guardian (desert, lava)
comet-card-mammoth_rider-1 = Mammoth Rider (jungle, desert)
comet-card-mammoth_rider-2 = Mammoth Rider (meadow, jungle)
comet-card-tortoise_rider-1 = Tortoise Rider (jungle, lava)
comet-card-tortoise_rider-2 = Tortoise Rider (desert, water)
comet-card-tunnel = Tunnel
comet-card-jumping_hill = Jumping Hill
comet-card-warm_nest = Warm Nest
comet-card-double_clutch = Double Clutch

comet-hero-quagga = Quagga
comet-hero-giant_beaver_hero = Giant Beaver
comet-hero-smilodon = Smilodon
comet-hero-irish_elk = Irish Elk
comet-hero-ankylosaurus = Ankylosaurus
comet-hero-quetzalcoatlus = Quetzalcoatlus
comet-hero-elasmotherium = Elasmotherium
comet-hero-cave_lion = Cave Lion
comet-hero-terror_bird = Terror Bird
comet-hero-megalania = Megalania

comet-field-r00c0 = A1
comet-field-r00c1 = A2
comet-field-r00c2 = A3
comet-field-r00c3 = A4
comet-field-r00c4 = A5
comet-field-r00c5 = A6
comet-field-r00c6 = A7
comet-field-r01c0 = B1
comet-field-r01c1 = B2
comet-field-r01c2 = B3
comet-field-r01c3 = B4
comet-field-r01c4 = B5
comet-field-r01c5 = B6
comet-field-r02c0 = C1
comet-field-r02c1 = C2
comet-field-r02c2 = C3
comet-field-r02c3 = C4
comet-field-r02c4 = C5
comet-field-r02c5 = C6
comet-field-r02c6 = C7
comet-field-r03c0 = D1
comet-field-r03c1 = D2
comet-field-r03c2 = D3
comet-field-r03c3 = D4
comet-field-r03c4 = D5
comet-field-r03c5 = D6
comet-field-r04c0 = E1
comet-field-r04c1 = E2
comet-field-r04c2 = E3
comet-field-r04c3 = E4
comet-field-r04c4 = E5
comet-field-r04c5 = E6
comet-field-r04c6 = E7
comet-field-r05c0 = F1
comet-field-r05c1 = F2
comet-field-r05c2 = F3
comet-field-r05c3 = F4
comet-field-r05c4 = F5
comet-field-r05c5 = F6
comet-field-r06c0 = G1
comet-field-r06c1 = G2
comet-field-r06c2 = G3
comet-field-r06c3 = G4
comet-field-r06c4 = G5
comet-field-r06c5 = G6
comet-field-r06c6 = G7
comet-field-r07c0 = H1
comet-field-r07c1 = H2
comet-field-r07c2 = H3
comet-field-r07c3 = H4
comet-field-r07c4 = H5
comet-field-r07c5 = H6
comet-field-r08c0 = I1
comet-field-r08c1 = I2
comet-field-r08c2 = I3
comet-field-r08c3 = I4
comet-field-r08c4 = I5
comet-field-r08c5 = I6
comet-field-r08c6 = I7
comet-field-r09c0 = J1
comet-field-r09c1 = J2
comet-field-r09c2 = J3
comet-field-r09c3 = J4
comet-field-r09c4 = J5
comet-field-r09c5 = J6
comet-field-r10c0 = K1
comet-field-r10c1 = K2
comet-field-r10c2 = K3
comet-field-r10c3 = K4
comet-field-r10c4 = K5
comet-field-r10c5 = K6
comet-field-r10c6 = K7
comet-field-r11c0 = L1
comet-field-r11c1 = L2
comet-field-r11c2 = L3
comet-field-r11c3 = L4
comet-field-r11c4 = L5
comet-field-r11c5 = L6
comet-field-r12c0 = M1
comet-field-r12c1 = M2
comet-field-r12c2 = M3
comet-field-r12c3 = M4
comet-field-r12c4 = M5
comet-field-r12c5 = M6
comet-field-r12c6 = M7

comet-symbol-meadow = meadow
comet-symbol-jungle = jungle
comet-symbol-desert = desert
comet-symbol-water = water
comet-symbol-lava = lava
comet-symbol-wild = wild
comet-symbol-none = none

comet-token-mammoth = mammoth
comet-token-tortoise = giant tortoise


comet-ability-reduce_nest-2 = reduce a nest distance by up to 2
comet-ability-extra_hatch-1 = hatch 1 more animal
comet-ability-draw_silver-1 = draw 1 silver card
comet-ability-play_extra_movement_card-1 = play 1 more card for movement
comet-ability-free_steps-1 = move a savior exactly 1 field
comet-ability-duplicate_symbol-1 = copy a symbol you played
comet-ability-take_played_silver = take a silver card just played
comet-ability-take_gold-1 = take 1 gold card
comet-ability-skip_terrain-desert = one savior may skip desert
comet-ability-skip_terrain-meadow = one savior may skip meadow
comet-ability-skip_terrain-jungle = one savior may skip jungle
comet-ability-skip_terrain-water = one savior may skip water
comet-ability-skip_terrain-lava = one savior may skip lava
comet-ability-reduce_nest-4 = reduce a nest distance by up to 4
comet-ability-extra_hatch-1-reduce-2 = hatch 1 more animal, nest reduced by up to 2
comet-ability-move_to_nest_or_cavern = move a savior to a nest or the cavern
comet-ability-free_steps-2 = move a savior exactly 2 fields
comet-ability-copy_played_symbols = use the symbols of a card just played
comet-ability-place_neutral-mammoth = place the mammoth
comet-ability-place_neutral-tortoise = place the giant tortoise
comet-ability-free_steps-3 = move a savior exactly 3 fields
comet-ability-gain_wild-2 = gain 2 wild symbols
comet-ability-reduce_nest-3 = reduce a nest distance by up to 3
comet-ability-gain_wild-1 = gain 1 wild symbol
comet-ability-place_neutral-any = place the mammoth or the giant tortoise

comet-holds-reduce_nest = reduces nest distances by up to { $up_to }
comet-holds-skip_terrain = your saviors may skip { $symbol }
comet-holds-hatch_on_occupied = you may hatch on occupied nests
comet-holds-hand_limit = hand limit +{ $plus }
comet-holds-skip_nests = your saviors may skip empty nests
comet-holds-rest_gold_instead_of_silver = Rest: take gold for { $count } of the silver cards
comet-holds-rest_extra_gold = Rest: take { $count } more gold
comet-holds-score_set_vicuna = 1, 2, 3… vicuñas score { $table }
comet-holds-score_set_lizard = { $part ->
    [any] replaces any lizard of a set, which scores { $points }
   *[other] a set of lizards scores { $points }
 }
comet-holds-score_per_rescued = scores { $per } for each other animal, { $max } at most
comet-holds-score_per_egg_colour = scores { $per } for each egg colour
comet-holds-score_per_silver = scores { $per } for each silver animal
comet-holds-score_per_gold = scores { $per } for each gold animal
comet-holds-score_per_beaver = scores { $per } for each beaver
comet-holds-score_per_egg = scores { $per } for each { $egg } egg
comet-holds-score_per_area = scores { $per } for each animal with { $symbol }

comet-egg-white = white
comet-egg-red = red
comet-egg-blue = blue
comet-egg-purple = purple
comet-egg-green = green
comet-egg-black = black

comet-phase-over = the game is over
comet-phase-refill = refilling the display
comet-phase-heroes = dealing heroes
comet-phase-hands = drawing the first hands
comet-phase-first-player = naming the first player
comet-phase-draw = drawing silver cards
comet-phase-turn = choosing Hatch, Move or Rest
comet-phase-turn-comet = choosing Hatch or Move, or stopping
comet-phase-hatch = hatching
comet-phase-nest = choosing a nest
comet-phase-amount = reducing a nest distance
comet-phase-move = moving
comet-phase-glide = moving a savior
comet-phase-scout = choosing which savior may skip
comet-phase-place = placing the mammoth or the giant tortoise
comet-phase-duplicate = copying a symbol
comet-phase-rest = resting
comet-phase-discarding = discarding
comet-phase-taking = taking a gold card
comet-phase-drawing = drawing cards
comet-phase-comet-choice = comet phase: drawing or readying
comet-phase-between = playing between turns
comet-phase-parrot = using the symbols of a card just played

comet-line-animals = Rescued animals
    .why = The points on every animal in the cavern. Animals still on the board and cards in hand score nothing.
    .rule = C53
comet-line-vicunas = Vicuñas
    .why = The more vicuñas you rescue, the more they score.
    .rule = C54
comet-line-lizards = Sets of lizards
    .why = For each set of iguana, gecko and salamander; a chameleon replaces any of them.
    .rule = C55
comet-line-conditions = Other animal bonuses
    .why = What rescued animals score for others you rescued too.
    .rule = C54
comet-line-hero = Hero
    .why = What your hero scores for its own condition.
    .rule = C56
comet-line-total = Total
comet-line-tie-break = Tie-break: rescued animals

comet-option-side = Which side of the board?
comet-option-side-A = Blue dotted eggs (for a first game)
comet-option-side-B = The other side (fewer fields)
comet-worlds = Board
comet-world-first_side = First side
comet-world-first_side-about = Blue dotted eggs: for your first games.
comet-world-second_side = Second side
comet-world-second_side-about = Fewer fields, harder paths: once you know the first side.
comet-option-skip = How are occupied fields skipped?
comet-option-skip-connected = Along connected fields (rulebook)
comet-option-skip-straight = In a straight line only
comet-option-wolf = Whose card may a Tasmanian Wolf take?
comet-option-wolf-any = Anyone’s, its owner’s included
comet-option-wolf-others = Only another player’s
comet-option-wild_alone = Can a wild symbol alone be a Move?
comet-option-wild_alone-allowed = Yes
comet-option-wild_alone-forbidden = No, it is added to another card
comet-option-guardians = When do guardians let saviors skip?
comet-option-guardians-always = In every movement with symbols, a Parrot’s too
comet-option-guardians-move = Only in their owner’s Move action
comet-option-parrot_wild = Does a Mauritius Parrot copy a wild symbol?
comet-option-parrot_wild-copied = Yes
comet-option-parrot_wild-ignored = No, area symbols only
comet-option-between = How are abilities used between turns?
comet-option-between-round = One round, each player as many as they like
comet-option-between-turns = In turn, one at a time, until all pass
comet-option-chameleons = How many Chameleons fit in one lizard set?
comet-option-chameleons-any = As many as are missing
comet-option-chameleons-one = One at most
comet-option-reshuffle = When is an empty pile reshuffled?
comet-option-reshuffle-needed = When the next card is needed
comet-option-reshuffle-empty = As soon as its last card is gone
comet-option-tie = What happens in a tie?
comet-option-tie-shared = The victory is shared
comet-option-tie-animals = More rescued animals win
comet-option-first_player = Who goes first?
    .note = A number is a seat, counted from 0.
comet-option-first_player-random = Drawn at random
comet-option-idle = After how many idle rounds does the comet come?
    .note = An idle round: every player has a turn, and nobody hatches, rescues or draws a silver card.

## Actions

comet-do-done = be done
comet-do-rest = rest: ready all, discard, take gold, draw
comet-do-stop = stop playing until the end of the game
comet-do-draw-silver = draw the silver card
comet-do-draw-up = draw cards up to your hand limit
comet-do-ready-all = ready all your cards
comet-do-bonus = use the reduction that comes with this hatching
comet-do-by = reduce the nest distance by { $amount }
comet-do-scout = let savior { $savior } skip fields
comet-do-duplicate = copy a { $symbol } symbol
comet-do-deal = deal the hero { $hero }
comet-do-first = make { $seat } the first player
comet-do-use = { $ability }
comet-do-hatch = hatch { $card }
comet-do-play = play { $card }
comet-do-discard = discard { $card }
comet-do-take = take { $card }
comet-do-copy = use the symbols of { $card }
comet-do-draw = draw { $card } from the pile
comet-do-nest = choose the nest at { $field }
comet-do-place = place the { $token } on { $field }
comet-do-step = { $symbol-id ->
    [none] move savior { $savior } to { $field }
   *[other] move savior { $savior } to { $field } with { $symbol }
 }

## Events

comet-turned-up = { $card } is added to the gold display.
comet-hero = { $seat-you ->
    [yes] Your hero: { $hero }.
   *[no] Hero of { $seat }: { $hero }.
 }
comet-first = { $seat-you ->
    [yes] You go first.
   *[no] { $seat } goes first.
 }
comet-turn = { $seat-you ->
    [yes] It is your turn.
   *[no] { $seat } is next.
 }
comet-drew = { $seat-you ->
    [yes] You draw a silver card.
   *[no] { $seat } draws a silver card.
 }
comet-drew-card = { $seat-you ->
    [yes] You draw { $card }.
   *[no] { $seat } draws { $card }.
 }
comet-rested = { $seat-you ->
    [yes] You rest.
   *[no] { $seat } rests.
 }
comet-discarded = { $seat-you ->
    [yes] You discard { $card }.
   *[no] { $seat } discards { $card }.
 }
comet-took-gold = { $seat-you ->
    [yes] You take { $card } from the display.
   *[no] { $seat } takes { $card } from the display.
 }
comet-hatched = { $seat-you ->
    [yes] You hatch { $card }.
   *[no] { $seat } hatches { $card }.
 }
comet-nested = { $seat-you ->
    [yes] You place savior { $savior } on the nest at { $field }.
   *[no] { $seat } places savior { $savior } on the nest at { $field }.
 }
comet-lowered = { $seat-you ->
    [yes] You reduce the nest distance by { $by }.
   *[no] { $seat } reduces the nest distance by { $by }.
 }
comet-played = { $seat-you ->
    [yes] You play { $card } for movement.
   *[no] { $seat } plays { $card } for movement.
 }
comet-played-utility = { $seat-you ->
    [yes] You play { $card }.
   *[no] { $seat } plays { $card }.
 }
comet-used = { $seat-you ->
    [yes] You use an ability: { $ability }.
   *[no] { $seat } uses an ability: { $ability }.
 }
comet-stepped = { $seat-you ->
    [yes] You move savior { $savior } to { $field } with { $symbol }.
   *[no] { $seat } moves savior { $savior } to { $field } with { $symbol }.
 }
comet-glided = { $seat-you ->
    [yes] You move savior { $savior } to { $field }.
   *[no] { $seat } moves savior { $savior } to { $field }.
 }
comet-rescued = { $seat-you ->
    [yes] You rescue { $card }!
   *[no] { $seat } rescues { $card }!
 }
comet-scouted = { $seat-you ->
    [yes] You let savior { $savior } skip { $areas } this turn.
   *[no] { $seat } lets savior { $savior } skip { $areas } this turn.
 }
comet-placed = { $seat-you ->
    [yes] You place the { $token } on { $field }.
   *[no] { $seat } places the { $token } on { $field }.
 }
comet-duplicated = { $seat-you ->
    [yes] You copy a { $symbol } symbol.
   *[no] { $seat } copies a { $symbol } symbol.
 }
comet-took-back = { $seat-you ->
    [yes] You take { $card } from the discard pile.
   *[no] { $seat } takes { $card } from the discard pile.
 }
comet-copied = { $seat-you ->
    [yes] You use the symbols of { $card }.
   *[no] { $seat } uses the symbols of { $card }.
 }
comet-chose-draw = { $seat-you ->
    [yes] You choose to draw cards.
   *[no] { $seat } chooses to draw cards.
 }
comet-chose-ready = { $seat-you ->
    [yes] You choose to ready all your cards.
   *[no] { $seat } chooses to ready all cards.
 }
comet-dropped-out = { $why ->
    [stuck] { $seat-you ->
        [yes] You can neither hatch nor move: you are finished.
       *[no] { $seat } can neither hatch nor move and is finished.
     }
    [needs-animal] { $seat-you ->
        [yes] You have no animal card to begin a Move with: you are finished.
       *[no] { $seat } has no animal card to begin a Move with and is finished.
     }
    [idle] { $seat-you ->
        [yes] Nothing has changed for too long: you are finished.
       *[no] Nothing has changed for too long: { $seat } is finished.
     }
   *[chose] { $seat-you ->
        [yes] You stop playing.
       *[no] { $seat } stops playing.
     }
 }
comet-silver-shuffled = The silver discard pile is shuffled into a new pile of { $count }.
comet-gold-shuffled = The gold discard pile is shuffled into a new pile of { $count }.
comet-comet = { $why ->
    [idle] Nothing has changed for too long. The comet phase begins: { $count } silver cards are left, and nobody can rest any more.
   *[pile] The draw pile is empty. The comet phase begins: { $count } silver cards are left, and nobody can rest any more.
 }
comet-over = { $winners-count ->
    [1] { $winners-you ->
        [yes] The game is over. You win!
       *[no] The game is over. { $winners } wins.
     }
   *[other] The game is over. The victory is shared by { $winners }.
 }

## The table at the terminal

comet-kind-meadow = meadow
comet-kind-jungle = jungle
comet-kind-desert = desert
comet-kind-water = water
comet-kind-lava = lava
comet-kind-nest = nest
comet-kind-cavern = cavern
comet-sign-meadow = m
comet-sign-jungle = j
comet-sign-desert = d
comet-sign-water = w
comet-sign-lava = l
comet-sign-nest = n
comet-sign-cavern = CAV
comet-sign-mammoth = Mam
comet-sign-tortoise = Tor

comet-table-title = Turn { $turn }: { $phase } (side { $side })
comet-table-comet = Comet phase.
comet-table-legend = (7) nest 7
comet-table-silver = Silver { $draw }, comet { $comet }, discard { $discard }
comet-table-gold = Gold { $draw }, discard { $discard }
comet-table-idle = Turns without progress: { $idle }; at { $limit } the comet phase begins
comet-table-first = (first)
comet-table-out = (out)
comet-table-standing = { $points } { $points ->
    [one] point
   *[other] points
 }, { $hand } { $hand ->
    [one] card
   *[other] cards
 }
comet-table-savior = { $number } at { $field }, { $distance } to go: { $what }
comet-table-slot = { $number }: { $what }
comet-table-skips = may skip { $areas }
comet-table-rescued = { $gold_count ->
    [0] rescued { $count } silver: { $silver }
   *[other] { $silver_count ->
        [0] rescued { $count } gold: { $gold }
       *[other] rescued { $silver_count } silver: { $silver }; { $gold_count } gold: { $gold }
     }
 }
comet-table-ability = { $ready ->
    [0] exhausted ({ $count }): { $ability }
   *[other] ready ({ $ready } of { $count }): { $ability }
 }
comet-table-played = Played this turn: { $cards }
comet-table-pool = Symbols left: { $what }
comet-table-needs-animal = You need an animal card to begin a Move: utility cards alone are not enough.
comet-table-nesting = { $free ->
    [wanted] Nest { $wanted } is free.
    [higher] No nest { $wanted } is free; the next higher free one is { $open }.
   *[none] No nest numbered { $wanted } or higher is free.
 }{ $occupied ->
    [yes] { " " }You may also hatch on an occupied nest { $wanted }.
   *[no] { "" }
 }
comet-table-nest = nest, egg
comet-table-nest-egg = { $nest } { $egg }
comet-table-points = points
comet-table-ability-column = ability
comet-table-display = Gold display
comet-table-hand = { $seat-you ->
    [yes] Your hand
   *[no] Hand of { $seat }
 } ({ $count }, limit { $limit })
comet-table-hero = Hero { $hero }: { $what }
comet-table-score-sheet = Score sheet

comet-changed-card = { $name } ({ $what })

## Questions at the terminal

comet-ask-nest = { $what } (nest { $nest })
comet-ask-kind = { $what } ({ $kind })
comet-ask-exhausts = { $what } (exhausts “{ $ability }”)
comet-ask-unclear = { $count ->
    [0] No choice has “{ $word }” in it. Type a number, or words of one line.
   *[other] “{ $word }” fits { $count } choices. Type more of one, or its number.
 }

## Help at the terminal

comet-help-choices = Choosing: type the number of a line, or enough words of it to name only one, such as “1 E3 water”.
comet-help-board = Board: each row of fields is a line, with its letter on the left; a field shows its number in the row, then its area or (the number of its nest). 0.2 is savior 2 of seat 0, Mam the mammoth, Tor the giant tortoise, + a field with several; > marks where a choice of yours leads. A field is adjacent to the two beside it and to the two above and below between which it lies.
comet-help-cards = Cards: name with its movement symbols, the nest distance, the points when rescued, the ability. A question mark is a card you may not know.
comet-help-players = Players: > takes the turn; then the hero, the points so far, the saviors with their animals and the fields left to go, the rescued animals, and abilities ready or exhausted. “view 1” shows the cards of seat 1 as far as you may know them.

## Why something is not allowed

comet-why-not-in-hand = { $card } is not in your hand
comet-why-utility-not-hatched = { $card } is a utility card and cannot be hatched
comet-why-no-nest-free = no nest with number { $number } or higher is free for { $card }
comet-why-other-turn = { $card } is played { $timing ->
    [hatch] in a Hatch action
    [move] in a Move action
    [between] between turns
   *[other] at another time
 }
comet-why-no-effect = { $card } would have no effect now
comet-why-none-could-move = with { $card } none of your saviors could move
comet-why-animal-first = { $card } cannot be played alone: first play an animal card for movement
comet-why-wild-alone = { $card } has only a wild symbol: it can be added to a Move, but cannot begin one
comet-why-ability-other-time = “{ $ability }” works { $timing ->
    [hatch] in a Hatch action
    [move] in a Move action
    [between] between turns
   *[other] at another time
 }, not now
comet-why-ability-not-ready = you have no ready card with “{ $ability }”, or it would have no effect now
comet-why-ability-after-card = “{ $ability }” can be used once you have played a card for movement
comet-why-savior-not-out = your savior { $number } is not on the board
comet-why-no-field = this side of the board has no field { $field }
comet-why-field-occupied = { $field } is occupied; you can skip it, but not stop there
comet-why-no-symbol = you have no { $symbol } symbol to use
comet-why-wrong-symbol = { $field } is { $terrain }; a { $symbol } symbol does not let you in
comet-why-too-far = { $field } is neither next to savior { $number } nor behind fields it may skip
comet-why-no-nest = there is no nest at { $field }
comet-why-nest-occupied = the nest { $field } is occupied
comet-why-nest-too-low = the nest { $field } has number { $number }, which is lower than { $wanted }
comet-why-lower-nest-free = a nest with number { $number } is free; you cannot choose a higher one
comet-why-move-card-s-symbols-stop-after-first = use the card’s symbols; you may stop after the first step
comet-why-only-free-nest-cavern-next-behind-what = only a free nest or the cavern, next to the savior or behind what it may skip
comet-why-move-moves-least-one-savior = a Move moves at least one savior
comet-why-hatch-hatches-least-one-animal = a Hatch hatches at least one animal
comet-why-comet-phase-there-no-rest = nobody can rest in the comet phase
comet-why-players-drop-out-only-comet-phase = you can stop playing only in the comet phase
comet-why-move-play-cards-step-use-abilities-done = this is a Move: play cards, move, use abilities, or end your turn
comet-why-hatch-hatch-use-abilities-done = this is a Hatch: hatch, use abilities, or end your turn
comet-why-begin-turn-hatch-move-rest = begin your turn with Hatch, Move or Rest
comet-why-turn-move-hatching-needs-hatch = this turn is a Move; you hatch in a Hatch action
comet-why-all-three-slots-above-savior-board-taken = all three spaces above your savior board are taken
comet-why-one-animal-hatched-turn-unless-ability-grants = you hatch one animal per turn, unless an ability allows more
comet-why-turn-hatch-card-played-movement-move = this turn is a Hatch; cards are played for movement in a Move
comet-why-no-savior-board-move = you have no savior on the board
comet-why-only-one-card-without-wild-symbol-played = only one card without a wild symbol can be played for movement
comet-why-nest-cannot-entered-symbol = no symbol lets you enter a nest
comet-why-step-needs-symbol-unless-ability-gives = you need a symbol for each field, unless an ability replaces it
comet-why-another-symbol-serves-as-well-leaves-no = use another symbol: it gets you there too and leaves you at least as much
comet-why-only-silver-card-taken-between-turns = only a silver card can be taken between turns
comet-why-card-not-just-played-movement-gone = that card was not just played for movement, or is gone
comet-why-no-card-ready-takes-card-just-played = you have no ready card that takes a card just played
comet-why-card-not-just-played-movement = that card was not just played for movement
comet-why-no-step-possible-card-no-parrot-ready = that card’s symbols can move none of your saviors, or no parrot is ready
comet-why-between-two-turns-use-ability-time-done = between turns: use an ability marked so, or decline
comet-why-choose-nest-animal-lower-nest-distance-first = choose a nest for the animal, or reduce its nest distance first
comet-why-name-how-much-nest-distance-lowered-nest = choose by how much to reduce the nest distance; a nest must be free afterwards
comet-why-discard-cards-from-hand-done = discard cards from your hand, or continue
comet-why-take-gold = take a gold card from the display
comet-why-take-useless = with { $card } you could not finish what this turn has begun
comet-why-draw-silver-card-take-gold-card-from = draw the silver card, or take a gold card from the display instead
comet-why-ability-cannot-move-savior-there = this ability cannot move that savior there
comet-why-choose-savior-board-whom-scout-helps = choose one of your saviors on the board
comet-why-token-goes-free-area-nest-savior-still = the token goes on a free area or nest, and one of your saviors must still be able to move
comet-why-only-area-symbol-card-played-turn-copied = only an area symbol of a card you played this turn can be copied
comet-why-draw-silver-cards-up-hand-limit-ready = draw silver cards up to your hand limit, or ready all your cards

## On the page: the board

comet-first-player = went first
comet-tab-valley = Board
comet-tab-rescued = Rescued
comet-tab-gold = Gold
comet-tab-rivals = Scores
comet-tab-log = Log

comet-part-hatch = Hatch
comet-part-move = Move
comet-part-rest = Rest
comet-part-between = Between turns

comet-group-hatch = Hatch
comet-group-move = Move
comet-group-between = Between turns
comet-group-always = Permanent
comet-group-scoring = Scoring

comet-points = { $points ->
    [one] one point
   *[other] { $points } points
 }
comet-no-ability = No ability
comet-exhausted = exhausted
comet-card-once = Single use
comet-hero-word = Hero
comet-card-hidden = a hidden card
comet-egg-label = { $egg } egg
comet-egg-nest = { $egg } egg, nest { $nest }
comet-symbols-left = Symbols left
    .why = Each moves a savior one step to a free field of that area; a wild one (violet) to any area. Any symbol lets you into the cavern. Unused symbols are lost when you end your turn.
    .rule = C25
comet-enter-by = Which symbol do you use?
comet-helpers = Abilities you can use now
comet-look-own = Back to mine
comet-look-acting = Show who is acting
comet-over-valley = See the board
comet-ended = Comet phase: nobody can or wants to act any more.
comet-beside = The { $token }: beside the board
    .why = It belongs to nobody. A rider card places it on a free area or nest, where everyone can skip it for free like a savior.
    .rule = C65
comet-advice-on-their-way = { $count ->
    [0] No animal is on its way then.
    [one] One animal is on its way then.
   *[other] { $count } animals are on their way then.
 }
comet-advice-cards = { $count ->
    [0] No card in hand.
    [one] One card in hand.
   *[other] { $count } cards in hand.
 }
comet-advice-points = { $points } points in the next turns.
comet-advice-animals = { comet-line-animals }: { $points }
comet-advice-vicunas = { comet-line-vicunas }: { $points }
comet-advice-lizards = { comet-line-lizards }: { $points }
comet-advice-conditions = { comet-line-conditions }: { $points }
comet-advice-hero = { comet-line-hero }: { $points }
comet-hint = Hint: { $what }.

comet-prompt-other = { $phase-id ->
    [turn] { $seat } is choosing Hatch, Move or Rest.
    [turn-comet] { $seat } is choosing Hatch or Move, or stopping.
    [hatch] { $seat } is hatching an animal.
    [nest] { $seat } is choosing a nest.
    [move] { $seat } is moving.
    [glide] { $seat } is moving.
    [discarding] { $seat } is resting.
    [taking] { $seat } is taking a gold card.
    [drawing] { $seat } is resting.
    [between] Waiting for { $seat }: an ability can be used between turns.
    [parrot] { $seat } is using the symbols of a card just played.
    [comet-choice] { $seat } is choosing: draw or ready.
   *[other] Waiting for { $seat }: { $phase }.
 }
comet-prompt-nature = In a moment: { $phase }.
comet-prompt-over-small = Choose a line of the log to see that moment again.
comet-prompt-comet-small = Comet phase: nobody can rest any more.
comet-prompt-turn = { $comet ->
    [yes] Your turn: hatch, move, or stop playing.
   *[no] Your turn: hatch, move or rest.
 }
comet-prompt-turn-small = Choose a card’s egg to hatch it, or its symbols to play it for movement.
comet-prompt-turn-only = { $comet ->
    [yes] You can neither hatch nor move.
   *[no] You can neither hatch nor move: rest, and draw new cards.
 }
comet-prompt-needs-animal = You need an animal card to begin a Move: utility cards alone are not enough.
comet-prompt-hatch = { $hatches ->
    [0] Animal hatched. Use a hatch ability, or end your turn.
    [one] You may hatch one more animal.
   *[other] You may hatch { $hatches } more animals.
 }
comet-prompt-hatch-small = Abilities you can use in a Hatch are marked.
comet-prompt-hatched = Animal hatched: end your turn.
comet-prompt-nest = { $open ->
    [0] { $occupied ->
        [yes] Choose a nest numbered { $wanted }, occupied or not.
       *[no] No nest numbered { $wanted } or higher is free: reduce the nest distance.
     }
   *[other] { $occupied ->
        [yes] Choose a free nest numbered { $open }, or an occupied one numbered { $wanted }.
       *[no] Choose a nest numbered { $open }.
     }
 }
comet-prompt-nest-small = The number is its distance to the cavern.
comet-prompt-nest-higher = No nest { $wanted } is free. Choose nest { $open }, the next higher one.
comet-prompt-amount = Reduce the nest distance by how much?
comet-prompt-amount-small = A lower number is closer to the cavern.
comet-prompt-move = Move savior { $savior }, { $name }: choose a highlighted field.
comet-prompt-move-small = { $others ->
    [yes] Dots show the symbols a field costs. Choose another savior to move that one.
   *[no] Dots show the symbols a field costs.
 }
comet-prompt-cavern = { $steps ->
    [one] The cavern is one step away: rescue { $name } for { $points } points.
   *[other] The cavern is { $steps } steps away: rescue { $name } for { $points } points.
 }
comet-prompt-move-none = None of your symbols can move this savior.
comet-prompt-move-end = Add a card, use an ability, or end your turn.
comet-prompt-move-help = Add a card or use an ability.
comet-prompt-walking = Savior { $savior } is moving.
comet-prompt-stopped = The path is blocked now, so the savior stopped. Unused symbols are kept.
comet-prompt-enter = Which symbol do you use to enter { $field }?
comet-prompt-enter-cavern = Which symbol do you use to enter the cavern?
comet-prompt-enter-small = Keep the one another savior still needs.
comet-prompt-glide = Choose where the savior goes.
comet-prompt-glide-small = { $steps ->
    [0] No symbol needed. Tokens, and areas you may skip, are skipped on the way.
   *[other] No symbol needed.
 }
comet-prompt-scout = Which savior may skip these areas this turn?
comet-prompt-scout-small = Choose it on the board.
comet-prompt-place = Place the { $token } on a free field.
comet-prompt-place-small = Everyone can skip it: a stepping stone for you, and for them.
comet-prompt-duplicate = Copy which symbol?
comet-prompt-discard = Rest: discard any cards you don’t want.
comet-prompt-discard-small = Then you take a gold card and draw up to your hand limit.
comet-prompt-take = Take a gold card from the display.
comet-prompt-take-small = { $counts ->
    [yes] It counts towards your hand limit.
   *[no] It is extra, whatever your hand limit is.
 }
comet-prompt-draw = Draw a silver card, or take a gold one instead.
comet-prompt-draw-small = You can take only one from the display.
comet-prompt-comet = Comet phase: draw up to your hand limit, or ready all your cards?
comet-prompt-comet-choice-small = From now on nobody can rest.
comet-prompt-between = You may use an ability between turns.
comet-prompt-between-small = Choose a card that was just played, or an animal whose ability you use: that exhausts it. Or decline.

comet-act-end = End turn
comet-act-decline = Decline
comet-act-discarded = Continue
comet-act-rest = Rest
comet-act-stop = Stop playing
comet-act-bonus = Use the reduction
comet-act-by = by { $amount }
comet-act-scout = Savior { $savior }
comet-act-duplicate = copy { $symbol }
comet-act-draw-silver = Draw a silver card
comet-act-draw-up = Draw cards
comet-act-ready-all = Ready all
comet-pass = Don’t ask until my turn
comet-passing = You are not asked until your turn
comet-passing-off = Ask me again

comet-hatch = Hatch
comet-hatch-label = Hatch { $card }: nest { $nest }
comet-move = Move
comet-move-label = Play { $card } for movement
comet-utility = Use
comet-utility-label = Use { $card }: { $text }
comet-discard = Discard
comet-discard-label = Discard { $card }
comet-take = Take
comet-take-label = Take { $card }
comet-copy = Use its symbols
comet-copy-label = Use the symbols of { $card }
comet-chip-use = Use:

comet-hand-of = { $seat-you ->
    [yes] Your hand
   *[no] Hand of { $seat }
 }
comet-hand-size = { $count } of { $limit }
comet-hand-both = egg: hatch · symbols: move
comet-hand-discard = choose cards to discard
comet-hand-more = you may add another card
comet-hand-empty = no cards in hand
comet-display = Gold display
comet-display-aside = { $comet ->
    [yes] { $left } in the pile
   *[no] take 1 when you rest · { $left } in the pile
 }
comet-display-empty = no gold card left
comet-played-title = Just played for movement
comet-played-aside = between turns
comet-rescued-of = { $seat-you ->
    [yes] Your hero and rescued animals
   *[no] Hero and rescued animals of { $seat }
 }

comet-saviors = Saviors
comet-savior-left = { $distance ->
    [one] one step left
   *[other] { $distance } steps left
 }
comet-savior-skips = may skip { $areas }
comet-savior-free = free: hatch an animal
comet-card-tip = Nest: { $nest }. Points: { $points }. Symbols: { $areas }.
comet-savior-tip = { $distance } steps to the cavern; { $points } points when rescued.

comet-seat-line = { $out ->
    [yes] finished · { $name }
   *[no] { $count ->
        [one] one card
       *[other] { $count } cards
     } · { $name }
 }
comet-seat-none = none rescued yet

comet-valley = The board
comet-spot-nest = nest { $number }
comet-spot-label = { $field }, { $what }
comet-piece-of = { $seat-you ->
    [yes] Your { $name }
   *[no] { $name } of { $seat }
 }
comet-piece-pick = Savior { $savior }, { $name }: show where it can go
comet-target-nest = Hatch at { $what }
comet-target-place = Place the { $token } on { $what }
comet-target-step = { $free ->
    [yes] Savior { $savior } to { $what }
   *[no] Savior { $savior } to { $what }, costs { $cost }
 }
comet-tip-nest = Animals hatch here. No symbol lets you enter a nest.
comet-tip-cavern = Any symbol lets you in. Your animal is rescued and your savior is free again.
comet-tip-area = Enter with a { $area } or a wild symbol. If a token is here, you can skip it for free.

comet-gauge = { $left } of { $of } cards until the comet phase
comet-gauge-why = When the draw pile is empty, the comet phase begins: { $comet } more silver cards come into play, and nobody can rest any more.
comet-gauge-here = Comet phase; { $left } cards in the pile
comet-gauge-here-why = Nobody can rest any more. Players who cannot or do not want to act are finished; when all are, scores are added up.
comet-gauge-left = { $left ->
    [one] card left
   *[other] cards left
 }

## On the page: the guided first game

comet-guide-about = Before the comet
comet-guide-about-text = Hatch animals and lead them to the cavern before the comet arrives. The player with the most points wins.
comet-guide-cards = Every card has two uses
comet-guide-cards-text = A card is either an animal to hatch, or the symbols printed on it to move with. The number in the egg is the distance to the cavern.
comet-guide-hatch = Hatch an animal
comet-guide-hatch-text = On each turn you do one thing: hatch, move or rest. Hatch the Great Auk: choose the upper half of its card.
comet-guide-nest = A nest three steps away
comet-guide-nest-text = Your savior starts on a nest of that number, with the animal. Choose the ringed nest.
comet-guide-turn-over = One action, then the next player
comet-guide-turn-over-text = Hatching is done, and moving has to wait for your next turn. End your turn.
comet-guide-move = Play a card for its symbols
comet-guide-move-text = Each symbol is one step onto that area. Choose the lower half of the Gecko: two steps onto water.
comet-guide-walk = The first step
comet-guide-walk-text = The ringed fields can be reached. Choose the one beside your savior; tokens in the way could be skipped for free.
comet-guide-walk-on = The second
comet-guide-walk-on-text = Walk on: choose the next field of water.
comet-guide-ability = Your hero helps
comet-guide-ability-text = Both symbols are used. Smilodon gives you a wild symbol, then is exhausted until you rest: choose it.
comet-guide-cavern = Into the cavern
comet-guide-cavern-text = Any symbol leads into the cavern. Choose it.
comet-guide-rescued = Rescued
comet-guide-rescued-text = The Great Auk scores its points, and your savior is free again. An animal’s ability works from the moment it is rescued: end your turn.
comet-guide-rest = Rest
comet-guide-rest-text = Resting readies what is exhausted, and brings new cards. Rest.
comet-guide-discard = Discard what does not help
comet-guide-discard-text = The Saber-toothed Tiger is twelve steps away, too far for now. Discard it.
comet-guide-enough = Keep the rest
comet-guide-enough-text = You will draw up to your hand limit of five. Go on with the button.
comet-guide-gold = A gold card
comet-guide-gold-text = Gold animals have more points or stronger abilities. Take the Cave Bear: 9 points, six steps.
comet-guide-gauge = The comet comes closer
comet-guide-gauge-text = Every card drawn brings the comet nearer. When the pile is empty nobody can rest any more.
comet-guide-strong = A longer way
comet-guide-strong-text = Hatch the Cave Bear.
comet-guide-far-nest = Choose the way
comet-guide-far-nest-text = Of several nests, take the one whose areas suit your cards. Choose the ringed one: lava lies beside it.
comet-guide-again = Your turn is over
comet-guide-again-text = You may have up to three animals on the board at once. End your turn.
comet-guide-second-move = Move again
comet-guide-second-move-text = The Zebra brings meadow and lava. Choose the lower half of its card.
comet-guide-wild = Add wild cards
comet-guide-wild-text = Cards with a wild symbol can be added to any move, as many as you like. Add the Christmas Island Rat.
comet-guide-lava = Lava first
comet-guide-lava-text = Choose the ringed field of lava.
comet-guide-last-step = Wild goes anywhere
comet-guide-last-step-text = A wild symbol leads onto any area, but never onto a nest. Choose the ringed field.
comet-guide-unused = What is left is lost
comet-guide-unused-text = The meadow finds no field here, and Smilodon can wait. End your turn.
comet-guide-comet = The end
comet-guide-comet-text = In the comet phase the last cards come into play; then all use up what they hold. Animals still on the board score nothing.
comet-guide-know = You know the game now
comet-guide-know-text = Play on from here against your rival, who now plays freely. Or begin a real game.

# The statements of the rules that the page names in its tips.
comet-rules =
    .ability-copy_played_symbols = C66
    .ability-draw_silver = C40
    .ability-duplicate_symbol = CS47
    .ability-extra_hatch = CS41
    .ability-free_steps = C71
    .ability-gain_wild = C28
    .ability-hand_limit = C38
    .ability-hatch_on_occupied = C73
    .ability-move_to_nest_or_cavern = C68
    .ability-place_neutral = C65
    .ability-play_extra_movement_card = C67
    .ability-reduce_nest = C72
    .ability-rest_extra_gold = CS19
    .ability-rest_gold_instead_of_silver = C61
    .ability-score_set_lizard = C55
    .ability-score_set_vicuna = C54
    .ability-skip_nests = CS33
    .ability-skip_terrain = C69
    .ability-take_gold = C62
    .ability-take_played_silver = C60
    .card-giant_beaver_hero = C58
    .card-quagga = C59
    .card-golden_mole_rat = C70
    .card-tunnel = C63
    .card-jumping_hill = C64
    .scoring = C53
    .hero-scoring = C56
    .heroes = C80
    .animals = C4
    .utilities = C45
    .savior = C16
    .gold = C34
    .pile = C46
    .comet = C49
    .nest = C6
    .cavern = C33
    .area = C27

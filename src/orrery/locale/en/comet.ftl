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
comet-card-sea_cow-1 = Steller's Sea Cow (desert, lava)
comet-card-sea_cow-2 = Steller's Sea Cow (desert, water)
comet-card-sea_cow-3 = Steller's Sea Cow (meadow, water)
comet-card-sea_cow-4 = Steller's Sea Cow (meadow, lava)
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


comet-ability-reduce_nest-2 = lower a nest distance by up to 2
comet-ability-extra_hatch-1 = hatch 1 more
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
comet-ability-reduce_nest-4 = lower a nest distance by up to 4
comet-ability-extra_hatch-1-reduce-2 = hatch 1 more, lowered by up to 2
comet-ability-move_to_nest_or_cavern = move a savior to a nest or the cavern
comet-ability-free_steps-2 = move a savior exactly 2 fields
comet-ability-copy_played_symbols = move by a card just played
comet-ability-place_neutral-mammoth = set the mammoth
comet-ability-place_neutral-tortoise = set the giant tortoise
comet-ability-free_steps-3 = move a savior exactly 3 fields
comet-ability-gain_wild-2 = gain 2 wild symbols
comet-ability-reduce_nest-3 = lower a nest distance by up to 3
comet-ability-gain_wild-1 = gain 1 wild symbol
comet-ability-place_neutral-any = set the mammoth or giant tortoise

comet-holds-reduce_nest = lowers nest distances by up to { $up_to }
comet-holds-skip_terrain = your saviors may skip { $symbol }
comet-holds-hatch_on_occupied = hatch on occupied nests
comet-holds-hand_limit = hand limit +{ $plus }
comet-holds-skip_nests = your saviors may skip empty nests
comet-holds-rest_gold_instead_of_silver = Rest: gold for { $count } of the silver cards
comet-holds-rest_extra_gold = Rest: { $count } more gold
comet-holds-score_set_vicuna = 1, 2, 3… vicuñas score { $table }
comet-holds-score_set_lizard = { $part ->
    [any] stands in for any lizard of a set, which scores { $points }
   *[other] a set of lizards scores { $points }
 }
comet-holds-score_per_rescued = scores { $per } for each other animal, { $max } at most
comet-holds-score_per_egg_colour = scores { $per } for each egg colour
comet-holds-score_per_silver = scores { $per } for each silver animal
comet-holds-score_per_gold = scores { $per } for each gold animal
comet-holds-score_per_beaver = scores { $per } for each beaver
comet-holds-score_per_egg = scores { $per } for each { $egg } egg
comet-holds-score_per_area = scores { $per } for each animal that shows { $symbol }

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
comet-phase-turn-comet = choosing Hatch or Move, or dropping out
comet-phase-hatch = a Hatch
comet-phase-nest = choosing a nest
comet-phase-amount = lowering a nest distance
comet-phase-move = a Move
comet-phase-glide = an ability moves a savior
comet-phase-scout = choosing whom a scout serves
comet-phase-place = setting the mammoth or the giant tortoise
comet-phase-duplicate = copying a symbol
comet-phase-rest = a Rest
comet-phase-discarding = discarding
comet-phase-taking = taking gold
comet-phase-drawing = drawing up
comet-phase-comet-choice = the comet is here: draw or ready
comet-phase-between = between two turns
comet-phase-parrot = moving by a card just played

comet-line-animals = Rescued animals
    .why = The points printed on every animal in the cavern. Those on their way and cards in hand give nothing.
    .rule = C53
comet-line-vicunas = Vicuñas
    .why = More the more vicuñas are rescued.
    .rule = C54
comet-line-lizards = Sets of lizards
    .why = For each set of iguana, gecko and salamander; a chameleon stands in for any of them.
    .rule = C55
comet-line-conditions = Other animals’ conditions
    .why = What rescued animals give for others that are rescued too.
    .rule = C54
comet-line-hero = Hero
    .why = What your hero gives for its own condition.
    .rule = C56
comet-line-total = Total
comet-line-tie-break = Tie-break: rescued animals

comet-option-side = which side of the board is played
comet-option-side-A = the side with the blue dotted eggs, for a first game
comet-option-side-B = the other side, with fewer fields
comet-worlds = Board
comet-world-first_side = First side
comet-world-first_side-about = The side with the blue dotted eggs: for your first games.
comet-world-second_side = Second side
comet-world-second_side-about = Fewer fields and harder ways: for those who know the first side.
comet-option-skip = how occupied fields are skipped
comet-option-skip-connected = along connected fields
comet-option-skip-straight = in a straight line only
comet-option-wolf = whose card a Tasmanian Wolf may take
comet-option-wolf-any = anybody’s, its owner’s included
comet-option-wolf-others = only another player’s
comet-option-wild_alone = whether a card with only a wild symbol can be a Move by itself
comet-option-wild_alone-allowed = yes, alone or added to another card
comet-option-wild_alone-forbidden = no, only added to another card
comet-option-guardians = when guardians let fields be skipped
comet-option-guardians-always = in every movement by symbols, a Parrot’s included
comet-option-guardians-move = only in their owner’s Move action
comet-option-parrot_wild = whether a Mauritius Parrot copies a wild symbol
comet-option-parrot_wild-copied = yes, like an area symbol
comet-option-parrot_wild-ignored = no, area symbols only
comet-option-between = how several players use abilities between two turns
comet-option-between-round = one round, each as many as they like
comet-option-between-turns = by turns, one at a time, until all pass
comet-option-chameleons = how many Chameleons may stand in one set of lizards
comet-option-chameleons-any = as many as are missing
comet-option-chameleons-one = one at most
comet-option-reshuffle = when an empty pile is made anew from its discard
comet-option-reshuffle-needed = when the next card is needed
comet-option-reshuffle-empty = the moment its last card is gone
comet-option-tie = what a tie in points means
comet-option-tie-shared = a shared win
comet-option-tie-animals = more rescued animals win
comet-option-first_player = who goes first; a number is a seat
comet-option-first_player-random = drawn at random
comet-option-idle = after how many rounds without any progress the comet comes

## Actions

comet-do-done = be done
comet-do-rest = rest: ready all, discard, take gold, draw
comet-do-stop = drop out for the rest of the game
comet-do-draw-silver = draw the silver card
comet-do-draw-up = draw up to your hand limit
comet-do-ready-all = ready all your cards
comet-do-bonus = use the lower distance that comes with this hatching
comet-do-by = lower the nest distance by { $amount }
comet-do-scout = let savior { $savior } skip
comet-do-duplicate = copy a { $symbol } symbol
comet-do-deal = deal the hero { $hero }
comet-do-first = name { $seat } the first player
comet-do-use = { $ability }
comet-do-hatch = hatch { $card }
comet-do-play = play { $card }
comet-do-discard = discard { $card }
comet-do-take = take { $card }
comet-do-copy = move by { $card }
comet-do-draw = draw { $card } from the pile
comet-do-nest = to the nest at { $field }
comet-do-place = set the { $token } at { $field }
comet-do-step = { $symbol-id ->
    [none] move savior { $savior } to { $field }
   *[other] savior { $savior } to { $field } by { $symbol }
 }

## Events

comet-turned-up = { $card } comes to the gold display.
comet-hero = { $seat-you ->
    [yes] You play the hero { $hero }.
   *[no] { $seat } plays the hero { $hero }.
 }
comet-first = { $seat-you ->
    [yes] You go first.
   *[no] { $seat } goes first.
 }
comet-turn = { $seat-you ->
    [yes] You are next.
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
    [yes] You set savior { $savior } on the nest at { $field }.
   *[no] { $seat } sets savior { $savior } on the nest at { $field }.
 }
comet-lowered = { $seat-you ->
    [yes] You lower the nest distance by { $by }.
   *[no] { $seat } lowers the nest distance by { $by }.
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
    [yes] You move savior { $savior } to { $field } by { $symbol }.
   *[no] { $seat } moves savior { $savior } to { $field } by { $symbol }.
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
    [yes] You set the { $token } at { $field }.
   *[no] { $seat } sets the { $token } at { $field }.
 }
comet-duplicated = { $seat-you ->
    [yes] You copy a { $symbol } symbol.
   *[no] { $seat } copies a { $symbol } symbol.
 }
comet-took-back = { $seat-you ->
    [yes] You take { $card } back from the discard.
   *[no] { $seat } takes { $card } from the discard.
 }
comet-copied = { $seat-you ->
    [yes] You move by { $card }.
   *[no] { $seat } moves by { $card }.
 }
comet-chose-draw = { $seat-you ->
    [yes] You choose to draw up.
   *[no] { $seat } chooses to draw up.
 }
comet-chose-ready = { $seat-you ->
    [yes] You choose to ready all cards.
   *[no] { $seat } chooses to ready all cards.
 }
comet-dropped-out = { $why ->
    [stuck] { $seat-you ->
        [yes] You can neither hatch nor move, so you drop out.
       *[no] { $seat } can neither hatch nor move and drops out.
     }
    [needs-animal] { $seat-you ->
        [yes] You hold no animal card, and utility cards alone are no Move: you drop out.
       *[no] { $seat } holds no animal card, and utility cards alone are no Move: { $seat } drops out.
     }
    [idle] { $seat-you ->
        [yes] There has been no progress for too long: you drop out.
       *[no] There has been no progress for too long: { $seat } drops out.
     }
   *[chose] { $seat-you ->
        [yes] You drop out.
       *[no] { $seat } drops out.
     }
 }
comet-silver-shuffled = The silver discard is shuffled into a new pile of { $count }.
comet-gold-shuffled = The gold discard is shuffled into a new pile of { $count }.
comet-comet = { $why ->
    [idle] There has been no progress for too long, so the comet strikes: { $count } silver cards are left, and there is no more Rest.
   *[pile] The draw pile is empty and the comet strikes: { $count } silver cards are left, and there is no more Rest.
 }
comet-over = { $winners-count ->
    [1] { $winners-you ->
        [yes] The game is over. You win!
       *[no] The game is over. { $winners } wins.
     }
   *[other] The game is over. The win is shared by { $winners }.
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
comet-table-comet = The comet is here.
comet-table-legend = (7) nest 7
comet-table-silver = Silver { $draw }, comet { $comet }, discard { $discard }
comet-table-gold = Gold { $draw }, discard { $discard }
comet-table-idle = Turns without progress: { $idle }; at { $limit } the comet comes
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
comet-table-needs-animal = Utility cards alone are no Move: you need an animal card to play with them.
comet-table-nesting = { $free ->
    [wanted] Nest { $wanted } is wanted and free.
    [higher] Nest { $wanted } is wanted; the nearest free one is { $open }.
   *[none] Nest { $wanted } is wanted; none from { $wanted } up is free.
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
comet-help-board = Board: a line a row, whose letter stands at its left; a field shows its number in the row, then its area or (the number of its nest). 0.2 is savior 2 of seat 0, Mam the mammoth, Tor the giant tortoise, + a field with several; > marks where a choice of yours leads. A field touches the two beside it and the two above and below between which it lies.
comet-help-cards = Cards: name with the symbols it moves by, the nest distance, the points when rescued, what it can do. A question mark is a card you may not know.
comet-help-players = Players: > is at turn; then the hero, the points so far, the saviors with the animals they lead and the fields left to go, the rescued animals, and abilities ready or exhausted. “view 1” shows the cards of seat 1 as far as you may know them.

## Why something is not allowed

comet-why-not-in-hand = { $card } is not in your hand
comet-why-utility-not-hatched = { $card } is a utility card and cannot be hatched
comet-why-no-nest-free = no nest of number { $number } or higher is free for { $card }
comet-why-other-turn = { $card } is played { $timing ->
    [hatch] in a Hatch
    [move] in a Move
    [between] between turns
   *[other] at another time
 }
comet-why-no-effect = { $card } would have no effect now
comet-why-none-could-move = with { $card } none of your saviors could move
comet-why-animal-first = { $card } alone is no Move: play an animal card for movement first
comet-why-wild-alone = { $card } shows only a wild symbol: it can be added to a Move, but not begin one
comet-why-ability-other-time = “{ $ability }” works { $timing ->
    [hatch] in a Hatch
    [move] in a Move
    [between] between turns
   *[other] at another time
 }, not now
comet-why-ability-not-ready = you have no ready card with “{ $ability }”, or it would have no effect now
comet-why-ability-after-card = “{ $ability }” can be used once you have played a card for movement
comet-why-savior-not-out = your savior { $number } is not on the board
comet-why-no-field = this side of the board has no field { $field }
comet-why-field-occupied = { $field } is occupied; it can be skipped, not entered
comet-why-no-symbol = you have no { $symbol } symbol to use
comet-why-wrong-symbol = { $field } is { $terrain }; a { $symbol } symbol does not enter it
comet-why-too-far = { $field } is neither next to savior { $number } nor behind fields it may skip
comet-why-no-nest = { $field } is no nest
comet-why-nest-occupied = the nest { $field } is occupied
comet-why-nest-too-low = the nest { $field } has number { $number }, below { $wanted }
comet-why-lower-nest-free = a nest of number { $number } is free; a higher one may not be chosen
comet-why-move-card-s-symbols-stop-after-first = move by the card's symbols; you may stop after the first step
comet-why-only-free-nest-cavern-next-behind-what = only a free nest or the cavern next to or behind what may be skipped
comet-why-move-moves-least-one-savior = a Move moves at least one savior
comet-why-hatch-hatches-least-one-animal = a Hatch hatches at least one animal
comet-why-comet-phase-there-no-rest = in the comet phase there is no Rest
comet-why-players-drop-out-only-comet-phase = players drop out only in the comet phase
comet-why-move-play-cards-step-use-abilities-done = this is a Move: play cards, step, use abilities, or be done
comet-why-hatch-hatch-use-abilities-done = this is a Hatch: hatch, use abilities, or be done
comet-why-begin-turn-hatch-move-rest = begin your turn with a Hatch, a Move or a Rest
comet-why-turn-move-hatching-needs-hatch = this turn is a Move; hatching needs a Hatch
comet-why-all-three-slots-above-savior-board-taken = all three slots above your savior board are taken
comet-why-one-animal-hatched-turn-unless-ability-grants = one animal is hatched in a turn, unless an ability grants more
comet-why-turn-hatch-card-played-movement-move = this turn is a Hatch; a card is played for movement in a Move
comet-why-no-savior-board-move = you have no savior on the board to move
comet-why-only-one-card-without-wild-symbol-played = only one card without a wild symbol may be played for movement
comet-why-nest-cannot-entered-symbol = a nest cannot be entered with a symbol
comet-why-step-needs-symbol-unless-ability-gives = a step needs a symbol, unless an ability gives it
comet-why-another-symbol-serves-as-well-leaves-no = another symbol serves as well and leaves no less to do
comet-why-only-silver-card-taken-between-turns = only a silver card can be taken between turns
comet-why-card-not-just-played-movement-gone = that card was not just played for movement, or is gone
comet-why-no-card-ready-takes-card-just-played = you have no card ready that takes a card just played
comet-why-card-not-just-played-movement = that card was not just played for movement
comet-why-no-step-possible-card-no-parrot-ready = no step is possible by that card, or no parrot is ready
comet-why-between-two-turns-use-ability-time-done = between two turns: use an ability of that time, or be done
comet-why-choose-nest-animal-lower-nest-distance-first = choose a nest for the animal, or lower its nest distance first
comet-why-name-how-much-nest-distance-lowered-nest = name by how much the nest distance is lowered; a nest must remain to be found
comet-why-discard-cards-from-hand-done = discard cards from your hand, or be done
comet-why-take-gold = take a gold card from the display
comet-why-take-useless = with { $card } you could not finish what this turn has begun
comet-why-draw-silver-card-take-gold-card-from = draw the silver card, or take a gold card from the display instead
comet-why-ability-cannot-move-savior-there = this ability cannot move that savior there
comet-why-choose-savior-board-whom-scout-helps = choose a savior on the board whom the scout helps
comet-why-token-goes-free-area-nest-savior-still = the token goes to a free area or nest, so that a savior can still move
comet-why-only-area-symbol-card-played-turn-copied = only an area symbol of a card you played this turn can be copied
comet-why-draw-silver-cards-up-hand-limit-ready = draw silver cards up to your hand limit, or ready all your cards

## On the page: the board

comet-first-player = went first
comet-tab-valley = Valley
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
comet-group-between = Between
comet-group-always = Always
comet-group-scoring = Scoring

comet-points = { $points ->
    [one] one point
   *[other] { $points } points
 }
comet-no-ability = No ability
comet-exhausted = exhausted
comet-card-once = Once
comet-hero-word = Hero
comet-card-hidden = a hidden card
comet-egg-label = { $egg } egg
comet-egg-nest = { $egg } egg, nest { $nest }
comet-symbols-left = Symbols left
    .why = Each is one step of a savior onto a free field of that area, violet onto any area; any leads into the cavern. What is left when you end the turn is lost.
    .rule = C25
comet-enter-by = Enter by which symbol?
comet-helpers = Can help now
comet-look-own = Back to mine
comet-look-acting = Whoever acts
comet-over-valley = See the valley
comet-ended = The comet has fallen, and nobody goes on.
comet-beside = The { $token }: beside the board
    .why = It belongs to nobody. Its rider, a card, puts it on a free area or nest, where everybody skips it for free like a savior.
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
    [turn-comet] { $seat } is choosing Hatch or Move, or drops out.
    [hatch] { $seat } is hatching an animal.
    [nest] { $seat } is choosing a nest.
    [move] { $seat } is moving.
    [glide] { $seat } is moving.
    [discarding] { $seat } is resting.
    [taking] { $seat } is taking a gold card.
    [drawing] { $seat } is resting.
    [between] { $seat } may use an animal between two turns.
    [parrot] { $seat } is moving by a card just played.
    [comet-choice] { $seat } is choosing: draw or ready.
   *[other] { $seat }: { $phase }.
 }
comet-prompt-nature = One moment: { $phase }.
comet-prompt-over-small = Click a line of the log to see that moment again.
comet-prompt-comet-small = The comet is here: there is no more Rest.
comet-prompt-turn = { $comet ->
    [yes] Your turn: hatch, move, or drop out.
   *[no] Your turn: hatch, move or rest.
 }
comet-prompt-turn-small = Click the egg of a card to hatch it, its symbols to move by it.
comet-prompt-turn-only = { $comet ->
    [yes] You can neither hatch nor move.
   *[no] You can neither hatch nor move: rest, and draw new cards.
 }
comet-prompt-needs-animal = Utility cards alone are no Move: keep an animal card to play with them.
comet-prompt-hatch = { $hatches ->
    [0] Hatched. Use an animal that helps, or end your turn.
    [one] You may hatch one more animal.
   *[other] You may hatch { $hatches } more animals.
 }
comet-prompt-hatch-small = Animals that help on a Hatch are marked.
comet-prompt-nest = { $open ->
    [0] { $occupied ->
        [yes] Choose a nest with number { $wanted }, occupied or not.
       *[no] No nest from { $wanted } up is free: lower the nest distance.
     }
   *[other] { $occupied ->
        [yes] Choose a nest: { $open }, or an occupied one with number { $wanted }.
       *[no] Choose a nest with number { $open }.
     }
 }
comet-prompt-nest-small = The number is the way to the cavern, step by step.
comet-prompt-nest-higher = Every nest { $wanted } is taken: the next higher free one is { $open }.
comet-prompt-amount = By how much do you lower the nest distance?
comet-prompt-amount-small = A lower number is nearer to the cavern.
comet-prompt-move = Move savior { $savior }, { $name }: click a glowing field.
comet-prompt-move-small = { $others ->
    [yes] The dots are the symbols it costs. Click another savior to move that one.
   *[no] The dots are the symbols it costs.
 }
comet-prompt-cavern = { $steps ->
    [one] The cavern is one step away: { $name } is rescued, { $points } points.
   *[other] The cavern is { $steps } steps away: { $name } is rescued, { $points } points.
 }
comet-prompt-move-none = No symbol leads on from here.
comet-prompt-move-end = Add a card, use an animal, or end your turn.
comet-prompt-move-help = Add a card or use an animal.
comet-prompt-walking = Savior { $savior } is on the way.
comet-prompt-stopped = The savior stopped on the way: something new came up.
comet-prompt-enter = By which symbol do you enter { $field }?
comet-prompt-enter-small = Keep the one another savior still needs.
comet-prompt-glide = Choose where the savior goes.
comet-prompt-glide-small = { $steps ->
    [0] No symbol is needed. Tokens, and areas you may skip, are skipped on the way.
    [1] No symbol is needed, and nothing is skipped.
   *[other] No symbol is needed, and nothing is skipped: every field crossed counts.
 }
comet-prompt-scout = Which savior may skip these fields this turn?
comet-prompt-scout-small = Click it in the valley.
comet-prompt-place = Set the { $token } on a free field.
comet-prompt-place-small = Everybody may skip it: a stepping stone for you, or for them.
comet-prompt-duplicate = Which symbol do you copy?
comet-prompt-discard = Rest: discard any cards you do not want.
comet-prompt-discard-small = Then you take a gold card and draw up to your hand limit.
comet-prompt-take = Take a gold card from the display.
comet-prompt-take-small = { $counts ->
    [yes] It counts towards your hand limit.
   *[no] It comes on top, whatever your hand limit is.
 }
comet-prompt-draw = Draw a silver card, or take a gold one instead.
comet-prompt-draw-small = Only from the open display.
comet-prompt-comet = The comet is here: draw up, or ready all your cards?
comet-prompt-comet-choice-small = From now on nobody can rest.
comet-prompt-between = Between two turns you may use an animal.
comet-prompt-between-small = Click a card that was just played or an animal that helps: using it exhausts that animal. Or decline.

comet-act-end = End turn
comet-act-decline = Decline
comet-act-discarded = Go on
comet-act-rest = Rest
comet-act-stop = Drop out
comet-act-bonus = Use the lower distance
comet-act-by = by { $amount }
comet-act-scout = Savior { $savior }
comet-act-duplicate = copy { $symbol }
comet-act-draw-silver = Draw silver
comet-act-draw-up = Draw up
comet-act-ready-all = Ready all
comet-pass = Pass until my turn
comet-passing = Passing until my turn
comet-passing-off = Ask me again

comet-hatch = Hatch
comet-hatch-label = Hatch { $card }: nest { $nest }
comet-move = Move
comet-move-label = Move by { $card }
comet-utility = Use
comet-utility-label = Use { $card }: { $text }
comet-discard = Discard
comet-discard-label = Discard { $card }
comet-take = Take
comet-take-label = Take { $card }
comet-copy = Move by it
comet-copy-label = Move by it: { $card }
comet-chip-use = Use:

comet-hand-of = { $seat-you ->
    [yes] Your hand
   *[no] Hand of { $seat }
 }
comet-hand-size = { $count } of { $limit }
comet-hand-both = egg: hatch · symbols: move
comet-hand-discard = click a card to discard it
comet-hand-more = more cards may join this Move
comet-hand-empty = no cards in hand
comet-display = Gold display
comet-display-aside = { $comet ->
    [yes] { $left } in the pile
   *[no] take 1 when you rest · { $left } in the pile
 }
comet-display-empty = no gold card left
comet-played-title = Just played for movement
comet-played-aside = between two turns
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
comet-card-tip = Nest: { $nest }. Points: { $points }. Moves by: { $areas }.
comet-savior-tip = { $distance } steps to the cavern; { $points } points when rescued.

comet-seat-line = { $out ->
    [yes] has dropped out · { $name }
   *[no] { $count ->
        [one] one card
       *[other] { $count } cards
     } · { $name }
 }
comet-seat-none = none rescued yet

comet-valley = The valley
comet-spot-nest = nest { $number }
comet-spot-label = { $field }, { $what }
comet-piece-of = { $seat-you ->
    [yes] Your { $name }
   *[no] { $name } of { $seat }
 }
comet-piece-pick = Savior { $savior }, { $name }: show where it can go
comet-target-nest = Hatch at { $what }
comet-target-place = Set the { $token } at { $what }
comet-target-step = { $free ->
    [yes] Savior { $savior } to { $what }
   *[no] Savior { $savior } to { $what }, costs { $cost }
 }
comet-tip-nest = Animals hatch here. Nobody enters a nest by a symbol.
comet-tip-cavern = Any symbol leads in. The animal is rescued, the savior is free again.
comet-tip-area = Entered by a { $area } symbol or a wild one. A token here can be skipped for free.

comet-gauge = { $left } of { $of } cards until the comet falls
comet-gauge-why = When the draw pile is empty, the comet falls: { $comet } more silver cards come into play, and there is no more Rest.
comet-gauge-here = The comet is here; { $left } cards in the pile
comet-gauge-here-why = Nobody can rest any more. Who cannot or will not act drops out; then it is counted.
comet-gauge-left = { $left ->
    [one] card left
   *[other] cards left
 }

## On the page: the guided first game

comet-guide-about = Before the comet falls
comet-guide-about-text = Hatch animals on their nests and lead them across the valley into the cavern. Whoever arrives is worth points and helps you on. When the cards run out, the comet falls: then whoever has the most points wins.
comet-guide-first = Hatch your first animal
comet-guide-first-text = Every card is an animal you may hatch, or a way to move. The number in the egg is how far from the cavern it hatches; high numbers give more points and more help. Click the egg of a card.
comet-guide-nest = Choose its nest
comet-guide-nest-text = Your savior starts on a nest with that number. If all of them are taken, it is the next higher one. Look at the fields on the way up: which symbols will you need?
comet-guide-hatched = Hatched
comet-guide-hatched-text = The animal waits beside your savior. What it can do counts only when it has been rescued. End your turn.
comet-guide-turn = Hatch, move or rest
comet-guide-turn-text = One of the three each turn. Three saviors can be on the way at once. Click the symbols at the foot of a card to move by it: each symbol is one step onto such a field.
comet-guide-move = Go
comet-guide-move-text = Ringed fields can be reached with the symbols you have; point at one to see the way. Tokens in the way are skipped for free, so others are your stepping stones. Any symbol leads into the cavern.
comet-guide-on = Use what is left
comet-guide-on-text = Symbols may be divided among your saviors. Cards with a violet footprint can be added, as many as you like: each is one step onto any area.
comet-guide-end = Your move is done
comet-guide-end-text = Press End turn. Until then you can take steps back with Undo. Symbols that are left are lost.
comet-guide-rest = Time to rest
comet-guide-rest-text = Rest to turn up what is exhausted, throw away what you do not want, take a gold card and draw up to your limit.
comet-guide-discard = Throw away what does not help
comet-guide-discard-text = Click cards you do not want; the fewer you keep, the more you draw. Then go on.
comet-guide-gold = A gold card
comet-guide-gold-text = Gold animals can do more or are worth more. Cards marked “Once” are used from your hand and then gone.
comet-guide-between = Between two turns
comet-guide-between-text = Some animals work when somebody has just moved: take that card, or move by its symbols. You may always decline.
comet-guide-comet-choice = The comet falls
comet-guide-comet-choice-text = The last cards come into play. Draw up to your limit, or ready everything that is exhausted.
comet-guide-comet = The last turns
comet-guide-comet-text = There is no more Rest: what is in your hand is all you have. Bring in whom you can; animals still on their way score nothing.
comet-guide-help = An animal helps
comet-guide-help-text = Choose on the board or in the prompt what it does. It is exhausted then, until you rest.
comet-guide-wait = The bot plays
comet-guide-wait-text = Watch where the others go: their tokens are stones you can leap over. Click a player to see who was rescued.
comet-guide-over = That was a whole game
comet-guide-over-text = The sheet shows where the points came from. Vicuñas, lizards and heroes are worth a plan from the start. Play again, or try the other side of the board.

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

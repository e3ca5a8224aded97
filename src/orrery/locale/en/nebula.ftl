# Nebula in English.
# Ids among the arguments arrive as words with their attributes, as told in texts.py: $star is "red star",
# $star-a "a red star", $star-short "red".

## Names

nebula-name = Nebula

nebula-star-red = red star
    .a = a red star
    .short = red
nebula-star-purple = purple star
    .a = a purple star
    .short = purple
nebula-star-yellow = yellow star
    .a = a yellow star
    .short = yellow
nebula-star-white = white star
    .a = a white star
    .short = white
nebula-star-blue = blue star
    .a = a blue star
    .short = blue
nebula-star-orange = orange star
    .a = an orange star
    .short = orange
nebula-star-black = black star
    .a = a black star
    .short = black

nebula-cluster-upper = upper cluster
    .short = upper
nebula-cluster-right = right cluster
    .short = right
nebula-cluster-left = left cluster
    .short = left

nebula-constellation-lambda = Lambda Λ
    .short = Lambda
nebula-constellation-upsilon = Upsilon Υ
    .short = Upsilon
nebula-constellation-sigma = Sigma Σ
    .short = Sigma
nebula-constellation-diamond = Diamond ◊
    .short = Diamond

nebula-cell-L1 = L1
nebula-cell-L2 = L2
nebula-cell-L3 = L3
nebula-cell-L4 = L4
nebula-cell-L5a = L5a
nebula-cell-L5b = L5b
nebula-cell-Y1 = Y1
nebula-cell-Y2 = Y2
nebula-cell-Y3 = Y3
nebula-cell-Y4 = Y4
nebula-cell-Y5a = Y5a
nebula-cell-Y5b = Y5b
nebula-cell-S1 = S1
nebula-cell-S2 = S2
nebula-cell-S3a = S3a
nebula-cell-S3b = S3b
nebula-cell-S4 = S4
nebula-cell-S5 = S5
nebula-cell-D1 = D1
nebula-cell-D2 = D2
nebula-cell-D3 = D3
nebula-cell-D4a = D4a
nebula-cell-D4b = D4b
nebula-cell-D5 = D5
nebula-cell-H = the centre H
nebula-cell-track = the black-star track

nebula-token-val_red = red token
    .short = red
nebula-token-val_purple = purple token
    .short = purple
nebula-token-val_yellow = yellow token
    .short = yellow
nebula-token-val_white = white token
    .short = white
nebula-token-val_blue = blue token
    .short = blue
nebula-token-val_orange = orange token
    .short = orange
nebula-token-val_lambda = Lambda token
    .short = Lambda
nebula-token-val_upsilon = Upsilon token
    .short = Upsilon
nebula-token-val_sigma = Sigma token
    .short = Sigma
nebula-token-val_diamond = Diamond token
    .short = Diamond
nebula-token-val_advA = token of advanced goal A
    .short = goal A
nebula-token-val_advB = token of advanced goal B
    .short = goal B
nebula-token-val_advC = token of advanced goal C
    .short = goal C
nebula-token-val_advD = token of advanced goal D
    .short = goal D

nebula-track-1 = Stars
nebula-track-2 = Constellations
nebula-track-3 = Advanced

nebula-phase-over = the game is over
nebula-phase-fill = filling the clusters
nebula-phase-bright-star = drawing a bright star
nebula-phase-common-goals = laying the common goals
nebula-phase-value-stacks = stacking the value tokens
nebula-phase-advanced-goals = laying the advanced goals
nebula-phase-deal = dealing personal goals
nebula-phase-keep-goal = choosing a personal goal
nebula-phase-first-player = naming the first player
nebula-phase-starting-stars = drawing starting stars
nebula-phase-turn = between two phases
nebula-phase-collect = collecting stars
nebula-phase-chaos-draw = drawing for chaos
nebula-phase-chaos-keep = keeping stars from chaos
nebula-phase-place = placing stars
nebula-phase-push = pushing a value token

nebula-end-track = the black-star token is on the last space
nebula-end-constellations = a player has completed three constellations
nebula-end-bag = the bag is empty
nebula-end-markers = enough markers lie on the common goals
nebula-end-idle = no star was taken or placed for too many rounds

nebula-line-personal = Personal goal
    .why = The secret goal, if your galaxy shows what it asks; others see it at the end.
    .rule = N87
nebula-line-common = Common goals
    .why = By the place of your markers on the common goals: who is first there gets most.
    .rule = N88
nebula-line-black = Black stars
    .why = The number behind your last black star on its track.
    .rule = N89
nebula-line-constellations = Constellations
    .why = For every constellation whose six cells are filled; in the full game the best ranked give more.
    .rule = N90
nebula-line-stars = Stars by value
    .why = For every star by the rank of its colour on the values board.
    .rule = N91
nebula-line-advanced = Advanced goals
    .why = For each time an advanced goal is met, by its rank on the values board.
    .rule = N92
nebula-line-total = Total
nebula-line-tie-break = Tie-break: black stars

## Options of the game

nebula-option-variant = which rules are played
nebula-option-variant-full = with the values board and advanced goals
nebula-option-variant-introductory = without them, for learning
nebula-option-hub = what the central cell belongs to
nebula-option-hub-neutral = to no constellation
nebula-option-hub-shared = to all four constellations
nebula-option-values_start = how the value tokens are stacked at the start
nebula-option-values_start-shuffled = in random order
nebula-option-values_start-fixed = in printed order
nebula-option-black_bright_star = whether the bright star may be black
nebula-option-black_bright_star-allowed = it may
nebula-option-black_bright_star-redrawn = a black one is drawn again
nebula-option-most_black_at_zero = whether “most black stars” is met with none
nebula-option-most_black_at_zero-counts = it is, if nobody has more
nebula-option-most_black_at_zero-needs_one = at least one is needed
nebula-option-first_player = who goes first; a number is a seat
nebula-option-first_player-random = drawn at random
nebula-option-idle = after how many rounds without a star taken or placed the game ends

## Personal goals

nebula-goal-P01 = A red star in each of the 4 dotted connections
nebula-goal-P02 = A purple star in each of the 4 dotted connections
nebula-goal-P03 = A yellow star in each of the 4 dotted connections
nebula-goal-P04 = A white star in each of the 4 dotted connections
nebula-goal-P05 = A blue star in each of the 4 dotted connections
nebula-goal-P06 = An orange star in each of the 4 dotted connections
nebula-goal-P07 = Red stars in at least 4 of the 5 glowing cells
nebula-goal-P08 = Purple stars in at least 4 of the 5 glowing cells
nebula-goal-P09 = Yellow stars in at least 4 of the 5 glowing cells
nebula-goal-P10 = White stars in at least 4 of the 5 glowing cells
nebula-goal-P11 = Blue stars in at least 4 of the 5 glowing cells
nebula-goal-P12 = Orange stars in at least 4 of the 5 glowing cells
nebula-goal-P13 = At least 6 red stars in your galaxy
nebula-goal-P14 = At least 6 purple stars in your galaxy
nebula-goal-P15 = At least 6 yellow stars in your galaxy
nebula-goal-P16 = At least 6 white stars in your galaxy
nebula-goal-P17 = At least 6 blue stars in your galaxy
nebula-goal-P18 = At least 6 orange stars in your galaxy
nebula-goal-P19 = No more than 4 empty cells in your galaxy
nebula-goal-P20 = Nobody has more black stars than you

## Common goals

nebula-goal-C01 = Fill Lambda Λ with exactly 3 colours
nebula-goal-C02 = Fill Upsilon Υ with exactly 3 colours
nebula-goal-C03 = Fill Sigma Σ with exactly 3 colours
nebula-goal-C04 = Fill Diamond ◊ with exactly 3 colours
nebula-goal-C05 = Fill orbit 3 with exactly 3 colours
nebula-goal-C06 = At least 2 stars of each of the 6 colours
nebula-goal-C07 = Fill orbit 2, no colour twice
nebula-goal-C08 = Fill orbit 4, no colour twice
nebula-goal-C09 = Fill orbit 5, no colour twice
nebula-goal-C10 = 2 red stars in each of 3 constellations
nebula-goal-C11 = 2 purple stars in each of 3 constellations
nebula-goal-C12 = 2 yellow stars in each of 3 constellations
nebula-goal-C13 = 2 white stars in each of 3 constellations
nebula-goal-C14 = 2 blue stars in each of 3 constellations
nebula-goal-C15 = 2 orange stars in each of 3 constellations
nebula-goal-C16 = Fill 3 orbits that lie next to each other
nebula-goal-C17 = Fill 2 opposite constellations
nebula-goal-C18 = Fill 2 neighbouring constellations
nebula-goal-C19 = Fill all 8 cells with a dotted connection
nebula-goal-C20 = Fill the 8 cells beside the outer glowing cells

## Advanced goals: what each time counts

nebula-goal-A01 = Red connected to purple, each star used once
nebula-goal-A02 = Red connected to yellow, each star used once
nebula-goal-A03 = Red connected to white, each star used once
nebula-goal-A04 = Red connected to blue, each star used once
nebula-goal-A05 = Red connected to orange, each star used once
nebula-goal-A06 = Purple connected to yellow, each star used once
nebula-goal-A07 = Purple connected to white, each star used once
nebula-goal-A08 = Purple connected to blue, each star used once
nebula-goal-A09 = Purple connected to orange, each star used once
nebula-goal-A10 = Yellow connected to white, each star used once
nebula-goal-A11 = Yellow connected to blue, each star used once
nebula-goal-A12 = Yellow connected to orange, each star used once
nebula-goal-A13 = White connected to blue, each star used once
nebula-goal-A14 = White connected to orange, each star used once
nebula-goal-A15 = Blue connected to orange, each star used once
nebula-goal-A16 = An orbit that holds a red star
nebula-goal-A17 = An orbit that holds a purple star
nebula-goal-A18 = An orbit that holds a yellow star
nebula-goal-A19 = An orbit that holds a white star
nebula-goal-A20 = An orbit that holds a blue star
nebula-goal-A21 = An orbit that holds an orange star
nebula-goal-A22 = A red star beside an outer glow on its orbit
nebula-goal-A23 = A purple star beside an outer glow on its orbit
nebula-goal-A24 = A yellow star beside an outer glow on its orbit
nebula-goal-A25 = A white star beside an outer glow on its orbit
nebula-goal-A26 = A blue star beside an outer glow on its orbit
nebula-goal-A27 = An orange star beside an outer glow on its orbit
nebula-goal-A28 = A glowing star of your commonest glowing colour
nebula-goal-A29 = A common goal you have claimed
nebula-goal-A30 = An outer glowing cell with no empty neighbour

## Actions

nebula-do-place = { $star-id ->
    [black] place a black star on your track
   *[other] place { $star-a } at { $cell }
 }
nebula-do-done = finish placing
nebula-do-time = turn the clocks: upper { $upper }, right { $right }, left { $left }
nebula-do-chaos = chaos: give up { $star-a }, draw 5, keep 2
nebula-do-keep = keep { $stars-a }
nebula-do-push = push the { $token }
nebula-do-keep-goal = keep the goal: { $goal }
nebula-do-draw = draw { $star-a } from the bag
nebula-do-lay-common = lay the common goal: { $goal }
nebula-do-lay-advanced = lay the advanced goal: { $goal }
nebula-do-deal = deal the personal goal: { $goal }
nebula-do-first = name { $seat } the first player
nebula-do-stack = stack the { $token }

## Events

nebula-filled = From the bag { $star-a } comes to the { $cluster }, cell { $cell }.
nebula-bright = The bright star is now { $star-a }.
nebula-common = Common goal: { $goal }.
nebula-advanced = Advanced goal: { $goal }.
nebula-stacked = The { $token } goes on top of its stack.
nebula-dealt = { $seat-you ->
    [yes] You are dealt a personal goal.
   *[no] { $seat } is dealt a personal goal.
 }
nebula-dealt-card = { $seat-you ->
    [yes] Your personal goal to choose from: { $goal }.
   *[no] { $seat } can choose the personal goal: { $goal }.
 }
nebula-chose = { $seat-you ->
    [yes] You have chosen your personal goal.
   *[no] { $seat } has chosen a personal goal.
 }
nebula-chose-card = { $seat-you ->
    [yes] You keep: { $goal }.
   *[no] { $seat } keeps: { $goal }.
 }
nebula-first = { $seat-you ->
    [yes] You go first.
   *[no] { $seat } goes first.
 }
nebula-round = Round { $round } begins.
nebula-starting = { $seat-you ->
    [yes] You begin with { $star-a }.
   *[no] { $seat } begins with { $star-a }.
 }
nebula-time = { $seat-you ->
    [yes] { $count ->
        [0] You turn the clocks { $upper }, { $right }, { $left } and take nothing.
       *[other] You turn the clocks { $upper }, { $right }, { $left } and take { $stars-a }.
     }
   *[no] { $count ->
        [0] { $seat } turns the clocks { $upper }, { $right }, { $left } and takes nothing.
       *[other] { $seat } turns the clocks { $upper }, { $right }, { $left } and takes { $stars-a }.
     }
 }
nebula-chaos = { $seat-you ->
    [yes] You give up { $star-a } for chaos.
   *[no] { $seat } gives up { $star-a } for chaos.
 }
nebula-chaos-drew = { $seat-you ->
    [yes] You draw { $star-a }.
   *[no] { $seat } draws { $star-a }.
 }
nebula-chaos-kept = { $seat-you ->
    [yes] You keep { $stars-a } from chaos.
   *[no] { $seat } keeps { $stars-a } from chaos.
 }
nebula-placed = { $seat-you ->
    [yes] You place { $star-a } at { $cell }.
   *[no] { $seat } places { $star-a } at { $cell }.
 }
nebula-replaced = { $seat-you ->
    [yes] You place { $star-a } at { $cell } in place of { $replaced-a }.
   *[no] { $seat } places { $star-a } at { $cell } in place of { $replaced-a }.
 }
nebula-placed-black = { $seat-you ->
    [yes] You place black star number { $count } on your track.
   *[no] { $seat } places black star number { $count } on the track.
 }
nebula-pushed = { $seat-you ->
    [yes] You push the { $token } to space { $space }.
   *[no] { $seat } pushes the { $token } to space { $space }.
 }
nebula-claimed-first = { $seat-you ->
    [yes] You are the first to reach the common goal “{ $goal }”.
   *[no] { $seat } is the first to reach the common goal “{ $goal }”.
 }
nebula-claimed = { $seat-you ->
    [yes] You reach the common goal “{ $goal }”.
   *[no] { $seat } reaches the common goal “{ $goal }”.
 }
nebula-end-trigger = The last round: { $end }.
nebula-over = { $winners-count ->
    [1] { $winners-you ->
        [yes] The game is over. You win!
       *[no] The game is over. { $winners } wins.
     }
   *[other] The game is over. The win is shared by { $winners }.
 }

## The table

nebula-table-title = { $seat-you ->
    [yes] Round { $round }, { $phase }, your galaxy
   *[no] Round { $round }, { $phase }, galaxy of { $seat }
 }
nebula-table-steps = steps
nebula-table-bright = Bright star
nebula-table-bag = bag { $bag }
nebula-table-cluster = { $cluster-short }
nebula-table-track = Black token
nebula-table-own-track = Black stars
nebula-table-ends = Constellations { $constellations }/{ $constellations-end }, markers { $markers }/{ $markers-end }
nebula-table-goals = goals
nebula-table-vp = VP
nebula-table-seats = seat
nebula-table-personal = personal
nebula-table-common = common
nebula-table-advanced = adv. { $slot }
nebula-table-points = { $points } VP
nebula-table-points-and-secret = { $points } VP + ?
nebula-table-first = first
nebula-table-built = { $filled }+{ $blacks }K
nebula-table-score-sheet = Score sheet


## Questions at the terminal

nebula-ask-keep-goal = Which personal goal do you keep? The other one leaves the game unseen.
nebula-ask-collect = Collect: number, stars wanted (red white), clocks (t 2 -3 0) or chaos (c red).
nebula-ask-collect-time = Collect: a number, the stars you want (red white), or clocks (t 2 -3 0).
nebula-ask-which-way = { $stars-count ->
    [0] Several turns of the clocks bring no star. Which one?
   *[other] Several turns of the clocks bring { $stars-a }. Which one?
 }
nebula-ask-ways-with = Turns of the clocks that bring { $stars-a } or more:
nebula-ask-out-of-reach = No turn of the clocks brings { $stars-a } together.
nebula-ask-no-star = no star
nebula-ask-ways = ×{ $count }
nebula-ask-chaos = chaos:
nebula-ask-chaos-form = For chaos name one star to give up, for example: c red.
nebula-ask-time-form = Say the steps of the upper, right and left clock, + clockwise, - the other way, for example: t 2 -3 0.
nebula-ask-time-sum = The clocks must move exactly 5 steps in all; these are { $sum }.
nebula-ask-chaos-keep = Keep two of the drawn stars: pick a line, or name them (red white).
nebula-ask-place = Place ({ $placed } placed): star and cell (red Y3), or done.
nebula-ask-place-bright = Place ({ $placed } of 2, or of 3 if one is { $star-short }): star and cell (red Y3), or done.
nebula-ask-place-bonus = Place ({ $placed } of 3, one matched the bright star): star and cell (red Y3), or done.
nebula-ask-star = { $star-short }
nebula-ask-cell = Where does the { $star } go?
nebula-ask-star-for = Which star goes to { $cell }?
nebula-ask-star-nowhere = No { $star } can be placed now.
nebula-ask-cell-closed = No star of yours can go to { $cell } now.
nebula-ask-push = Push one value token (red, sigma, B); on the right what it changes for you.
nebula-ask-token = { $token-short }
nebula-ask-what-star = “{ $word }” is neither a command nor a star. Stars: R red, P purple, Y yellow, W white, B blue, O orange, K black. Type help for the commands.
nebula-ask-what-cell = “{ $word }” is not a cell. Cells are written as in the galaxy, for example Y3 or L5a.
nebula-ask-what-token = “{ $word }” is not a value token. Name a colour, a constellation (lambda, upsilon, sigma, diamond) or a slot (A, B, C, D).

## Help at the terminal

nebula-help-collect = Collecting: “t 2 -3 0” turns the upper, right and left clock, 5 steps in all; “red white” lists the turns that bring those stars; “c red” gives up a red star for chaos.
nebula-help-place = Placing: “red Y3” or “r y3” places a star, “red” or “Y3” alone lists what is possible, “black” places a black star, “done” ends placing.
nebula-help-push = Pushing: “red”, “sigma” or “B” names a value token: a colour, a constellation or an advanced goal.
nebula-help-stars = A star is a shape and a letter: R red, P purple, Y yellow, W white, B blue, O orange, K black.
nebula-help-clusters = Clusters: the columns are steps from the clock, + clockwise. [ ] is where the clock stands, ☾ the crescent, a dot an empty cell. All three stars in front of the clocks are taken.
nebula-help-galaxy = Galaxy: cells have names until a star lies there; marked names are open to you now. Solid lines are direct connections, spaced points along a straight line dotted ones, the faint rings orbits with their numbers; { "{" } { "}" } is a glowing cell. Equal colours may never be connected.
nebula-help-players = Players: points as they stand, + ? where a personal goal is hidden; beneath, the stars not placed yet, then how many lie in the galaxy + how many black ones, and the completed constellations.
nebula-help-values = Values: 3:R@2 means the red token is on space 2 and its rank now gives 3 points for each star. The first token of a row is ahead.
nebula-help-goals = Goals: on the right a column a seat: points once claimed, 3/6 how far you are, ✓ met now, ×2 met twice. A common goal gives its first number to the first player, the second to all others.

nebula-changed-goal = { $type } { $what } ({ $id } of your content file)

## Why something is not allowed

nebula-why-chaos-needs = chaos needs { $star-a } in your observation area
nebula-why-no-star = there is no { $star } in your observation area
nebula-why-colour-placed = you have placed { $star-a } this turn; colours must differ
nebula-why-black-track-full = your black-star track is full: { $cells } of { $cells }
nebula-why-same-colour = { $cell } is connected to { $star-a } at { $near }
nebula-why-centre-first = your first star goes to { $cell }
nebula-why-not-connected = { $cell } is connected to none of your stars
nebula-why-time-place-stars-done = this is the time to place stars, or to be done
nebula-why-bag-empty-chaos-not-possible = the bag is empty, so chaos is not possible
nebula-why-first-collect-stars-time-5-steps-all = first collect stars: by time, 5 steps in all, or by chaos
nebula-why-keep-two-stars-were-drawn-only-one = keep two of the stars that were drawn, or the only one
nebula-why-now-choose-drawn-stars-keep = now choose which of the drawn stars to keep
nebula-why-value-token-end-track = this value token is at the end of its track
nebula-why-black-star-placed-now-push-value-token = a black star was placed: now push a value token
nebula-why-personal-goal-not-dealt = that personal goal was not dealt to you
nebula-why-first-choose-personal-goal-keep = first choose which personal goal to keep
nebula-why-three-stars-placed-most-turn = three stars are placed; that is the most in a turn
nebula-why-two-stars-placed-third-needs-one-bright = two stars are placed; a third needs one of the bright star's colour

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
nebula-phase-turn = between two turns
nebula-phase-collect = collecting stars
nebula-phase-chaos-draw = drawing for chaos
nebula-phase-chaos-keep = keeping stars from chaos
nebula-phase-place = placing stars
nebula-phase-push = pushing a value token

nebula-end-track = the black-star token is on the last space
nebula-end-constellations = a player has completed three constellations
nebula-end-bag = the bag is empty
nebula-end-markers = there are enough markers on the common goals
nebula-end-idle = nobody took or placed a star for too many rounds

nebula-line-personal = Personal goal
    .why = Your secret goal, if your galaxy meets it; the others see it at the end.
    .rule = N87
nebula-line-common = Common goals
    .why = For your markers on the common goals: the first player to reach one scores most.
    .rule = N88
nebula-line-black = Black stars
    .why = The number below your last black star on its track.
    .rule = N89
nebula-line-constellations = Constellations
    .why = For every constellation with all six cells filled; in the full game those ahead on the values board score more.
    .rule = N90
nebula-line-stars = Stars by value
    .why = For every star, by the place of its colour on the values board.
    .rule = N91
nebula-line-advanced = Advanced goals
    .why = For each time an advanced goal is met, by its place on the values board.
    .rule = N92
nebula-line-total = Total
nebula-line-tie-break = Tie-break: black stars

## Options of the game

nebula-option-variant = Which game?
nebula-option-variant-full = Full game (values board, advanced goals)
nebula-option-variant-introductory = Introductory game
nebula-worlds = Rules
nebula-world-introductory = Introductory game
nebula-world-introductory-about = No values board, no advanced goals: for your first game.
nebula-world-full = Full game
nebula-world-full-about = With the values board and advanced goals: once you have built a galaxy.
nebula-option-hub = Which galaxy board?
nebula-option-hub-neutral = 25 cells; the centre belongs to no constellation
nebula-option-hub-shared = 21 cells; the centre belongs to all four
nebula-option-values_start = How do the value tokens start?
nebula-option-values_start-shuffled = In random order (rulebook)
nebula-option-values_start-fixed = Always in the same order
nebula-option-black_bright_star = Can the bright star be black?
nebula-option-black_bright_star-allowed = Yes
nebula-option-black_bright_star-redrawn = No, draw again
nebula-option-bright_match = Which bright star allows a third placement?
nebula-option-bright_match-phase = The one there when placing begins
nebula-option-bright_match-moment = The one there as each star is placed
nebula-option-no_new_bright_star = What if no new bright star can be drawn?
nebula-option-no_new_bright_star-stays = The old one stays
nebula-option-no_new_bright_star-removed = Its place stays empty
nebula-option-third_star = What colour may a third star be?
nebula-option-third_star-different = Different from the first two
nebula-option-third_star-any = Any
nebula-option-replacements = How many stars may be replaced per turn?
nebula-option-replacements-any = As many as are placed
nebula-option-replacements-one = One
nebula-option-neighbours = Which constellations are neighbours?
nebula-option-neighbours-printed = The three printed pairs
nebula-option-neighbours-all = Lambda and Upsilon too
nebula-option-most_black_at_zero = Does “most black stars” count with none?
nebula-option-most_black_at_zero-counts = Yes, if nobody has more
nebula-option-most_black_at_zero-needs_one = No, at least one is needed
nebula-option-first_player = Who goes first?
    .note = A number is a seat, counted from 0.
nebula-option-first_player-random = Drawn at random
nebula-option-idle = After how many idle rounds does the game end?
    .note = An idle round: nobody takes or places a star.

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
nebula-goal-P20 = Most black stars, or tied for most

## Common goals

nebula-goal-C01 = Fill Lambda Λ with exactly 3 colours
nebula-goal-C02 = Fill Upsilon Υ with exactly 3 colours
nebula-goal-C03 = Fill Sigma Σ with exactly 3 colours
nebula-goal-C04 = Fill Diamond ◊ with exactly 3 colours
nebula-goal-C05 = Fill orbit 3 with exactly 3 colours
nebula-goal-C06 = At least 2 stars of each of the 6 colours
nebula-goal-C07 = Fill orbit 2 with no colour twice
nebula-goal-C08 = Fill orbit 4 with no colour twice
nebula-goal-C09 = Fill orbit 5 with no colour twice
nebula-goal-C10 = At least 2 red stars in each of 3 constellations
nebula-goal-C11 = At least 2 purple stars in each of 3 constellations
nebula-goal-C12 = At least 2 yellow stars in each of 3 constellations
nebula-goal-C13 = At least 2 white stars in each of 3 constellations
nebula-goal-C14 = At least 2 blue stars in each of 3 constellations
nebula-goal-C15 = At least 2 orange stars in each of 3 constellations
nebula-goal-C16 = Fill 3 orbits next to each other
nebula-goal-C17 = Fill 2 opposite constellations
nebula-goal-C18 = Fill 2 neighbouring constellations
nebula-goal-C19 = Fill all 8 cells with a dotted connection
nebula-goal-C20 = Fill the 8 cells next to the outer glowing cells

## Advanced goals: what each time counts

nebula-goal-A01 = Red connected to purple; each star counts once
nebula-goal-A02 = Red connected to yellow; each star counts once
nebula-goal-A03 = Red connected to white; each star counts once
nebula-goal-A04 = Red connected to blue; each star counts once
nebula-goal-A05 = Red connected to orange; each star counts once
nebula-goal-A06 = Purple connected to yellow; each star counts once
nebula-goal-A07 = Purple connected to white; each star counts once
nebula-goal-A08 = Purple connected to blue; each star counts once
nebula-goal-A09 = Purple connected to orange; each star counts once
nebula-goal-A10 = Yellow connected to white; each star counts once
nebula-goal-A11 = Yellow connected to blue; each star counts once
nebula-goal-A12 = Yellow connected to orange; each star counts once
nebula-goal-A13 = White connected to blue; each star counts once
nebula-goal-A14 = White connected to orange; each star counts once
nebula-goal-A15 = Blue connected to orange; each star counts once
nebula-goal-A16 = An orbit that holds a red star
nebula-goal-A17 = An orbit that holds a purple star
nebula-goal-A18 = An orbit that holds a yellow star
nebula-goal-A19 = An orbit that holds a white star
nebula-goal-A20 = An orbit that holds a blue star
nebula-goal-A21 = An orbit that holds an orange star
nebula-goal-A22 = A red star next to an outer glowing cell, on the same orbit
nebula-goal-A23 = A purple star next to an outer glowing cell, on the same orbit
nebula-goal-A24 = A yellow star next to an outer glowing cell, on the same orbit
nebula-goal-A25 = A white star next to an outer glowing cell, on the same orbit
nebula-goal-A26 = A blue star next to an outer glowing cell, on the same orbit
nebula-goal-A27 = An orange star next to an outer glowing cell, on the same orbit
nebula-goal-A28 = A star on a glowing cell, in your most common glowing colour
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

nebula-filled = Drawn into the { $cluster }, cell { $cell }: { $star-a }.
nebula-bright = The bright star is now { $star-a }.
nebula-bright-gone = No new bright star can be drawn: its place is empty.
nebula-common = Common goal: { $goal }.
nebula-advanced = Advanced goal: { $goal }.
nebula-stacked = The { $token } goes on top of its stack.
nebula-dealt = { $seat-you ->
    [yes] You are dealt a personal goal.
   *[no] { $seat } is dealt a personal goal.
 }
nebula-dealt-card = { $seat-you ->
    [yes] Your personal goal to choose from: { $goal }.
   *[no] { $seat } is dealt the personal goal: { $goal }.
 }
nebula-chose = { $seat-you ->
    [yes] You have chosen your personal goal.
   *[no] { $seat } has chosen a personal goal.
 }
nebula-chose-card = { $seat-you ->
    [yes] You keep the personal goal: { $goal }.
   *[no] { $seat } keeps the personal goal: { $goal }.
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
nebula-end-trigger = This is the last round: { $end }.
nebula-over = { $winners-count ->
    [1] { $winners-you ->
        [yes] The game is over. You win!
       *[no] The game is over. { $winners } wins.
     }
   *[other] The game is over. The victory is shared by { $winners }.
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
nebula-table-track = Black-star token
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
nebula-ask-chaos-keep = { $count ->
    [1] Keep the only star that was drawn: pick its line, or name it (red).
   *[other] Keep two of the drawn stars: pick a line, or name one or both (red white).
 }
nebula-ask-keep-with = Which star do you keep with { $star-a }?
nebula-ask-not-drawn = No { $star } was drawn.
nebula-ask-place = Place ({ $placed } placed): star and cell (red Y3), or done.
nebula-ask-place-bright = Place ({ $placed } of 2, or of 3 if one is { $star-short }): star and cell (red Y3), or done.
nebula-ask-place-bonus = Place ({ $placed } of 3, one matched the bright star): star and cell (red Y3), or done.
nebula-ask-star = { $star-short }
nebula-ask-cell = Where does the { $star } go?
nebula-ask-star-for = Which star goes to { $cell }?
nebula-ask-star-nowhere = No { $star } can be placed now.
nebula-ask-cell-closed = No star of yours can go to { $cell } now.
nebula-ask-push = Push one value token (red, sigma, goal B); on the right: what changes for you.
nebula-ask-token = { $token-short }
nebula-ask-what-star = “{ $word }” is neither a command nor a star. Stars: R red, P purple, Y yellow, W white, B blue, O orange, K black. Type help for the commands.
nebula-ask-what-cell = “{ $word }” is not a cell. Cells are written as in the galaxy, for example Y3 or L5a.
nebula-ask-what-token = “{ $word }” is not a value token. Name a colour, a constellation (lambda, upsilon, sigma, diamond) or an advanced goal (goal A, B, C, D).
nebula-typed-star = { $star-short }
nebula-typed-constellation = { $constellation-short }
nebula-typed-goal = goal
nebula-typed-done = done
nebula-typed-place = place
nebula-typed-chaos = chaos
nebula-typed-time = time

## Help at the terminal

nebula-help-collect = Collecting: “t 2 -3 0” turns the upper, right and left clock, 5 steps in all; “red white” lists the turns that bring those stars; “c red” gives up a red star for chaos.
nebula-help-place = Placing: “red Y3” or “r y3” places a star, “red” or “Y3” alone lists what is possible, “black” places a black star, “done” ends placing.
nebula-help-push = Pushing: “red”, “sigma” or “goal B” names a value token: a colour, a constellation or an advanced goal.
nebula-help-stars = A star is a shape and a letter: R red, P purple, Y yellow, W white, B blue, O orange, K black.
nebula-help-clusters = Clusters: the columns are steps from the clock, + clockwise. [ ] is where the clock is, ☾ the crescent, [ ☾ both, a dot an empty cell. All three stars in front of the clocks are taken.
nebula-help-galaxy = Galaxy: empty cells show their names; marked names are open to you now. Solid lines are direct connections, spaced points along a straight line dotted ones, the faint rings orbits with their numbers; { "{" } { "}" } is a glowing cell. Stars of the same colour may never be connected.
nebula-help-players = Players: points so far, + ? where a personal goal is hidden; beneath, the stars not placed yet, then how many are in the galaxy + how many black ones, and the completed constellations.
nebula-help-values = Values: 3:R@2 means the red token is on space 2 and its place now gives 3 points for each star. The first token of a row is ahead.
nebula-help-goals = Goals: on the right, one column per seat: points once claimed, 3/6 how far you are, ✓ met now, ×2 met twice. A common goal gives its first number to the first player, the second to everyone after.

nebula-changed-goal = { $type } { $what } ({ $id } of your content file)

## Why something is not allowed

nebula-why-chaos-needs = for chaos you need { $star-a } in stock
nebula-why-no-star = you have no { $star } in stock
nebula-why-colour-placed = you already placed { $star-a } this turn; the colours must differ
nebula-why-black-track-full = your black-star track is full: { $cells } of { $cells }
nebula-why-same-colour = { $cell } is connected to { $star-a } at { $near }
nebula-why-centre-first = your first star goes to { $cell }
nebula-why-not-connected = { $cell } is connected to none of your stars
nebula-why-replaced-once = you replaced one star this turn already, and the option allows no more
nebula-why-no-such-cell = { $cell } is not on this galaxy board
nebula-why-time-place-stars-done = place stars now, or end your turn
nebula-why-bag-empty-chaos-not-possible = the bag is empty, so chaos is not possible
nebula-why-first-collect-stars-time-5-steps-all = first collect stars: turn the clocks 5 steps in all, or choose chaos
nebula-why-keep-two-stars-were-drawn-only-one = keep two of the stars that were drawn, or the only one
nebula-why-now-choose-drawn-stars-keep = now choose which of the drawn stars you keep
nebula-why-value-token-end-track = this value token is at the end of its track
nebula-why-black-star-placed-now-push-value-token = you placed a black star: now push a value token
nebula-why-personal-goal-not-dealt = that personal goal was not dealt to you
nebula-why-first-choose-personal-goal-keep = first choose the personal goal you keep
nebula-why-three-stars-placed-most-turn = you have placed three stars, the most allowed per turn
nebula-why-two-stars-placed-third-needs-one-bright = you have placed two stars; for a third, one must match the bright star
nebula-why-third-needs-first-bright = you have placed two stars; a third needs { $star-a }: that was the bright colour when placing began

## On the page: the board

nebula-part-collect = Collect
nebula-part-place = Place
nebula-part-goals = Goals
nebula-part-refill = Refill

nebula-tab-galaxy = Galaxy
nebula-tab-nebula = Nebula
nebula-tab-goals = Goals
nebula-tab-rivals = Scores
nebula-tab-log = Log

nebula-prompt-other = { $seat-count ->
    [one] { $seat } is { $phase }.
   *[other] { $seat } are { $phase }.
 }
nebula-prompt-nature = In a moment: { $phase }.
nebula-prompt-over-small = Choose a line of the log to see that moment again.
nebula-prompt-goal = Choose your secret goal.
nebula-prompt-goal-small = The other card leaves the game, face down.
nebula-prompt-sealed = You have chosen your secret goal.
nebula-prompt-waiting = { $seat-count ->
    [one] Waiting for { $seat }. You can still change your choice.
   *[other] Waiting for { $seat }. You can still change your choice.
 }
nebula-prompt-collect = Turn the clocks: { $spent } of { $of } steps.
nebula-prompt-collect-small = Choose a star, or drag a clock hand. You take the star in front of each clock.
nebula-prompt-collect-take = { $stars-count ->
    [0] You would take nothing.
   *[other] You would take { $stars-short }.
 }
nebula-prompt-chaos = Chaos: choose a star from your stock to give up.
nebula-prompt-chaos-small = You draw five stars from the bag and keep two. You cannot undo this.
nebula-prompt-keep = { $count ->
    [1] Keep the only star you drew.
   *[other] Keep { $count } of the stars you drew.
 }
nebula-prompt-keep-small = The others leave the game.
nebula-prompt-place = { $number ->
    [1] Choose a star to place.
   *[other] Choose another star to place, or end your turn.
 }
nebula-prompt-place-star = { $number ->
    [1] Place { $star-short } on one of { $cells } open cells.
    [2] Second star: place { $star-short } on one of { $cells } open cells.
   *[other] Third star: place { $star-short } on one of { $cells } open cells.
 }
nebula-prompt-place-centre = Your first star goes to the centre.
nebula-prompt-place-replace = Place { $star-short } at { $cell }, replacing { $replaced-short }.
nebula-prompt-place-black = Place the black star on your track.
nebula-prompt-black = The black-star token of the nebula advances one space.
nebula-prompt-black-full = The black-star token advances one space, then you push a value token.
nebula-prompt-bright = Bright colour: { $star-short }. Place one and you may place { $count } stars this turn.
nebula-prompt-done = { $placed ->
    [0] You have no star to place now.
   *[other] All stars placed. End your turn, or undo.
 }
nebula-prompt-done-small = Then goals are checked and the clusters are refilled.
nebula-prompt-push = Push a value token one space.
nebula-prompt-push-small = Below each token: what the push changes for everyone.

nebula-act-keep-goal = Keep this goal
nebula-act-take = { $count ->
    [0] Take nothing
    [one] Take one star
   *[other] Take { $count } stars
 }
nebula-act-take-not-yet = { $spent } of { $of } steps
nebula-act-chaos = Give up { $star-short }
nebula-act-chaos-none = Choose a star
nebula-act-keep = Keep { $stars-short }
nebula-act-keep-none = Choose { $count }
nebula-act-done = End turn

nebula-galaxy-own = Your galaxy
nebula-galaxy-of = { $seat-you ->
    [yes] Your galaxy
   *[no] Galaxy of { $seat }
 }
nebula-look-own = Back to mine
nebula-look-acting = Show who is acting
nebula-follow-off = Stay with mine
nebula-follow-on = Watch { $seat }
nebula-over-galaxies = See the galaxies
nebula-final = The galaxies and the secret goals
nebula-final-met = Done: { $points } points
nebula-final-missed = Missed

nebula-clusters-label = The nebula: three clusters
nebula-clock-label = Clock of the { $cluster }
    .why = Its hand points at the star you take. Drag it, choose a star or use the arrow keys; the three clocks share five steps.
    .rule = N48
nebula-clock-value = { $steps ->
    [0] stays
    [one] { $steps } step
   *[other] { $steps } steps
 }, { $stars-count ->
    [0] no star
   *[other] { $stars }
 }
nebula-draft = you would take these
nebula-draft-none = turn the hands to stars
nebula-draft-now = you take these
nebula-chaos-instead = Choose chaos instead
nebula-time-instead = Turn the clocks instead
nebula-drawn = Stars drawn from the bag
nebula-advice-filled = { $count ->
    [one] One more cell filled.
   *[other] { $count } more cells filled.
 }
nebula-advice-points = { $points } points this turn.
nebula-advice-personal = { nebula-line-personal }: { $points }
nebula-advice-common = { nebula-line-common }: { $points }
nebula-advice-black = { nebula-line-black }: { $points }
nebula-advice-constellations = { nebula-line-constellations }: { $points }
nebula-advice-stars = { nebula-line-stars }: { $points }
nebula-advice-advanced = { nebula-line-advanced }: { $points }
nebula-hint-keep = Hint: keep { $stars-short }.
nebula-bright-is = bright colour: { $star-short }
nebula-bright-why = place one: { $count } stars this turn
nebula-bright-short = bright

nebula-blacks = Black stars
nebula-blacks-label = { $count ->
    [0] Black-star track: empty
    [one] Black-star track: one star, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] Black-star track: { $count } stars, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
 }
nebula-blacks-target = Place the black star here: the track then scores { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
nebula-stock = Stock
nebula-stock-own = Your stock
nebula-stock-empty = no stars in stock
nebula-stock-star = { $count ->
    [one] { $star }
   *[other] { $count } × { $star }
 }{ $bright ->
    [yes] {", "}the bright colour
   *[no] {""}
 }
nebula-placed-word = placed
nebula-placed-label = { $count } of { $room } stars placed this turn
nebula-star-titled = { $star }

nebula-spot-star = { $cell }: { $star }
nebula-spot-empty = { $cell }: empty
nebula-spot-target = Place { $star-a } at { $cell }
nebula-spot-replace = Place { $star-a } at { $cell }, replacing { $replaced-a }
nebula-spot-same = Place { $star-a } at { $cell }, replacing one just like it: nothing changes, and the star is used up
nebula-constellation-progress = { $constellation }: { $have } of { $need }

nebula-tip-cell = { $glow ->
    [yes] A glowing cell of { $constellation }, on orbit { $orbit }.
   *[no] A cell of { $constellation }, on orbit { $orbit }.
 }
nebula-tip-centre = { $belongs ->
    [none] The glowing centre. It shows all four symbols and belongs to no constellation. Your first star goes here.
    [all] The glowing centre, a cell of all four constellations. Your first star goes here.
   *[some] The glowing centre, a cell of { $constellation }. Your first star goes here.
 }
nebula-tip-forbidden = Connected to { $star-short } at { $cell }
nebula-tip-forbidden-why = Stars of the same colour cannot be connected.
nebula-tip-no-star = no star
nebula-tip-crescent = The crescent marks where a star was last taken from this cluster; at first it is on the start cell.
nebula-tip-too-far = Too far for the steps left.
nebula-tip-bright = The bright star: { $star-short }
nebula-tip-bright-why = Whoever places this colour may place { $stars } stars this turn.
nebula-tip-track = Black-star token: space { $at } of { $last }
nebula-tip-track-why = It advances with every black star placed. On a space with a star symbol the bright star changes; the last space ends the game.
nebula-tip-black = Black stars go on your black-star track.
nebula-tip-blacks = The track scores the number below your last black star.

nebula-meters = How close is the end?
nebula-meter-track = Black-star token
    .why = When it reaches the last space, the game ends after this round.
    .rule = N82
nebula-meter-constellations = Constellations
    .why = The most constellations one player has completed; with the third, the game ends after this round.
    .rule = N83
nebula-meter-markers = Goal markers
    .why = Markers on the common goals; when there are enough, the game ends after this round.
    .rule = N85
nebula-meter-bag = Bag, stars left
    .why = When the bag is empty, the game ends after this round.
    .rule = N84

nebula-goals = Goals
nebula-goals-own = Your secret goal
nebula-goals-of = Secret goal of { $seat }
nebula-goals-common = Common goals
nebula-goals-places = first / later
nebula-points = { $points } points
nebula-aim-secret = secret goal
nebula-aim-chip = { $text }: { $have } of { $need }
nebula-aim-worth = { $first } points for the first player, { $later } for everyone after.
nebula-aim-worth-own = { $points } points at the end, for you alone.
nebula-aim-pairs = Pairs: { $pairs }.
nebula-aim-colours = Colours: { $have } of { $need }.
nebula-aim-colours-short = { $have }/{ $need } col.

nebula-values = Values board
nebula-values-stars = Star colours
nebula-values-stars-unit = points per star
nebula-values-constellations = Constellations
nebula-values-constellations-unit = when complete
nebula-values-advanced = Advanced goals
nebula-values-advanced-unit = times × points
nebula-value-token = Space { $space }, place { $rank }: worth { $worth }.
nebula-advanced-tip = { $count ->
    [one] Once
   *[other] { $count } times
 }, { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
 } each.
nebula-short-pairs = connected
nebula-short-orbits = Orbits with
nebula-short-beside = next to outer glow
nebula-short-majority = Most common glowing colour
nebula-short-claimed = Common goals claimed
nebula-short-surrounded = Outer glows enclosed

nebula-push = Push a value token
nebula-push-label = Push the { $token }: { $changes }
nebula-push-change = { $seat } { $change }
nebula-push-nothing = no change in points

nebula-first-player = first player in every round
nebula-seat-info = { $filled } of { $cells } cells filled, { $blacks ->
    [one] one black star
   *[other] { $blacks } black stars
 }. Choose it to see it large.
nebula-seat-short = { $filled }/{ $cells } · { $blacks } black

## On the page: the guided first game

nebula-guide-about = Build the finest galaxy
nebula-guide-about-text = Take stars from three clusters and place them in your galaxy. When the game ends, the player with the most points wins.
nebula-guide-goal = A secret goal
nebula-guide-goal-text = Keep one of two cards; at the end it scores 14 points if your galaxy meets it. Choose the ringed one: the most black stars.
nebula-guide-clusters = Three clusters, three clocks
nebula-guide-clusters-text = Each clock takes the star it faces. You always spend five steps in all, shared among the three clocks as you like.
nebula-guide-collect = Turn the clocks
nebula-guide-collect-text = Choose the ringed star to turn its clock there, then the next one: two steps and three steps. The third clock stays, and you get its star too.
nebula-guide-centre = Your first star
nebula-guide-centre-text = Every galaxy starts in its centre. Choose the orange star, then the centre.
nebula-guide-place = Next to a star
nebula-guide-place-text = A line or an orbit must connect the cell to your galaxy, but never to a star of the same colour. Choose the blue star, then the ringed cell.
nebula-guide-turn-over = Two stars a turn
nebula-guide-turn-over-text = You may place two stars of different colours; what is left stays beside your galaxy for later. End your turn.
nebula-guide-others = Your rival has played
nebula-guide-others-text = Everybody takes from the same clusters and turns the same clocks. Choose a player at any time to see that galaxy.
nebula-guide-chaos = Chaos
nebula-guide-chaos-text = Instead of turning the clocks you may give up a star and draw five from the bag. Choose chaos, give up the yellow star.
nebula-guide-keep = Keep two
nebula-guide-keep-text = Two of the five stars are yours; the others leave the game. Choose purple and black.
nebula-guide-orbit = Aim for a goal
nebula-guide-orbit-text = A common goal pays 8 points for four different colours on orbit 2. Begin with the purple star on the ringed cell of that orbit.
nebula-guide-black = A black star
nebula-guide-black-text = Black stars go on your track, which scores the number below the last one. Each also serves your secret goal and brings the end closer.
nebula-guide-push = Push a token
nebula-guide-push-text = A black star also pushes one token: the further ahead, the more its colour, constellation or goal is worth for everyone. Push white.
nebula-guide-refill = The end of a turn
nebula-guide-refill-text = When a turn ends, goals are checked and nearly empty clusters are refilled. End your turn.
nebula-guide-bright = The bright star
nebula-guide-bright-text = The star in the middle is red today: whoever places its colour may place three stars. Take red, yellow and white.
nebula-guide-red = Red brings a third star
nebula-guide-red-text = Orbit 2 leads on from your purple star. Choose red, then the ringed cell.
nebula-guide-yellow = Still a new colour
nebula-guide-yellow-text = The goal asks for four different colours. Choose yellow, then the ringed cell.
nebula-guide-white = The third star
nebula-guide-white-text = White fills the orbit, and you made it worth more when you pushed its token. Choose white, then the ringed cell.
nebula-guide-claim = Goal met
nebula-guide-claim-text = Orbit 2 holds four colours. End your turn, and your marker goes on the card.
nebula-guide-first = First come
nebula-guide-first-text = You were the first, so you get the 8 points; anyone later gets 4. Other goals wait for you.
nebula-guide-ends = How it ends
nebula-guide-ends-text = Three constellations, the black-star token at its last space, five markers or an empty bag: any of them ends the game after the round. These meters show how close it is.
nebula-guide-know = You know the game now
nebula-guide-know-text = Play on from here against your rival, who now plays freely. Or begin a real game.

# The statements of the rules that the page names in its tips.
nebula-rules =
    .cell = N33
    .glow = N31
    .neighbours = N60
    .faces = N48
    .bright = N55
    .token = N64
    .track = N82
    .blacks = N89
    .black = N62
    .star = N54
    .values-1 = N79
    .values-2 = N80
    .values-3 = N81
    .pushing = N66

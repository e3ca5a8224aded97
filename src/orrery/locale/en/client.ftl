# The page in English.

orrery = Orrery
failed = That did not work: { $reason }

## The top bar

bar-home = Orrery, to the lobby
bar-online = connected
bar-offline = no connection
bar-copy = Copy the link of this table
bar-copied = Copied
bar-sound = Sound
bar-sound-on = Sound is on
bar-sound-off = Sound is off
bar-theme = Light or dark
bar-menu = Menu
bar-learn = Learn to play
bar-about = Help and credits
bar-language = Language

menu-pause = Pause the game
menu-resume = Go on
menu-device = Move my seat to another device
menu-undo = Ask to take back my last choice
menu-leave = Leave my seat
menu-replay = See the game from its start

## The lobby

lobby-title = { $games ->
    [3] Three worlds, one table.
    [2] Two worlds, one table.
   *[other] The stars are waiting.
 }
lobby-lead = Pick a game and play at once, or send a friend the link. No account, nothing to install.
lobby-you = You are
lobby-guest = Guest
lobby-rivals = Against
lobby-bots = { $count ->
    [one] one bot
   *[other] { $count } bots
 }
lobby-games = Games
lobby-play-now = Play now against bots
lobby-open-table = Open a table for friends
lobby-learn = First time? A guided game
lobby-own = Your tables
lobby-own-turn = Your turn in { $game }
lobby-open = Sit down with others
lobby-open-none = No open table now. Open one and send its link.
lobby-running = Being played
lobby-running-none = Nobody is playing in public right now.
lobby-finished = Replays
lobby-finished-none = Finished games will stand here.
lobby-go-on = Go on
lobby-sit = Sit down
lobby-watch = Watch
lobby-replay = Replay
lobby-nobody = nobody yet

nebula-card-meta = { $least }–{ $most } players · 40 min
nebula-card-line = Turn the clocks, gather stars, draw your galaxy.

## Before the start

waiting-title = Who plays?
waiting-host = Send the link, or let bots take the empty seats. You start when all are ready.
waiting-guest = Say when you are ready. The host starts the game.
waiting-stranger = Take a seat, or stay and watch.
waiting-empty = Empty seat
waiting-bot = bot, { $bot }
waiting-ready = ready
waiting-not-ready = not ready yet
waiting-sit = Sit here
waiting-add-bot = Add a bot
waiting-remove-bot = Take the bot away
waiting-size = Seats
waiting-im-ready = I am ready
waiting-unready = Not ready after all
waiting-start = Start the game
waiting-start-ready = Waiting until all are ready
waiting-start-seats = Fill the empty seats first
waiting-more = More rulings
waiting-seat-number = seat { $number }
waiting-leave = Leave the seat
waiting-link = Invite friends
waiting-link-hint = Whoever opens this link can take a seat or watch.
waiting-copy = Copy
waiting-options = Options

clock-label = time to think
clock-none = as long as you like
clock-move = { $seconds } seconds a move
clock-game = { $minutes } minutes a game

## At the table

title-your-turn = ● Your turn · Orrery
title-table = { $game } · Orrery
where = { $over ->
    [yes] finished
   *[no] round { $round }{ $watchers ->
        [0] {""}
        [one] {" "}· one watches
       *[other] {" "}· { $watchers } watch
     }
 }
where-waiting = waiting for players

tabs-label = Parts of the table
talk-label = Log, talk and choices
talk-log = Log
talk-chat = Talk
talk-choices = Choices
log-label = What happened
table-undid = { $seat-you ->
    [yes] You take the last choice back.
   *[no] { $seat } takes the last choice back.
 }
log-empty = Nothing has happened yet.
chat-label = Talk at the table
chat-empty = Nobody has said anything yet.
chat-write = Say something
chat-send = Send
choices-label = Everything you can do now
choices-none = Nothing to do for you now.

seat-own = you
seat-bot = bot
seat-away = not connected
seat-left = has left, a bot plays
seat-sealed = has chosen

prompt-label = What now
prompt-sending = sending
prompt-hint = Hint: what would the best bot do?
prompt-undo = Undo
prompt-paused = The game is paused.

banner-connecting = Connecting …
banner-lost = { $seconds ->
    [one] No connection. Your choices are kept, trying again in a second.
   *[other] No connection. Your choices are kept, trying again in { $seconds } seconds.
 }
banner-refused = That was not possible: { $reason }
banner-close = Close
banner-undo-asked = You asked to take your choice back. The others decide.
banner-undo = { $seat } asks to take back the last choice.
banner-undo-yes = Allow it
banner-undo-no = No
banner-away = You left your seat; a bot plays for you.
banner-back = Take it back
banner-device = Open this link on the other device; it takes your seat along:

tip-rule = Rule { $rule }

score-live = Live score
score-final = Score sheet
over-rematch = Play again
over-rematch-waiting = Waiting for the others
over-next = To the next game
over-replay = Watch the replay
over-lobby = To the lobby

## Replay

replay-label = Replay
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step forward
replay-last = To the end
replay-moment = Moment of the game
replay-eyes = Whose eyes
replay-eyes-spectator = as a spectator
replay-eyes-own = as I saw it
replay-eyes-all = everything open
replay-eyes-of = eyes of { $name }
replay-link = Copy a link to this moment
replay-copied = Copied
replay-now = Back to now
replay-end = To the result

## Other pages

lost-page = There is nothing here
lost-page-text = Perhaps the address was cut short.
lost-table = There is no such table
lost-table-text = It may have been closed, or the link was cut short.
lost-home = To the lobby
learn-opening = Setting up your first game …

about-title = Help and credits
about-lead = Orrery brings modern board games to the screen exactly as their rulebooks say. Anybody with the link can play; bots take empty seats.
about-keys = Keys
about-key-tab = walks through the parts of the table
about-key-arrows = walk among the legal targets, turn a clock, or step through a replay
about-key-enter = chooses, or ends what is asked
about-key-esc = takes back one step
about-key-numbers = choose a star from your stock
about-key-help = explains what is focused
about-credits = Credits
about-nebula = Nebula is a game by Cristian Bustos and Bernardo Vásquez, illustrated by Luna Vargas, published by Fractal Juegos. The words and drawings here are our own; buy the box, it is beautiful.
about-texts = What the boards and cards show says of itself whether it is printed in the rulebook, public, deduced or reconstructed.
about-fonts = Fonts: Onest by Dmitri Voloshin and Andrey Kudryavtsev, Spectral by Production Type, both under the SIL Open Font License.
about-drawings = Stars, boards and icons are drawn for this page.
about-made = Made with Svelte, Vite and Fluent.

## Nebula at the table

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
nebula-prompt-nature = One moment: { $phase }.
nebula-prompt-over-small = Click a line of the log to see that moment again.
nebula-prompt-goal = Choose your secret goal.
nebula-prompt-goal-small = The other card leaves the game unseen.
nebula-prompt-sealed = Your secret goal is chosen.
nebula-prompt-waiting = { $seat-count ->
    [one] Still to choose: { $seat }. Until then you may change your mind.
   *[other] Still to choose: { $seat }. Until then you may change your mind.
 }
nebula-prompt-collect = Turn the clocks: { $spent } of { $of } steps.
nebula-prompt-collect-small = Click a star or drag a clock hand. You take the star in front of each clock.
nebula-prompt-collect-take = { $stars-count ->
    [0] You would take nothing.
   *[other] You would take { $stars-short }.
 }
nebula-prompt-chaos = Chaos: choose a star of your stock to give up.
nebula-prompt-chaos-small = You draw five stars from the bag and keep two. This cannot be taken back.
nebula-prompt-keep = Keep { $count } of the stars you drew.
nebula-prompt-keep-small = The others go into the box.
nebula-prompt-place = { $number ->
    [1] Choose a star to place.
   *[other] Choose another star to place, or end your turn.
 }
nebula-prompt-place-star = { $number ->
    [1] Put { $star-short } on one of { $cells } open cells.
    [2] Your second star: put { $star-short } on one of { $cells } open cells.
   *[other] Your third star: put { $star-short } on one of { $cells } open cells.
 }
nebula-prompt-place-centre = Your first star goes to the centre.
nebula-prompt-place-black = Put the black star on your track.
nebula-prompt-black = The black token of the nebula moves one space on.
nebula-prompt-black-full = The black token moves one space on, then you push a value token.
nebula-prompt-bright = The bright colour is { $star-short }: place it and you may place { $count } stars.
nebula-prompt-done = { $placed ->
    [0] You have no star to place now.
   *[other] All placed. End your turn, or take a star back.
 }
nebula-prompt-done-small = Then goals are checked and the clusters refilled.
nebula-prompt-push = Push a value token one space.
nebula-prompt-push-small = Under each token: what the push changes for everybody.

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
nebula-galaxy-of = Galaxy of { $seat }
nebula-look-own = Back to mine
nebula-look-acting = Whoever acts
nebula-over-galaxies = See the galaxies

nebula-clusters-label = The nebula: three clusters
nebula-clock-label = Clock of the { $cluster }
nebula-clock-value = { $steps ->
    [0] stays
   *[other] { $steps } steps
 }, { $stars-count ->
    [0] no star
   *[other] { $stars }
 }
nebula-draft = if you stop here
nebula-draft-none = no star if you stop here
nebula-draft-now = are yours
nebula-chaos-instead = Chaos instead
nebula-time-instead = Clocks after all
nebula-drawn = Stars drawn from the bag
nebula-hint-keep = Hint: keep { $stars-short }.
nebula-bright-is = { $star-short } is bright
nebula-bright-why = place it: { $count } stars a turn
nebula-bright-short = bright

nebula-blacks = Black stars
nebula-blacks-label = { $count ->
    [0] Black-star track: empty
    [one] Black-star track: one star, { $points } points
   *[other] Black-star track: { $count } stars, { $points } points
 }
nebula-blacks-target = Put the black star here: the track then gives { $points } points
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
nebula-spot-replace = Place { $star-a } at { $cell } in place of { $replaced-a }
nebula-constellation-progress = { $constellation }: { $have } of { $need }

nebula-tip-cell = { $glow ->
    [yes] A glowing cell of { $constellation }, on orbit { $orbit }.
   *[no] A cell of { $constellation }, on orbit { $orbit }.
 }
nebula-tip-centre = The glowing centre. Your first star goes here.
nebula-tip-forbidden = Next to { $star-short } at { $cell }
nebula-tip-forbidden-why = Same colours never meet.
nebula-tip-no-star = no star
nebula-tip-crescent = The crescent: taken from here last turn.
nebula-tip-too-far = Too far for the steps left.
nebula-tip-bright = The bright star: { $star-short }
nebula-tip-bright-why = Whoever places this colour may place { $stars } stars in the turn.
nebula-tip-track = Black token: space { $at } of { $last }
nebula-tip-track-why = It moves with every black star placed. On a shining space the bright star changes; the last space ends the game.
nebula-tip-black = Black stars go on your black-star track.
nebula-tip-blacks = The number behind your last black star is what the track scores.

nebula-meters = How near the end is
nebula-meter-track = Black token
nebula-meter-track-why = On the last space it ends the game after this round.
nebula-meter-constellations = Constellations
nebula-meter-constellations-why = Most constellations one player has completed; the third ends the game after this round.
nebula-meter-markers = Goal markers
nebula-meter-markers-why = Markers on common goals; enough of them end the game after this round.
nebula-meter-bag = Bag, stars left
nebula-meter-bag-why = An empty bag ends the game after this round.

nebula-goals = Goals
nebula-goals-own = Your secret goal
nebula-goals-of = Secret goal of { $seat }
nebula-goals-common = Common goals
nebula-goals-places = first / later
nebula-points = { $points } points
nebula-aim-secret = secret goal
nebula-aim-chip = { $text }: { $have } of { $need }
nebula-aim-worth = { $first } points for who is first, { $later } for all later.
nebula-aim-worth-own = { $points } points at the end, for you alone.
nebula-aim-colours = Colours: { $have } of { $need }.
nebula-aim-colours-short = { $have }/{ $need } col.

nebula-values = Values board
nebula-values-stars = Star colours
nebula-values-stars-unit = points a star
nebula-values-constellations = Constellations
nebula-values-constellations-unit = when complete
nebula-values-advanced = Advanced goals
nebula-values-advanced-unit = count × rank
nebula-value-token = On space { $space }, rank { $rank }: worth { $worth }.
nebula-advanced-tip = { $count } times, { $worth } points each.
nebula-short-pairs = connected
nebula-short-orbits = Orbits with
nebula-short-beside = beside an outer glow
nebula-short-majority = Main glowing colour
nebula-short-claimed = Common goals claimed
nebula-short-surrounded = Outer glows enclosed

nebula-push = Push a value token
nebula-push-label = Push the { $token }: { $changes }
nebula-push-change = { $seat } { $change }
nebula-push-nothing = no change of points

nebula-first-player = goes first in every round
nebula-seat-look = Galaxy of { $seat }
nebula-seat-info = { $filled } of { $cells } cells filled, { $blacks } black stars. Click to see it large.
nebula-seat-short = { $filled }/{ $cells } · { $blacks } black

## The guided first game

guide-label = Your first game
guide-leave = Leave the guide, keep playing
guide-goal = A secret to work for
guide-goal-text = You keep one of these two cards. At the end it gives 14 points if your galaxy shows what it asks. The golden rings are the cells it speaks of. Pick one you like; neither is wrong.
guide-wait = The bot plays
guide-wait-text = Watch the log and the clusters. What others take is gone until the clusters are refilled. Click a player to see that galaxy large.
guide-collect = Collect: turn the clocks
guide-collect-text = Three clocks, five steps in all, forwards or backwards. You take the star in front of each clock, also of one that stays. Click a star to point its clock there, or drag a hand.
guide-collect-again = Collect again
guide-collect-again-text = Look at your goals first: which colours do you need? The gold rings show what you would take. With a star in stock you can also call chaos and draw from the bag.
guide-steps = Spend all five
guide-steps-text = You must use exactly five steps. A clock never turns back within a turn, but before you confirm you can change everything. Click the same star again to go the other way round.
guide-take = Take them
guide-take-text = Five of five. The ringed stars are yours when you press the button.
guide-chaos = Chaos
guide-chaos-text = Give up one star from your stock, draw five from the bag, keep two. Good when the clusters offer nothing you need.
guide-keep = Keep two
guide-keep-text = Click the two stars you want. The other three leave the game.
guide-centre = Your first star
guide-centre-text = Every galaxy starts in its centre. Choose a star from your stock below and put it there. The centre glows, and some goals count glowing cells.
guide-choose = Two stars a turn
guide-choose-text = You may place two stars of different colours. If one of them has the colour of the bright star in the middle of the nebula, you may place a third.
guide-place = Beside a star, never beside its own colour
guide-place-text = Ringed cells are open to this star: they touch a star you have, by a line, a dotted line or along an orbit. Equal colours may never touch. Point at another cell to see what forbids it.
guide-place-more = Think ahead
guide-place-more-text = A full constellation scores 6 points, common goals score more for whoever is first. A dashed ring means you would replace the star that lies there.
guide-black = A black star
guide-black-text = Black stars go on your track above the galaxy; the number behind the last one is its score. Each also moves the black token of the nebula towards the end of the game.
guide-push = Push a token
guide-push-text = Move one token a space to the right. Higher ranks make their colour, constellation or goal worth more for everybody.
guide-done = Your turn is done
guide-done-text = Press End turn. Goals you reached get your marker, and nearly empty clusters are filled up again. Until then you can take stars back with Undo.
guide-over = That was a whole game
guide-over-text = The sheet shows where the points came from. In the full game a values board decides what colours and constellations are worth. Play again, or try it against two bots.

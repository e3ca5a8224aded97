# The page in English.

orrery = Orrery
failed = That did not work: { $reason }

offline = No connection. The page goes on by itself when it is back.

## The top bar

bar-home = Orrery, to the lobby
bar-online = connected
bar-offline = no connection
bar-copy = Copy the link of this table
bar-copied = Copied
copy-by-hand = Copy it from here:
bar-sound = Sound
bar-sound-on = Sound is on
bar-sound-off = Sound is off
bar-notices = Notices when it is your turn
bar-notices-on = You are told when it is your turn
bar-notices-off = Tell me when it is my turn
bar-notices-barred = This browser does not allow notices from here
bar-theme = Light or dark
bar-menu = Menu
bar-learn = Learn to play
bar-about = Help and credits
bar-language = Language
bar-rules = Rules
bar-cards = Cards
bar-rules-of = Rules of { $game }
bar-cards-of = Cards of { $game }

menu-pause = Pause the game
menu-resume = Go on
menu-device = Move my seat to another device
menu-undo = Ask to take back my last choice
menu-leave = Leave my seat
menu-fair = Check the luck
menu-replay = See the game from its start

## The lobby

lobby-title = { $games ->
    [0] The stars are waiting.
    [1] One world, one table.
    [2] Two worlds, one table.
    [3] Three worlds, one table.
    [4] Four worlds, one table.
   *[other] { $games } worlds, one table.
 }
lobby-lead = Pick a game and play at once, or send a friend the link. No account, nothing to install.
lobby-you = You are
lobby-guest = Guest
lobby-guest-number = Guest { $number }
lobby-rivals = Against
lobby-bots = { $count ->
    [one] one bot
   *[other] { $count } bots
 }
lobby-games = Games
lobby-play-now = Play now against bots
lobby-open-table = Open a table
lobby-listing = Tables you open
lobby-listed = listed in the lobby
lobby-unlisted = only by link
lobby-learn = First time? A guided game
lobby-own = Your tables
lobby-own-turn = Your turn in { $game }
lobby-asked = { $count ->
    [one] { $names } is to choose
   *[other] { $names } are to choose
 }
lobby-open = Sit down with others
lobby-open-none = No open table now. Open one and send its link.
lobby-running = Being played
lobby-running-none = Nobody is playing in public right now.
lobby-finished = Replays
lobby-finished-none = Finished games will stand here.
lobby-played = Your games
lobby-played-all = Show all { $count }
lobby-go-on = Go on
lobby-sit = Sit down
lobby-watch = Watch
lobby-replay = Replay
lobby-nobody = nobody yet

nebula-card-meta = { $least }–{ $most } players · 40 min
nebula-card-line = Turn the clocks, gather stars, draw your galaxy.
comet-card-meta = { $least }–{ $most } players · 60 min
comet-card-line = Hatch them, lead them through the valley, before the comet falls.

## Before the start

waiting-title = Who plays?
waiting-host = Send the link, or let bots take the empty seats. You start when all are ready.
waiting-guest = Say when you are ready. The host starts the game.
waiting-stranger = Take a seat, or stay and watch.
waiting-full = All seats are taken. Stay and watch: the game will be shown here.
waiting-empty = Empty seat
waiting-bot = { $bot ->
    [greedy] bot, takes what pays best now
    [random] bot, plays at random
   *[other] bot
}
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
waiting-own-mix = my own mix
waiting-seat-number = seat { $number }
waiting-leave = Leave the seat
waiting-link = Invite friends
waiting-link-hint = Whoever opens this link can take a seat or watch.
waiting-link-local = On this computer only: friends need the address of this computer in their network (start with --host 0.0.0.0).
waiting-listed = Everybody sees this table in the lobby.
waiting-unlisted = Only who has the link finds this table.
waiting-copy = Copy
waiting-options = Options

clock-label = time to think
clock-none = as long as you like
clock-move = { $seconds } seconds a move
clock-game = { $minutes } minutes a game
clock-then = when time runs out
clock-then-bot = a bot moves
clock-then-pass = a pass
clock-own = Your time

## A card list of one's own

list-title = Card list
list-shipped = This table uses the built-in card list.
list-own = { $count ->
    [one] This table uses its own card list: one value differs.
   *[other] This table uses its own card list: { $count } values differ.
 }
list-own-short = { $count ->
    [one] own card list: one value
   *[other] own card list: { $count } values
 }
list-hint = If you own the printed game, write down what your cards say and play with that. Your file only needs what differs.
list-use = Use my card list
list-paste = Paste it instead
list-paste-label = The text of a card list
list-paste-use = Use this text
list-template = Download the built-in list to start from
list-back = Back to the built-in list
list-wrong = { $count ->
    [one] One thing is wrong with this list. Nothing was changed.
   *[other] { $count } things are wrong with this list. Nothing was changed.
 }
list-line = line { $line }
list-whole = the whole list
list-too-big = The file is too big: at most { $size } kB.
list-used = The table now uses this list.

## At the table

title-your-turn = ● Your turn · Orrery
title-table = { $game } · Orrery
notice-your-turn = Your turn in { $game }
notice-why = The others have chosen.
where = { $over ->
    [yes] finished
   *[no] round { $round }{ $watchers ->
        [0] {""}
        [one] {" "}· one watches
       *[other] {" "}· { $watchers } watch
     }
 }
# $game: a language may have another word for a turn of Not Alone.
where-turn = { $over ->
    [yes] finished
   *[no] { $game ->
       *[other] turn
     } { $turn }{ $watchers ->
        [0] {""}
        [one] {" "}· one watches
       *[other] {" "}· { $watchers } watch
     }
 }
where-waiting = waiting for players
where-from = goes on from another game, choice { $choices }

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
table-time-up = { $then ->
    [away] { $seat-you ->
        [yes] Your time ran out: a bot plays on for you.
       *[no] Time ran out: a bot plays on for { $seat }.
     }
    [pass] { $seat-you ->
        [yes] Your time ran out: you pass.
       *[no] Time ran out: { $seat } passes.
     }
   *[bot] { $seat-you ->
        [yes] Your time ran out: a bot moved for you.
       *[no] Time ran out: a bot moved for { $seat }.
     }
 }
table-stand-in = { $asker-you ->
    [yes] You let a bot play for { $seat }.
   *[no] { $asker } lets a bot play for { $seat }.
 }
table-left = { $seat-you ->
    [yes] You leave; a bot plays on for you.
   *[no] { $seat } leaves; a bot plays on.
 }
table-back = { $seat-you ->
    [yes] You are back.
   *[no] { $seat } is back.
 }
log-empty = Nothing has happened yet.
chat-label = Talk at the table
chat-empty = Nobody has said anything yet.
chat-write = Say something
chat-send = Send
since-mark = Since your last turn
since-label = { $count ->
    [one] One thing happened since your last turn. Show it
   *[other] { $count } things happened since your last turn. Show them
 }
since-chip = { $count } since your turn
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
banner-away = A bot plays for you.
banner-back = Take it back
banner-gone = { $seat } is away.
banner-stand-in = Let a bot play for { $seat }
banner-device = Open this link on the other device; it takes your seat along:
banner-moved = Your seat has moved to another device; here you watch. Move it back from there in the same way.

tip-rule = Rule { $rule }

origin-rulebook = printed
origin-public = public
origin-deduced = deduced
origin-reconstructed = reconstructed

score-live = Live score
score-final = Score sheet
over-rematch = Play again
over-rematch-waiting = Waiting for the others
over-next = To the next game
over-replay = Watch the replay
over-fair = Check the luck
over-record = Download the record
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
replay-on = Play on from here
replay-on-why = A new table from this moment: you in the seat of { $name }, bots in the others, fresh luck.

## Checking the luck

fair-title = Was the luck fair?
fair-lead = Nobody here can choose the luck of a game: not the server, not a player. This page does the sums again, in your browser.
fair-table = The table: { $game }
fair-before = Before the game
fair-before-text = The server makes up a secret and shows its SHA-256 before anybody sits down. It cannot exchange the secret any more.
fair-commitment = What was shown: the commitment
fair-not-yet = The secret is shown when the game is over; then this page can check it.
fair-after = After the game
fair-secret = The secret
fair-digest = SHA-256 of the secret, worked out by your browser just now
fair-kept = They are the same: the secret is the one the server committed to.
fair-broken = They differ: this is not the secret the server committed to.
fair-no-crypto = Your browser works out such sums only on pages that come over https or from this machine. The command below does it everywhere.
fair-nonces = What the players added
fair-nonces-text = Every browser adds a random text when somebody sits down. The texts of those who sat down after the promise was shown keep the server from making up a secret that suits it.
fair-no-nonce = nothing: a bot
fair-inherited = { $count ->
    [one] This game goes on from another one: its first choice had that game's luck and is checked there.
   *[other] This game goes on from another one: its first { $count } choices had that game's luck and are checked there.
 }
fair-inherited-link = Check that game
fair-draw = How a draw is made
fair-draw-text = The choices of a game are counted. When it is nature's turn, the number of the choice and what stands above make a ticket; its remainder by the sum of the weights says what is drawn. An undone choice so meets the same luck again.
fair-number = Choice number
fair-seed = What is signed with the secret
fair-ticket = The ticket: HMAC-SHA256 of it
fair-whole = Check all of it
fair-whole-text = Download the record and let the program replay the whole game: it works out every ticket and compares every star, card and token that was drawn. It needs no connection to this server.
fair-download = Download the record

## Other pages

lost-page = There is nothing here
lost-page-text = Perhaps the address was cut short.
lost-table = There is no such table
lost-table-text = It may have been closed, or the link was cut short.
lost-damaged = This table cannot be read
lost-damaged-text = Something damaged its log on the server. Nothing of it was changed; whoever runs the server may still mend it.
lost-game = There is no such game
lost-game-text = Perhaps the address was cut short. All games stand in the lobby.
lost-link = This link moves no seat any more
lost-link-text = It was used already, or it is too old. Make a new one on the device where you play.
lost-home = To the lobby
take-again = Try again
learn-opening = Setting up your first game …

about-title = Help and credits
about-lead = Orrery brings modern board games to the screen exactly as their rulebooks say. Anybody with the link can play; bots take empty seats.
about-keys = Keys
about-key-tab = walks through the parts of the table
about-key-arrows = walk over the table, with Shift among what may be chosen; turn a clock or step through a replay
about-key-enter = chooses, or ends what is asked; where something cannot be chosen, says why
about-key-esc = takes back one step
about-key-numbers = choose the first to ninth of your stars or cards
about-key-help = explains what is focused, or why it cannot be chosen
about-credits = Credits
about-nebula = Nebula is a game by Cristian Bustos and Bernardo Vásquez, illustrated by Luna Vargas, published by Fractal Juegos. The words and drawings here are our own; buy the box, it is beautiful.
about-comet = Comet is a game by Peter Prinz, illustrated by Hendrik Noack, published by Funtails and HUCH!. The words and drawings here are our own; buy the box, its animals are worth it.
about-texts = What the boards and cards show says of itself whether it is printed in the rulebook, public, deduced or reconstructed.
about-fonts = Fonts: Onest by Dmitri Voloshin and Andrey Kudryavtsev, Spectral by Production Type, both under the SIL Open Font License.
about-drawings = Stars, boards and icons are drawn for this page.
about-icons = Silhouettes of animals, places and things: game-icons.net by Lorc, Delapouite, Skoll, sbed and contributors, under CC BY 3.0, recoloured here.
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
nebula-galaxy-of = { $seat-you ->
    [yes] Your galaxy
   *[no] Galaxy of { $seat }
 }
nebula-look-own = Back to mine
nebula-look-acting = Whoever acts
nebula-over-galaxies = See the galaxies

nebula-clusters-label = The nebula: three clusters
nebula-clock-label = Clock of the { $cluster }
    .why = Its hand points at the star you take. Turn it by dragging, by clicking a star or with the arrow keys; the three clocks share five steps.
    .rule = N48
nebula-clock-value = { $steps ->
    [0] stays
    [one] { $steps } step
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
    [one] Black-star track: one star, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] Black-star track: { $count } stars, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
 }
nebula-blacks-target = Put the black star here: the track then gives { $points ->
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
nebula-advanced-tip = { $count ->
    [one] Once
   *[other] { $count } times
 }, { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
 } each.
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
nebula-seat-info = { $filled } of { $cells } cells filled, { $blacks ->
    [one] one black star
   *[other] { $blacks } black stars
 }. Click to see it large.
nebula-seat-short = { $filled }/{ $cells } · { $blacks } black

## The guided first game

guide-label = Your first game
guide-leave = Leave the guide, keep playing
guide-go = Go on
nebula-guide-about = Build the finest galaxy
nebula-guide-about-text = Each turn you take stars from three clusters and set them in your own galaxy. Constellations, goals and black stars give points. When somebody has three constellations, or the stars or goals run out, the most points win.
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

## Why the table refuses something

refused-away = a bot plays for you; take your seat again first
refused-bad-clock = a clock is none, so many seconds a move, or so many a game
refused-bad-link = this link is not ours or too old; make a new one where you play
refused-bad-name = a name needs at least one letter and is one line
refused-bad-options = these options do not go together
refused-bad-seat = that seat cannot be changed like this
refused-bad-seats = the game is not for so many
refused-bad-text = say something, in at most 500 characters
refused-conflict = the table has gone on elsewhere; load the page again
refused-damaged = this table’s log cannot be read; nothing of it was changed
refused-fault = the server made a mistake; nothing that was acknowledged is lost, try again
refused-here = this person is here
refused-host-only = only the host can do that
refused-no-game = there is no such game here
refused-no-connection = no connection
refused-no-guest = this browser sent no cookie; allow cookies for this page and load it again
refused-no-table = there is no such table; perhaps the link was cut short
refused-not-ready = not everybody is there and ready yet
refused-not-seated = take a seat first
refused-not-yours = while the game runs you see only what your own seat may know
refused-nothing = you have not chosen anything yet
refused-seated = you sit at this table already
refused-taken = somebody sits there
refused-too-soon = this person may still come back; wait a little
refused-too-big = that is too much at once
refused-wrong-time = that is not possible at this moment

## Comet at the table

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
comet-beside = The { $token }: beside the board
    .why = It belongs to nobody. Its rider, a card, puts it on a free area or nest, where everybody skips it for free like a savior.
    .rule = C65
comet-hint = Hint: { $what }.

comet-prompt-other = { $phase-id ->
    [turn] { $seat } is choosing Hatch, Move or Rest.
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
comet-prompt-hatch = { $hatches ->
    [0] Hatched. Use an animal that helps, or end your turn.
    [one] You may hatch one more animal.
   *[other] You may hatch { $hatches } more animals.
 }
comet-prompt-hatch-small = Animals that help on a Hatch are marked.
comet-prompt-nest = Choose a nest with number { $wanted }.
comet-prompt-nest-small = The number is the way to the cavern, step by step.
comet-prompt-nest-higher = Nest { $wanted } is taken: the next higher one with room is { $open }.
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
comet-prompt-stopped = The way is not open any more; savior and symbols left are as you see.
comet-prompt-enter = By which symbol do you enter { $field }?
comet-prompt-enter-small = Keep the one another savior still needs.
comet-prompt-glide = Choose where the savior goes.
comet-prompt-glide-small = No symbol is needed, and nothing is skipped.
comet-prompt-scout = Which savior may skip these fields this turn?
comet-prompt-scout-small = Click it in the valley.
comet-prompt-place = Set the { $token } on a free field.
comet-prompt-place-small = Everybody may skip it: a stepping stone for you, or for them.
comet-prompt-duplicate = Which symbol do you copy?
comet-prompt-discard = Rest: discard any cards you do not want.
comet-prompt-discard-small = Then you take a gold card and draw up to your hand limit.
comet-prompt-take = Take a gold card from the display.
comet-prompt-take-small = It counts towards your hand limit.
comet-prompt-draw = Draw a silver card, or take a gold one instead.
comet-prompt-draw-small = Only from the open display.
comet-prompt-comet = The comet is here: draw up, or ready all your cards?
comet-prompt-comet-choice-small = From now on nobody can rest.
comet-prompt-between = Between two turns you may use an animal.
comet-prompt-between-small = Click a card that was just played, or decline.

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

## Comet, the guided first game

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

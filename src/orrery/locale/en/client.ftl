# The page in English.

orrery = Orrery
failed = Something went wrong: { $reason }

offline = No connection. The page continues by itself when it is back.

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
bar-notices = Turn notifications
bar-notices-on = Notifications are on
bar-notices-off = Notify me when it is my turn
bar-notices-barred = This browser blocks notifications from this page
bar-theme = Light or dark theme
bar-menu = Menu
bar-learn = Learn to play
bar-about = Help and credits
bar-language = Language
bar-rules = Rules
bar-cards = Cards
bar-rules-of = Rules of { $game }
bar-cards-of = Cards of { $game }

menu-pause = Pause the game
menu-resume = Resume the game
menu-device = Move my seat to another device
menu-undo = Ask to undo my last choice
menu-leave = Leave my seat
menu-fair = Check that nobody cheated
menu-replay = Watch the game from the start

## Settings

settings-title = Settings
settings-pace = Pace of the moves shown
settings-pace-calm = Calm
settings-pace-brisk = Brisk
settings-pace-instant = At once
settings-theme = Theme
settings-theme-system = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-sounds = Sounds
settings-confirm-end = Ask before ending my turn
settings-end-alone = End my turn when nothing else is left to do

## The lobby

lobby-title = { $games ->
    [0] The stars are waiting.
    [1] One world, one table.
    [2] Two worlds, one table.
    [3] Three worlds, one table.
    [4] Four worlds, one table.
   *[other] { $games } worlds, one table.
 }
lobby-lead = Pick a game and play right away, or open a table and invite friends with its link. No account, nothing to install.
lobby-you = You are
lobby-guest = Guest
lobby-guest-number = Guest { $number }
lobby-rivals = Against
lobby-bots = { $count ->
    [one] one bot
   *[other] { $count } bots
 }
lobby-strength = Strength
bot-name = { $bot ->
    [random] Random
    [newcomer] Newcomer
    [casual] Casual
    [club] Club player
    [expert] Expert
    [greedy] Greedy
   *[other] { $bot }
 }
bot-about = { $bot ->
    [random] Plays at random.
    [newcomer] Knows the rules, sees only what lies before it, and forgets.
    [casual] Plays sensible turns, but not far ahead and not against you.
    [club] Plans its turns well and keeps an eye on everybody else.
    [expert] Looks far ahead and gives nothing away.
    [greedy] Takes what pays best now, whatever the others do.
   *[other] A bot added by whoever runs this server.
 }
bot-others = Other bots
lobby-games = Games
lobby-role = You want to
lobby-play-now = Play now against bots
lobby-open-table = Open a table
lobby-listing = My new tables
lobby-listed = Public, shown in the lobby
lobby-unlisted = Private, link only
lobby-learn = First time? Play a guided game
game-and-world = { $game } · { $world }
lobby-own = Your tables
lobby-own-turn = Your turn in { $game }
lobby-asked = { $count ->
    [one] Waiting for { $names }
   *[other] Waiting for { $names }
 }
lobby-open = Open tables
lobby-open-none = No open tables right now. Open one and send its link.
lobby-running = Games in progress
lobby-running-none = Nobody is playing in public right now.
lobby-finished = Replays
lobby-finished-none = Finished games will appear here.
lobby-played = Your games
lobby-played-all = Show all { $count }
lobby-go-on = Continue
lobby-sit = Sit down
lobby-watch = Watch
lobby-replay = Replay
lobby-nobody = nobody yet

nebula-card-meta = { $least }–{ $most } players · 40 min · medium
nebula-card-line = Turn the clocks, collect stars and build your galaxy.
comet-card-meta = { $least }–{ $most } players · 60 min · medium
comet-card-line = Hatch animals and lead them to the cavern before the comet arrives.

## Before the start

waiting-title = Who plays?
waiting-host = Send the link, or let bots take the empty seats. You can start when everyone is ready.
waiting-guest = Say when you are ready. The host starts the game.
waiting-stranger = Take a seat, or stay and watch.
waiting-full = All seats are taken. Stay and watch: the game will appear here.
waiting-empty = Empty seat
waiting-strength = Strength of { $name }
waiting-ready = ready
waiting-not-ready = not ready yet
waiting-sit = Sit here
waiting-add-bot = Add a bot
waiting-remove-bot = Remove the bot
waiting-size = Seats
waiting-im-ready = I’m ready
waiting-unready = I’m not ready after all
waiting-start = Start the game
waiting-start-ready = Waiting until everyone is ready
waiting-start-seats = Fill the empty seats first
waiting-more = Rule details
waiting-own-mix = my own mix
waiting-auto = automatic: { $value }
waiting-seat-number = seat { $number }
waiting-leave = Leave the seat
waiting-link = Invite friends
waiting-link-hint = Anyone who opens this link can take a seat or watch.
waiting-link-where = Friends elsewhere?
waiting-link-local = This link works on this computer only. The help page says how to let others in.
waiting-as-printed = Played by the rulebook.
waiting-listed = Everyone can see this table in the lobby.
waiting-unlisted = Only people with the link can find this table.
waiting-copy = Copy
waiting-options = Options

clock-label = Time limit
clock-none = None
clock-move = { $seconds } seconds per move
clock-game = { $minutes } minutes per game
clock-then = When time runs out
clock-then-bot = A bot moves
clock-then-pass = The player passes
clock-own = Your time
clock-window = Time until this step is over. It lasts equally long whoever is asked.
hints-label = Hints?
hints-about = A hint says what a strong bot would do, and why. Where several people play, everybody learns who asked for one.
hints-yes = yes, seen by all
hints-no = no
window-label = Time to play a card
window-about = Where several people play, each time cards may be played lasts this long, so that nobody can tell who could have played one. If you don’t answer in time, you play no card. Without a fixed time it ends with the last answer, which shows who could.
window-none = none: ends with the last answer
window-seconds = { $seconds } seconds

## A card list of one's own

list-title = Card list
list-shipped = This table uses the built-in card list.
list-own = { $count ->
    [one] This table uses its own card list: one value differs.
   *[other] This table uses its own card list: { $count } values differ.
 }
list-own-short = { $count ->
    [one] custom card list: one value
   *[other] custom card list: { $count } values
 }
list-hint = If you own the printed game, write down what your cards say and play with that. Your file only needs what differs.
list-use = Use my card list
list-paste = Paste it as text
list-paste-label = The text of a card list
list-paste-use = Use this text
list-template = Download the built-in list to start from
list-back = Back to the built-in list
list-wrong = { $count ->
    [one] There is one mistake in this list. Nothing was changed.
   *[other] There are { $count } mistakes in this list. Nothing was changed.
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
        [one] {" "}· 1 watching
       *[other] {" "}· { $watchers } watching
     }
 }
# $game: a language may have another word for a turn of Not Alone.
where-turn = { $over ->
    [yes] finished
   *[no] { $game ->
       *[other] turn
     } { $turn }{ $watchers ->
        [0] {""}
        [one] {" "}· 1 watching
       *[other] {" "}· { $watchers } watching
     }
 }
where-waiting = waiting for players
where-from = continues another game from choice { $choices }

tabs-label = Parts of the table
talk-label = Log, chat and all moves
talk-log = Log
talk-chat = Chat
talk-choices = All moves
log-label = What happened
table-undid = { $seat-you ->
    [yes] You undo your last choice.
   *[no] { $seat } undoes the last choice.
 }
table-hint = { $seat-you ->
    [yes] You ask for a hint.
   *[no] { $seat } asks for a hint.
 }
table-time-up = { $then ->
    [away] { $seat-you ->
        [yes] Your time ran out: a bot plays for you from now on.
       *[no] Time ran out: a bot plays for { $seat } from now on.
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
    [yes] You left; a bot plays for you.
   *[no] { $seat } left; a bot plays instead.
 }
table-back = { $seat-you ->
    [yes] You are back.
   *[no] { $seat } is back.
 }
log-empty = Nothing has happened yet.
chat-label = Table chat
chat-empty = No messages yet.
chat-write = Write a message
chat-send = Send
chat-watcher = { $name } (watching)
chat-watcher-nameless = A spectator
since-mark = Since your last turn
since-label = { $count ->
    [one] One thing happened since your last turn. Show it
   *[other] { $count } things happened since your last turn. Show them
 }
since-chip = { $count } new
advice-label = What a strong bot would do
advice-close = Close the hint
choices-label = Everything you can do now
choices-none = Nothing for you to do right now.

seat-own = you
seat-bot = { $bot ->
    [random] bot, random
    [newcomer] bot, newcomer
    [casual] bot, casual
    [club] bot, club
    [expert] bot, expert
   *[other] bot
 }
seat-away = not connected
seat-left = has left; a bot plays
seat-sealed = has chosen

prompt-label = What to do now
board-enlarge = Show the board larger
prompt-sending = sending
prompt-hint = Hint: what would the best bot do?
prompt-hint-short = Hint
prompt-undo = Undo
prompt-end-sure = End the turn?
prompt-paused = The game is paused.

banner-connecting = Connecting…
banner-lost = { $seconds ->
    [one] No connection. Your choices are kept; trying again in a second.
   *[other] No connection. Your choices are kept; trying again in { $seconds } seconds.
 }
banner-refused = Not possible: { $reason }
banner-close = Close
banner-undo-asked = You asked to undo your choice. The others decide.
banner-undo = { $seat } asks to undo the last choice.
banner-undo-yes = Allow
banner-undo-no = Refuse
banner-away = A bot is playing for you.
banner-back = Take my seat back
banner-gone = { $seat } is away.
banner-stand-in = Let a bot play for { $seat }
banner-device = Open this link on the other device to move your seat there:
banner-moved = Your seat is on another device now; here you only watch. Move it back from there the same way.

tip-rule = Rule { $rule }

origin-rulebook = printed
origin-public = public
origin-deduced = deduced
origin-reconstructed = reconstructed

score-live = Live score
score-final = Score sheet
# Beside the points that everybody sees: a secret goal may add to them.
score-and-secret = + secret
over-rematch = Play again
over-rematch-waiting = Waiting for the others
over-rematch-asked = { $seat-count ->
    [one] { $seat } wants to play again.
   *[other] { $seat } want to play again.
 }
over-next = Next game
over-replay = Watch the replay
over-fair = Check that nobody cheated
over-record = Download the record
over-lobby = Back to the lobby
over-you-first = You win, { $margin } ahead of { $seat }.
over-you-first-tied = You win on the tie-break, level with { $seat }.
over-you-shared = You share the victory.
over-you-place = You are { $rank ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] seventh
 }, { $margin } behind { $seat }.
over-you-place-tied = You are { $rank ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] seventh
 }, level with { $seat } but behind on the tie-break.
over-course = Course of the score
over-course-hint = Choose a moment to go there
over-course-at = Choice { $at } of { $of }: { $scores }
over-share = Share
over-shared = Link copied
over-more = More
over-picture = Save as a picture

## Replay

replay-label = Replay
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step forward
replay-last = To the end
# The key.
replay-space = Space
replay-moment = Position in the game
replay-eyes = Point of view
replay-eyes-spectator = As a spectator
replay-eyes-own = As I saw it
replay-eyes-all = All cards revealed
replay-eyes-of = As { $name } saw it
replay-link = Copy a link to this moment
replay-copied = Copied
replay-now = Back to now
replay-end = See the result
replay-on = Play on from here
replay-on-why = A new table from here: you play for { $name }, bots play the others, and the draws are new.

## Checking the luck

fair-title = Were the draws fair?
fair-lead = Nobody can choose what is drawn in a game: not the server, not a player. This page checks it again, in your browser.
fair-table = The table: { $game }
fair-before = Before the game
fair-before-text = The server makes up a secret and shows its fingerprint (SHA-256) before anyone sits down. From then on it cannot replace the secret.
fair-commitment = What was shown: the fingerprint
fair-not-yet = The secret is shown when the game is over; then this page can check it.
fair-after = After the game
fair-secret = The secret
fair-digest = Fingerprint of the secret (SHA-256), computed by your browser just now
fair-kept = They match: this is the secret the server fixed before the game.
fair-broken = They differ: this is not the secret the server fixed before the game.
fair-no-crypto = Your browser can compute this only on pages opened over https or from this computer. The command below works everywhere.
fair-nonces = What the players added
fair-nonces-text = Every browser adds a random text when somebody sits down. The texts of those who sat down after the fingerprint was shown keep the server from choosing a secret that suits it.
fair-no-nonce = nothing: a bot
fair-inherited = { $count ->
    [one] This game continues another one: its first choice was drawn there and is checked there.
   *[other] This game continues another one: its first { $count } choices were drawn there and are checked there.
 }
fair-inherited-link = Check that game
fair-draw = How a draw is made
fair-draw-text = Each random draw is computed from the secret, the players’ texts and the number of the choice. Undoing a choice therefore gives the same draw again.
fair-number = Choice number
fair-seed = What is signed with the secret
fair-ticket = The result: HMAC-SHA256 of it; its remainder by the sum of the weights says what is drawn
fair-whole = Check everything
fair-whole-text = Download the record and let the program replay the whole game. It computes every draw and compares every star, card and token. It needs no connection to this server.
fair-download = Download the record

## Other pages

lost-page = There is nothing here
lost-page-text = The address may be incomplete.
lost-table = There is no such table
lost-table-text = It may have been closed, or the link is incomplete.
lost-damaged = This table cannot be read
lost-damaged-text = Its log on the server is damaged. Nothing was changed; whoever runs the server may be able to repair it.
lost-game = There is no such game
lost-game-text = The address may be incomplete. You will find all games in the lobby.
lost-link = This link no longer works
lost-link-text = It was already used, or it is too old. Make a new one on the device you play on.
lost-home = To the lobby
lost-link-label = Link of a table
lost-link-go = Open
lost-link-vain = This is not the link of a table.
take-again = Try again
learn-opening = Setting up your first game…

about-title = Help and credits
about-lead = Orrery brings modern board games to the screen, exactly as their rulebooks say. Anyone with the link can play; bots take empty seats.
about-keys = Keys
about-key-tab = moves through the parts of the table
about-key-arrows = move around the table, with Shift only among what you can choose; turn a clock or step through a replay
about-key-enter = chooses, or confirms; where something cannot be chosen, says why
about-key-esc = undoes one step
about-key-numbers = choose the first to ninth of your stars or cards
about-key-help = explains what is focused, or why you cannot choose it
about-credits = Credits
about-nebula = Nebula is a game by Cristian Bustos and Bernardo Vásquez, illustrated by Luna Vargas, published by Fractal Juegos. The words and drawings here are our own; buy the box, it is beautiful.
about-comet = Comet is a game by Peter Prinz, illustrated by Hendrik Noack, published by Funtails and HUCH!. The words and drawings here are our own; buy the box, its animals are worth it.
about-texts = What the boards and cards show is marked as printed in the rulebook, public, deduced or reconstructed.
about-fonts = Fonts: Onest by Dmitri Voloshin and Andrey Kudryavtsev, Spectral by Production Type, both under the SIL Open Font License.
about-drawings = Stars, boards and icons are drawn for this page.
about-icons = Silhouettes of animals, places and things: game-icons.net by Lorc, Delapouite, Skoll, sbed and contributors, under CC BY 3.0, recoloured here.
about-made = Made with Svelte, Vite and Fluent.

## The guided first game

guide-label = Your first game
guide-leave = Leave the guide, play on freely
guide-go = Continue
guide-progress = { $number } of { $of }
guide-play-on = Play on
guide-real-game = A real game
guide-not-now = The rules allow that. This lesson is about something else: follow the ring.

## Why the table refuses something

refused-away = a bot is playing for you; take your seat back first
refused-bad-clock = choose no time limit, or one per move or per game
refused-bad-link = this link was already used, is too old or is not ours; make a new one where you play
refused-bad-name = a name is one line with at least one letter
refused-bad-options = these options cannot be combined
refused-bad-seat = this seat cannot be changed like that
refused-bad-seats = the game cannot be played by that many
refused-bad-text = write a message of at most 500 characters
refused-bad-window = the time to play a card is 0, or from 3 to 300 seconds
refused-conflict = the table has moved on in another window; reload the page
refused-damaged = this table’s log cannot be read; nothing of it was changed
refused-damaged-store = the server’s storage is damaged; part of it may be lost
refused-fault = the server made a mistake, which is in its log; try again, or tell whoever runs it
refused-here = this person is here
refused-host-only = only the host can do that
refused-no-game = there is no such game here
refused-no-connection = no connection
refused-no-guest = this browser sent no cookie; allow cookies for this page and reload it
refused-no-table = there is no such table; the link may be incomplete
refused-not-ready = not everyone is here and ready yet
refused-not-seated = take a seat first
refused-not-yours = while the game is running, you see only what your own seat may know
refused-nothing = you have not chosen anything yet
refused-seated = you already have a seat at this table
refused-taken = this seat is taken
refused-too-soon = this player may still come back; wait a little
refused-too-big = that is too much at once
refused-too-many = too many requests from here; try again in a little while
refused-unavailable = the server cannot save anything right now; try again in a while
refused-wrong-time = that is not possible right now

## Games of other packages

plain-table = Table
plain-log = Log
plain-yours = It is your turn to choose.
plain-waiting = Waiting for { $seat }.

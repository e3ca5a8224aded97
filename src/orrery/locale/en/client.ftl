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
lobby-listing = Tables you open
lobby-listed = listed in the lobby
lobby-unlisted = only by link
lobby-learn = First time? A guided game
game-and-world = { $game } · { $world }
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
waiting-strength = Strength of { $name }
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
waiting-auto = automatic: { $value }
waiting-seat-number = seat { $number }
waiting-leave = Leave the seat
waiting-link = Invite friends
waiting-link-hint = Whoever opens this link can take a seat or watch.
waiting-link-where = Friends elsewhere?
waiting-link-local = On this computer only: friends need the address of this computer in their network (start with --host 0.0.0.0).
waiting-as-printed = Played as the rulebook says.
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
clock-window = Until this moment is over; it lasts equally long whoever is asked
hints-label = Hints?
hints-about = A hint says what a strong bot would do, and why. Where several people play, everybody learns who asked for one.
hints-yes = yes, seen by all
hints-no = no
window-label = each moment for cards
window-about = Where several people play, every moment for cards lasts this long, asked or not, so that nobody sees who could have played one. Whoever has not answered by then plays none.
window-seconds = { $seconds } seconds

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
table-hint = { $seat-you ->
    [yes] You ask for a hint.
   *[no] { $seat } asks for a hint.
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
chat-watcher = { $name } (watching)
chat-watcher-nameless = A watcher
since-mark = Since your last turn
since-label = { $count ->
    [one] One thing happened since your last turn. Show it
   *[other] { $count } things happened since your last turn. Show them
 }
since-chip = { $count } since your turn
advice-label = What a strong bot would do
advice-close = Close the hint
choices-label = Everything you can do now
choices-none = Nothing to do for you now.

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
over-fair = Check that nobody cheated
over-record = Download the record
over-lobby = To the lobby
over-you-first = You win, { $margin } ahead of { $seat }.
over-you-first-tied = You win on the tie-break, level with { $seat }.
over-you-shared = You share the win.
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

## The guided first game

guide-label = Your first game
guide-leave = Leave the guide, keep playing
guide-go = Go on

## Why the table refuses something

refused-away = a bot plays for you; take your seat again first
refused-bad-clock = a clock is none, so many seconds a move, or so many a game
refused-bad-link = this link was used already, is too old or not ours; make a new one where you play
refused-bad-name = a name needs at least one letter and is one line
refused-bad-options = these options do not go together
refused-bad-seat = that seat cannot be changed like this
refused-bad-seats = the game is not for so many
refused-bad-text = say something, in at most 500 characters
refused-bad-window = a moment for cards lasts from 3 to 300 seconds
refused-conflict = the table has gone on elsewhere; load the page again
refused-damaged = this table’s log cannot be read; nothing of it was changed
refused-damaged-store = the server’s store is damaged; a part of it may be lost
refused-fault = the server made a mistake, which is in its log; try again, or tell whoever runs it
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
refused-too-many = too much at once from here; try again in a little while
refused-unavailable = the server cannot store anything just now; try again in a while
refused-wrong-time = that is not possible at this moment

## Games of other packages

plain-table = Table
plain-log = Log
plain-yours = Your choice.
plain-waiting = Waiting for { $seat }.

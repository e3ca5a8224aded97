# The terminal in English.

## Joining words, and seats

list-empty = nothing
list-pair = { $first } and { $second }
list-more = { $first }, { $rest }
seat-you = you
seat-name = Seat { $number }

## The command line

terminal-about = Modern board games with hidden information, played by one exact engine.
terminal-compiled = compiled
terminal-uncompiled = uncompiled
terminal-about-play = play a game against bots in this terminal
terminal-about-games = list the games and their options
terminal-about-rules = show a game’s numbered rules, the code that implements one and the tests that show it
terminal-about-rules-wanted = numbers such as N58, or words that a statement contains; without any, the sections
terminal-about-perft = count the ways a position can go on
terminal-about-replay = tell a recorded game step by step
terminal-about-bench = measure how fast the engine plays
terminal-about-train = let the bots of a game play to find better weights for them
terminal-about-train-out = a folder for the games and the weights
terminal-about-train-rounds = how many times the weights are improved (default 2)
terminal-about-train-batches = how many batches of games a round has (default 20)
terminal-about-train-games = how many games a batch has (default 50)
terminal-about-train-resume = go on with the folder of --out
terminal-about-arena = let bots play each other: who is stronger, and how sure that is
terminal-about-arena-bots = the bots, separated by commas: names, or module:Class
terminal-about-arena-games = how many games each pairing plays, at least (default 100); with --until how many at most
terminal-about-arena-seed = any text; the same seed repeats all games (default 0)
terminal-about-arena-workers = how many processes play (default: one for each core); the results do not depend on it
terminal-about-arena-mirrors = each bot plays itself too, which shows what a side is worth between equals
terminal-about-arena-until = play the first bot against the second until the 95 % interval of its share of wins excludes so many percent; beyond two sides, the share with the same odds against a fair share
terminal-about-arena-until-share = the same, but the share of wins itself
terminal-about-arena-side = with --until: only the games of this side, from 0; may be given several times
terminal-about-arena-out = a file for the games, a line for each as it ends
terminal-about-arena-resume = go on with the file of --out
terminal-about-arena-html = a file for the results as a page
terminal-about-game = the game, for example nebula
terminal-about-seats = how many players there are
terminal-about-bots = the bots in the other seats, separated by commas, used in turn (default: club)
terminal-about-seat = the seat you take, from 0 (default: 0)
terminal-about-seed = any text; the same seed repeats every draw
terminal-about-world = which world of the game: a planet, a side of the board, a set of rules (see: orrery games)
terminal-about-variant = which variant of the rules is played
terminal-about-option = an option of the game; “{ $command } games” lists them
terminal-about-content = a file that replaces cards or boards, whole or in part
terminal-about-load = a saved game to continue
terminal-about-version = the version, and whether the engine is compiled
terminal-about-language = the language of all texts: { $languages } (default: the system’s, or English)
terminal-about-plain = draw with plain signs, for a font that lacks the fine ones
terminal-about-depth = how many choices deep to count
terminal-about-perft-seed = the seed of the random game that --after follows
terminal-about-after = count from the position after so many choices of a random game
terminal-about-position = count from a dumped position
terminal-about-record = a saved game or another record
terminal-about-eyes = tell it as this seat saw it
terminal-about-spectator = tell it as a spectator saw it
terminal-about-step = show the table after this step only
terminal-about-json = print figures for machines
terminal-about-seconds = how long each measurement takes
terminal-about-only = measure only this game of ours; may be given several times
terminal-seats = { $least } to { $most } players.
terminal-option-bounds = a whole number from { $low } to { $high }

## The numbered rules

terminal-rules-count = { $count ->
    [one] One numbered statement.
   *[other] { $count } numbered statements.
 }
terminal-rules-more = “{ $command } rules { $game } { $rule }” shows a statement, the code that implements it and the tests that show it. With a word instead of the number it finds the statements that contain the word.
terminal-rules-section = Section: { $section }
terminal-rules-implemented = Implemented in:
terminal-rules-shown = Shown by these tests:
terminal-rules-for-people = It is for people: no code can implement it.
terminal-rules-no-tests = The tests come with the source, not with an installed package.

## Playing

terminal-welcome = Welcome to { $game }. Seed { $seed }. Type help at any time.
terminal-prompt = >
terminal-person = Person
terminal-more = { $count ->
    [one] One more choice; type more to see it.
   *[other] { $count } more choices; type more to see them.
 }
terminal-no-such-number = Type a number from 1 to { $last }, or a command.
terminal-unclear = { $count ->
    [0] No choice has “{ $word }” in it. Type a number, or words of one line.
   *[other] “{ $word }” fits { $count } choices. Type more of one, or its number.
 }
terminal-choose = Your choice:
terminal-refused = Not possible: { $reason }.
terminal-undone = Undone.
terminal-no-undo = There is nothing to undo: only your own last choice can be, and only while it has shown you nothing new.
terminal-no-rules = The rules page was not shipped with this installation.
terminal-rules-form = Say which rule, for example: rules { $rule }.
terminal-no-rule = There is no rule { $rule }. Rules are numbered such as { $example }.
terminal-save-form = Say where to, for example: save evening.json.
terminal-saved = Saved to { $file }.
terminal-cannot-save = Cannot save to { $file }: { $reason }.
terminal-load-form = Say which file, for example: load evening.json.
terminal-loaded = Continuing { $file }.
terminal-log-form = Say how many lines, for example: log 50.
terminal-view-form = Say whose board, a seat from 0 to { $last }, for example: view 1.
terminal-hint = Suggestion: { $action }.
terminal-hint-reason = • { $reason }
terminal-left = The game is saved. Continue it with: { $command } play --load { $file }
terminal-ended = The game is saved. See it again with: { $command } replay { $file }
terminal-left-unsaved = The game could not be saved in { $file }: { $reason }.

## Help

terminal-help-choices = Type the number of a choice, or its short form; “back” returns to all choices, “more” shows those left out.
terminal-help-commands = “table” shows the table again, “score” the score sheet, “view 1” another player’s board, “log” what happened, “rules { $rule }” a rule.
terminal-help-undo = “undo” takes back your last choice, as long as it has shown you nothing new.
terminal-help-files = “save FILE” and “load FILE” save a game and continue it; “quit” leaves, and saves the game too.
terminal-help-others = “hint” says what the strongest bot would do in your place.

## Serving and verifying

terminal-about-serve = open Orrery in the browser: serve tables until stopped
terminal-about-host = the address to listen at; 0.0.0.0 lets others in (default 127.0.0.1)
terminal-about-port = the port to listen at (default 8000)
terminal-about-store = where games are stored: sqlite:FILE or postgresql://... (default sqlite:orrery.sqlite3)
terminal-about-bot-workers = how many processes bots think in (default 1)
terminal-about-bot-pause = how long a bot waits before each choice, in seconds (default 0.6)
terminal-about-window-pause = seconds for which every window for secret answers stays open when several people play, unless the host of the table chooses otherwise (default 10)
terminal-about-patience = seconds after which the others may let a bot play for somebody who is gone
terminal-about-metrics-address = where to offer metrics for Prometheus, as HOST:PORT (default: nowhere); players must not be able to reach it
terminal-about-limits = how generous the limits per address and guest are: 1 is enough for a large group, 10 is ten times that, 0 is none (default 1)
terminal-about-proxy = addresses of reverse proxies, separated by commas, whose X-Forwarded-For and X-Forwarded-Proto headers are believed (default: none)
terminal-about-verify = check that the draws of a recorded game follow from its secret
terminal-verified = Every one of the { $count } random draws follows from the secret fixed before the game.
terminal-verified-inherited = { $count ->
    [one] Its first choice comes from another game, with that game’s draws.
   *[other] Its first { $count } choices come from another game, with that game’s draws.
 }

why-not-nature = this cannot be drawn now: it is not among the possible outcomes
why-not-listed = that cannot be chosen now

# What stands around every table: the header, the seats, the menu, the end. The story itself is in story.ftl.

table-caravanserai = Caravanserai
table-other-theme = Theme
table-running = Running games
# $n: how many games wait for one, $shown: the same as the language writes it
table-running-waiting = { $n ->
    [one] Your turn in { $shown } other game
   *[other] Your turn in { $shown } other games
}
table-trouble = This did not work.
table-reload = Try again
table-try-again = Try again
table-home = Home
table-menu = Menu
table-settings = Settings
table-me = My name, devices and notices
table-profile = Profile and history
table-keepers = Moderation
table-cancel = Cancel
# $game
table-rules-of = { $game }: the rules
table-close-dialog = Close

## The games

table-game-five-tribes = Five Tribes
table-game-ali-baba = Ali Baba
table-variant-base = Base game
table-variant-lamp = Aladdin’s lamp
table-variant-equal = Equal treasures
table-variant-small = Smaller cave
# Where in the game we are. $game, $n
table-where-round = { $game } · round { $n }
table-where-turn = { $game } · turn { $n }
table-where-over = { $game } · the end
table-round = round { $n }
table-turn = turn { $n }

## Names

# Suggested to whoever has not said theirs; one is chosen by chance.
table-names = Leila, Omar, Nadia, Farid, Samira, Yusuf, Amina, Karim, Dalia, Hakim, Zaynab, Rashid, Salma, Idris, Mariam, Tariq
# The bots, by seat.
table-bot-0 = Sindbad
table-bot-1 = Morgiana
table-bot-2 = Aladdin
table-bot-3 = Zobeida
table-strength-random = { bot-random }, any move
table-strength-novice = { bot-novice }, gentle
table-strength-drover = { bot-drover }, easy
table-strength-pedlar = { bot-pedlar }, modest
table-strength-merchant = { bot-merchant }, fair
table-strength-vizier = { bot-vizier }, strong
table-strength-sultan = { bot-sultan }, master
table-your-name = Your name
table-name-help = Nothing else is asked: no account, no password. You can change it later.
table-come-in = Enter
table-sit-by-name = To sit down, say your name
table-sit-down = Sit down
# $name: who invites
table-invited-by = { $name } invites you to a table
# $n: how many seats there are, $shown: the same as the language writes it, $free: how many are free
table-invited-seats = { $n ->
    [one] { $shown } seat, { $free } free
   *[other] { $shown } seats, { $free } free
}
# $names: a list
table-invited-with = with { $names }
# $name: one’s own
table-invited-as = You are { $name } here.
table-invited-full = All seats are taken; you can watch.
table-invited-late = The game has begun; you can watch.
table-invited-place = Caravanserai is an open table for two games of the Thousand and One Nights: in the browser, with people or bots, free, without an account.
table-invited-more = Look around

## Before the game

# $n: how many
table-free-seats = { $n ->
    [one] { $n } seat is free
   *[other] { $n } seats are free
}
table-all-seated = Everybody is here
table-seat-free = free
table-you = you
table-host = host
table-here = here
table-away = away
table-the-host = the host
table-on-screen = at the same screen
# $strength: gentle, fair …
table-bot-of = bot: { $strength }
# $n: the number of the seat
table-bot-for = Bot on seat { $n }
table-add-bot = Add a bot
table-sit-here = Sit here
table-move-here = Move here
table-same-screen = Same screen
table-their-name = Their name
table-add = Add
table-stand-up = Leave the seat
table-take-away = Remove
table-send-away = Remove
# $name
table-send-away-name = Remove: { $name }
table-standing = Not seated
table-start = Start
table-fill-and-start = Fill with bots and start
# $name: the host
table-waits-for-host = { $name } starts the game.
table-invite = Invite
table-invite-help = Whoever has this link may come and sit down.
table-invite-link = Invitation link
table-invite-anew = New invitation
table-invite-anew-help = The link so far stops working; who has come stays.
table-link = Link to this table
table-copy = Copy
table-copied = Copied
table-share = Share
table-qr = QR code
table-qr-label = The invitation link as a QR code
table-invite-as = Your friends will see this name:
# $game
table-share-text = { $game }: come to our table
table-close-table = Close this table
table-leave = Leave the table
# $n: how many, $shown: the same as the language writes it
table-onlookers = { $n ->
    [one] { $shown } spectator
   *[other] { $shown } spectators
}
table-no-onlookers = No spectators.
# $names: a list
table-named-onlookers = Spectators: { $names }
# At the end of that list: those without a name. $n: how many, $shown: the same as the language writes it
table-more-onlookers = { $n ->
    [one] { $shown } without a name
   *[other] { $shown } without a name
}
table-spectator = spectator
table-spectator-more = You watch this game; you have no seat here.
table-just-watch = Just watch, without a name
table-options = Options of this table
table-options-open = Change the options
table-options-change = Change
table-open = open hands
table-hidden = hands hidden
table-hints = hints allowed
table-no-hints = no hints
table-public = public
table-private = by invitation
table-clock-none = no clock
# $seconds, $minutes
table-clock-live = { $seconds } s per turn, { $minutes } min in reserve
# $n: days
table-clock-slow = { n-days } per turn
# $minutes, $strength: of the bot
table-away-after = away for { $minutes } min: a bot may play ({ $strength })
table-away-never = no bot for who is away
# $strength: of the bot
table-away-clock = time is up: a bot plays ({ $strength })

## While it is played

table-aid = Aid
# $game
table-aid-of = { $game }: player aid
# $name, $time
table-time-left = Time left, { $name }: { $time }
# At a seat. $turn: what is left of the turn, $reserve: of the reserve
table-seat-clock = Turn { $turn }, reserve { $reserve }
# $turn
table-seat-clock-slow = Time for the turn: { $turn }
table-clock-paused = paused
table-hurry = 20 seconds left
# Beside a bot that has to decide.
table-thinking = thinking …
table-your-turn = Your turn
# The title of the window. $where: “Five Tribes · round 5”
table-title-your-turn = Your turn – { $where }
table-no-connection = No connection. We try again by ourselves; nothing you did is lost.
table-offline = No connection to the server. Try again in a moment.
table-opening = Opening the table …
table-sending = Sending …
# $name
table-is-away = { $name } is away.
table-call-bot = Call a bot
table-call-later = Not yet: whoever has just left may come back in a moment.
# $name
table-bot-plays-yours = A bot plays for { $name }.
table-take-back = Take the seat back
table-let-bot = Let a bot play for me
table-let-bot-sure = Let a bot play for you?
table-let-bot-means = It plays your turns one at a time, so that you can follow, and you can take the seat back at any turn. If it plays half of your turns or more, a win is not yours.
table-let-bot-alone = It waits while you don’t look.
table-let-bot-do = Let it play
table-paused-clock = Your time is up. Only bots wait for you: play on whenever you like.
# Over a table at which only bots play.
table-watching = Watching the bots
table-watching-keys = Space: pause · ← →: a turn back or on · + −: faster or slower
table-watch-back = One turn back
table-watch-pause = Pause
table-watch-on = One turn on
table-watch-speed = Speed
table-watch-paused = paused
table-watch-plays = playing
table-all-left = Everybody has left this table.
table-your-seat = Your seat
table-this-table = This table
# $n: the version of the rules, older than today’s
table-older-rules = Rules of version { $n }, under which this game began.
table-resign = Resign
table-resign-sure = Resign?
table-resign-means = A bot plays your seat to the end, and you can’t win any more.
# $name: who wins then
table-resign-means-two = The game ends at once, and { $name } wins.
table-play-on = Play on
table-leave-sure = Leave this table?
table-leave-means = A bot plays for you until you come back. When everybody has left, the game ends.
table-leave-waits = The game waits for you under “My games”; nobody plays on without you.
table-leave-plain = You can come back at any time.
table-stay = Stay
# $name: whose turn it is at the same screen
table-pass-on = Pass the device on: { $name }
# $name
table-i-have-it = { $name }: I have it

# A move that waits to be sent, read aloud. $what: the move
table-held = { $what }. Enter: send now. Esc: undo.
table-held-send = Send now
table-held-confirm = Confirm
# $n: seconds
table-held-seconds = { $n } s
table-hint = Hint
table-hint-play = Play it
# Read aloud. $what: actions in words, $win: a per cent
table-hint-line = The bot would choose: { $what }. Chance to win: { $win }.
# $win: a percentage, $margin: points with their sign
table-hint-hope = wins { $win }, { $margin } points

## Chat

table-chat = Chat
# $n: how many lines
table-chat-new = { $n ->
    [one] Chat: { $n } new message
   *[other] Chat: { $n } new messages
}
# A line, read aloud. $name, $text
table-chat-line = { $name }: { $text }
table-chat-empty = No messages yet.
table-say-what = Write a message
table-say = Send

## The story

table-story = Log
# $name
table-last-turn = { $name }: last turn
table-show-again = Show again
table-again = Again
table-newest = Newest
table-seats = Seats
table-log-panels = Log and seats
table-story-empty = The game begins.
# One meeple of a move. $tribe, $tile
table-story-drop = { $tribe } → { $tile }
# A whole move. $name, $tile: where the meeples were picked, $path: the drops, as a list
table-story-move = { $name } sows { $tile }: { $path }
# $rule: the number of a clause
table-clause = Rule { $rule }

## The end

table-result = Result
table-you-win = You win!
table-you-win-resigned = You win: everybody else has resigned
table-you-win-by-bot = Your seat wins, but a bot has played most of its turns
# $name
table-wins = { $name } wins
# $name
table-wins-resigned = { $name } wins: everybody else has resigned
# $names: a list
table-share-win = A shared win: { $names }
table-nobody-wins = Nobody wins
table-no-sheet = Nothing was counted: the game ended early.
table-rematch = Rematch
# $name: who asks for it
table-rematch-wanted = { $name } wants a rematch.
table-rematch-set = The table of the rematch is open.
table-rematch-decline = Decline
table-starts-itself = It starts by itself once all seats are taken.
# $name: a friend
table-invites-you = { $name } invites you.
table-seat-invited = invited, no answer yet
# Of a seat that is kept for somebody.
table-seat-asked = asked for a rematch, no answer yet
table-free-the-seat = Free the seat
table-wait-for-answers = Waiting for answers
table-rematch-go = Join
table-review = Review
table-record = Record
table-score-sheet = Score sheet
table-line-coins = Coins
table-line-viziers = Viziers
table-line-elders = Elders
table-line-djinns = Djinns
table-line-palms = Palms
table-line-palaces = Palaces
table-line-tiles = Tiles
table-line-goods = Goods
table-line-magic = Magic
table-line-treasures = Treasures
table-line-total = Total

## Settings

table-language = Language
# Each in its own language.
table-language-en = English
table-language-ru = Русский
table-language-hu = Magyar
table-theme = Theme
table-theme-system = system
table-theme-light = light
table-theme-dark = dark
table-pace = Rivals’ turns
table-pace-slow = slow
table-pace-normal = normal
table-pace-fast = fast
table-pace-instant = instant
# What happens before a move that can’t be undone.
table-confirm = Confirm moves
table-confirm-undo = undo for 3 s
table-confirm-ask = ask each time
table-confirm-never = never (fast)
table-board = Board size
table-board-fit = fit the screen
table-board-large = large
table-less-motion = Reduce motion
table-destinations = Show destinations
table-destinations-more = Where a move may end, at once and with its gain.
table-guide = Explain each kind of decision once
table-clauses = Name the rule behind each line of the log
table-sounds = Sounds
table-sound-turn = My turn
table-sound-move = A move
table-sound-end = The end
table-sound-off = off

## The list of keys

table-keys = Keys
table-keys-everywhere = Everywhere
table-keys-table = At a table
table-keys-list = this list
table-keys-move = go from one thing to the next
table-keys-choose = choose
table-keys-close = close what is open
table-keys-type = type a move
table-keys-undo = undo
table-keys-send = send the move that waits
table-keys-turn = turn back, turn on
table-keys-step = step back, step on
table-keys-ends = beginning, end
table-keys-space = Space
table-keys-play = play and pause
table-keys-faster = faster, slower
table-keys-mistake = next, previous mistake

## Why one can't be here

table-bye-not-found = There is no such table here
table-bye-not-found-more = It may be private: ask whoever plays there for the invitation link.
table-bye-removed = You are no longer at this table
table-bye-removed-more = The host has given your seat away.
table-bye-closed = This table is closed
table-bye-closed-more = Nobody has begun a game here.
table-bye-full = This table has too many spectators
table-bye-full-more = Try again in a while.
table-bye-too-fast = That was too much at once
table-bye-too-fast-more = Wait a moment, then come back.
table-bye-trouble = The table can’t be opened just now
table-bye-trouble-more = Nothing is lost. Try again in a moment.
table-bye-rules = This game can’t be played on here
table-bye-rules-more = It was begun under rules that this version of the program doesn’t know. Nothing is lost: the version it was begun with can go on with it.
table-bye-damaged = This game can’t be opened
table-bye-damaged-more = What was written down of it is damaged. Tell whoever runs this server.

# A game that the page has no board for
table-plain-position = The position
table-plain-choices = What may be done
table-plain-ask = Choose what to do
table-plain-wait = { $name } decides
table-plain-over = The game is over
table-plain-back = Undo

## What keepers of the house decide

# $date
table-until = until { $date }
table-for-ever = permanently
table-why-insults = insults
table-why-spam = advertising or spam
table-why-cheating = unfair play
table-why-name = an offensive name
table-why-other = something else
# $why: one of these, $reason: what the moderator adds
table-why-and = { $why }: “{ $reason }”
# $name: who has said it
table-line-more = Message from { $name }: report
table-line-of = Message from { $name }
table-report-ask = Report this message?
table-report-words = What is wrong with it? (optional)
table-report = Report
table-report-thanks = Thank you. The moderators will look at it.
# $until: “until 3 May 2027, 14:00”, or “permanently”
table-muted = The moderators have muted you, { $until }.
# $why
table-muted-why = The moderators have muted you, { $until }. Reason: { $why }
table-bye-closed-by-house = The moderators have closed this table
table-bye-closed-by-house-more = The game is not played on.
# $words: what the moderators say
table-bye-because = The moderators say: “{ $words }”
table-bye-words = The moderators say: “{ $words }” ({ $until })

# Instead of the name of somebody who has deleted everything of theirs.
table-former-guest = former guest
table-tournament = Tournament

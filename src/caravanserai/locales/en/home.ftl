# The front page, a new table, one's name and devices.

home-what = What this is
home-title = An open table for two games of the Thousand and One Nights
home-promise = Against bots, with friends by a link, or round one screen. Nothing to install, no account.
home-games = Games
home-facts-five-tribes = 2–4 seats · about 60 minutes
home-facts-ali-baba = 2–4 seats · about 20 minutes
home-what-five-tribes = Bid for the turn, sow the meeples, claim the sultanate tile by tile.
home-what-ali-baba = Take treasures from the cave; each colour works its own magic.
home-plain-game = It has no board here: you play it from a list of what may be done.
home-seats = Seats
home-bots = Bots
# What the bots are like; said after how strong they are.
home-about-random = plays whatever is allowed
home-about-novice = sees what is obvious, overlooks your plans
home-about-drover = knows the game, misjudges a lot
home-about-pedlar = plays sensibly, slips now and then
home-about-merchant = counts its whole turn, but no further
home-about-vizier = looks ahead; takes a second or so
home-about-sultan = looks far ahead, and takes its time
home-variant = Variant
home-game = Game
home-play-now = Play now
home-invite = Invite
home-learn = Learn
home-guided = Play a guided first game
home-more-options = More options

home-other-ways = More ways to play
home-one-screen = On one screen
home-one-screen-more = Pass the device round the table.
home-watch-bots = Watch the bots
home-watch-bots-more = Four of them, at your pace.
home-record = Open a record
home-record-more = Step through any finished game.
home-score = Score sheet
home-score-more = For a game played with the physical game.
home-puzzles = Puzzles
home-puzzles-more = Find the best turn; a new one every day.

home-my-games = My games
home-no-games = Your games will be here.
home-show-all = show all
home-your-turn = Your turn
home-open = Open
# $name: who asks for it
home-rematch-wanted = { $name } wants a rematch
home-answer = Answer
home-review = Review
# $others: a list of names
home-with = with { $others }
# $others, $date
home-won = won against { $others }, { $date }
# Likewise: the seat has won, but a bot has played most of its turns.
home-won-by-bot = won by a bot in your place, against { $others }, { $date }
# $others, $date
home-lost = with { $others }, { $date }
# $n: how many
home-free-seats = { $n ->
    [0] waits to begin
    [one] { $n } free seat
   *[other] { $n } free seats
}
# $game, $variant
home-game-variant = { $game }: { $variant }
home-rules-unknown = can’t be played on here: unknown rules

home-public-tables = Public tables
home-no-tables = No table is open just now. Set one up, and somebody may come.
home-new-table = New table
home-quick-match = Quick match
home-friends = Friends
# $name: a friend
home-invited = { $name } invites you
home-join = Join
home-watch = Watch
# $names: a list, $n: free seats
home-waits = { $n ->
    [one] { $names }; { $n } free seat
   *[other] { $names }; { $n } free seats
}
# $names: a list
home-onlookers-welcome = { $names }; spectators welcome

home-unofficial = An unofficial, free project by people who love these games. They belong to their publishers: buy them, they are beautiful.
home-about = About

## A new table

# $game
home-new-table-of = { $game }: a new table
home-who-plays = Who plays
# $n: the number of the seat
home-seat = Seat { $n }
# $n: the number of the seat
home-player = Player { $n }
home-whoever-comes = anyone
home-clock = Clock
home-clock-live = real time
home-clock-slow = turn-based
home-turn-seconds = Seconds per turn
home-reserve-minutes = Minutes in reserve
home-days = Days per turn
home-away = A bot may play for who is away
# $n: minutes
home-away-after = after { $n } min
home-away-never = never
home-stand-in = The bot that stands in
home-how = Options
home-open-hands = Open hands
home-open-hands-more = Coins, cards and treasures that could be worked out are shown.
home-hints = Hints allowed
home-hints-more = Everybody may ask what a strong bot would do.
home-public = Public
home-public-more = Anybody may come; else only with the invitation link.
home-set-up = Create the table

## Oneself

home-who-are-you = Who are you?
home-save = Save
home-saved = Saved
home-friends-blocked = Friends and blocked
home-devices = Other devices
home-devices-help = A link makes another device yours, too. It works once, for 15 minutes.
home-device-link = Open this on the other device
home-make-link = Make a link
home-tokens = Tokens for your own bots
home-tokens-help = A program that has a token plays and hosts for you.
home-token-name = Name of the token
home-make-token = Make a token
home-token-secret = The secret, shown only now
home-revoke = Revoke
# $name
home-revoke-token = Revoke: { $name }
home-notices = Tell me when it is my turn
home-notices-help = Only when you are not at the table yourself.
home-notices-here = On this device
home-push-insecure = Notices on this device need a page that is reached by https.
home-push-browser = This browser can’t show notices. On an iPhone or iPad, add this page to the home screen first.
home-push-server = This server does not send notices to devices.
home-push-denied = This browser blocks notices from here. Allow them in its settings for this page, then come back.
home-email = E-mail address
home-send-mail = By e-mail
# $address
home-mail-sent = A mail is on its way to { $address }: follow the link in it.
home-no-mail = This server sends no e-mail.
home-no-more-mail = No more mail
home-sign-out = Sign out
home-sign-out-help = There is no password: only another device of yours, or a link to your confirmed e-mail address, lets you come back.
home-sign-out-here = Sign out here
home-sign-out-others = Sign out all other devices
home-sign-out-sure = Sign out here?
home-sign-out-means = Without another device of yours or a confirmed e-mail address you can’t come back as the same guest.

## One-time links

home-link-title = Another device
home-link-ask = Make this device yours?
home-link-help = Your games and your name will be here, too.
home-link-do = Yes, it is mine
# $name
home-linked = Welcome, { $name }
home-confirm-title = Your e-mail address
home-confirm-ask = Confirm your e-mail address
home-confirm-help = Notices that it is your turn will go there.
home-confirm-do = Confirm
home-confirmed = Confirmed
home-link-empty = This link is not complete

## Nowhere

home-lost-way = No such page
# $path
home-lost-way-more = Nothing is to be found at { $path }.

## The entrance of a closed house

home-enter-title = Welcome to the caravanserai
home-enter-by-password = This house is open to those who know its password.
home-enter-by-invitation = One comes into this house by invitation. The link you were sent fills it in.
home-enter-password = Password of this house
home-enter-invitation = Invitation: the link, or what follows its #
home-data = Your data
home-data-help = All that this house keeps of you.
home-data-download = Download as a file
home-data-delete = Delete everything
home-data-delete-sure = Delete everything?
home-data-goes = Gone for all time: your name, your e-mail address, devices and tokens, and what you wrote in chats. Tables that wait for you are closed; in running games a bot takes your seat.
home-data-stays = What stays: games that were played, without your name. Nobody can bring you back.
# $name
home-data-type = To confirm, type your name: { $name }
home-data-deleted = Everything of yours is deleted.
home-token-days = Valid for
home-token-endless = without an end

## Coming back without a device

home-recover = Been here before?
home-recover-device = On a device where you are known, make a link for this one: “Other devices”.
home-recover-mail = Or have a link sent to the e-mail address that you have confirmed.
home-recover-send = Send me a link
# $address
home-recover-sent = If { $address } belongs to a guest, a letter with a link is on its way.
# $n: the number of the step
home-bad-record = This record can’t be replayed: its step { $n } is not possible.
home-tournaments = Tournaments

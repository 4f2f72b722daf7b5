# Tournaments: the list, setting one up, and how one stands.

tournaments-title = Tournaments
tournaments-intro = Swiss system, everybody against everybody, or an arena for an evening. With slow clocks, a league over weeks.
tournaments-new = Set up a tournament
tournaments-none = There is no tournament just now.
tournaments-yours = yours

tournaments-name = Name
tournaments-name-usual = Evening tournament
tournaments-kind = Kind
tournaments-kind-swiss = Swiss
tournaments-kind-round-robin = Round robin
tournaments-kind-arena = Arena
tournaments-about-swiss = A set number of rounds. Players with about equal points meet, as far as possible for the first time.
tournaments-about-round-robin = Everybody meets everybody: for small groups. Nobody can join once it has begun.
tournaments-about-arena = For an evening: whoever is free is paired at once, until the time is up.
tournaments-rounds = Rounds
tournaments-minutes = Minutes
tournaments-seats = At a table
tournaments-round-days = Days for a round (0: no limit)
tournaments-round-days-more = Tables that aren’t finished by then are counted as they stand.
tournaments-duplicate = Same deal at all tables
tournaments-duplicate-more = Everybody has the same set-up and the same order of cards. Results are compared with all who had the same seat.
tournaments-rated = Rated games
tournaments-rated-more = Results change ratings; who leaves, resigns or runs out of time has lost.
tournaments-public = Listed for everybody
tournaments-public-more = Otherwise only those who have the link find it.
tournaments-begins = Start
tournaments-begins-by-host = I start it
tournaments-begins-at = At a set time
tournaments-when = Date and time
tournaments-set-up = Set up

tournaments-status-open = Open
tournaments-status-running = Running
tournaments-status-over = Over
# $n
tournaments-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
# $n
tournaments-at-a-table = players at a table: { $n }
# $n
tournaments-n-rounds = rounds: { $n }
# $n
tournaments-n-minutes = minutes: { $n }
tournaments-counted = rated
tournaments-same-deal = same deal at all tables
# $name
tournaments-host = Organiser: { $name }
# $when
tournaments-starts = Starts: { $when }
tournaments-starts-by-host = The organiser starts it.
# $when
tournaments-until = New tables until { $when }

tournaments-join = Join
tournaments-leave = Leave the tournament
tournaments-leave-sure = Leave the tournament?
tournaments-leave-more = You get no more tables, and in a game under way a bot plays on for you. What you have played stays, and you can come back as long as it goes on.
tournaments-begin = Start now
tournaments-call-off = Call off
tournaments-call-off-sure = Call the tournament off?
tournaments-call-off-more = Games under way can be played on, but they count no more.
tournaments-house-reason = Reason, kept in the moderators’ log
tournaments-your-table = To my table
tournaments-ready = Your table is ready.
tournaments-wait = You have no table just now. The next one comes by itself.
tournaments-link = Link to this tournament
tournaments-show = View for a screen
# $names
tournaments-over-played = The tournament is over. In first place: { $names }
tournaments-over-called-off = The tournament was called off.
tournaments-over-too-few = Too few players came, so the tournament didn’t start.

tournaments-standings = Standings
tournaments-nobody = Nobody has joined yet.
tournaments-place = Place
tournaments-player = Player
tournaments-points = Points
tournaments-played = Played
tournaments-opponents = Rivals
tournaments-head-to-head = Direct
tournaments-share = Share
tournaments-left = left
tournaments-rules = How points are counted and ties broken
tournaments-about-points = A table brings 1 point to the first and 0 to the last; in between, the share of rivals left behind. A tie counts half.
tournaments-about-field = With the same deal at all tables, each seat is compared with the same seat at the other tables, by the lead over the others at one’s table: a point is the share of those left behind.
tournaments-about-byes = A round without a table counts as a win. Who joins late gets half a point for each round missed.
tournaments-about-vanished = Who lets a bot play most of their turns comes last at the table.
tournaments-about-opponents = First tie-break, rivals: the points of all the players one has met, the average for each table.
tournaments-about-head-to-head = Second, direct: the points from tables with those one is tied with.
tournaments-about-share = Third, share: one’s part of the points counted in one’s games. Who is still tied shares the place.

tournaments-tables = Tables
# $n
tournaments-round = Round { $n }
# $n, $of
tournaments-round-of = Round { $n } of { $of }
tournaments-earlier = Earlier round
tournaments-later = Later round
# $names
tournaments-byes = Without a table this round: { $names }
# $when
tournaments-ends = Counted as it stands: { $when }
tournaments-score = Score
# $n
tournaments-table = Table { $n }
tournaments-playing = playing
tournaments-void = not counted
# $place, $score
tournaments-result = place { $place }, points in the game: { $score }

tournaments-field = Against the field
tournaments-field-means = Who had the same seat had the same cards. The bar is the lead over the others at one’s own table; the points are the share of those left behind.
# $n
tournaments-seat = Seat { $n }
tournaments-lead = Lead:
tournaments-given-up = not played to the end

reason-no-such-tournament = There is no such tournament.
reason-only-its-host = Only the organiser of the tournament may do that.
reason-tournament-over = This tournament is over.
reason-tournament-begun = This tournament has begun.
reason-tournament-full = This tournament is full.
reason-round-robin-begun = In a round robin everybody meets everybody: nobody can join once it has begun.
reason-not-an-entrant = You don’t take part in this tournament.
reason-too-few-entrants = A tournament takes at least two players, and as many as its tables have.
reason-too-many-tournaments = You have enough tournaments open or running; end one first.
reason-clock-wanted = A tournament needs a clock, so that nobody waits for ever for a player who has gone.
reason-rounds-wanted = Say how many rounds there are.
reason-minutes-wanted = Say how long the arena lasts.
reason-rated-without-deadline = Rated games are played to their end: there can be no days for a round.
reason-start-is-past = The time of the start has passed.
reason-start-too-far = A tournament begins within a year.

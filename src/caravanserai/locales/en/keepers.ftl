# For those who look after the house: moderators.

keepers-keeper = moderator
keepers-done = Done
keepers-more = Show more
keepers-refresh = Refresh
keepers-all = all

## Parts of the page

keepers-part-glance = At a glance
keepers-part-reports = Reports
keepers-part-guests = Players
keepers-part-tables = Tables
keepers-part-bans = Bans and mutes
keepers-part-invitations = Invitations
keepers-part-log = Log

## At a glance

keepers-here = At tables now
keepers-connections = Connections
keepers-onlookers = Spectators
keepers-guests = Players in all
keepers-guests-today = New in 24 hours
keepers-open-reports = Open reports
keepers-in-force = Bans and mutes in force
keepers-status = Status
keepers-status-waiting = waiting
keepers-status-playing = playing
keepers-status-finished = finished
keepers-status-abandoned = abandoned
keepers-load = Load
keepers-process = Process
keepers-open-tables = Tables in memory
keepers-lag = Delay, mean
keepers-lag-worst = Delay, 99 %
keepers-thoughts = Bots’ queue
keepers-queue = Waiting for the disk
keepers-newest = Newest players
# $names
keepers-keepers = Moderators: { $names }
# $version, $size: of the database
keepers-version = Version { $version } · database { $size }

## Tables

keepers-no-tables = There are no such tables.
# $name
keepers-host = host: { $name }
# $people, $strangers: how many
keepers-there = there now: { $people }, without a name: { $strangers }
keepers-close = Close the table
keepers-close-whose = Close the table of { $name }
keepers-close-sure = Close this table?
keepers-close-means = Whoever is there is told; the game ends without a result. It can’t be opened again.
keepers-close-reason = Reason, told to those at the table

## Players

keepers-search = Name or id
keepers-no-guests = Nobody found.
# $since, $seen: dates, $games: how many
keepers-guest-about = since { $since } · last seen { $seen } · tables: { $games }
keepers-guest-id = id { $id }
# $networks: addresses
keepers-from = from { $networks }
keepers-is-muted = muted
keepers-is-banned = banned
keepers-mute = Mute
keepers-ban = Ban
keepers-ban-address = Ban the address
# $address
keepers-ban-address-of = Ban the address { $address }
# $name: of the player, or an address
keepers-mute-whom = Mute { $name }
keepers-ban-whom = Ban { $name }
keepers-mute-means = Nothing said or renamed at any table until it ends; playing goes on.
keepers-ban-means = No way in until it ends; at running games a bot stands in.
keepers-how-long = For how long
keepers-why = Why
keepers-told = In your own words, told to them (optional)
keepers-lift = Lift
keepers-lift-mute = Lift the mute: { $name }
keepers-lift-ban = Lift the ban: { $name }
# $name: of the moderator
keepers-by = by { $name }
keepers-by-console = at the server’s console
keepers-address = Address, or a network such as 203.0.113.0/24
keepers-no-bans = Nobody is banned or muted.

## Reports

keepers-reports-open = open
keepers-reports-settled = settled
keepers-no-reports = There is nothing here.
keepers-the-table = the table
keepers-the-review = the review
keepers-gone = deleted
# $name: who has reported it, $words: what they say
keepers-reported = reported by { $name }
keepers-reported-words = reported by { $name }: “{ $words }”
keepers-unsay = Delete the message
keepers-dismiss = Dismiss
keepers-outcome-none = dismissed
keepers-outcome-unsay = message deleted
keepers-outcome-mute = message deleted, player muted
keepers-outcome-ban = message deleted, player banned

## Invitations

keepers-invite-uses = For how many
keepers-invite-days = Days
keepers-invite-note = Note: whom it is for
keepers-invite = Make an invitation
keepers-invite-link = The link, shown only now
keepers-invite-plain = Invitation
# $used, $uses: how many, $date
keepers-invite-about = used: { $used } of { $uses } · until { $date }
keepers-no-invitations = No invitation is open.

## What moderators did

keepers-no-acts = Nothing was done yet.
# $words
keepers-quoted = “{ $words }”
keepers-act-keeper = Made moderator:
keepers-act-no-keeper = No longer moderator:
keepers-act-close = Closed:
keepers-act-unsay = Message deleted:
keepers-act-mute = Muted:
keepers-act-ban = Banned:
keepers-act-lift-mute = Mute lifted:
keepers-act-lift-ban = Ban lifted:
keepers-act-settle = Report settled:
keepers-act-invite = Invitation made
keepers-act-uninvite = Invitation revoked
keepers-act-call-off = Tournament called off:

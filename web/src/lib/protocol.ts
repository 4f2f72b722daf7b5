// Made by web/scripts/wire_types.py of the server's own types: change those, then `make types`.

/** A request that was not granted; nothing has changed. */
export type Error = {
  /** What kind of refusal, for programs. */
  code: string;
  /** What was wrong and what would be right, for people. */
  message: string;
  /** The field of the request that was wrong. */
  field?: string | null;
  /** The reason's name, by which its translations are found; empty for one without. */
  id?: string;
  /** With the codes "banned" and "muted": why, and until when. */
  ban?: InForce | null;
};

/** What keeps somebody from talking, or out. */
export type InForce = {
  why: Why;
  /** What the keeper says, in their own words. */
  reason?: string;
  /** When it ends; null: it is for good. */
  until?: number | null;
};

export type Why = 'insults' | 'spam' | 'cheating' | 'name' | 'other';

/** Who the server takes the client for. */
export type Me = {
  id: string;
  name: string;
  language: string;
  /** Where your-turn notices go. */
  email?: string | null;
  /** Whether this guest looks after the house. */
  keeper?: boolean;
  /** Why and how long this guest may not talk at tables. */
  mute?: InForce | null;
  /** Why and how long this guest may not come in. */
  ban?: InForce | null;
  /** What this guest has chosen for the page, on all their devices. */
  preferences?: Record<string, Preference>;
  /** Whether anybody may see the profile. */
  public?: boolean;
};

export type Preference = boolean | number | string;

/** Whom the server takes the client for, if anybody. */
export type Who = {
  guest?: Me | null;
  /** Why and how long nobody may come in from this address. */
  ban?: InForce | null;
};

/** A one-time link that makes another device this guest's, too. */
export type Link = {
  url: string;
  expires_at: number;
};

/** A token, without its secret. */
export type TokenInfo = {
  id: string;
  name: string;
  created_at: number;
  /** When it ends; null for one from before tokens had an end. */
  expires_at?: number | null;
};

/** A new token. Its secret is told once, here. */
export type MadeToken = {
  id: string;
  name: string;
  created_at: number;
  secret: string;
  expires_at?: number | null;
};

/** The server's public key for web push; null where nothing is pushed. */
export type PushKey = {
  key: string | null;
};

/** A table as it is told to who has its invitation, before they come in. */
export type Invitation = {
  /** The name of who invites; empty for somebody who has gone. */
  host: string;
  game: string;
  variant: string;
  players: number;
  /** Seats that are free. */
  free: number;
  /** The names of the people who sit there already. */
  seated: string[];
  status: TableStatus;
  clock: ClockSetting;
  /** Whether who asks belongs to the table already. */
  yours?: boolean;
};

export type TableStatus = 'waiting' | 'playing' | 'finished' | 'abandoned';

export type ClockSetting = NoClock | LiveClock | SlowClock;

/** Everybody takes the time they need. */
export type NoClock = {
  kind: 'none';
};

/** Time for each turn, and a reserve for the whole game, which pays for what goes beyond. */
export type LiveClock = {
  kind: 'live';
  turn_seconds: number;
  reserve_seconds: number;
};

/** Days for each turn. */
export type SlowClock = {
  kind: 'slow';
  days: number;
};

/** Tables, newest first; older ones follow with ?before= the last one's `created_at`. */
export type Listings = {
  tables: Listing[];
};

/** A table in a list. */
export type Listing = {
  table: TableInfo;
  created_at: number;
  started_at?: number | null;
  finished_at?: number | null;
  /** In "my games": whose turn it is, while it is played. */
  act?: number | null;
  your_turn?: boolean;
  result?: MatchResult | null;
  /** In "my games": what you have noted for yourself about it. */
  note?: string;
};

/** The table itself: its settings and who sits there. Sent first, and whenever it changes. */
export type TableInfo = {
  t: 'table';
  id: string;
  game: string;
  variant: string;
  players: number;
  status: TableStatus;
  host: string;
  seats: SeatInfo[];
  /** The seats of whoever receives this. */
  yours: number[];
  /** Whether all that can be worked out is shown; else rivals' screens hide it. */
  open: boolean;
  public: boolean;
  hints: boolean;
  clock: ClockSetting;
  /** How many look on, each counted once. */
  onlookers?: number;
  /** The names of those of them who have one, some of them where there are many. */
  watching?: string[];
  /** The table of the rematch. */
  next?: string | null;
  /** The key of the invitation link; only for those who sit there. */
  invite?: string | null;
  /** All who have come, also those without a seat; only for the host. */
  members?: MemberInfo[];
  /** The round of Five Tribes, or the turn of Ali Baba, that its story begins in: later than the first where an earlier game is played on. */
  begins?: number;
  /** The version of the game's rules, where this server doesn't know it: nothing can be played then. */
  rules_unknown?: number | null;
  /** The bot that plays for somebody whose time has run out, or who is away. */
  stand_in?: string;
  /** After how long the others may let it play for somebody who is away; left out where they never may, as at every table with a clock. */
  away_seconds?: number | null;
  /** Whether the house has closed this table; then it is abandoned. */
  closed?: boolean;
  /** Why, if its keepers say so. */
  closed_reason?: string;
  /** Whether the game changes ratings: between people, or where bots may sit, too. */
  rated?: Rated;
  /** The tournament that the table belongs to. */
  tournament?: string | null;
  /** What it was set up for; one of a match or a challenge starts by itself once all have sat down. */
  occasion?: Occasion;
};

/** Who sits on a seat. */
export type SeatInfo = {
  kind: SeatKind;
  name?: string;
  /** The public id of who sits there, or who plays it on their screen. */
  guest?: string | null;
  /** The bot's level; also of one that stands in. */
  bot?: string | null;
  /** Whether the bot stands in for the person. */
  standing_in?: boolean;
  /** Whether the person is connected. */
  here?: boolean;
  resigned?: boolean;
  /** Whether it is kept for somebody of the game before, who hasn't said yet whether they play again. */
  asked?: boolean;
  /** At a rated table; after the game as it is then. */
  rating?: RatingInfo | null;
};

export type SeatKind = 'free' | 'person' | 'bot' | 'same-screen';

/** How strong somebody plays, at the game and pace of a table. */
export type RatingInfo = {
  value: number;
  /** How far it may be off: in 95 of 100 cases not farther. */
  uncertainty: number;
  /** Whether too little is known yet. */
  provisional?: boolean;
  /** Whether it is a bot's, estimated from games between bots. */
  estimate?: boolean;
  /** By how much the game that is over has changed it. */
  change?: number | null;
};

/** Somebody who has come to a table, on a seat or not. */
export type MemberInfo = {
  guest: string;
  name: string;
};

export type Rated = 'no' | 'people' | 'with-bots';

export type Occasion = '' | 'match' | 'challenge';

/** How a game ended. */
export type MatchResult = {
  why: 'played' | 'resigned';
  winners: number[];
  /** The score sheet of each seat; null where all but one have given up, and nothing was counted. */
  scores: Record<string, number>[] | null;
  /** People's seats for which a bot has decided at least half of the turns: a win is not their own. */
  by_bots?: number[];
};

/** What there is here. */
export type ServerInfo = {
  version: string;
  protocol: number;
  games: GameInfo[];
  bots: string[];
  languages: string[];
  /** Whether your-turn notices can go by e-mail. */
  mail: boolean;
  /** What a stranger needs to come in. */
  entry?: Entrance;
};

/** A game that can be played here. */
export type GameInfo = {
  game: string;
  title: string;
  players: number[];
  variants: string[];
  rules: number;
  /** For each variant how many may play it. */
  tables: Record<string, number[]>;
  /** The bots that play it. */
  bots: string[];
};

export type Entrance = 'open' | 'password' | 'invitation';

/** Whether the server is well. */
export type Health = {
  status: 'ok' | 'trouble';
  version: string;
  /** Whether the database answers. */
  store: boolean;
  /** Entries on their way to the disk. */
  queue: number;
  /** Tables in memory. */
  tables: number;
  connections: number;
  /** Turns and hints that bots have still to think about. */
  thoughts: number;
  /** Tables in play that can't be gone on with here, since this version doesn't know their rules. */
  tables_of_unknown_rules: number;
};

/** The rules of a game. */
export type Rules = {
  game: string;
  /** The language they are told in: English, where they aren't translated. */
  language: string;
  sections: RulesSection[];
};

/** A part of the rules. */
export type RulesSection = {
  title: string;
  /** 1 for the whole, 2 for a chapter, 3 for a part of one. */
  level: number;
  clauses: ClauseInfo[];
  /** What is said outside its clauses, in Markdown. */
  text?: string;
};

/** A rule. */
export type ClauseInfo = {
  id: string;
  /** In Markdown; for a djinn its power. */
  text: string;
  /** For a djinn: its name, its points, and what its power costs. */
  name?: string | null;
  value?: number | null;
  price?: string | null;
};

/** The score sheet. */
export type Sheet = {
  /** One for each seat. */
  scores: Record<string, number>[];
  winners: number[];
};

/** What a bot would do in a position of the game, best first; it is told only what that seat knows. */
export type BotsAdvice = {
  lines: HintLine[];
};

/** A way to go on, and what a bot expects of it. */
export type HintLine = {
  do: string[];
  /** The chance to win, 0 to 1. */
  win: number;
  /** Points by which it expects to end ahead of the best rival. */
  margin: number;
};

/** A position of the game in one line, for an address or a chat. */
export type PositionCode = {
  code: string;
};

/** The record of a game as text. */
export type RecordText = {
  text: string;
};

/** By this id anybody can look back at the game. */
export type ReviewId = {
  id: string;
};

/** A game to look back at, with everything shown. */
export type ReviewInfo = {
  id: string;
  game: string;
  variant: string;
  players: number;
  names: string[];
  /** For each seat the bot that had it; null for a person. */
  bots: (string | null)[];
  table: string | null;
  /** How it ended; null if it didn't. */
  over: MatchResult | null;
  /** The position before the first step. */
  view: View;
  /** What the score sheet says of each seat there. */
  points: number[];
  steps: ReviewStep[];
  turns: ReviewTurn[];
  judged: Judged[];
  total: number;
  done: boolean;
  /** How much was said of its moments. */
  comments?: number;
};

export type View = { [field: string]: unknown };

/** A step of the game. */
export type ReviewStep = {
  seat: number;
  do: string;
  /** As in `moved`, with everything shown. */
  changes: Change[];
  story: StoryEntry[];
  /** The number of its turn. */
  turn: number;
  /** What the score sheet says of each seat after it. */
  points: number[];
};

export type Change = [path: (string | number)[], value?: unknown];

export type StoryEntry = { what: string; seat: number | null; rule?: string; [field: string]: unknown };

/** A turn, or a bid. */
export type ReviewTurn = {
  seat: number;
  kind: 'bid' | 'turn';
  /** In Five Tribes: counted from where the record begins. */
  round: number | null;
  /** The number of its first step. */
  from: number;
  /** The number of the step after its last. */
  to: number;
};

/** What a bot thinks of a turn. */
export type Judged = {
  turn: number;
  /** What it would have played, as far as chance would have let it see. */
  best: string[];
  /** What that would have brought. */
  story: StoryEntry[];
  /** The chance of each seat to win before the turn. */
  win: number[];
  /** Points by which each seat was expected to end ahead of its best rival. */
  margin: number[];
  /** The chance of each seat to win after the turn. */
  after: number[];
  after_margin: number[];
  /** Points by which what was played is worse; 0 if no difference can be told. */
  lost: number;
  is_best: boolean;
  /** Why: what was played, up to where chance had a say. Null where it was judged before this was told. */
  played_brings?: Brought | null;
  /** Why: what the bot would have played. */
  best_brings?: Brought | null;
};

/** What a line of play brings, by the score sheet. */
export type Brought = {
  /** Points of its seat, at once. */
  gain: number;
  /** The most points that the next turn can bring then; null for a bid, and at the end of the game. */
  leaves: number | null;
  /** Whose turn that is; null where bids come first. */
  next: number | null;
};

/** What a bot thinks of the turns, as far as it has come. */
export type JudgedTurns = {
  judged: Judged[];
  /** How many turns there are. */
  total: number;
  done: boolean;
};

/** All that is kept of a guest, but for secrets, of which only fingerprints are kept. */
export type OwnData = {
  made_at: number;
  guest: OwnGuest;
  tokens: TokenInfo[];
  browsers: OwnBrowser[];
  links: OwnLink[];
  ratings: OwnRating[];
  results: OwnResult[];
  signed_out: OwnDevice[];
  puzzles: OwnPuzzle[];
  /** The days on which a puzzle of the day was solved. */
  puzzle_days: string[];
  tournaments: OwnTournament[];
  friends: OwnFriend[];
  blocked: OwnFriend[];
  notes: OwnNote[];
  comments: OwnComment[];
  reviews: OwnReview[];
  tables: OwnTable[];
};

/** Who the guest is. */
export type OwnGuest = {
  id: string;
  name: string;
  language: string;
  created_at: number;
  email?: string | null;
  /** When they were last here, to the day. */
  seen_at?: number | null;
  /** What they have chosen for the page. */
  preferences?: Record<string, Preference>;
  /** Whether anybody may see their profile. */
  public?: boolean;
  /** The code of the link by which they make friends. */
  friend_link?: string | null;
};

/** A browser that your-turn notices are pushed to. */
export type OwnBrowser = {
  endpoint: string;
  created_at: number;
};

/** A one-time link that was not followed yet. */
export type OwnLink = {
  purpose: string;
  expires_at: number;
  /** The address that it is to confirm. */
  email?: string;
};

/** How strong the guest plays a game at one pace, how far that may be off, after so many games. */
export type OwnRating = {
  game: string;
  pace: Pace;
  value: number;
  deviation: number;
  games: number;
  at: number;
};

export type Pace = 'blitz' | 'normal' | 'slow' | 'unhurried';

/** How the guest came out of a game. */
export type OwnResult = {
  table: string;
  game: string;
  pace: Pace;
  finished_at: number;
  place: number;
  gave_up: boolean;
  keepsakes: string[];
  score?: number | null;
  sheet?: Record<string, number> | null;
  rated?: boolean;
  /** The rating and its deviation before a rated game. */
  before?: [number, number] | null;
  after?: [number, number] | null;
};

/** A device that has signed out; kept until its cookie would have ended by itself. */
export type OwnDevice = {
  device: string;
  expires_at: number;
};

/** A puzzle that the guest has tried, as the first attempt went. */
export type OwnPuzzle = {
  id: string;
  game: string;
  credit: number;
  /** The guest's after it. */
  rating: number;
  doubt: number;
  at: number;
  /** The day on which its answer was last told. */
  shown_on?: string;
};

/** A tournament that the guest has set up, or taken part in; its tables are among the guest's. */
export type OwnTournament = {
  id: string;
  name: string;
  /** Whether the guest has set it up. */
  host: boolean;
  status: TournamentStatus;
  setting: Record<string, unknown>;
  created_at: number;
  joined_at?: number | null;
  /** Whether the guest hasn't left it. */
  takes_part?: boolean;
};

export type TournamentStatus = 'open' | 'running' | 'over';

/** A friend of the guest's, or somebody whom they have blocked. */
export type OwnFriend = {
  guest: string;
  since: number;
};

/** What the guest has noted for themselves about a game. */
export type OwnNote = {
  table: string;
  at: number;
  text: string;
};

/** What the guest has said of a moment of a review. */
export type OwnComment = {
  review: string;
  step: number;
  at: number;
  text: string;
};

/** A review of a record that the guest brought along. */
export type OwnReview = {
  id: string;
  created_at: number;
  record: Record<string, unknown>;
};

/** A table at which the guest was. */
export type OwnTable = {
  id: string;
  game: string;
  /** What was agreed on before the game. */
  setting: Record<string, unknown>;
  public: boolean;
  status: TableStatus;
  /** Whether the guest is its host. */
  host: boolean;
  role: OwnRole;
  came_at: number;
  seats: OwnSeat[];
  said: OwnLine[];
  /** When the guest was told that it is their turn. */
  notices: number[];
  created_at: number;
  started_at?: number | null;
  finished_at?: number | null;
  result?: MatchResult | null;
  /** The game, once it is over and where the guest sat; it can be brought along for a review. Where there are very many, the oldest are left out. */
  record?: Record<string, unknown> | null;
  /** Whether it was set up by a search for a quick match, or as a challenge of friends. */
  occasion?: Occasion;
};

export type OwnRole = 'in' | 'left' | 'removed' | '';

/** A seat of a table at which the guest was. */
export type OwnSeat = {
  kind: SeatKind;
  name: string;
  bot?: string | null;
  yours?: boolean;
};

/** A line of chat that the guest said. */
export type OwnLine = {
  at: number;
  text: string;
};

/** What somebody has played. */
export type Profile = {
  id: string;
  name: string;
  yours: boolean;
  public: boolean;
  games: number;
  won: number;
  ratings: PlayerRating[];
  tallies: GamesTally[];
  rivals: Rivalry[];
  scoring: Scoring[];
  favourites: Favourite[];
  reviewed: ReviewedGame[];
  best: TopTurn[];
};

/** How strong somebody plays a game, at one pace. */
export type PlayerRating = {
  game: string;
  pace: Pace;
  rating: RatingInfo;
  /** Rated games so far. */
  games: number;
  /** How it came about, the oldest first; of very many the last. */
  points: RatingPoint[];
};

/** A rating after a game. */
export type RatingPoint = {
  at: number;
  value: number;
};

/** How somebody fared in games of one kind. */
export type GamesTally = {
  games: number;
  /** Where they came first, alone or with others. */
  won: number;
  game: string;
  players: number;
  /** Their mean score, where any was counted. */
  mean?: number | null;
};

/** How somebody fared against one opponent. */
export type Rivalry = {
  games: number;
  /** Games in which they came in before that opponent. */
  ahead: number;
  behind: number;
  /** Empty for who has gone for good. */
  name?: string;
  /** The id of a profile that may be looked at. */
  guest?: string | null;
  /** A bot's level. */
  bot?: string | null;
};

/** By which points somebody wins a game: the newest games. */
export type Scoring = {
  game: string;
  games: number;
  lines: ScoringLine[];
};

/** A line of the score sheet: how much it brings somebody, and how much it brings on average here. */
export type ScoringLine = {
  line: string;
  own: number;
  average: number;
};

/** What somebody has gathered most often: in Five Tribes a djinn. */
export type Favourite = {
  game: string;
  name: string;
  games: number;
  won: number;
};

/** How well somebody played a game that was looked back at. */
export type ReviewedGame = {
  review: string;
  game: string;
  at: number;
  /** From 0 to 1: the mean over their turns, each halved by every ten points lost. */
  accuracy: number;
};

/** A turn that a bot would not have played better, and that brought much. */
export type TopTurn = {
  review: string;
  game: string;
  turn: number;
  gain: number;
  at: number;
};

/** Games that are over, the newest first. */
export type PlayedGames = {
  games: PastGame[];
  /** What to ask for older ones with, as `?before=`; null if there are none. */
  next?: string | null;
};

/** A game that is over. */
export type PastGame = {
  table: string;
  game: string;
  pace: Pace;
  finished_at: number;
  /** How long it took. */
  seconds: number;
  /** One's own. */
  place: number;
  seats: PastSeat[];
  rated?: boolean;
  /** One's own after a rated game, with how it changed. */
  rating?: RatingInfo | null;
  /** Where it can be looked back at, if somebody has. */
  review?: string | null;
};

/** A seat of a game that is over. */
export type PastSeat = {
  place: number;
  /** Empty for who has gone for good. */
  name?: string;
  /** The id of a profile that may be looked at. */
  guest?: string | null;
  bot?: string | null;
  you?: boolean;
  gave_up?: boolean;
  score?: number | null;
  sheet?: Record<string, number> | null;
};

/** Who plays a game best, at one pace: of those whose profile is public, and of whom enough is known. */
export type Leaderboard = {
  game: string;
  pace: Pace;
  leaders: Leader[];
  bots: BotRating[];
};

/** Somebody on a leaderboard. */
export type Leader = {
  guest: string;
  name: string;
  rating: RatingInfo;
  games: number;
};

/** What a bot's rating is estimated to be. */
export type BotRating = {
  bot: string;
  rating: RatingInfo;
};

/** A lesson. */
export type LessonInfo = {
  /** The game and the name, as in "five-tribes/moving". */
  id: string;
  game: string;
  /** The id of its title. */
  words: string;
  tasks: TaskInfo[];
};

/** A task of a lesson. */
export type TaskInfo = {
  id: string;
  /** The id of its text; with -done after it, of what is said once it is solved. */
  words: string;
};

/** How a task stands. */
export type TaskState = {
  view: View;
  /** Whose decision it is to try out. */
  seat: number;
  act: number | null;
  /** What may be done; null once there is nothing left to do, or it is for others to decide. */
  legal: string[] | null;
  story: StoryEntry[];
  /** The numbers of the steps that were carried out; all can be taken back, by not sending them. */
  steps: number[];
  /** Why the step after these was not carried out. */
  refused: TaskRefusal | null;
  /** The points gained so far. */
  gain: number;
  /** The seat's score sheet, line by line. */
  sheet: Record<string, number>;
  /** The points in sight of each seat, as at a table. */
  points: number[];
  /** Whether it is solved. */
  done: boolean;
  /** Whether the turn is over without that: one has to take something back. */
  failed: boolean;
};

/** Why a step was not carried out. */
export type TaskRefusal = {
  message: string;
  /** The clause that forbids it. */
  rule: string | null;
  /** The reason's name, by which its translations are found; empty for one without. */
  id: string;
};

/** The ways on at a task, as at a table. */
export type TaskWays = {
  ways: Way[];
};

/** A way to go on. */
export type Way = {
  do: string[];
  /** As for a look ahead, from the position at `ply` on. */
  gain: number;
  /** What it brings; picking up and dropping is told by `do` alone. */
  story: StoryEntry[];
  /** As for a look ahead. */
  parts: Record<string, number>;
};

/** One way to solve a task. */
export type Solution = {
  do: string[];
};

/** All puzzles, and how far a guest has come with them. */
export type PuzzleHall = {
  /** Today, in UTC: 2026-11-18. */
  day: string;
  games: PuzzleShelf[];
  /** Days in a row on which the guest has solved a puzzle of the day. */
  streak?: number;
  longest?: number;
  done_today?: boolean;
};

/** The puzzles of a game. */
export type PuzzleShelf = {
  game: string;
  number: number;
  themes: PuzzleTheme[];
  /** The id of the puzzle of the day. */
  today: string;
  /** What the guest had for it at the first attempt. */
  today_credit?: number | null;
  /** Once the guest has tried one. */
  mine?: SolverRating | null;
};

/** What puzzles may be about. */
export type PuzzleTheme = {
  name: string;
  /** How many are. */
  number: number;
};

/** How well a guest solves puzzles of a game. */
export type SolverRating = {
  rating: number;
  /** One standard deviation. */
  doubt: number;
  /** Whether enough is known of them. */
  sure: boolean;
  tried: number;
  /** At the first attempt. */
  solved: number;
  /** The rating after each of the last attempts, the newest last. */
  history: number[];
};

/** A puzzle by its id. */
export type PuzzleName = {
  id: string;
  game: string;
  /** The puzzle itself, where somebody brought it along. */
  line?: string;
};

/** How far a turn has come that somebody tries out; nothing in it tells the answer. */
export type PuzzleState = {
  view: View;
  /** Whose decision it is to try out. */
  seat: number;
  act: number | null;
  /** What may be done; null once there is nothing left to do, or it is for others to decide. */
  legal: string[] | null;
  story: StoryEntry[];
  /** The numbers of the steps that were carried out; all can be taken back, by not sending them. */
  steps: number[];
  /** Why the step after these was not carried out. */
  refused: TaskRefusal | null;
  /** The points gained so far. */
  gain: number;
  /** The seat's score sheet, line by line. */
  sheet: Record<string, number>;
  /** The points in sight of each seat, as at a table. */
  points: number[];
  id: string;
  game: string;
  /** How hard it is. */
  rating: number;
  /** The day whose puzzle it is, if it is today's. */
  day?: string;
  /** What the guest had for it at the first attempt. */
  credit?: number | null;
  /** Whether the turn is over, or chance has its say: it can be answered with. */
  whole: boolean;
};

/** What an answer is worth. */
export type PuzzleJudged = {
  solved: boolean;
  /** Points by which it is behind the best turn. */
  lost: number;
  /** Of a hundred. */
  credit: number;
  /** What it brings at once, and leaves to the next. */
  brings: Brought;
  /** Told to who has solved it. */
  best?: BestTurn | null;
  /** The guest's, after their first attempt; null where it doesn't count. */
  rating?: number | null;
  /** By how much it has changed. */
  change?: number;
  /** Where this solves a puzzle of the day: the days in a row. */
  streak?: number;
};

/** The answer to a puzzle, and why. */
export type BestTurn = {
  do: string[];
  story: StoryEntry[];
  /** What makes it the best turn, the most telling first. */
  themes: string[];
  /** How many points the best turn of another kind is behind. */
  gap: number;
  /** Whether the ending was solved to its end, or searched deeply, twice. */
  proof: 'solved' | 'searched';
  brings: Brought;
  /** The puzzle as its file has it. */
  line: string;
};

/** The house at a glance. */
export type Glance = {
  now: number;
  version: string;
  entry: string;
  guests: number;
  /** Who have come in the last 24 hours. */
  guests_today: number;
  /** Who are at tables just now. */
  guests_here: number;
  /** The five newest guests. */
  newest: GuestLine[];
  /** How many there are of each status. */
  tables: Record<string, number>;
  connections: number;
  onlookers: number;
  /** This process first. */
  nodes: NodeLoad[];
  database_bytes: number;
  /** Open ones. */
  reports: number;
  /** In force. */
  sanctions: number;
  keepers: MemberInfo[];
};

/** A guest, as keepers see them. */
export type GuestLine = {
  id: string;
  name: string;
  language: string;
  created_at: number;
  /** When they were last here, to the day. */
  seen_at: number;
  /** At how many tables they have sat. */
  games: number;
  /** Whether they are at a table just now. */
  here?: boolean;
  keeper?: boolean;
  /** Where they lately came from; it is kept in memory only. */
  networks?: string[];
  sanctions?: SanctionInfo[];
};

/** A guest who may not talk, or a guest or network that may not come in. */
export type SanctionInfo = {
  id: string;
  kind: SanctionKind;
  created_at: number;
  why: Why;
  reason?: string;
  /** Null: for good. */
  until?: number | null;
  guest?: MemberInfo | null;
  network?: string | null;
  by?: MemberInfo | null;
};

export type SanctionKind = 'mute' | 'ban';

/** How much one process of the server has to do. */
export type NodeLoad = {
  node: string;
  /** To tables. */
  connections: number;
  onlookers: number;
  /** Open in memory. */
  tables: number;
  /** Seconds by which the event loop came late to what was due, in the last minute. */
  lag_mean: number;
  lag_p99: number;
  /** Turns and hints that bots have still to think about. */
  thoughts: number;
  /** Entries on their way to the disk. */
  queue: number;
};

/** Guests, newest first; more follow with ?after= the last one's `id`, unless there are fewer than 50. */
export type GuestList = {
  guests: GuestLine[];
};

/** Tables, newest first; more follow with ?after= the last one's `id`, unless there are fewer than 50. */
export type HouseTables = {
  tables: HouseTable[];
};

/** A table, as keepers see it. */
export type HouseTable = {
  /** As a stranger who looks on sees it; also a private one. */
  table: TableInfo;
  host: MemberInfo;
  created_at: number;
  started_at?: number | null;
  finished_at?: number | null;
  /** Guests who are there just now, on a seat or not. */
  here?: MemberInfo[];
  /** Strangers who look on. */
  nameless?: number;
};

/** All that are in force, newest first. */
export type SanctionList = {
  sanctions: SanctionInfo[];
};

/** Reports, newest first; more follow with ?after= the last one's `id`, unless there are fewer than 50. */
export type ReportList = {
  reports: ReportInfo[];
};

/** A line of chat, or a comment on a review, that somebody has reported. */
export type ReportInfo = {
  id: number;
  /** Where it was said; empty for a comment. */
  table: string;
  n: number;
  said_at: number;
  /** Who has said it, with the name they had then. */
  guest: MemberInfo;
  text: string;
  reporter: MemberInfo;
  created_at: number;
  /** What the reporter says about it. */
  words?: string;
  /** Whether the line is deleted, or has made room for newer ones. */
  gone?: boolean;
  /** The review that it is a comment on. */
  review?: string | null;
  settled_at?: number | null;
  by?: MemberInfo | null;
  outcome?: string | null;
};

/** What keepers did, newest first; more follow with ?after= the last one's `id`. */
export type ActList = {
  acts: ActInfo[];
};

/** What a keeper did. */
export type ActInfo = {
  id: number;
  at: number;
  act: Act;
  by?: MemberInfo | null;
  /** To whom; as they are called now. */
  guest?: MemberInfo | null;
  network?: string | null;
  table?: string | null;
  /** The line of chat, the report or the number of uses. */
  n?: number | null;
  until?: number | null;
  reason?: string;
};

export type Act = 'keeper' | 'no-keeper' | 'close' | 'unsay' | 'mute' | 'ban' | 'lift-mute' | 'lift-ban' | 'settle' | 'invite' | 'uninvite' | 'call-off';

/** Invitations by which somebody may still come, newest first. */
export type HouseInvitations = {
  invitations: HouseInvitation[];
};

/** An invitation to the house, without its secret. */
export type HouseInvitation = {
  id: string;
  uses: number;
  used: number;
  created_at: number;
  expires_at: number;
  note?: string;
  by?: MemberInfo | null;
};

/** A new invitation. Its link is told once, here. */
export type MadeHouseInvitation = {
  id: string;
  url: string;
  uses: number;
  expires_at: number;
};

/** Tournaments that are open, running or lately over, newest first. */
export type TournamentList = {
  tournaments: TournamentListing[];
};

/** A tournament in a list. */
export type TournamentListing = {
  id: string;
  name: string;
  game: string;
  variant: string;
  kind: TournamentKind;
  status: TournamentStatus;
  seats: number;
  clock: ClockSetting;
  /** How many take part. */
  entrants: number;
  created_at: number;
  starts_at?: number | null;
  /** Whether who asks takes part, or has set it up. */
  yours?: boolean;
};

export type TournamentKind = 'swiss' | 'round-robin' | 'arena';

/** A tournament: how it is played, how all stand, and its last round. */
export type TournamentInfo = {
  id: string;
  name: string;
  host: string;
  host_name: string;
  game: string;
  variant: string;
  kind: TournamentKind;
  status: TournamentStatus;
  seats: number;
  /** How many there are to be; 0 where that isn't known. */
  rounds: number;
  minutes: number;
  round_days: number;
  duplicate: boolean;
  clock: ClockSetting;
  public: boolean;
  /** How many lines its log has: it changes with whatever happens. */
  length: number;
  /** Rounds that were paired so far. */
  paired: number;
  standings: PlaceInfo[];
  created_at: number;
  starts_at?: number | null;
  begun_at?: number | null;
  over_at?: number | null;
  /** Whether its games change ratings. */
  rated?: boolean;
  /** Why it is over. */
  why?: TournamentEnd | null;
  /** The last one, or the one that was asked for. */
  round?: RoundInfo | null;
  /** Whether who asks takes part and is paired. */
  takes_part?: boolean;
  /** Where who asks plays just now. */
  your_table?: string | null;
  /** Whether who asks could join, or come back. */
  may_join?: boolean;
};

/** How somebody stands. */
export type PlaceInfo = {
  place: number;
  guest: string;
  /** Empty for somebody who has gone for good. */
  name: string;
  points: number;
  /** First tie-break: what one's rivals have made in all, their average at each table. */
  opponents: number;
  /** Second: what one has made against those with the same points and rivals. */
  head_to_head: number;
  /** Third: one's part of the points counted at one's tables. */
  share: number;
  played: number;
  won: number;
  byes?: number;
  /** Whether they have left, and aren't paired any more. */
  left?: boolean;
};

export type TournamentEnd = 'played' | 'called-off' | 'too-few';

/** A round, or the tables of an arena that began together. */
export type RoundInfo = {
  number: number;
  tables: TableOfRound[];
  /** The names of those who have no table. */
  byes?: string[];
  /** When tables that aren't finished are counted as they stand. */
  ends_at?: number | null;
};

/** A table of a round. */
export type TableOfRound = {
  seats: SeatOfRound[];
  over?: boolean;
  /** Its id, for who may look. */
  table?: string | null;
};

/** Somebody at a table of a round. */
export type SeatOfRound = {
  guest: string;
  name: string;
  /** At this table, once it is over and counts. */
  place?: number | null;
  score?: number | null;
  /** What it brings: at the table itself, or against the field. */
  points?: number | null;
  /** Where all tables are dealt the same: how far ahead of the others at one's table, on average; by this seats are compared with the field. */
  lead?: number | null;
};

/** All who wait, the longest waiting first. */
export type WaitingMatches = {
  waiting: WaitingMatch[];
  /** The table at which who asks waits for a match themselves. */
  yours?: string | null;
};

/** People who wait for others to play with, at a table that a quick match would lead to. */
export type WaitingMatch = {
  game: string;
  variant: string;
  players: number;
  pace: MatchPace;
  /** Who waits. */
  names: string[];
  rated?: boolean;
};

export type MatchPace = 'none' | 'fast' | 'live' | 'slow';

/** What follows the # in the link by which one makes friends. */
export type FriendCode = {
  code: string;
};

/** Whose link it is. */
export type Befriended = {
  guest: string;
  name: string;
  /** Whether they are friends already. */
  friends?: boolean;
  /** Whether it is the link of who asks. */
  yours?: boolean;
};

/** One's friends, and whom one has blocked. */
export type Company = {
  friends: FriendInfo[];
  blocked: BlockedGuest[];
  /** That of one's own link, if there is one. */
  code?: string | null;
};

/** A friend. */
export type FriendInfo = {
  guest: string;
  name: string;
  since: number;
  /** Whether they are in the house just now. */
  here?: boolean;
  /** When they were last here, to the day. */
  seen_at?: number | null;
};

/** Somebody whom one has blocked. */
export type BlockedGuest = {
  guest: string;
  name: string;
  since: number;
};

/** What was noted. */
export type NoteInfo = {
  text?: string;
  at?: number | null;
};

/** A comment on a moment of a review. */
export type CommentInfo = {
  n: number;
  step: number;
  at: number;
  guest: string;
  /** Of who said it, as they are called now. */
  name: string;
  text: string;
  /** Whether who asks may delete it. */
  deletable?: boolean;
};

/** What was said of a review, in order. */
export type CommentList = {
  comments: CommentInfo[];
  /** What who asks has noted for themselves about the game; null unless they have played it. */
  note?: string | null;
};

/** The first message: who the server takes the client for. */
export type Welcome = {
  t: 'welcome';
  /** The protocol's version. */
  v: number;
  /** The client's public id; null for one without a name. */
  guest: string | null;
  name: string | null;
  /** The server's time, in milliseconds since 1970. */
  now: number;
};

/** The whole game as one seat may know it. */
export type Position = {
  t: 'position';
  ply: number;
  /** Steps from this ply on can still be taken back by who is playing them. */
  fixed: number;
  /** Whose view this is; null for an onlooker. */
  seat: number | null;
  /** Whose decision it is; null once over. */
  act: number | null;
  view: View;
  /** What may be done, if it is for this seat to decide. */
  legal: string[] | null;
  /** All that has happened, entry by entry. */
  story: StoryEntry[];
  /** The plies of the steps that this seat can take back. */
  steps?: number[];
  /** Null at a table without a clock. */
  clocks?: Clocks | null;
  /** The result, once over. */
  over?: MatchResult | null;
  /** The points in sight of each seat, as far as this receiver may know them. */
  points?: number[];
  re?: string;
};

/** The time there is, told in absolute times, so that it stays true while nothing happens. */
export type Clocks = {
  /** When the turn under way began, in milliseconds since 1970. */
  since: number;
  /** When the time of who has to decide runs out; null where a bot decides, or nobody. */
  until: number | null;
  /** What is left of each seat's reserve, in milliseconds; only where there is one. */
  reserve?: number[];
  /** Whether the time has run out, and the clock stands until who has to decide has played: only bots wait for them. */
  paused?: boolean;
};

/** What has changed since the receiver's last `ply`. */
export type Moved = {
  t: 'moved';
  ply: number;
  /** The ply this follows on; a client that is elsewhere asks for `sync`. */
  was: number;
  fixed: number;
  seat: number | null;
  act: number | null;
  changes: Change[];
  legal: string[] | null;
  /** New entries. */
  story: StoryEntry[];
  /** How many of the last entries of the story were taken back first. */
  gone?: number;
  /** As in a position. */
  steps?: number[];
  clocks?: Clocks | null;
  over?: MatchResult | null;
  /** As in a position. */
  points?: number[];
  re?: string;
};

/** What the seat that decides is busy with, while its steps can be taken back; never what it does. */
export type Doing = {
  t: 'doing';
  seat: number;
  what: 'bidding' | 'picking' | 'sowing' | 'choosing';
};

/** What those steps would bring, as far as chance has no say. */
export type Looked = {
  t: 'looked';
  ply: number;
  changes: Change[];
  story: StoryEntry[];
  legal: string[];
  /** Points of the seat, by the score sheet, more than it has now. */
  gain?: number;
  /** The same, line by line of the score sheet; lines that stay as they are are left out. */
  parts?: Record<string, number>;
  re?: string;
};

/** The ways on from there up to the next decision, the best gain first. */
export type Ways = {
  t: 'ways';
  ply: number;
  ways: Way[];
  re?: string;
};

/** The best ways to go on, best first. */
export type Hinted = {
  t: 'hinted';
  ply: number;
  lines: HintLine[];
  re?: string;
};

/** A line of chat. */
export type Said = {
  t: 'said';
  n: number;
  at: number;
  guest: string;
  name: string;
  text: string;
  re?: string;
};

/** A keeper has deleted a line of chat: it isn't to be shown any more. */
export type Unsaid = {
  t: 'unsaid';
  n: number;
};

/** Whether the house lets the receiver talk; sent when it changes, and at first to who may not. */
export type Muted = {
  t: 'muted';
  /** Null: they may talk again. */
  mute?: InForce | null;
};

/** A request was carried out, or had been carried out before. */
export type Done = {
  t: 'done';
  re: string;
  ply?: number;
};

/** A step that should be undoable is not: it couldn't be taken back. Nothing has changed. */
export type Final = {
  t: 'final';
  re: string;
  ply: number;
};

/** A request was not carried out, and nothing has changed. */
export type Refused = {
  t: 'refused';
  /** What kind of refusal: illegal, stale, not-yours, not-allowed, bad-message, too-fast, … */
  code: string;
  message: string;
  /** The clause that forbids it. */
  rule?: string | null;
  ply?: number;
  re?: string;
  /** The reason's name, by which its translations are found; empty for one without. */
  id?: string;
};

/** The server closes the connection. */
export type Bye = {
  t: 'bye';
  /** "restart", "removed", "slow", "elsewhere" … */
  code: string;
  message: string;
  /** Whether to connect again. */
  again?: boolean;
  /** The reason's name, by which its translations are found; empty for one without. */
  id?: string;
  /** With the code "banned": why, and until when. */
  ban?: InForce | null;
};

/** Carry out an action. */
export type Do = {
  t: 'do';
  /** The number of log entries the client has seen: where this one would stand. */
  ply: number;
  /** The action in the game's notation. */
  do: string;
  /** Only if it can be taken back afterwards; where it can't, nothing is done, and `final` says so. */
  undoable?: boolean;
  re?: string;
};

/** Take steps of the turn under way back. */
export type Back = {
  t: 'back';
  /** As for an action. */
  ply: number;
  /** The ply of the first step taken back. */
  to: number;
  re?: string;
};

/** Tell what steps would bring, without carrying them out. */
export type Look = {
  t: 'look';
  ply: number;
  do: string[];
  re?: string;
};

/** Tell the ways on, up to the next decision, and what each brings. */
export type FindWays = {
  t: 'ways';
  ply: number;
  /** Steps to be tried first. */
  do?: string[];
  /** As if your turn began now, whoever has to decide; no ways where the game has no such plans. */
  plan?: boolean;
  re?: string;
};

/** Tell the best ways to go on, where the table allows it. */
export type Hint = {
  t: 'hint';
  ply: number;
  re?: string;
};

/** A line of chat. */
export type Say = {
  t: 'say';
  text: string;
  re?: string;
};

/** Give the game up. */
export type Resign = {
  t: 'resign';
  seat: number;
  re?: string;
};

/** Let a bot play a seat whose person is away, or one's own. */
export type StandIn = {
  t: 'stand-in';
  seat: number;
  re?: string;
};

/** Take one's seat back from the bot that stood in. */
export type Return = {
  t: 'return';
  seat: number;
  re?: string;
};

/** Send the whole position again. */
export type Sync = {
  t: 'sync';
  re?: string;
};

/** Say up to where one has seen bots play: where only bots play, they go on once all has been seen. */
export type Watch = {
  t: 'watch';
  ply: number;
  re?: string;
};

/** Somebody tells their name. */
export type NewGuest = {
  name: string;
  language?: Language;
  /** The house's own, where it is closed by one. */
  password?: string | null;
  /** What follows the # in an invitation to the house, where it is closed to all others. */
  invitation?: string | null;
};

export type Language = 'en' | 'ru' | 'hu';

/** Another name or language, or other preferences. */
export type GuestChange = {
  name?: string | null;
  language?: Language | null;
  /** In place of all those so far; what they mean is the page's business. */
  preferences?: Record<string, Preference> | null;
  /** Whether anybody may see the profile. */
  public?: boolean | null;
};

/** The part of a one-time link after the #. */
export type UseLink = {
  secret: string;
};

/** An address for your-turn notices; it counts once its owner has followed the link sent there. */
export type NewEmail = {
  email: string;
};

/** A token for a program that is to act for this guest. */
export type NewToken = {
  name: string;
  /** How long it is good for. */
  days?: number;
};

/** A browser that wants your-turn notices, as its PushSubscription says. */
export type PushSubscription = {
  endpoint: string;
  keys: PushKeys;
};

/** The keys of a browser's push subscription. */
export type PushKeys = {
  p256dh: string;
  auth: string;
};

/** A table to be set up; who asks is its host. */
export type NewTable = {
  /** One that the server's `GET /api/house` lists. */
  game: string;
  players?: number;
  /** Ali Baba: base, lamp, equal or small. */
  variant?: string | null;
  /** Ali Baba: who starts; chance decides if not said. */
  first?: number | null;
  /** Ali Baba: the treasures that stay in the box; chance decides if not said. */
  out?: string[] | null;
  /** Whether all that can be worked out is shown; else rivals' screens hide it. */
  open?: boolean;
  hints?: boolean;
  clock?: ClockSetting;
  /** Whether anybody may come; else only who has the invitation. */
  public?: boolean;
  /** The bot that plays for somebody whose time has run out, or who is away. */
  stand_in?: Level;
  /** Without a clock: after how long the others may let that bot play for somebody who is away; null for never. Where there is a clock, it alone decides. */
  away_seconds?: AwaySeconds;
  /** Who sits where; the host on the first seat, and the others free, if not said. */
  seats?: SeatWish[];
  /** Whether the game changes ratings: between people, or where bots may sit, too. There are no hints then, and who leaves, runs out of time or lets others wait too long has lost. */
  rated?: Rated;
  /** The position it begins with, if not with a new game; players and variant are then that game's. */
  from?: Beginning | null;
};

export type Level = 'random' | 'novice' | 'drover' | 'pedlar' | 'merchant' | 'vizier' | 'sultan';

export type AwaySeconds = number | null;

/** Who is to have a seat. */
export type SeatWish = {
  /** "person" is who asks; "same-screen" somebody beside them; "free" gives the seat up. */
  kind: SeatKind;
  /** For a bot: its level. */
  bot?: Level | null;
  /** For somebody on the same screen: their name. */
  name?: string | null;
};

/** A position to play on from: of a review, before that step. */
export type Beginning = {
  review: string;
  step: number;
  /** Who has the seats that aren't said; the one to act is the host's. */
  bot?: Level;
};

/** What a host may change about a table at which nothing has begun; what isn't said stays. */
export type TableChange = {
  /** Whether anybody may come; else only who has the invitation. */
  public?: boolean | null;
  variant?: string | null;
  /** As for a new table, and so are those that follow. */
  open?: boolean | null;
  hints?: boolean | null;
  clock?: NoClock | LiveClock | SlowClock | null;
  stand_in?: Level | null;
  rated?: Rated | null;
};

/** The key of an invitation; not needed at a public table. */
export type Key = {
  key?: string;
};

/** Somebody comes to a table. */
export type Coming = {
  key?: string;
  /** Whether to sit down, too: on the first seat that is free, while the game hasn't begun. */
  sit?: boolean;
};

/** A bot's level. */
export type BotLevel = {
  bot?: Level;
};

/** The guest that a host's act is about. */
export type Whom = {
  guest: string;
};

/** What the seats have at the end of Five Tribes. */
export type Score = {
  seats: Pieces[];
};

/** What a seat has at the end of Five Tribes. */
export type Pieces = {
  coins?: number;
  viziers?: number;
  elders?: number;
  djinns?: string[];
  /** On the seat's tiles. */
  palms?: number;
  /** On the seat's tiles. */
  palaces?: number;
  /** The value of the seat's tiles together. */
  tiles?: number;
  /** How many of each good. */
  goods?: Record<string, number>;
  fakirs?: number;
};

/** What the seats have at the end of Ali Baba. */
export type ScoreOfTreasures = {
  seats: Treasures[];
  variant?: 'base' | 'lamp' | 'equal' | 'small';
};

/** What a seat has at the end of Ali Baba. */
export type Treasures = {
  /** The running score, from magic. */
  score?: number;
  /** How many tiles of each treasure. */
  treasures?: Record<string, number>;
};

/** A game to look back at: one that was played at a table here, or a record. */
export type NewReview = {
  table?: string | null;
  /** In JSON, or as text; or a position in one line, with which a game begins that has no steps yet. */
  record?: Record<string, unknown> | string | null;
};

/** All that is kept of a guest is to be deleted, for good. */
export type Deletion = {
  /** The guest's present name, to show that it is meant. */
  name: string;
};

/** Somebody wants to be again who they were: a letter goes to the address, if it is a guest's. */
export type Recovery = {
  email: string;
};

/** All that was done at a task so far. */
export type LessonSteps = {
  do: string[];
};

/** All that was done at a puzzle so far. */
export type PuzzleSteps = {
  do: string[];
  /** The puzzle itself, a line of its file, where it isn't one of the house's. */
  line?: string | null;
};

/** The best turn is to be told. */
export type PuzzleWish = {
  line?: string | null;
};

/** A file of puzzles that somebody brings along. */
export type PuzzleFile = {
  text: string;
};

/** What is wrong with a line of chat, in the words of who reports it. */
export type NewReport = {
  words?: string;
};

/** Why a keeper does something; those whom it concerns are told. */
export type Reason = {
  reason?: string;
};

/** A guest who is to be silent, or a guest or an address that is to stay out. */
export type NewSanction = {
  kind: SanctionKind;
  guest?: string | null;
  /** An address, or a network such as 203.0.113.0/24; of IPv6 a network of 64 bits counts as one address. Only to be banned. */
  address?: string | null;
  /** For how long; null: for good. */
  seconds?: number | null;
  why?: Why;
  /** What the guest is told beside that. */
  reason?: string;
};

/** What is to come of a report, and of all others of the same line. */
export type Settlement = {
  /** All but "none" delete the line. */
  outcome?: ReportOutcome;
  /** For how long to mute or ban; null: for good. */
  seconds?: number | null;
  why?: Why;
  reason?: string;
};

export type ReportOutcome = 'none' | 'unsay' | 'mute' | 'ban';

/** An invitation to a house that is closed to strangers. */
export type NewHouseInvitation = {
  /** How many may come by it. */
  uses?: number;
  days?: number;
  /** Whom it is for, as a reminder for keepers. */
  note?: string;
};

/** A tournament to be set up; who asks is its host. */
export type NewTournament = {
  name: string;
  game: string;
  kind?: TournamentKind;
  variant?: string | null;
  /** People at a table, where their number allows it. */
  seats?: number;
  /** How many; of a round robin 0 is as many as it takes until all have met. */
  rounds?: number;
  /** Of an arena: how long new tables begin. */
  minutes?: number;
  /** Of a league: after how many days tables that aren't finished are counted as they stand; 0 for never. */
  round_days?: number;
  /** Whether all tables of a round are dealt the same, and results are compared with the field. */
  duplicate?: boolean;
  /** Whether its games change ratings; then who leaves or runs out of time has given up. */
  rated?: boolean;
  clock?: ClockSetting;
  /** As for a table, and so is the next. */
  open?: boolean;
  stand_in?: Level;
  /** Whether it is listed; else whoever has its address finds it. */
  public?: boolean;
  /** When it begins by itself; else its host begins it. */
  starts_at?: number | null;
};

/** What somebody would like to play. */
export type Sought = {
  /** One that the server's `GET /api/house` lists. */
  game: string;
  players?: number;
  variant?: string | null;
  pace?: MatchPace;
  /** Whether it changes ratings. */
  rated?: boolean;
};

/** A game that somebody would like to play with friends of theirs. */
export type Challenge = {
  /** One that the server's `GET /api/house` lists. */
  game: string;
  players?: number;
  variant?: string | null;
  pace?: MatchPace;
  /** Whether it changes ratings. */
  rated?: boolean;
  /** The friends for whom seats are kept; any others are free. */
  guests: string[];
};

/** The code of somebody's link. */
export type Befriend = {
  code: string;
};

/** What somebody notes for themselves about a game; nothing, to have no note. */
export type GameNote = {
  text: string;
};

/** Something said of a moment of a review. */
export type NewComment = {
  step: number;
  text: string;
};

/** What the server says over the WebSocket. */
export type Message = Welcome | TableInfo | Position | Moved | Doing | Looked | Ways | Hinted | Said | Unsaid | Muted | Done | Final | Refused | Bye;

/** What the page asks for over the WebSocket. */
export type Request = Do | Back | Look | FindWays | Hint | Say | Resign | StandIn | Return | Sync | Watch;

/** What the page sends over HTTP. */
export type Body = NewGuest | GuestChange | UseLink | NewEmail | NewToken | PushSubscription | NewTable | TableChange | SeatWish | Key | Coming | BotLevel | Whom | Score | ScoreOfTreasures | NewReview | Deletion | Recovery | LessonSteps | PuzzleSteps | PuzzleWish | PuzzleFile | NewReport | Reason | NewSanction | Settlement | NewHouseInvitation | NewTournament | Sought | Challenge | Befriend | GameNote | NewComment;

/** What the server answers over HTTP, by name. */
export interface Answers {
  Error: Error;
  Me: Me;
  Who: Who;
  Link: Link;
  TokenInfo: TokenInfo;
  MadeToken: MadeToken;
  PushKey: PushKey;
  Invitation: Invitation;
  Listings: Listings;
  ServerInfo: ServerInfo;
  Health: Health;
  Rules: Rules;
  Sheet: Sheet;
  BotsAdvice: BotsAdvice;
  PositionCode: PositionCode;
  RecordText: RecordText;
  ReviewId: ReviewId;
  ReviewInfo: ReviewInfo;
  JudgedTurns: JudgedTurns;
  OwnData: OwnData;
  Profile: Profile;
  PlayedGames: PlayedGames;
  Leaderboard: Leaderboard;
  LessonInfo: LessonInfo;
  TaskState: TaskState;
  TaskWays: TaskWays;
  Solution: Solution;
  PuzzleHall: PuzzleHall;
  PuzzleName: PuzzleName;
  PuzzleState: PuzzleState;
  PuzzleJudged: PuzzleJudged;
  BestTurn: BestTurn;
  Glance: Glance;
  GuestList: GuestList;
  HouseTables: HouseTables;
  SanctionInfo: SanctionInfo;
  SanctionList: SanctionList;
  ReportList: ReportList;
  ActList: ActList;
  HouseInvitations: HouseInvitations;
  MadeHouseInvitation: MadeHouseInvitation;
  TournamentList: TournamentList;
  TournamentInfo: TournamentInfo;
  WaitingMatches: WaitingMatches;
  FriendCode: FriendCode;
  Befriended: Befriended;
  Company: Company;
  NoteInfo: NoteInfo;
  CommentInfo: CommentInfo;
  CommentList: CommentList;
  TableInfo: TableInfo;
}

/** The fields that an answer always has. */
export const ANSWERS = {
  Error: ['code', 'message'],
  Me: ['id', 'name', 'language'],
  Who: [],
  Link: ['url', 'expires_at'],
  TokenInfo: ['id', 'name', 'created_at'],
  MadeToken: ['id', 'name', 'created_at', 'secret'],
  PushKey: ['key'],
  Invitation: ['host', 'game', 'variant', 'players', 'free', 'seated', 'status', 'clock'],
  Listings: ['tables'],
  ServerInfo: ['version', 'protocol', 'games', 'bots', 'languages', 'mail'],
  Health: ['status', 'version', 'store', 'queue', 'tables', 'connections', 'thoughts', 'tables_of_unknown_rules'],
  Rules: ['game', 'language', 'sections'],
  Sheet: ['scores', 'winners'],
  BotsAdvice: ['lines'],
  PositionCode: ['code'],
  RecordText: ['text'],
  ReviewId: ['id'],
  ReviewInfo: ['id', 'game', 'variant', 'players', 'names', 'bots', 'table', 'over', 'view', 'points', 'steps', 'turns', 'judged', 'total', 'done'],
  JudgedTurns: ['judged', 'total', 'done'],
  OwnData: ['made_at', 'guest', 'tokens', 'browsers', 'links', 'ratings', 'results', 'signed_out', 'puzzles', 'puzzle_days', 'tournaments', 'friends', 'blocked', 'notes', 'comments', 'reviews', 'tables'],
  Profile: ['id', 'name', 'yours', 'public', 'games', 'won', 'ratings', 'tallies', 'rivals', 'scoring', 'favourites', 'reviewed', 'best'],
  PlayedGames: ['games'],
  Leaderboard: ['game', 'pace', 'leaders', 'bots'],
  LessonInfo: ['id', 'game', 'words', 'tasks'],
  TaskState: ['view', 'seat', 'act', 'legal', 'story', 'steps', 'refused', 'gain', 'sheet', 'points', 'done', 'failed'],
  TaskWays: ['ways'],
  Solution: ['do'],
  PuzzleHall: ['day', 'games'],
  PuzzleName: ['id', 'game'],
  PuzzleState: ['view', 'seat', 'act', 'legal', 'story', 'steps', 'refused', 'gain', 'sheet', 'points', 'id', 'game', 'rating', 'whole'],
  PuzzleJudged: ['solved', 'lost', 'credit', 'brings'],
  BestTurn: ['do', 'story', 'themes', 'gap', 'proof', 'brings', 'line'],
  Glance: ['now', 'version', 'entry', 'guests', 'guests_today', 'guests_here', 'newest', 'tables', 'connections', 'onlookers', 'nodes', 'database_bytes', 'reports', 'sanctions', 'keepers'],
  GuestList: ['guests'],
  HouseTables: ['tables'],
  SanctionInfo: ['id', 'kind', 'created_at', 'why'],
  SanctionList: ['sanctions'],
  ReportList: ['reports'],
  ActList: ['acts'],
  HouseInvitations: ['invitations'],
  MadeHouseInvitation: ['id', 'url', 'uses', 'expires_at'],
  TournamentList: ['tournaments'],
  TournamentInfo: ['id', 'name', 'host', 'host_name', 'game', 'variant', 'kind', 'status', 'seats', 'rounds', 'minutes', 'round_days', 'duplicate', 'clock', 'public', 'length', 'paired', 'standings', 'created_at'],
  WaitingMatches: ['waiting'],
  FriendCode: ['code'],
  Befriended: ['guest', 'name'],
  Company: ['friends', 'blocked'],
  NoteInfo: [],
  CommentInfo: ['n', 'step', 'at', 'guest', 'name', 'text'],
  CommentList: ['comments'],
  TableInfo: ['id', 'game', 'variant', 'players', 'status', 'host', 'seats', 'yours', 'open', 'public', 'hints', 'clock'],
} as const;

/** The fields that a message always has, by its `t`. */
export const MESSAGES = {
  welcome: ['v', 'guest', 'name', 'now'],
  table: ['id', 'game', 'variant', 'players', 'status', 'host', 'seats', 'yours', 'open', 'public', 'hints', 'clock'],
  position: ['ply', 'fixed', 'seat', 'act', 'view', 'legal', 'story'],
  moved: ['ply', 'was', 'fixed', 'seat', 'act', 'changes', 'legal', 'story'],
  doing: ['seat', 'what'],
  looked: ['ply', 'changes', 'story', 'legal'],
  ways: ['ply', 'ways'],
  hinted: ['ply', 'lines'],
  said: ['n', 'at', 'guest', 'name', 'text'],
  unsaid: ['n'],
  muted: [],
  done: ['re'],
  final: ['re', 'ply'],
  refused: ['code', 'message'],
  bye: ['code', 'message'],
} as const;

// The plain page of a table: the position as text, what may be done as buttons. It knows no rule.

import { $, api, attempt, button, element, notice, seatName } from "./plain.js";

const id = location.pathname.split("/")[2];
let socket, table, me = null, position = null, view = null, story = [], wait = 500, asked = 0;

async function arrive() {
  try {
    me = await api("GET", "/me");
  } catch (problem) {
    if (problem.status !== 401) throw problem;
  }
  const key = new URLSearchParams(location.hash.slice(1)).get("key");
  if (key) {
    if (!me) {
      sessionStorage.setItem("next", location.pathname + location.hash);
      location.assign("/");
      return;
    }
    await api("POST", `/tables/${id}/join`, { key });
    history.replaceState(null, "", location.pathname);
  }
  showTable(await api("GET", `/tables/${id}`));
  connect();
}

function connect() {
  socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/${id}`);
  socket.onopen = () => {
    wait = 500;
    online(true);
  };
  socket.onmessage = (event) => hear(JSON.parse(event.data));
  socket.onclose = () => {
    online(false);
    if (wait) setTimeout(connect, wait + Math.random() * wait);
    wait = Math.min(wait * 2, 15000);
  };
}

function online(is) {
  $("link-state").textContent = is ? "" : "offline – connecting again …";
  $("link-state").className = is ? "" : "offline";
}

function ask(t, more = {}) {
  if (socket.readyState !== WebSocket.OPEN) throw new Error("You are offline; nothing was sent.");
  socket.send(JSON.stringify({ t, re: String(++asked), ...more }));
}

const HEARD = {
  table: showTable,
  position: (message) => {
    view = message.view;
    story = message.story;
    showPosition(message);
  },
  moved: (message) => {
    if (position === null || message.was !== position.ply || message.seat !== position.seat) return ask("sync");
    for (const [path, ...value] of message.changes) change(path, value);
    story.splice(story.length - (message.gone ?? 0), Infinity, ...message.story);
    showPosition(message);
  },
  hinted: ({ lines }) => {
    $("hints").textContent = lines.map((line) => `${line.do.join(", ")} (${Math.round(line.win * 100)} %)`).join(" · ");
  },
  said: ({ name, text }) => {
    $("chat").append(element("li", [element("strong", name), `: ${text}`]));
    $("chat").scrollTop = $("chat").scrollHeight;
  },
  refused: ({ message, rule }) => notice(rule ? `${message} (${rule})` : message),
  bye: ({ message, again }) => {
    notice(message);
    if (again === false) wait = 0;
  },
};

function hear(message) {
  if (message.t === "welcome") $("chat").replaceChildren();
  HEARD[message.t]?.(message);
}

function change(path, value) {
  const last = path[path.length - 1];
  const part = path.slice(0, -1).reduce((inner, key) => inner[key], view);
  if (value.length) part[last] = value[0];
  else if (Array.isArray(part)) part.splice(last, 1);
  else delete part[last];
}

const nameOf = (seat) => (table?.seats[seat] ? seatName(table.seats[seat], seat) : `seat ${seat}`);

function showTable(told) {
  table = told;
  const host = me && table.host === me.id, waiting = table.status === "waiting", playing = table.status === "playing";
  $("title").textContent = `${table.game} · ${table.variant} · ${table.status}`;
  $("seats").replaceChildren(...table.seats.map((seat, number) => seatLine(seat, number, host, waiting, playing)));
  $("host-acts").replaceChildren();
  if (host && waiting) {
    $("host-acts").append(
      button("Start", () => act("start")),
      ...["novice", "merchant", "vizier", "sultan"].map((bot) =>
        button(`Fill with the bot ${bot}`, () => act("fill", { bot }))),
      button("Close the table", () => act("close").then(() => location.assign("/"))));
  }
  $("invitation").textContent = table.invite && waiting ? `Invite with: ${location.origin}${location.pathname}#key=${table.invite}` : "";
  const over = table.status === "finished" || table.status === "abandoned";
  $("resign").hidden = !(playing && table.yours.length);
  $("leave").hidden = !(me && table.invite && !over);
  $("rematch").hidden = !(over && (table.yours.length || table.next));
  $("record").hidden = !over;
  $("record").href = `/api/tables/${id}/record`;
  if (position) showPosition();
}

function seatLine(seat, number, host, waiting, playing) {
  const mine = table.yours.includes(number);
  const away = seat.kind === "person" && !seat.here && !mine && playing ? " (away)" : "";
  const line = element("li", seatName(seat, number) + away + (seat.resigned ? " (gave up)" : ""), { className: mine ? "mine" : "" });
  const put = (wish) => () => api("PUT", `/tables/${id}/seats/${number}`, wish).then(showTable);
  if (waiting && me) {
    if (seat.kind === "free") {
      line.append(" ", button("Sit here", put({ kind: "person" })));
      line.append(button("Somebody at my screen", () => {
        const name = prompt("Their name?");
        return name && put({ kind: "same-screen", name })();
      }));
    } else if (mine || (host && seat.kind === "bot")) line.append(" ", button("Free this seat", put({ kind: "free" })));
  }
  if (host && seat.guest && seat.guest !== me.id) {
    line.append(" ", button("Send away", () => act("remove", { guest: seat.guest })));
    line.append(button("Make host", () => act("hand-over", { guest: seat.guest })));
  }
  if (playing && mine && seat.standing_in) line.append(" ", button("I am back", () => ask("return", { seat: number })));
  if (playing && away && !seat.standing_in && table.yours.length) {
    line.append(" ", button("Let a bot stand in", () => ask("stand-in", { seat: number })));
  }
  return line;
}

async function act(what, body) {
  const told = await api("POST", `/tables/${id}/${what}`, body);
  if (told) showTable(told);
}

function showPosition(told = position) {
  position = told;
  for (const part of ["turn-part", "board-part", "story-part"]) $(part).hidden = false;
  const { act: acting, legal, over, ply, fixed, seat } = position;
  const winners = over ? over.winners.map(nameOf).join(", ") : "";
  const yours = acting !== null && table?.yours.includes(acting);
  $("turn").textContent = over ? `Over: ${winners} won.` : yours ? `Your turn (${nameOf(acting)})` : `${nameOf(acting)} decides`;
  document.title = yours && !over ? "Your turn · Caravanserai" : "Caravanserai";
  $("clocks").textContent = position.clocks ? JSON.stringify(position.clocks) : "";
  $("legal").replaceChildren(...(over ? [] : legal ?? []).map((text) => button(text, () => ask("do", { ply, do: text }))));
  const steps = yours && !over && seat === acting && ply > fixed;
  $("back").hidden = $("all-back").hidden = !steps;
  $("back").onclick = attempt(() => ask("back", { ply, to: lastStep() }));
  $("all-back").onclick = attempt(() => ask("back", { ply, to: fixed }));
  $("hint").hidden = !(yours && table.hints);
  $("hints").textContent = "";
  showBoard();
  $("story").replaceChildren(...story.map(storyLine).reverse());
  $("story").start = story.length;
}

// Steps taken back stay in the log, so the last step that counts is not always the last ply.
const lastStep = () => position.steps?.at(-1) ?? position.ply - 1;

function storyLine({ what, seat, rule, ...more }) {
  const who = seat === null || seat === undefined ? "" : `${nameOf(seat)}: `;
  const told = Object.entries(more).map(([name, value]) => `${name} ${typeof value === "object" ? JSON.stringify(value) : value}`);
  return element("li", `${who}${what} ${told.join(", ")}${rule ? ` (${rule})` : ""}`);
}

function showBoard() {
  const { tiles, cave, ...rest } = view;
  const squares = tiles ?? cave;
  const cells = Object.entries(squares).map(([name, square]) => {
    const told = tiles
      ? [`${square.kind} ${square.value}`, square.meeples, square.palms ? `palms ${square.palms}` : "",
        square.palaces ? `palaces ${square.palaces}` : "", square.owner === null ? "" : `camel of ${nameOf(square.owner)}`]
      : [square.tile ?? "face down"];
    return element("div", [element("strong", name), told.filter(Boolean).join(" · ")], { className: "cell" });
  });
  $("board").className = `grid columns-${tiles ? 6 : 5}`;
  $("board").replaceChildren(...cells);
  const list = element("dl");
  for (const [name, value] of Object.entries(rest)) {
    const lines = name === "seats" ? value.map((seat, number) => `${nameOf(number)}: ${plain(seat)}`) : [plain(value)];
    list.append(element("dt", name), ...lines.map((line) => element("dd", line)));
  }
  $("rest").replaceChildren(list);
}

function plain(value) {
  if (value === null) return "–";
  if (Array.isArray(value)) return value.map(plain).join(", ") || "none";
  if (typeof value === "object") return Object.entries(value).map(([name, inner]) => `${name} ${plain(inner)}`).join("; ");
  return String(value);
}

$("say").onsubmit = attempt(() => {
  const { text } = $("say").elements;
  ask("say", { text: text.value });
  text.value = "";
});
$("hint").onclick = attempt(() => ask("hint", { ply: position.ply }));
$("resign").onclick = attempt(() => confirm("Give the game up?") && table.yours.forEach((seat) => ask("resign", { seat })));
$("leave").onclick = attempt(() => confirm("Leave this table?") && act("leave").then(() => location.assign("/")));
$("rematch").onclick = attempt(async () => {
  const following = await api("POST", `/tables/${id}/rematch`);
  location.assign(`/table/${following.id}`);
});

attempt(arrive)();

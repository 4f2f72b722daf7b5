// The plain page where one arrives: a name, a new table, the tables there are.

import { $, api, attempt, element, notice, seatName } from "./plain.js";

let house;

async function arrive() {
  house = await api("GET", "/house");
  const [, link] = location.pathname.split("/");
  if (["link", "confirm"].includes(link) && location.hash) {
    await api("POST", link === "link" ? "/links/use" : "/links/confirm-email", { secret: location.hash.slice(1) });
    history.replaceState(null, "", "/");
  }
  fillGames();
  try {
    await comeIn(await api("GET", "/me"));
  } catch (problem) {
    if (problem.status !== 401) throw problem;
    $("name-form").hidden = false;
  }
}

async function comeIn(me) {
  $("me").textContent = me.name;
  $("name-form").hidden = true;
  $("inside").hidden = false;
  const next = sessionStorage.getItem("next");
  if (next) {
    sessionStorage.removeItem("next");
    location.assign(next);
    return;
  }
  await Promise.all([
    list("mine", ["/me/tables?status=playing", "/me/tables?status=waiting"]),
    list("public", ["/tables?status=waiting", "/tables?status=playing"]),
    list("finished", ["/me/tables?status=finished"]),
  ]);
}

async function list(id, paths) {
  const answers = await Promise.all(paths.map((path) => api("GET", path)));
  const lines = answers.flatMap((answer) => answer.tables).map(({ table, your_turn }) => {
    const game = house.games.find((known) => known.game === table.game);
    const seats = table.seats.map(seatName).join(", ");
    const turn = your_turn ? " · your turn" : "";
    const link = element("a", game.title, { href: `/table/${table.id}` });
    return element("li", [link, ` · ${table.status} · ${seats}${turn}`]);
  });
  $(id).replaceChildren(...(lines.length ? lines : [element("li", "none")]));
}

function fillGames() {
  const form = $("table-form");
  form.game.replaceChildren(...house.games.map((game) => element("option", game.title, { value: game.game })));
  const variants = () => {
    const game = house.games.find((known) => known.game === form.game.value);
    form.variant.replaceChildren(...game.variants.map((variant) => element("option", variant)));
  };
  form.game.onchange = variants;
  variants();
}

$("name-form").onsubmit = attempt(async () => {
  const language = house.languages.find((known) => navigator.language.startsWith(known)) ?? "en";
  await comeIn(await api("POST", "/guests", { name: $("name-form").elements.name.value, language }));
});

$("table-form").onsubmit = attempt(async () => {
  const { game, variant, players, clock, public: everybody, open, hints } = $("table-form").elements;
  const table = await api("POST", "/tables", {
    game: game.value,
    variant: variant.value,
    players: Number(players.value),
    clock: { kind: clock.value },
    public: everybody.checked,
    open: open.checked,
    hints: hints.checked,
  });
  location.assign(`/table/${table.id}`);
});

$("link").onclick = attempt(async () => {
  const { url } = await api("POST", "/me/links");
  $("link-text").textContent = `Open this on the other device within 15 minutes; it works once: ${url}`;
});

$("program").onclick = attempt(async () => {
  const { secret } = await api("POST", "/me/tokens", { name: "a program" });
  $("link-text").textContent = `With this token a program acts for you; it is shown only now: ${secret}`;
});

$("everywhere").onclick = attempt(async () => {
  await api("POST", "/me/sign-out-everywhere");
  notice("Other devices and programs are signed out.");
});

attempt(arrive)();

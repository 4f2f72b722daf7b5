// What both plain pages use: talking to the server, and making elements. Text goes in as text, never as HTML.

export const $ = (id) => document.getElementById(id);

export async function api(method, path, body) {
  const options = { method, headers: {} };
  if (body !== undefined) {
    options.headers["content-type"] = "application/json";
    options.body = JSON.stringify(body);
  }
  const answer = await fetch("/api" + path, options);
  const data = answer.status === 204 ? null : await answer.json();
  if (!answer.ok) throw Object.assign(new Error(data.message), { code: data.code, status: answer.status });
  return data;
}

export function element(kind, content = "", more = {}) {
  const made = Object.assign(document.createElement(kind), more);
  made.append(...[content].flat());
  return made;
}

export function button(text, act) {
  return element("button", text, { type: "button", onclick: attempt(act) });
}

export function notice(text) {
  $("notice").textContent = text;
}

// Do it, and show why not if it can't be done.
export function attempt(act) {
  return async (event) => {
    event?.preventDefault();
    try {
      notice("");
      await act(event);
    } catch (problem) {
      notice(problem.message);
    }
  };
}

export function seatName(seat, number) {
  if (seat.kind === "free") return "free";
  const name = seat.kind === "bot" ? `the bot ${seat.bot}` : seat.name || `seat ${number}`;
  return seat.standing_in ? `${name} (a bot stands in)` : name;
}

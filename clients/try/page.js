// The page /developers: a request is put together, sent, and its answer shown.
const byId = (id) => document.getElementById(id);
const operations = JSON.parse(byId("operations").textContent);
const choice = byId("operation");
const fields = byId("fields");
const address = byId("address");
const state = byId("state");
const answer = byId("answer");
/** In characters. A longer answer is cut where it is shown. */
const longestShown = 30_000;
let asking;

const chosen = () => operations.find(({ id }) => id === choice.value);
const inputs = () => [...fields.querySelectorAll("input, select")];

const pathOf = () => {
  let path = chosen().path;
  const query = new URLSearchParams();
  for (const { name, value, dataset } of inputs()) {
    // A reference as it is written in the documentation: john+3:16.
    const written = encodeURIComponent(value.trim()).replaceAll("%20", "+").replaceAll("%3A", ":");
    if (dataset.in === "path") path = path.replace(`{${name}}`, written);
    else if (value !== "") query.set(name, value);
  }
  return `/api${path}${query.size > 0 ? `?${query}` : ""}`;
};

const showAddress = () => {
  address.textContent = `curl '${location.origin}${pathOf().replaceAll("'", "%27")}'`;
};

const fieldOf = ({ name, in: place, required, example, values }) => {
  const field = document.createElement(values ? "select" : "input");
  for (const value of values ? (required ? values : ["", ...values]) : []) field.append(new Option(value, value));
  field.name = name;
  field.dataset.in = place;
  field.required = required;
  field.value = example ?? "";
  if (!values) {
    field.autocomplete = "off";
    field.spellcheck = false;
    field.maxLength = 500;
  }
  const label = document.createElement("label");
  label.append(name, field);
  return label;
};

const draw = () => {
  fields.replaceChildren(...chosen().parameters.map(fieldOf));
  byId("summary").textContent = chosen().description;
  showAddress();
};

const readable = (text, type) => {
  const whole = type.startsWith("application/json") ? JSON.stringify(JSON.parse(text), undefined, 2) : text;
  return whole.length <= longestShown
    ? whole
    : `${whole.slice(0, longestShown)}\n… and ${(whole.length - longestShown).toLocaleString("en")} characters more`;
};

const send = async () => {
  asking?.abort();
  asking = new AbortController();
  const { signal } = asking;
  const started = performance.now();
  state.textContent = "Asking…";
  try {
    const response = await fetch(pathOf(), { signal, headers: { Accept: "application/json, */*" } });
    const text = await response.text();
    const ms = Math.round(performance.now() - started);
    state.textContent = `${response.status} ${response.statusText} after ${ms} ms, ${text.length.toLocaleString("en")} characters`;
    const told = ["content-type", "cache-control", "etag", "link", "ratelimit", "retry-after"].flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : `${name}: ${value}`;
    });
    answer.textContent = `${told.join("\n")}\n\n${readable(text, response.headers.get("content-type") ?? "")}`;
    answer.hidden = false;
  } catch {
    if (!signal.aborted) state.textContent = "There was no answer. Please check your connection and try again.";
  }
};

for (const { id, summary } of operations) choice.append(new Option(summary, id));
byId("tool").hidden = false;
choice.addEventListener("change", draw);
fields.addEventListener("input", showAddress);
byId("request").addEventListener("submit", (event) => {
  event.preventDefault();
  void send();
});
draw();

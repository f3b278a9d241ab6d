import { endpointList } from "#domain/api/endpoints.ts";
import { bookmarkHeader } from "#domain/api/card-bookmark.ts";
import type { Bindings } from "#worker/env.ts";
import { origin } from "./support.ts";

/** A request whose answer is recorded. `{posted id}` and `{posted token}` stand for those of the message posted last, `{start token}` for one of the card in the path. */
export interface RecordedRequest {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
  /** What tells this request apart from another with the same method and path. */
  readonly note?: string;
  /** Bindings that differ from the tests' own. */
  readonly env?: Partial<Bindings>;
  /** Depends on chance or on today's date: only the shape of the body is recorded. */
  readonly varies?: boolean;
}

const json = { "Content-Type": "application/json" };
const elsewhere = "https://elsewhere.test";

const get = (path: string, more: Omit<RecordedRequest, "path"> = {}): RecordedRequest => ({ path, ...more });

const post = (
  path: string,
  body: unknown,
  { headers, ...more }: Omit<RecordedRequest, "path" | "method"> = {},
): RecordedRequest => ({
  method: "POST",
  path,
  headers: { ...json, "CF-Connecting-IP": "192.0.2.9", ...headers },
  body: typeof body === "string" || body instanceof Uint8Array ? (body as string) : JSON.stringify(body),
  ...more,
});

const isRandom = (path: string): boolean => /random|daily$|daily\.|prayed-today/.test(path) && !path.includes("date=");

/** Every path that the documentation offers to try, as GET and as HEAD. */
const offered = endpointList.flatMap(({ examples = [] }) =>
  examples.flatMap((example) => {
    const varies = isRandom(example);
    return ["GET", "HEAD"].map((method) => ({ method, path: `/api${example}`, varies }));
  }),
);

const scripture: RecordedRequest[] = [
  "/api/bible/John%203:16?translation=WEB",
  "/api/bible/john+3:16?translation=",
  "/api/bible/john+3:16?translation=xyz",
  "/api/bible/john+3:16?translation=web&translation=asv",
  "/api/bible/john+3:16?verse_numbers=true",
  "/api/bible/john+3:16-4:2",
  "/api/bible/mal+4:6-matt+1:1",
  "/api/bible/jude+1",
  "/api/bible/jude+1?single_chapter_book_matching=indifferent",
  "/api/bible/psalms",
  "/api/bible/gen-exod",
  "/api/bible/love",
  "/api/bible/love%20one%20another",
  "/api/bible/john@3:16",
  "/api/bible/%20",
  "/api/bible/",
  "/api/bible/john+3:999",
  "/api/bible/hezekiah+3:16",
  `/api/bible/${"x".repeat(300)}`,
  "/api/bible/%ED%A0%80",
  "/api/bible/john+3:16?translation=bbe",
  "/api/bible/matt+17:21?translation=asv",
  "/api/bible",
  "/api/bible?random=chapter",
  "/api/bible/daily?date=25.12.2026",
  "/api/bible/daily?date=2026-02-30",
  "/api/bible/daily?date=2028-12-31&translation=nope",
  "/api/bible/random?translation=nope",
  "/api/bible/data/nope",
  "/api/bible/data/KJV",
  "/api/bible/data/kjv/jhn",
  "/api/bible/data/kjv/hezekiah",
  "/api/bible/data/kjv/JHN/0",
  "/api/bible/data/kjv/JHN/22",
  "/api/bible/data/kjv/JHN/03",
  "/api/bible/data/kjv/JHN/3/16",
  "/api/bible/data/bbe/JUD/1",
  "/api/bible/data/kjv/random/nope",
  "/api/bible/data/nope/random",
  "/api/bible/nope/bulk",
  "/api/bible/bbe/bulk",
  "/api/bible/WEB/bulk",
  "/api/bible/data/kjv/complete",
].map((path) => get(path, { varies: path.includes("random=") }));

const reading: RecordedRequest[] = [
  ...scripture,
  get("/api/bible/jude+1", { headers: { "X-Single-Chapter-Book-Matching": "indifferent" }, note: "matching header" }),
  get("/api/bible/john+3:16?translation=bbe", { env: { BIBLE_UPSTREAM_URL: "" }, note: "no upstream" }),
  get("/api/commentary/john+3:16", { env: { BIBLE_LANGUAGES_URL: "" }, note: "no service" }),
  ...["*", 'W/"other"', '"other", W/"another"', "other", '"other", *'].map((tags) =>
    get("/api/bible/data", { headers: { "If-None-Match": tags }, note: `If-None-Match ${tags}` }),
  ),
  get("/api/bible/data/kjv/JHN/3", { method: "HEAD", headers: { "If-None-Match": "*" }, note: "If-None-Match *" }),
  get("/api/bible/daily.rss", { headers: { "If-None-Match": "*" }, note: "If-None-Match *", varies: true }),
  get("/api/docs"),
  get("/api/docs", { method: "HEAD" }),
  get("/api/openapi.json"),
  get("/api/docs", { headers: { "If-None-Match": "*" }, note: "If-None-Match *" }),
  get("/api/health"),
  get("/api/health", { headers: { Origin: elsewhere }, note: "from elsewhere" }),
  get("/api/health", { headers: { "X-Request-Id": "mine" }, note: "with an id of its own" }),
  get("/api/bible/john+3:16", { headers: { Origin: elsewhere, Accept: "text/html" }, note: "from elsewhere" }),
];

const searching: RecordedRequest[] = [
  "/api/search",
  "/api/search?q=",
  "/api/search?q=%20",
  "/api/search?q=...",
  "/api/search?q=love&limit=0",
  "/api/search?q=love&limit=101",
  "/api/search?q=love&limit=two",
  "/api/search?q=love&limit=2&limit=3",
  "/api/search?q=love&limit=2&cursor=nope",
  "/api/search?q=love&testament=XT",
  "/api/search?q=love&testament=NT&limit=2",
  "/api/search?q=love&book=nope",
  "/api/search?q=love&book=PSA,1-john&limit=2",
  "/api/search?q=love&translation=nope",
  "/api/search?q=love&translation=bbe",
  "/api/search?q=shep&prefix=true&limit=2",
  "/api/search?q=sheperd&limit=2",
  "/api/search?q=gen-exod",
  "/api/search?q=ps+119&limit=2",
  "/api/search?q=ps+119&limit=2&cursor=20r",
  "/api/search?q=ps+119&cursor=0r",
  "/api/search?q=%F0%9F%90%9F",
  `/api/search?q=${"love+".repeat(200)}`,
  "/api/search?limit=0&testament=XT",
  "/api/commentary/john+3:16-4:2?commentary=adam-clarke",
  "/api/commentary/acts+10:1?commentary=jamieson-fausset-brown",
  "/api/commentary/john+1:1?commentary=john-calvin",
  "/api/commentary/john+3:16?commentary=keil-delitzsch",
  "/api/commentary/john+3:16?commentary=nobody",
  "/api/commentary/love",
  "/api/commentary/john+3:99",
  "/api/commentary/john",
  "/api/commentary",
  "/api/cross-references/love",
  "/api/cross-references/john+3:16?limit=0",
  "/api/cross-references/john+3:16?limit=1.5&translation=nope",
  "/api/cross-references/psalms",
  "/api/cross-references/john+3:16?translation=bbe",
  "/api/cross-references/john+3:16?translation=nope",
  "/api/words/G26?limit=2&offset=115",
  "/api/words/h0430?limit=1",
  "/api/words/G2717",
  "/api/words/G9999",
  "/api/words/agape",
  "/api/words/G26?limit=0&offset=-1",
  "/api/words",
  "/api/words?q=agape&limit=2",
  "/api/words?q=love+kindness&offset=1&limit=1",
  "/api/words?q=***",
  "/api/passages",
  "/api/passages?references=john+3:16;jude+1&translations=kjv,WEB",
  "/api/passages?references=acts+8:37&translations=web&language=xx",
  "/api/passages?references=psalms&translations=kjv,web",
  "/api/bible/Juan+3:16?language=es",
  "/api/bible/psalm+23:1?translation=web&line_breaks=true&verse_numbers=true",
  "/api/bible/john+3:16?line_breaks=yes&language=es_MX",
  "/api/oembed?url=https://lampstand.test/read/kjv/john/3&format=xml&maxwidth=100",
  "/api/bible/psalm+3:1?words=true",
  "/api/bible/john+3:16?words=true&translation=web",
  "/api/cross-references/",
  "/api/cross-references",
].map((path) => get(path));

/** Each endpoint with the other methods, with an unknown path, and as a preflight. */
const protocol: RecordedRequest[] = [
  ...endpointList.flatMap(({ path, method }) => {
    const address = `/api${path.replace("{name}", "plays").replace("{reference}", "john+3:16").replace("{translation}", "kjv").replace("{books}", "NT").replace("{book}", "JHN").replace("{chapter}", "3").replace("{cardId}", "1795000000001").replace("{id}", "1").replace("{code}", "BCDFG")}`;
    const other = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"].filter(
      (verb) => verb.toLowerCase() !== method && !(verb === "HEAD" && method === "get"),
    );
    const refused = other.filter(
      (verb) => !(path === "/cards/{cardId}/messages" && ["GET", "HEAD", "POST"].includes(verb)),
    );
    return refused.map((verb): RecordedRequest => ({ method: verb, path: address }));
  }),
  ...[
    "/api",
    "/api/",
    "/api/nothing",
    "/api/bible/data/kjv/JHN/3/16/1",
    "/api/stats/",
    "/api/cards",
    "/api/cards/1795000000001",
    "/api/security",
    "/api/security/nothing",
    "/api/health/",
    "/api//health",
    "/api/HEALTH",
  ].map((path) => get(path)),
  ...["POST", "OPTIONS"].map((method): RecordedRequest => ({ method, path: "/api/nothing" })),
  ...["/api/health", "/api/bible/john+3:16", "/api/stats/plays/increment", "/api/cards/1795000000001/messages"].flatMap(
    (path) =>
      [elsewhere, origin, "null"].map((from): RecordedRequest => ({
        method: "OPTIONS",
        path,
        headers: {
          Origin: from,
          "Access-Control-Request-Method": "POST",
          "Access-Control-Request-Headers": "content-type",
        },
        note: `from ${from}`,
      })),
  ),
  {
    method: "OPTIONS",
    path: "/api/health",
    headers: { Origin: elsewhere },
    env: { WRITE_ORIGINS: elsewhere },
    note: "a listed origin",
  },
  { method: "OPTIONS", path: "/api/health" },
  ...endpointList
    .filter(({ method }) => method !== "get")
    .map(({ method, path }): RecordedRequest => ({
      method: method.toUpperCase(),
      path: `/api${path.replace(/\{\w+\}/g, "1795000000001")}`,
      headers: { ...json, Origin: elsewhere },
      body: "{}",
      note: "from elsewhere",
    })),
  ...endpointList
    .filter(({ method }) => method !== "get")
    .map(({ method, path }): RecordedRequest => ({
      method: method.toUpperCase(),
      path: `/api${path.replace(/\{\w+\}/g, "1795000000001")}`,
      headers: json,
      body: "{}",
      env: { FLOOD_SHIELD: { limit: async () => ({ success: false }) } },
      note: "in a flood",
    })),
];

/** What is wrong with a body as such, sent to every endpoint that takes one. */
const badBodies: readonly (readonly [
  note: string,
  body: string | Uint8Array<ArrayBuffer>,
  headers?: Readonly<Record<string, string>>,
])[] = [
  ["no body", ""],
  ["no JSON", "{"],
  ["no UTF-8", new Uint8Array([0x22, 0xff, 0xfe, 0x22])],
  ["byte order mark", "\uFEFF{}"],
  ["too deep", "[".repeat(6) + "]".repeat(6)],
  ["too large", JSON.stringify({ message: "x".repeat(9000) })],
  ["too large and of another type", "x".repeat(9000), { "Content-Type": "text/plain" }],
  ["another type", "{}", { "Content-Type": "text/plain" }],
  ["without a type", new Uint8Array([0x7b, 0x7d]), { "Content-Type": "" }],
  ["a list", "[]"],
  ["null", "null"],
  ["a number", "7"],
  ["an empty object", "{}"],
];

const bodies = endpointList
  .filter(({ method }) => method === "post")
  .map(({ path }) => `/api${path.replace("{name}", "plays").replace("{cardId}", "1795000000001")}`)
  .flatMap((path) => badBodies.map(([note, body, headers]) => post(path, body, { note, ...(headers && { headers }) })));

const operation = (last: string) => `00000000-0000-4000-8000-0000000000${last}`;
const plays = "/api/stats/plays/increment";
const prayers = "/api/stats/prayers_submitted/increment";
const batches = "/api/stats/increments";
const batch = (id: string, counts: Readonly<Record<string, number>>) => ({
  operation_id: operation(id),
  increments: Object.entries(counts).map(([stat_name, count]) => ({ stat_name, count })),
});

const counters: RecordedRequest[] = [
  get("/api/stats"),
  get("/api/stats/prayed-today", { varies: true }),
  get("/api/stats/live"),
  get("/api/stats/live", { headers: { Upgrade: "websocket", Origin: elsewhere }, note: "from elsewhere" }),
  get("/api/stats/live", { headers: { Upgrade: "websocket" }, note: "a socket" }),
  post(plays, { operation_id: operation("01") }),
  post(plays, { operation_id: operation("01") }, { note: "again" }),
  post(plays, { operation_id: operation("02"), increment_by: 1, more: 1 }),
  post(plays, { operation_id: operation("03"), increment_by: 2 }),
  post(plays, { operation_id: "short", increment_by: "1", seconds_ago: -1 }),
  post(plays, { operation_id: operation("04"), topic_id: 1 }),
  post("/api/stats/nothing/increment", { operation_id: operation("05") }),
  post(prayers, { operation_id: operation("06"), topic_id: 28, seconds_ago: 0 }),
  post(prayers, { operation_id: operation("07"), topic_id: 29 }),
  post(prayers, { operation_id: operation("08"), topic_id: 1, increment_by: 2 }),
  post(plays, { operation_id: operation("09") }, { headers: { "Content-Type": "Application/JSON; charset=utf-8" } }),
  post(batches, batch("11", { visitors: 1, scripture_searches: 60, plays: 10 })),
  post(batches, batch("11", { visitors: 1, scripture_searches: 60, plays: 10 }), { note: "again" }),
  post(batches, batch("11", { shares: 4 }), { note: "the same id with other content" }),
  post(batches, {
    ...batch("12", { prayers_submitted: 2 }),
    prayers: [{ topic_id: 28 }, { topic_id: 3, seconds_ago: 5 }],
  }),
  post(
    batches,
    { ...batch("13", { plays: 1 }), prayers: [{ topic_id: 28 }] },
    { note: "a prayer that is not counted" },
  ),
  post(batches, batch("14", { scripture_searches: 61, plays: 11 }), { note: "too many" }),
  post(batches, batch("15", { plays: 0, shares: -1, visitors: 1e9, game_shares: 1.5 }), { note: "odd counts" }),
  post(batches, { operation_id: operation("16"), increments: [{ stat_name: "clicks", count: 1 }] }),
  post(batches, {
    operation_id: operation("17"),
    increments: [
      { stat_name: "plays", count: 1 },
      { stat_name: "plays", count: 1 },
    ],
  }),
  post(batches, batch("18", {})),
  post(batches, { increments: [{ stat_name: "plays", count: 1 }] }, { note: "without an id" }),
  get("/api/stats", { note: "afterwards" }),
];

const cardId = `1795000000001-${"0".repeat(32)}`;
const card = `/api/cards/${cardId}`;
const other = `/api/cards/1795000000002-${"0".repeat(32)}`;
const messages = `${card}/messages`;
const good = {
  sender_name: " Ruth ",
  message: "Whither thou goest,\r\nI will go. שלום",
  idempotency_key: "recorded-1",
  start_token: "{start token}",
};
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

const signing: RecordedRequest[] = [
  get(messages),
  post(messages, { ...good, start_token: "x" }, { note: "not started" }),
  post("/api/cards", { card_id: "1795000000001-short" }),
  post("/api/cards", {}, { note: "the server's own" }),
  { method: "POST", path: "/api/devices", varies: true },
  post("/api/cards", { card_id: cardId }, { note: "an invented id" }),
  post(messages, good),
  post(messages, good, { note: "again" }),
  post(messages, { ...good, message: "Something else" }, { note: "the same key" }),
  post(messages, { sender_name: "", message: " " }),
  post(messages, {
    sender_name: "x".repeat(101),
    message: "x".repeat(501),
    recipient: "x".repeat(61),
    idempotency_key: "short",
    start_token: "x".repeat(201),
    challenge: { token: 7 },
  }),
  post("/api/cards/no%20id/messages", good),
  get("/api/cards/no%20id/messages"),
  get(`${messages}?cursor=nope`),
  get(`${messages}?cursor=${"0".repeat(32)}`),
  ...["latest", "nope", "0000000a-00000002-00004e2f-c07ee2a5"].map((bookmark) =>
    get(messages, { headers: { [bookmarkHeader]: bookmark }, note: `bookmark ${bookmark}` }),
  ),
  post(messages, { sender_name: "Boaz", message: "<script>alert(1)</script>" }, { note: "suspicious" }),
  post(messages, { sender_name: "Boaz", message: "without the sum" }),
  post(messages, { sender_name: "Boaz", message: "with a wrong sum", challenge: { token: "x", answer: "1" } }),
  post(messages, { sender_name: "Naomi", message: "you sh1t" }, { headers: { "CF-Connecting-IP": "192.0.2.10" } }),
  post(
    messages,
    { sender_name: "Naomi", message: "Peace.", recipient: "<script>" },
    { headers: { "CF-Connecting-IP": "192.0.2.12" }, note: "for markup" },
  ),
  post(
    messages,
    { sender_name: "Naomi", message: "Peace.", recipient: "sh1t" },
    { headers: { "CF-Connecting-IP": "192.0.2.13" }, note: "for a foul word" },
  ),
  ...["a", "b", "c", "d", "e", "f"].map((letter) =>
    post(
      `${other}/messages`,
      { sender_name: "Orpah", message: letter, recipient: ` Ruth &\nנעמי ${letter} `, start_token: "{start token}" },
      { headers: { "CF-Connecting-IP": "192.0.2.11" } },
    ),
  ),
  {
    method: "DELETE",
    path: `${other}/messages/{posted id}`,
    headers: bearer("{posted token}"),
    note: "the last message",
  },
  get(`${other}/messages?cursor=${"f".repeat(32)}`, {
    headers: { [bookmarkHeader]: "latest" },
    note: "after a deletion",
  }),
  post(messages, good, { env: { VISITOR_HASH_KEY: "" }, note: "without a key" }),
  { method: "DELETE", path: `${messages}/${"0".repeat(32)}` },
  { method: "DELETE", path: `${messages}/${"0".repeat(32)}`, headers: bearer("0".repeat(64)), note: "a wrong token" },
  { method: "DELETE", path: "/api/cards/no%20id/messages/1" },
  get(`${card}/live`),
  get(`${card}/live`, { headers: { Upgrade: "websocket" }, note: "a socket" }),
  get(`${card}/live`, { headers: { Upgrade: "websocket", Origin: elsewhere }, note: "from elsewhere" }),
  get("/api/trivia/rooms/BCDFG/live"),
  get(`/api/sync/${"0".repeat(32)}/live`),
];

const security: RecordedRequest[] = [
  post("/api/security/events", {
    event_type_param: "storage_blocked",
    severity_param: "low",
    details_param: { a: 1 },
    ip_param: null,
  }),
  post("/api/security/events", {
    event_type_param: "two words",
    severity_param: "fatal",
    details_param: 7,
    session_id_param: "x".repeat(101),
  }),
  post(
    "/api/security/csp-report",
    { "csp-report": { "effective-directive": "img-src" } },
    { headers: { "Content-Type": "application/csp-report" } },
  ),
  post("/api/security/csp-report", [{ body: {} }], { headers: { "Content-Type": "application/reports+json" } }),
  post(
    "/api/security/csp-report",
    Array.from({ length: 21 }, () => ({ body: {} })),
  ),
  post("/api/security/rate-limit", { action_type_param: "recorded", max_attempts: 1, identifier_param: "device" }),
  post(
    "/api/security/rate-limit",
    { action_type_param: "recorded", max_attempts: 1, identifier_param: "device" },
    { note: "again" },
  ),
  post("/api/security/rate-limit", { action_type_param: "recorded", max_attempts: 0, window_minutes: 1441 }),
];

/** Whether the answer lists the embedded translations or has a version of the texts: it changes with either. */
const tellsTexts = ({ path, method = "GET" }: RecordedRequest): boolean =>
  ["GET", "HEAD"].includes(method) &&
  /\/(?:data|bulk|docs|health\/?|openapi\.json)$|[/=](?:nope|xyz)$|^\/api\/(?:search|cross-references).*=bbe$/.test(
    path,
  );
const tellsNoTexts = (request: RecordedRequest): boolean => !tellsTexts(request);

/** By subject. Within a subject the order matters: requests build on what earlier ones stored. */
export const recordedRequests = {
  texts: [...offered, ...reading, ...searching, ...protocol].filter(tellsTexts),
  offered: offered.filter(tellsNoTexts),
  reading: reading.filter(tellsNoTexts),
  searching: searching.filter(tellsNoTexts),
  protocol: protocol.filter(tellsNoTexts),
  bodies,
  counters,
  signing,
  security,
} satisfies Readonly<Record<string, readonly RecordedRequest[]>>;

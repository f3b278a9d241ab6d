import * as fc from "fast-check";
import { eachCardDetail } from "#domain/api/cards.ts";
import type { endpoints } from "#domain/api/endpoints.ts";
import { statNames } from "#domain/api/stats.ts";
import { hostileTexts } from "./hostile-texts.ts";

/** A malformed, absurd or malicious request. */
interface FuzzRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
}

const text = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc.string({ unit: "binary", maxLength: 30 }).map((raw) => raw.toWellFormed()),
  fc.constantFrom(...hostileTexts),
);

const segment = fc.oneof(
  text.map(encodeURIComponent),
  fc.constantFrom("..", ".", "%2e%2e", "%00", "%", "x".repeat(300), "__proto__", "1795000000000-abc"),
);

/** Any JSON, and JSON close to what an endpoint expects. */
const near = (shape: Record<string, fc.Arbitrary<unknown>>) =>
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc
        .record(
          Object.fromEntries(
            Object.entries(shape).map(([key, value]) => [
              key,
              fc.oneof({ weight: 3, arbitrary: value }, fc.jsonValue()),
            ]),
          ),
          { requiredKeys: [] },
        )
        .map((value) => JSON.stringify(value)),
    },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: text },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        "",
        "[".repeat(5000),
        '{"a":'.repeat(50) + "1" + "}".repeat(50),
        `{"message":"${"x".repeat(20_000)}"}`,
        '{"__proto__":{"admin":true}}',
        "\uFEFF{}",
        "NaN",
      ),
    },
  );

const anyHeaders = fc.record(
  {
    "Content-Type": fc.oneof(
      { weight: 6, arbitrary: fc.constant("application/json") },
      fc.constantFrom(
        "text/plain",
        "application/json; charset=latin1",
        "application/csp-report",
        "multipart/form-data",
        "",
      ),
    ),
    Origin: fc.constantFrom("https://elsewhere.test", "null"),
    "CF-Connecting-IP": fc.oneof(fc.ipV4(), fc.ipV6(), fc.constantFrom("not an address", "::")),
    Authorization: fc.constantFrom("Bearer x", `Bearer ${"0".repeat(64)}`, "Basic eDp5"),
    "User-Agent": fc.string({ minLength: 1, maxLength: 30 }).map((agent) => encodeURIComponent(agent)),
    Upgrade: fc.constantFrom("h2c", "websocket!"),
  },
  { requiredKeys: ["Content-Type"] },
);

/** Foreign origins are rejected first, so one in ten is enough. */
const headers = fc
  .tuple(anyHeaders, fc.integer({ min: 1, max: 10 }))
  .map(([{ Origin, ...rest }, chance]): Record<string, string> =>
    Origin !== undefined && chance === 1 ? { ...rest, Origin } : rest,
  );

const post = (path: fc.Arbitrary<string>, body: fc.Arbitrary<string>): fc.Arbitrary<FuzzRequest> =>
  fc.record({ method: fc.constant("POST"), path, headers, body });

const other = (method: string, path: fc.Arbitrary<string>): fc.Arbitrary<FuzzRequest> =>
  fc.record({ method: fc.constant(method), path, headers });

const cardId = fc.oneof(fc.constant("1795000000000-abc"), segment);

const storeId = fc.oneof(fc.constant("0".repeat(32)), segment);

type Row = (typeof endpoints)[keyof typeof endpoints];
/** `reading-fuzz.test.ts` finds out by itself which requests the endpoints have that only read. */
type NameOf<One extends Row> = One extends { method: "get"; group: "Scripture" | "Search" | "Service" }
  ? never
  : One extends { method: infer Method extends string; path: infer Path extends string }
    ? `${Uppercase<Method>} ${Path}`
    : never;

/** Requests for each endpoint that writes or has a state. */
export const fuzzRequests: Readonly<Record<NameOf<Row>, fc.Arbitrary<FuzzRequest>>> = {
  "GET /stats": other(
    "GET",
    fc.oneof(
      fc.constant("/api/stats"),
      text.map((query) => `/api/stats?${encodeURIComponent(query)}=1`),
    ),
  ),
  "GET /stats/prayed-today": other(
    "GET",
    text.map((query) => `/api/stats/prayed-today?${encodeURIComponent(query)}=1`),
  ),
  "GET /stats/live": other("GET", fc.constant("/api/stats/live")),
  "POST /stats/{name}/increment": post(
    fc.oneof(fc.constantFrom(...statNames), segment).map((name) => `/api/stats/${name}/increment`),
    near({
      increment_by: fc.oneof(fc.integer(), fc.double()),
      operation_id: fc.oneof(fc.uuid(), text),
      topic_id: fc.integer({ min: -1, max: 30 }),
      seconds_ago: fc.oneof(fc.nat(), fc.double()),
    }),
  ),
  "POST /stats/increments": post(
    fc.constant("/api/stats/increments"),
    near({
      operation_id: fc.oneof(fc.uuid(), text),
      increments: fc.array(
        fc.record({
          stat_name: fc.oneof(fc.constantFrom(...statNames), text),
          count: fc.oneof(fc.integer({ min: -1, max: 61 }), fc.double()),
        }),
        { maxLength: 8 },
      ),
      prayers: fc.array(
        fc.record({ topic_id: fc.integer({ min: -1, max: 30 }), seconds_ago: fc.oneof(fc.nat(), fc.double()) }),
        { maxLength: 11 },
      ),
    }),
  ),
  "POST /trivia/rooms": post(
    fc.constant("/api/trivia/rooms"),
    near({
      level: fc.constantFrom("simple", "medium", "difficult", "none"),
      seconds: fc.oneof(fc.constantFrom(10, 20, 30, 60), fc.double()),
      questions: fc.oneof(fc.constantFrom(5, 10, 20), fc.integer()),
    }),
  ),
  "POST /trivia/rooms/{code}/seats": post(
    fc.oneof(fc.constantFrom("BCDFG", "bcdfg"), segment).map((code) => `/api/trivia/rooms/${code}/seats`),
    near({ key: fc.oneof(fc.constant("0".repeat(32)), text) }),
  ),
  "GET /trivia/rooms/{code}/live": other(
    "GET",
    segment.map((code) => `/api/trivia/rooms/${code}/live`),
  ),
  "GET /cards/{cardId}/messages": other(
    "GET",
    fc.tuple(cardId, text).map(([id, cursor]) => `/api/cards/${id}/messages?cursor=${encodeURIComponent(cursor)}`),
  ),
  "POST /cards/{cardId}/messages": post(
    cardId.map((id) => `/api/cards/${id}/messages`),
    near({
      sender_name: text,
      message: text,
      ...eachCardDetail(() => text),
      idempotency_key: fc.oneof(fc.uuid(), text),
      start_token: text,
      challenge: fc.oneof(fc.record({ token: text, answer: text }), text),
    }),
  ),
  "POST /cards": post(fc.constant("/api/cards"), near({ card_id: fc.oneof(cardId, text) })),
  "POST /devices": other("POST", fc.constant("/api/devices")),
  "DELETE /cards/{cardId}/messages/{id}": other(
    "DELETE",
    fc.tuple(cardId, segment).map(([id, message]) => `/api/cards/${id}/messages/${message}`),
  ),
  "GET /cards/{cardId}/live": other(
    "GET",
    cardId.map((id) => `/api/cards/${id}/live`),
  ),
  "POST /sync/{storeId}": other(
    "POST",
    storeId.map((id) => `/api/sync/${id}`),
  ),
  "GET /sync/{storeId}": other(
    "GET",
    fc
      .tuple(storeId, text, text)
      .map(([id, cursor, next]) => `/api/sync/${id}?${new URLSearchParams({ cursor, next }).toString()}`),
  ),
  "POST /sync/{storeId}/records": post(
    storeId.map((id) => `/api/sync/${id}/records`),
    near({
      cursor: text,
      records: fc.array(fc.record({ name: text, base: fc.integer(), data: text }, { requiredKeys: [] }), {
        maxLength: 4,
      }),
    }),
  ),
  "DELETE /sync/{storeId}": other(
    "DELETE",
    storeId.map((id) => `/api/sync/${id}`),
  ),
  "GET /sync/{storeId}/live": other(
    "GET",
    storeId.map((id) => `/api/sync/${id}/live`),
  ),
  "POST /security/events": post(
    fc.constant("/api/security/events"),
    near({
      event_type_param: text,
      severity_param: fc.constantFrom("low", "critical", "fatal"),
      details_param: fc.oneof(text, fc.jsonValue()),
      session_id_param: text,
    }),
  ),
  "POST /security/csp-report": post(
    fc.constant("/api/security/csp-report"),
    near({ "csp-report": fc.record({ "effective-directive": text, "blocked-uri": text }, { requiredKeys: [] }) }),
  ),
  "POST /security/rate-limit": post(
    fc.constant("/api/security/rate-limit"),
    near({ identifier_param: text, action_type_param: text, max_attempts: fc.integer(), window_minutes: fc.integer() }),
  ),
};

/** Why a response violates the rules for every response; undefined if it does not. `parseError` checks the body of errors. */
export const answerProblem = async (
  answer: Response,
  parseError: (body: unknown) => void,
): Promise<string | undefined> => {
  if (answer.status >= 500) return `status ${answer.status}`;
  if (!answer.headers.get("Cache-Control")) return "no Cache-Control";
  if (answer.headers.get("X-Content-Type-Options") !== "nosniff") return "no nosniff";
  if (answer.status === 204) return undefined;
  const body = await answer.text();
  try {
    const value: unknown = JSON.parse(body);
    if (answer.status >= 400) parseError(value);
    return undefined;
  } catch {
    return `status ${answer.status} with a body that is not as declared: ${body.slice(0, 200)}`;
  }
};

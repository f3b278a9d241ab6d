import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { PostedMessage } from "#domain/api/cards.ts";
import { type Endpoint, endpointList } from "#domain/api/endpoints.ts";
import { scriptureVersion } from "#worker/bible/embedded.ts";
import worker from "#worker/index.ts";
import { recordedRequests, type RecordedRequest } from "./recorded-requests.ts";
import { origin, startToken } from "./support.ts";

/**
 * The API's answers, byte for byte: status, headers and body of hundreds of requests, compared with `recorded/`. A change
 * that is meant belongs into CHANGELOG.md and is recorded with `npx vitest run --project worker tests/worker/recorded-answers.test.ts -u`.
 */

/** Bodies up to this length are recorded in full, longer ones as their length and hash. */
const maxShown = 600;

/** Headers that an answer of the API has unless it is an open socket. Only what differs from them is recorded. */
const usual = new Map([
  ["access-control-allow-origin", "*"],
  [
    "access-control-expose-headers",
    "ETag, Link, RateLimit, RateLimit-Policy, Retry-After, X-D1-Bookmark, X-Request-Id",
  ],
  ["content-security-policy", "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"],
  ["cross-origin-resource-policy", "same-origin"],
  ["permissions-policy", "camera=(), geolocation=(), microphone=()"],
  ["referrer-policy", "no-referrer"],
  ["strict-transport-security", "max-age=63072000; includeSubDomains; preload"],
  ["x-content-type-options", "nosniff"],
  ["x-frame-options", "DENY"],
  ["x-request-id", "{uuid}"],
]);

/** Replaces what differs from run to run. */
const masked = (text: string): string =>
  text
    .replaceAll(scriptureVersion, "{version}")
    .replace(/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g, "{uuid}")
    .replace(/\b[0-9a-f]{8}-[0-9a-f]{8}-[0-9a-f]{8}-[0-9a-f]{32}\b/g, "{bookmark}")
    .replace(/\b\d{13,16}\.[0-9a-f]{32}\.\d{1,2}-\d{1,2}-[0-2]\.[0-9a-f]{64}\b/g, "{token}")
    .replace(/\b\d{13}\.\d{13}\.[0-9a-f]{32}\.[0-9a-f]{64}\b/g, "{device token}")
    .replace(/\b\d{13}-(?!0{32})[0-9a-f]{32}\b/g, "{card id}")
    .replace(/\b(?:\d{13}\.)?[0-9a-f]{64}\b/g, "{token}")
    .replace(/\b(?!0{32})[0-9a-f]{32}\b/g, "{id}")
    .replace(/"\d+ [+−×] \d+"/gu, '"{sum}"')
    .replace(/\b\d{4}-\d\d-\d\dT[\d:.]+Z/g, "{time}");

/** What a request may refer to: the message that was posted last. */
let posted: Partial<PostedMessage> = {};

const filled = (text: string, start = ""): string =>
  text
    .replace("{posted id}", posted.id ?? "")
    .replace("{posted token}", posted.delete_token ?? "")
    .replace("{start token}", start);

const hashOf = async (text: string): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return btoa(String.fromCharCode(...digest)).slice(0, 16);
};

/** Types instead of values, for a body that varies: `{"reference":string,"verses":[…]}`. */
const shapeOf = (value: unknown): string => {
  if (Array.isArray(value)) return `[${[...new Set(value.map(shapeOf))].join("|")}]`;
  if (typeof value !== "object" || value === null) return typeof value;
  return `{${Object.entries(value)
    .map(([key, item]) => `${JSON.stringify(key)}:${shapeOf(item)}`)
    .join(",")}}`;
};

const bodyLine = async (text: string, varies: boolean): Promise<string> => {
  if (text === "") return "(no body)";
  if (varies) return text.startsWith("{") ? shapeOf(JSON.parse(text)) : text.slice(0, text.indexOf("\n"));
  const steady = masked(text);
  return steady.length <= maxShown
    ? steady
    : `${steady.slice(0, 60).replaceAll("\n", "⏎")}… ${steady.length} characters, ${await hashOf(steady)}`;
};

const headerLine = (headers: Headers, varies: boolean): string => {
  const found = new Map([...headers].map(([name, value]) => [name, masked(value)]));
  // A few milliseconds less than an hour.
  if (found.get("retry-after")?.startsWith("35")) found.set("retry-after", "3600");
  const left = found.get("ratelimit");
  if (left !== undefined) found.set("ratelimit", left.replace(/(?<=[rt]=)[1-9]\d*/g, "{n}"));
  if (varies && found.has("etag")) found.set("etag", found.get("etag")!.replace(/"\w+"/, '"{hash}"'));
  const missing = [...usual.keys()].filter((name) => !found.has(name)).map((name) => `without ${name}`);
  const own = [...found]
    .filter(([name, value]) => usual.get(name) !== value)
    .map(([name, value]) => `${name}: ${value}`);
  return (missing.length === usual.size ? ["without the usual headers", ...own] : [...missing, ...own]).join(" | ");
};

interface Recorded {
  readonly asked: string;
  readonly answered: string;
}

const recordOf = async ({
  path,
  method = "GET",
  headers = {},
  body,
  note,
  env: bindings,
  varies = false,
}: RecordedRequest): Promise<Recorded> => {
  const context = createExecutionContext();
  const start = await startToken(/\/cards\/([^/]+)/.exec(path)?.[1] ?? "");
  const sent = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, filled(value)]));
  const request = new Request<unknown, IncomingRequestCfProperties>(`${origin}${filled(path)}`, {
    method,
    // An address of its own: other files spend budgets in the same runtime.
    headers: { "CF-Connecting-IP": "198.18.0.61", ...sent },
    ...(body !== undefined && { body: typeof body === "string" ? filled(body, start) : body }),
  });
  const answer = await worker.fetch(request, { ...env, ...bindings }, context);
  const text = answer.webSocket ? "" : await answer.text();
  answer.webSocket?.accept();
  answer.webSocket?.close();
  await waitOnExecutionContext(context);
  if (text.includes('"delete_token"')) posted = JSON.parse(text) as PostedMessage;
  return {
    asked: `${method} ${path.length > 120 ? `${path.slice(0, 120)}…` : path}${note === undefined ? "" : ` (${note})`}`,
    answered: `${answer.status} ${headerLine(answer.headers, varies)}\n${await bodyLine(text, varies)}`,
  };
};

/** The requests of a subject with their answers. Neighbours that are answered alike share one answer. */
const transcript = async (requests: readonly RecordedRequest[]): Promise<string> => {
  const parts: string[] = [];
  let previous = "";
  for (const request of requests) {
    const { asked, answered } = await recordOf(request);
    if (answered === previous) parts.push(parts.pop()!.replace(`\n${answered}`, `\n${asked}\n${answered}`));
    else parts.push(`${asked}\n${answered}`);
    previous = answered;
  }
  return `${parts.join("\n\n")}\n`;
};

describe.each(Object.entries(recordedRequests))("%s", (subject, requests) => {
  it("is answered as recorded", async () => {
    await expect(await transcript(requests)).toMatchFileSnapshot(`./recorded/${subject}.txt`);
  });
});

it("every endpoint is asked", () => {
  const asked = Object.values(recordedRequests)
    .flat()
    .map(({ method = "GET", path }: RecordedRequest) => `${method} ${path.split("?")[0]}`);
  const isAsked = ({ method, path }: Endpoint) => {
    const form = new RegExp(`^${method.toUpperCase()} /api${path.replace(/\{\w+\}/g, "[^/]+")}$`);
    return asked.some((one) => form.test(one));
  };
  expect(endpointList.filter((endpoint) => !isAsked(endpoint)).map(({ path }) => path)).toEqual([]);
});

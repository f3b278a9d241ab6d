import * as fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import { endpointList, type Endpoint } from "#domain/api/endpoints.ts";
import { errorBodySchema } from "#domain/api/errors.ts";
import { parameterTexts } from "#domain/api/parameters.ts";
import { ask } from "./support.ts";

/** Hostile input for every reading endpoint. Few runs here; `npm run load -- reading-fuzz` runs 20,000 per endpoint. */
const numRuns = inject("fuzzRuns");

const hostile = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc.constantFrom(
    "",
    " ",
    "+",
    "%",
    "%00",
    "..",
    "../..",
    "../../etc/passwd",
    "constructor",
    "__proto__",
    "toString",
    "null",
    "undefined",
    "NaN",
    "-1",
    "0",
    "1e309",
    "9".repeat(400),
    "'; drop table verses; --",
    "<script>alert(1)</script>",
    "${7*7}",
    "{{7*7}}",
    "\u202Ekjv",
    "🕊",
    "a".repeat(4000),
    '"',
    '"""',
    ".*",
    "(((((",
    "\\",
    "OT,NT",
    "GEN,".repeat(200),
    "2026-02-30",
    "john 3:16;".repeat(40),
  ),
);
const likely = fc.constantFrom(
  "john 3:16",
  "John 3",
  "Psalms",
  "Jude 1",
  "gen 1-3",
  "1 Jn 4.8",
  "Genesis-Revelation",
  "kjv",
  "WEB",
  "JHN",
  "PSA",
  "3",
  "NT",
  "love",
  "the lord is my",
  "2026-11-21",
  "verse",
  "G26",
  "H0430",
  "true",
  "special",
  "20",
);
const word = fc.oneof({ weight: 2, arbitrary: likely }, { weight: 3, arbitrary: hostile });

const parameterNames = [...Object.keys(parameterTexts), "unknown"];
const queries = fc.dictionary(fc.constantFrom(...parameterNames), word, { maxKeys: 4 });

/** Sent as is: a browser's path never contains a bare `.` or `..` segment. */
const pathPart = (text: string): string => encodeURIComponent(text.toWellFormed()).replace(/^\.+$/, "x") || "x";

const addressOf = ({ path }: Endpoint, words: readonly string[], query: Readonly<Record<string, string>>): string => {
  let index = 0;
  const filled = path.replace(/\{\w+\}/g, () => pathPart(words[index++] ?? "x"));
  return `/api${filled}?${new URLSearchParams(query)}`;
};

/** What is wrong with a response, if anything. */
const problemOf = async ({ response: schema }: Endpoint, response: Response): Promise<string | undefined> => {
  const text = await response.text();
  // 501 is how oEmbed refuses another format than JSON.
  if (response.status >= 500 && response.status !== 501) return `status ${response.status}: ${text}`;
  for (const name of ["Cache-Control", "Access-Control-Allow-Origin", "Content-Security-Policy", "X-Request-Id"])
    if (!response.headers.get(name)) return `no ${name}`;
  if (response.status === 302)
    return response.headers.get("Location") === "/api/docs" ? undefined : "it leads elsewhere";
  if (response.status !== 200) return errorBodySchema.safeParse(JSON.parse(text)).error?.message;
  return schema === null || typeof schema === "string" ? undefined : schema.safeParse(JSON.parse(text)).error?.message;
};

describe("any input at all", () => {
  const reading = endpointList.filter(
    ({ method, group }) => method === "get" && ["Scripture", "Search", "Service"].includes(group),
  );

  it.each(reading.map((endpoint) => [endpoint.path, endpoint] as const))(
    "%s: never a server error, every answer as described",
    { timeout: 3_600_000 },
    async (_path, endpoint) => {
      await fc.assert(
        fc.asyncProperty(fc.array(word, { minLength: 3, maxLength: 3 }), queries, async (words, query) => {
          const address = addressOf(endpoint, words, query);
          const problem = await problemOf(endpoint, await ask(address, { redirect: "manual" }));
          expect(problem, address).toBeUndefined();
        }),
        { numRuns: endpoint.path.includes("{") || endpoint.query ? numRuns : 3 },
      );
    },
  );
});

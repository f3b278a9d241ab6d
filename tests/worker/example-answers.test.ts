import { describe, expect, it } from "vitest";
import { dailySchema } from "#domain/api/bible.ts";
import { endpointList, type Endpoint } from "#domain/api/endpoints.ts";
import { openApiDocument, operationId } from "#domain/api/openapi.ts";
import { scriptureVersion } from "#worker/bible/embedded.ts";
import { ask } from "./support.ts";

/**
 * The answers that the OpenAPI document has as examples, in `worker/documentation/example-answers.json`. A change that is meant is
 * recorded with `npx vitest run --project worker tests/worker/example-answers.test.ts -u`.
 */

const longestList = 2;

/** An example of a version, so that a changed text leaves the examples as they are. */
const sampleVersion = "c9ded0fb07";

/** With lists cut short: an example is to be read. */
const shortened = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, longestList).map(shortened);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shortened(one)]));
};

const bodyOf = async (path: string): Promise<Record<string, unknown>> => (await ask(`/api${path}`)).json();

/** What differs with each day or each time is answered by something that does not. */
const steady: Readonly<Record<string, () => Promise<unknown>>> = {
  "/bible/daily": () => bodyOf("/bible/daily?date=2026-12-25"),
  "/bible/random": () => bodyOf("/bible/psalm+23:1"),
  "/bible": () => bodyOf("/bible/psalm+23:1"),
  "/bible/data/{translation}/random": async () => {
    const { translation, verses } = await bodyOf("/bible/data/asv/PSA/23");
    return { translation, random_verse: (verses as unknown[])[0] };
  },
  "/bible/data/{translation}/random/{books}": async () => {
    const { translation, verses } = await bodyOf("/bible/data/kjv/JHN/3");
    return { translation, random_verse: (verses as unknown[])[15] };
  },
  "/health": async () => {
    const { texts, ...health } = await bodyOf("/health");
    const { version, sha256 } = texts as { version: string; sha256: Record<string, string> };
    return { ...health, texts: { version, sha256: Object.fromEntries(Object.entries(sha256).slice(0, 3)) } };
  },
  "/stats/prayed-today": () => Promise.resolve({ day: "2026-12-25", topics: [{ topic_id: 3, prayers: 12 }] }),
};

const answered = endpointList.filter(
  (endpoint): endpoint is Endpoint & { examples: readonly string[] } =>
    endpoint.examples !== undefined && typeof endpoint.response === "object" && endpoint.response !== null,
);

describe("the examples of the OpenAPI document", () => {
  it("are what the API answers, and as it describes", async () => {
    const answers: Record<string, unknown> = {};
    for (const endpoint of answered) {
      const answer = shortened(await (steady[endpoint.path]?.() ?? bodyOf(endpoint.examples[0]!)));
      const schema = endpoint.response as typeof dailySchema;
      expect(schema.safeParse(answer).error, endpoint.path).toBeUndefined();
      answers[operationId(endpoint)] = answer;
    }
    const examples = JSON.stringify(answers, undefined, 2).replaceAll(scriptureVersion, sampleVersion);
    await expect(`${examples}\n`).toMatchFileSnapshot("../../worker/documentation/example-answers.json");
  });

  it("are there for every endpoint with a body, with the site's own addresses", async () => {
    const response = await ask("/api/openapi.json");
    const text = await response.text();
    const { paths } = JSON.parse(text) as ReturnType<typeof openApiDocument>;
    const without = answered.filter(({ path, status = 200 }) => {
      const { responses } = paths[path]!["get"] as unknown as {
        responses: Record<string, { content: Record<string, { example?: unknown }> }>;
      };
      return responses[String(status)]?.content["application/json"]?.example === undefined;
    });
    expect(without).toEqual([]);
  });
});

import manifest from "#generated/scripture/manifest.json" with { type: "json" };
import { Hono } from "hono";
import { openApiDocument, type ExampleAnswers } from "#domain/api/openapi.ts";
import type { Health } from "#domain/api/service.ts";
import { apiVersion } from "#domain/api/service.ts";
import { feedCacheControl } from "../bible/cache-control.ts";
import { documentationPage } from "../documentation/page.ts";
import { style } from "../documentation/style.ts";
import type { Handlers } from "../contract.ts";
import type { AppEnv } from "../env.ts";
import { prepareJson, prepareText, send } from "../prepared-response.ts";
import { ownOrigin } from "../middleware/origin.ts";

/** A policy that allows only the page's own inline style, by hash. */
const stylePolicy = async (): Promise<string> => {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(style));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
};

/** The origin in the recorded answers, which is that of the worker's tests. */
const recordedOrigin = "https://lampstand.test";

/** Recorded by a test (tests/worker/example-answers.test.ts), with the addresses of the site that the tests run. Few ask for them, so they load late. */
const exampleAnswers = async (origin: string): Promise<ExampleAnswers> => {
  const { default: recorded } = await import("../documentation/example-answers.json", { with: { type: "json" } });
  return JSON.parse(JSON.stringify(recorded).replaceAll(recordedOrigin, origin)) as ExampleAnswers;
};

const answer: Health = {
  status: "ok",
  version: apiVersion,
  texts: {
    version: manifest.version,
    sha256: Object.fromEntries(manifest.translations.map(({ id, checksum }) => [id, checksum])),
  },
};

export const health: Handlers["health"] = (c) => c.json(answer);

/** What the API offers, for programs and for people. */
export const documentation = new Hono<AppEnv>()
  .get("/openapi.json", async (c) => {
    const origin = ownOrigin(c);
    return send(c, prepareJson(openApiDocument(origin, await exampleAnswers(origin)), feedCacheControl));
  })
  .get("/docs", async (c) => {
    const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": await stylePolicy() };
    return send(c, prepareText(documentationPage(ownOrigin(c)), feedCacheControl, headers));
  });

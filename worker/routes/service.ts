import manifest from "#generated/scripture/manifest.json" with { type: "json" };
import { type Context, Hono } from "hono";
import { openApiDocument, type ExampleAnswers } from "#domain/api/openapi.ts";
import type { Health } from "#domain/api/service.ts";
import { apiVersion } from "#domain/api/service.ts";
import { feedCacheControl } from "../bible/cache-control.ts";
import { lruCache } from "../lru-cache.ts";
import { documentationPage } from "../documentation/page.ts";
import { style } from "../documentation/style.ts";
import { inlineSource } from "../hashes.ts";
import { readContent } from "../content-file.ts";
import type { Handlers } from "../contract.ts";
import type { AppEnv } from "../env.ts";
import { type Prepared, prepareJson, prepareText, send } from "../prepared-response.ts";
import { ownOrigin } from "../middleware/origin.ts";

/** A policy that allows only the page's own inline style, by hash. */
const stylePolicy = async (): Promise<string> =>
  `default-src 'none'; style-src '${await inlineSource(style)}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** The origin in the recorded answers, which is that of the worker's tests. */
const recordedOrigin = "https://lampstand.test";

const exampleAnswers = async (assets: Fetcher, origin: string): Promise<ExampleAnswers> => {
  const recorded = await readContent(assets, "example-answers");
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

/** Sends a document that is made once for each address of the site, since that takes longer than any answer. */
const madeOnce = (make: (origin: string, assets: Fetcher) => Promise<Prepared<unknown>>) => {
  const made = lruCache<Prepared<unknown>>(4);
  return async (c: Context<AppEnv>): Promise<Response> => {
    const origin = ownOrigin(c);
    const document = made.get(origin) ?? (await make(origin, c.env.ASSETS));
    made.set(origin, document, 1);
    return send(c, document);
  };
};

/** What the API offers, for programs and for people. */
export const documentation = new Hono<AppEnv>()
  .get(
    "/openapi.json",
    madeOnce(async (origin, assets) =>
      prepareJson(openApiDocument(origin, await exampleAnswers(assets, origin)), feedCacheControl),
    ),
  )
  .get(
    "/docs",
    madeOnce(async (origin) =>
      prepareText(documentationPage(origin), feedCacheControl, {
        "Content-Type": "text/html; charset=utf-8",
        "Content-Security-Policy": await stylePolicy(),
      }),
    ),
  );

import { Hono } from "hono";
import { openApiDocument } from "#domain/api/openapi.ts";
import { feedCacheControl } from "../bible/cache-control.ts";
import { documentationPage } from "../documentation/page.ts";
import { style } from "../documentation/style.ts";
import type { AppEnv } from "../env.ts";
import { prepareJson, prepareText, send } from "../prepared-response.ts";
import { ownOrigin } from "../middleware/origin.ts";

/** A policy that allows only the page's own inline style, by hash. */
const stylePolicy = async (): Promise<string> => {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(style));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
};

/** What the API offers, for programs and for people. */
export const documentation = new Hono<AppEnv>()
  .get("/openapi.json", (c) => send(c, prepareJson(openApiDocument(ownOrigin(c)), feedCacheControl)))
  .get("/docs", async (c) => {
    const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": await stylePolicy() };
    return send(c, prepareText(documentationPage(ownOrigin(c)), feedCacheControl, headers));
  });

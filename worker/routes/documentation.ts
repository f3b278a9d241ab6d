import type { Context } from "hono";
import { openApiDocument } from "#domain/api/openapi.ts";
import { feedCacheControl } from "../bible/cache-control.ts";
import { documentationPage } from "../documentation/page.ts";
import { style } from "../documentation/style.ts";
import type { AppEnv } from "../env.ts";
import { prepareJson, prepareText, send } from "../json-answer.ts";
import { ownOrigin } from "../origin.ts";

export const showOpenApi = (c: Context<AppEnv>) => send(c, prepareJson(openApiDocument(ownOrigin(c)), feedCacheControl));

/** A policy that allows only the page's own inline style, by hash. */
const stylePolicy = async (): Promise<string> => {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(style));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
};

export const showDocumentation = async (c: Context<AppEnv>) => {
  const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": await stylePolicy() };
  return send(c, prepareText(documentationPage(ownOrigin(c)), feedCacheControl, headers));
};

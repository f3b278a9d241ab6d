import { createMiddleware } from "hono/factory";
import { bookmarkHeader } from "#domain/api/card-bookmark.ts";
import { apiSecurityHeaders } from "#domain/site/security-headers.ts";
import type { AppEnv } from "../env.ts";
import { isOwnPage } from "../origin.ts";

/** Any site may read. Lists the response headers that scripts of other sites may see. */
const corsHeaders = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": `ETag, Retry-After, ${bookmarkHeader}, X-Request-Id`,
} as const;

const readingHeaders = `Content-Type, If-None-Match, X-Single-Chapter-Book-Matching, ${bookmarkHeader}`;

/** The response to a CORS preflight. Any page may read; our own pages may also write and delete. */
const preflightHeaders = (mayWrite: boolean) => ({
  "Access-Control-Allow-Methods": mayWrite ? "GET, HEAD, POST, DELETE, OPTIONS" : "GET, HEAD, OPTIONS",
  "Access-Control-Allow-Headers": mayWrite ? `${readingHeaders}, Authorization` : readingHeaders,
  "Access-Control-Max-Age": "86400",
  "Cache-Control": "public, max-age=86400",
  Vary: "Origin",
});

const unlessSet = Object.entries({ ...apiSecurityHeaders, "Cache-Control": "no-store" });
const cors = Object.entries(corsHeaders);

/** The headers of every response, for handlers that build theirs at once (and set `hasApiHeaders`). Adding headers one by one costs more than serving a verse. */
export const apiHeaders = new Headers({ ...corsHeaders, ...apiSecurityHeaders });

const complete = (headers: Headers): void => {
  for (const [name, value] of cors) headers.set(name, value);
  for (const [name, value] of unlessSet) if (!headers.has(name)) headers.set(name, value);
};

/**
 * Adds the common headers to every response, including errors (a browser reports an error without CORS headers as a
 * network failure), and answers CORS preflights. Responses without Cache-Control get `no-store`.
 */
export const responseHeaders = createMiddleware<AppEnv>(async (c, next) => {
  if (c.req.method === "OPTIONS") c.res = new Response(null, { status: 204, headers: preflightHeaders(isOwnPage(c)) });
  else await next();
  // An accepted WebSocket: its headers cannot be changed.
  if (c.res.status === 101) return;
  try {
    if (!c.get("hasApiHeaders")) complete(c.res.headers);
  } catch {
    // Responses from other services (assets, Durable Objects) have immutable headers.
    c.res = new Response(c.res.body, c.res);
    complete(c.res.headers);
  }
  c.res.headers.set("X-Request-Id", c.get("requestId"));
});

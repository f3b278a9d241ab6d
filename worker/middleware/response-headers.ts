import { createMiddleware } from "hono/factory";
import { bookmarkHeader } from "#domain/api/card-bookmark.ts";
import { apiSecurityHeaders } from "#domain/site/security-headers.ts";
import type { AppEnv } from "../env.ts";
import { isOwnPage } from "../origin.ts";

/** Reading is open to every site; the names a script of another site may read or send are listed. */
const corsHeaders = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": `ETag, Retry-After, ${bookmarkHeader}, X-Request-Id`,
} as const;

const readingHeaders = `Content-Type, If-None-Match, X-Single-Chapter-Book-Matching, ${bookmarkHeader}`;

/** What a browser hears that asks before it asks: any page may read, ours may also write and take back. */
const preflightHeaders = (mayWrite: boolean) => ({
  "Access-Control-Allow-Methods": mayWrite ? "GET, HEAD, POST, DELETE, OPTIONS" : "GET, HEAD, OPTIONS",
  "Access-Control-Allow-Headers": mayWrite ? `${readingHeaders}, Authorization` : readingHeaders,
  "Access-Control-Max-Age": "86400",
  "Cache-Control": "public, max-age=86400",
  Vary: "Origin",
});

const unlessSet = Object.entries({ ...apiSecurityHeaders, "Cache-Control": "no-store" });
const cors = Object.entries(corsHeaders);

/** What every answer carries, for those who build theirs in one go (and say so with `hasApiHeaders`): adding headers one by one costs more than a verse. */
export const apiHeaders = new Headers({ ...corsHeaders, ...apiSecurityHeaders });

const complete = (headers: Headers): void => {
  for (const [name, value] of cors) headers.set(name, value);
  for (const [name, value] of unlessSet) if (!headers.has(name)) headers.set(name, value);
};

/**
 * Puts the headers that every answer carries on every answer, errors included (a browser shows an error without CORS
 * headers as a network failure), and answers the browser's preflight questions.
 * An answer without a Cache-Control of its own is not to be stored.
 */
export const responseHeaders = createMiddleware<AppEnv>(async (c, next) => {
  if (c.req.method === "OPTIONS") c.res = new Response(null, { status: 204, headers: preflightHeaders(isOwnPage(c)) });
  else await next();
  // An accepted WebSocket: its headers are nobody's to change.
  if (c.res.status === 101) return;
  try {
    if (!c.get("hasApiHeaders")) complete(c.res.headers);
  } catch {
    // Answers of other services (assets, objects) come with immutable headers.
    c.res = new Response(c.res.body, c.res);
    complete(c.res.headers);
  }
  c.res.headers.set("X-Request-Id", c.get("requestId"));
});

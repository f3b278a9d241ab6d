import { createMiddleware } from "hono/factory";
import { apiSecurityHeaders } from "#domain/site/security-headers.ts";
import type { AppEnv } from "../env.ts";

/** Reading is open to every site; the names a script of another site may read or send are listed. */
const corsHeaders = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": "ETag, Link, Retry-After, X-Request-Id",
} as const;

const preflightHeaders = {
  "Access-Control-Allow-Methods": "GET, HEAD, OPTIONS",
  "Access-Control-Allow-Headers": "Content-Type, X-Single-Chapter-Book-Matching",
  "Access-Control-Max-Age": "86400",
  "Cache-Control": "public, max-age=86400",
} as const;

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
  if (c.req.method === "OPTIONS") c.res = new Response(null, { status: 204, headers: preflightHeaders });
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

import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { bookmarkHeader } from "#domain/api/card-bookmark.ts";
import { endpointList } from "#domain/api/endpoints.ts";
import { deviceTokenHeader, textDigestHeader, textFromHeader } from "#domain/api/headers.ts";
import { apiSecurityHeaders } from "#domain/site/security-headers.ts";
import type { AppEnv } from "../env.ts";
import { isForAssistants, isOwnPage } from "./origin.ts";

/** Any site may read. Lists the response headers that scripts of other sites may see. */
const corsHeaders = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": `ETag, Link, RateLimit, RateLimit-Policy, Retry-After, ${bookmarkHeader}, ${textDigestHeader}, ${textFromHeader}, X-Request-Id`,
} as const;

const readingHeaders = [
  "Content-Type",
  "If-None-Match",
  // Programs name themselves (docs/api.md, "Budgets"). Firefox and Safari let those in pages do so, too.
  "User-Agent",
  ...new Set(endpointList.flatMap(({ method, headers = [] }) => (method === "get" ? headers : []))),
].join(", ");

const preflights = {
  reading: { methods: "GET, HEAD, OPTIONS", headers: readingHeaders },
  writing: {
    methods: "GET, HEAD, POST, DELETE, OPTIONS",
    headers: `${readingHeaders}, ${deviceTokenHeader}, Authorization`,
  },
  assistants: {
    methods: "POST, OPTIONS",
    headers: "Content-Type, Accept, Mcp-Method, Mcp-Name, Mcp-Protocol-Version, Mcp-Session-Id, Last-Event-ID",
  },
} as const;

const kindOf = (c: Context<AppEnv>): keyof typeof preflights => {
  if (isForAssistants(c)) return "assistants";
  return isOwnPage(c) ? "writing" : "reading";
};

/** The response to a CORS preflight. Any page may read and ask as an assistant; our own pages may also write and delete. */
const preflightHeaders = (kind: keyof typeof preflights) => ({
  "Access-Control-Allow-Methods": preflights[kind].methods,
  "Access-Control-Allow-Headers": preflights[kind].headers,
  "Access-Control-Max-Age": "86400",
  "Cache-Control": "public, max-age=86400",
  Vary: "Origin",
});

const unlessSet = Object.entries({ ...apiSecurityHeaders, "Cache-Control": "no-store" });
const cors = Object.entries(corsHeaders);

/** The headers of every response. Handlers that set theirs at once set `hasApiHeaders`: one by one costs more than a verse. */
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
  const requestId = crypto.randomUUID();
  c.set("requestId", requestId);
  if (c.req.method === "OPTIONS") c.res = new Response(null, { status: 204, headers: preflightHeaders(kindOf(c)) });
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
  const told = c.get("rateHeaders");
  // Appended, since a refusal may name another limit.
  if (told) for (const [name, value] of Object.entries(told)) c.res.headers.append(name, value);
  c.res.headers.set("X-Request-Id", requestId);
});

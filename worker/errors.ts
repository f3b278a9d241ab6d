import type { Context } from "hono";
import { accepts } from "hono/accepts";
import { ApiError, errorBody, statusOf } from "#domain/api/errors.ts";
import { apiSentences as spanish } from "#domain/api/messages.es.ts";
import { apiSentences as french } from "#domain/api/messages.fr.ts";
import { apiSentences as portuguese } from "#domain/api/messages.pt.ts";
import { type ApiSentences, apiSentences as english } from "#domain/api/messages.ts";
import { locales, type Locale } from "#domain/site/locales/locales.ts";
import type { AppEnv } from "./env.ts";
import { logError, logWarning } from "./log.ts";
import { apiHeaders } from "./middleware/response-headers.ts";

/** What the API says to people, in each language of the site. */
const sentences: Readonly<Record<Locale, ApiSentences>> = {
  en: english,
  es: spanish,
  pt: portuguese,
  fr: french,
};

/** The language of a tag with or without a region: `es-MX` asks for Spanish. */
const localeOfTag = (tag: string): Locale | undefined => {
  const lower = tag.toLowerCase();
  return locales.find((locale) => lower === locale || lower.startsWith(`${locale}-`));
};

/** The first of the languages asked for in which we can answer; English if there is none. */
const askedLocale = (c: Context): Locale => {
  const asked = accepts(c, {
    header: "Accept-Language",
    supports: [...locales],
    default: "en",
    // In the order of their weights; one of zero is refused.
    match: (tags, { default: otherwise }) =>
      tags.flatMap(({ type, q }) => (q > 0 ? (localeOfTag(type) ?? []) : []))[0] ?? otherwise,
  });
  return localeOfTag(asked) ?? "en";
};

/** Renders an error response: status, headers and body of its code. Never cached. */
const renderError = (c: Context<AppEnv>, failure: ApiError): Response => {
  const headers = new Headers(apiHeaders);
  headers.set("Content-Type", "application/json; charset=utf-8");
  headers.set("Cache-Control", "no-store");
  for (const [name, value] of Object.entries(failure.details.headers ?? {})) headers.set(name, value);
  const locale = askedLocale(c);
  headers.set("Content-Language", locale);
  headers.append("Vary", "Accept-Language");
  c.set("hasApiHeaders", true);
  return new Response(JSON.stringify(errorBody(failure, c.get("requestId"), sentences[locale])), {
    status: statusOf(failure.code),
    headers,
  });
};

/** Whether a Durable Object failed only temporarily, as flagged by the runtime: during a deployment, a move, or overload. */
export const isTransient = ({
  retryable,
  overloaded,
}: Error & { readonly retryable?: unknown; readonly overloaded?: unknown }): boolean =>
  retryable === true || overloaded === true;

/** Handles every exception of every route. Only unexpected ones are logged as errors. */
export const onError = (error: Error, c: Context<AppEnv>): Response => {
  if (error instanceof ApiError) return renderError(c, error);
  if (isTransient(error)) {
    logWarning("temporarily unavailable", { requestId: c.get("requestId"), path: c.req.path, error: String(error) });
    return renderError(c, new ApiError("unavailable", { headers: { "Retry-After": "5" } }));
  }
  logError("unexpected error", {
    requestId: c.get("requestId"),
    method: c.req.method,
    path: c.req.path,
    error: String(error),
    stack: error.stack,
  });
  return renderError(c, new ApiError("internal"));
};

/** An unknown path. */
export const onNotFound = (c: Context<AppEnv>): Response => renderError(c, new ApiError("route_not_found"));

/** A known path with an unsupported method. */
export const onMethodNotAllowed = (c: Context, methods: string[]): Response =>
  renderError(c, new ApiError("method_not_allowed", { headers: { Allow: [...methods, "OPTIONS"].join(", ") } }));

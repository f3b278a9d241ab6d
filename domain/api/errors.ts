import * as z from "zod/mini";
import { apiSentences, type ApiSentences, type Sentence } from "./messages.ts";

/**
 * Every way a request to the API can fail: its HTTP status, and the short `error` text that bible-api.com clients know.
 * What it says to people is in `messages.ts`.
 */
const catalogue = {
  malformed_request: { status: 400, error: "malformed request" },
  passage_too_long: { status: 400, error: "passage too long" },
  forbidden_origin: { status: 403, error: "forbidden origin" },
  forbidden: { status: 403, error: "forbidden" },
  step_up_required: { status: 403, error: "step up required" },
  card_not_started: { status: 403, error: "card not started" },
  route_not_found: { status: 404, error: "not found" },
  not_found: { status: 404, error: "not found" },
  translation_not_found: { status: 404, error: "translation not found" },
  method_not_allowed: { status: 405, error: "method not allowed" },
  card_full: { status: 409, error: "card full" },
  room_closed: { status: 409, error: "room closed" },
  sync_full: { status: 409, error: "sync full" },
  sync_erased: { status: 410, error: "sync erased" },
  payload_too_large: { status: 413, error: "payload too large" },
  unsupported_media_type: { status: 415, error: "unsupported media type" },
  invalid_input: { status: 422, error: "invalid input" },
  keyword_search: { status: 422, error: "keyword search" },
  upgrade_required: { status: 426, error: "upgrade required" },
  rate_limited: { status: 429, error: "rate limited" },
  internal: { status: 500, error: "internal error" },
  not_offered: { status: 501, error: "not offered" },
  upstream_failed: { status: 502, error: "upstream failed" },
  upstream_unreachable: { status: 502, error: "upstream unreachable" },
  unavailable: { status: 503, error: "unavailable" },
  upstream_timeout: { status: 504, error: "upstream timeout" },
} as const satisfies Record<string, { status: number; error: string }>;

export type ErrorCode = keyof typeof catalogue;

export const errorCodes = Object.keys(catalogue) as readonly ErrorCode[];

export const statusOf = <Code extends ErrorCode>(code: Code): (typeof catalogue)[Code]["status"] =>
  catalogue[code].status;

/** One message per field that is not valid, keyed by the field's path (`message`, `items.0.name`). */
type FieldSentences = Readonly<Record<string, Sentence>>;

interface ErrorDetails {
  /** What to say to the user. Defaults to the sentence of the code. */
  readonly message?: Sentence;
  readonly fields?: FieldSentences;
  /** Extra keys of the body, for example the known translations. */
  readonly extra?: Readonly<Record<string, unknown>>;
  /** Extra response headers, for example `Retry-After`. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Thrown anywhere below a route; the app's error handler renders it. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(details.message?.(apiSentences) ?? apiSentences.errors[code]);
    this.name = "ApiError";
    this.code = code;
    this.details = details;
  }

  /** The message in a language. */
  in(words: ApiSentences): string {
    return this.details.message?.(words) ?? words.errors[this.code];
  }
}

export const errorBodySchema = z.looseObject({
  error: z.string(),
  code: z.enum(errorCodes),
  message: z.string(),
  requestId: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});

export type ErrorBody = z.infer<typeof errorBodySchema>;

const fieldsIn = (fields: FieldSentences, words: ApiSentences): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, sentence]) => [name, sentence(words)]));

/** Renders an error as its JSON body. Every error response goes through here. */
export const errorBody = (failure: ApiError, requestId: string, words: ApiSentences = apiSentences): ErrorBody => {
  const { fields: refused, message, extra } = failure.details;
  const fields = refused && fieldsIn(refused, words);
  // A program’s log often has nothing but the message, so it tells the first.
  const [first] = message ? [] : Object.entries(fields ?? {});
  return {
    error: catalogue[failure.code].error,
    code: failure.code,
    message: failure.in(words) + (first ? ` ${first.join(": ")}` : ""),
    requestId,
    ...(fields && { fields }),
    ...extra,
  };
};

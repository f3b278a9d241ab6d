import * as z from "zod/mini";
import { lookupMessages } from "../scripture/lookup-messages.ts";

/**
 * Every way a request to the API can fail: its HTTP status, the short `error` text that bible-api.com clients know,
 * and the default message for callers that give none.
 */
const catalogue = {
  malformed_request: { status: 400, error: "malformed request", message: "We couldn’t read this request." },
  passage_too_long: {
    status: 400,
    error: "passage too long",
    message: "Please ask for no more than one book at a time.",
  },
  forbidden_origin: { status: 403, error: "forbidden origin", message: "Only this site’s own pages can do this." },
  forbidden: { status: 403, error: "forbidden", message: "You’re not allowed to do this." },
  step_up_required: { status: 403, error: "step up required", message: "Please solve the small sum first." },
  card_not_started: {
    status: 403,
    error: "card not started",
    message: "Nobody has written on this card, and it wasn’t started here. Please choose a new one from the menu.",
  },
  route_not_found: {
    status: 404,
    error: "not found",
    message: "There’s nothing at this address. See /api/docs for everything the API offers.",
  },
  not_found: { status: 404, error: "not found", message: "We couldn’t find that." },
  translation_not_found: { status: 404, error: "translation not found", message: "We don’t have that translation." },
  method_not_allowed: {
    status: 405,
    error: "method not allowed",
    message: "This address doesn’t support that method.",
  },
  card_full: { status: 409, error: "card full", message: "This card is full." },
  room_closed: { status: 409, error: "room closed", message: "Nobody can join this room now." },
  sync_full: { status: 409, error: "sync full", message: "The synced data is full." },
  sync_erased: { status: 410, error: "sync erased", message: "What was synced under this code has been erased." },
  payload_too_large: { status: 413, error: "payload too large", message: "The request body is too large." },
  unsupported_media_type: {
    status: 415,
    error: "unsupported media type",
    message: "Please send the body as application/json.",
  },
  invalid_input: { status: 422, error: "invalid input", message: "Some of the values aren’t valid." },
  keyword_search: { status: 422, error: "keyword search", message: lookupMessages.keyword },
  upgrade_required: {
    status: 426,
    error: "upgrade required",
    message: "This address only accepts WebSocket connections.",
  },
  rate_limited: { status: 429, error: "rate limited", message: "Too many requests. Please try again later." },
  internal: {
    status: 500,
    error: "internal error",
    message: "Something went wrong on our side. Please try again later.",
  },
  upstream_failed: { status: 502, error: "upstream failed", message: lookupMessages.failed },
  upstream_unreachable: { status: 502, error: "upstream unreachable", message: lookupMessages.network },
  unavailable: {
    status: 503,
    error: "unavailable",
    message: "This isn’t available right now. Please try again later.",
  },
  upstream_timeout: { status: 504, error: "upstream timeout", message: lookupMessages.timeout },
} as const satisfies Record<string, { status: number; error: string; message: string }>;

export type ErrorCode = keyof typeof catalogue;

export const errorCodes = Object.keys(catalogue) as readonly ErrorCode[];

/** The HTTP status of a code. */
export const statusOf = <Code extends ErrorCode>(code: Code): (typeof catalogue)[Code]["status"] =>
  catalogue[code].status;

/** One message per field that is not valid, keyed by the field's path (`message`, `items.0.name`). */
type FieldMessages = Readonly<Record<string, string>>;

interface ErrorDetails {
  /** A sentence to show to the user. Defaults to the catalogue's message. */
  readonly message?: string;
  readonly fields?: FieldMessages;
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
    super(details.message ?? catalogue[code].message);
    this.name = "ApiError";
    this.code = code;
    this.details = details;
  }
}

/** The body of every error response. */
export const errorBodySchema = z.looseObject({
  error: z.string(),
  code: z.enum(errorCodes),
  message: z.string(),
  requestId: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});

export type ErrorBody = z.infer<typeof errorBodySchema>;

/** Renders an error as its JSON body. Every error response goes through here. */
export const errorBody = (failure: ApiError, requestId: string): ErrorBody => ({
  error: catalogue[failure.code].error,
  code: failure.code,
  message: failure.message,
  requestId,
  ...(failure.details.fields && { fields: { ...failure.details.fields } }),
  ...failure.details.extra,
});

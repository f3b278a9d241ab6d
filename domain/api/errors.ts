import * as z from "zod/mini";
import { lookupMessages } from "../scripture/lookup-messages.ts";

/**
 * Every way a request to the API can fail: its HTTP status, the short `error` text (the part that clients of
 * bible-api.com know) and the sentence used when the place that fails has none of its own.
 */
const catalogue = {
  malformed_request: { status: 400, error: "malformed request", message: "The request could not be read." },
  passage_too_long: { status: 400, error: "passage too long", message: "Ask for at most one book at a time." },
  forbidden_origin: { status: 403, error: "forbidden origin", message: "This site may not write here." },
  forbidden: { status: 403, error: "forbidden", message: "This is not allowed." },
  step_up_required: { status: 403, error: "step up required", message: "Please answer the small sum first." },
  route_not_found: { status: 404, error: "not found", message: "There is nothing at this address. The API is described at /api/docs." },
  not_found: { status: 404, error: "not found", message: "It could not be found." },
  translation_not_found: { status: 404, error: "translation not found", message: "There is no such translation here." },
  method_not_allowed: { status: 405, error: "method not allowed", message: "This address does not know that method." },
  payload_too_large: { status: 413, error: "payload too large", message: "The body is larger than this address accepts." },
  unsupported_media_type: { status: 415, error: "unsupported media type", message: "Send the body as application/json." },
  invalid_input: { status: 422, error: "invalid input", message: "Some of the values are not valid." },
  keyword_search: { status: 422, error: "keyword search", message: lookupMessages.keyword },
  upgrade_required: { status: 426, error: "upgrade required", message: "This address speaks WebSocket only." },
  rate_limited: { status: 429, error: "rate limited", message: "Too many requests. Please try again later." },
  internal: { status: 500, error: "internal error", message: "Something went wrong here. Please try again later." },
  upstream_failed: { status: 502, error: "upstream failed", message: lookupMessages.failed },
  upstream_unreachable: { status: 502, error: "upstream unreachable", message: lookupMessages.network },
  unavailable: { status: 503, error: "unavailable", message: "This is not available at the moment. Please try again later." },
  upstream_timeout: { status: 504, error: "upstream timeout", message: lookupMessages.timeout },
} as const satisfies Record<string, { status: number; error: string; message: string }>;

export type ErrorCode = keyof typeof catalogue;

export const errorCodes = Object.keys(catalogue) as readonly ErrorCode[];

/** The HTTP status of a code. */
export const statusOf = <Code extends ErrorCode>(code: Code): (typeof catalogue)[Code]["status"] => catalogue[code].status;

/** One message per field that is not valid, keyed by the field's path (`message`, `items.0.name`). */
export type FieldMessages = Readonly<Record<string, string>>;

export interface ErrorDetails {
  /** A sentence for the person in front of the screen; the catalogue's sentence if left out. */
  readonly message?: string;
  readonly fields?: FieldMessages;
  /** Further keys of the answer, for example the known translations. */
  readonly extra?: Readonly<Record<string, unknown>>;
  /** Further response headers, for example `Retry-After`. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Thrown anywhere below a route; the one renderer turns it into the answer. */
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

/** The body of every answer that is not a success. */
export const errorBodySchema = z.looseObject({
  error: z.string(),
  code: z.enum(errorCodes as [ErrorCode, ...ErrorCode[]]),
  message: z.string(),
  requestId: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});

export type ErrorBody = z.infer<typeof errorBodySchema>;

/** The one renderer: what an error looks like on the wire. */
export const errorBody = (failure: ApiError, requestId: string): ErrorBody => ({
  error: catalogue[failure.code].error,
  code: failure.code,
  message: failure.message,
  requestId,
  ...(failure.details.fields && { fields: { ...failure.details.fields } }),
  ...failure.details.extra,
});

import type * as z from "zod/mini";
import { locale } from "#domain/site/locales/locale.ts";
import { firstAbort } from "./abort.ts";
import { after } from "../clock.ts";

/** How long a request may take. A streamed body may take this long from one chunk to the next. */
const requestTimeoutMs = 10_000;

/** For a text that our API asks a public service for: it waits as long itself, including one retry. */
export const serviceTimeoutMs = requestTimeoutMs + 1000;

/**
 * Why a request failed: no response in time, no connection, an error status, or a body of another kind than requested.
 */
type HttpErrorKind = "timeout" | "network" | "status" | "invalid";

/** The one error of all requests. */
export class HttpError extends Error {
  readonly kind: HttpErrorKind;
  readonly status: number | undefined;
  /** The JSON of an error response; undefined if it had none. */
  readonly body: unknown;
  /** When the server says that it may be tried again; undefined if it says nothing. */
  readonly retryAfterMs: number | undefined;

  constructor(kind: HttpErrorKind, status?: number, body?: unknown, retryAfterMs?: number) {
    super(status ? `${kind}: HTTP ${status}` : kind);
    this.name = "HttpError";
    this.kind = kind;
    this.status = status;
    this.body = body;
    this.retryAfterMs = retryAfterMs;
  }
}

/** The options of a request; those of `fetch` and ours. */
export interface HttpOptions extends Pick<RequestInit, "method" | "headers" | "cache" | "keepalive"> {
  json?: unknown;
  timeoutMs?: number;
  signal?: AbortSignal | undefined;
  /** Reads the JSON of a response for `requestJson`. Default `response.json()`. */
  readJson?: ((response: Response) => Promise<unknown>) | undefined;
  /** Inspects a successful response, e.g. its headers, before the body is read. */
  onResponse?: ((response: Response) => void) | undefined;
}

const errorBodyOf = async (response: Response): Promise<unknown> =>
  response.headers.get("Content-Type")?.startsWith("application/json")
    ? response.json().catch(() => undefined)
    : undefined;

/** `Retry-After` in seconds; our API sends no dates. */
const retryAfterMsOf = ({ headers }: Response): number | undefined => {
  const seconds = headers.get("Retry-After") ?? "";
  return /^\d+$/.test(seconds) ? Number(seconds) * 1000 : undefined;
};

/** Sentences of our API come in the language of the page, whatever the browser's own is. */
const initOf = ({ method, headers, cache, keepalive, json }: HttpOptions): RequestInit => ({
  method,
  cache,
  keepalive,
  headers: {
    "Accept-Language": locale,
    ...(json !== undefined && { "Content-Type": "application/json" }),
    ...headers,
  },
  body: JSON.stringify(json),
});

export const isStorageFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "QuotaExceededError";

/** Reads a response. `renewTimeout` restarts the timeout. */
type ReadBody<Body> = (response: Response, renewTimeout: () => void) => Promise<Body>;

/**
 * Sends a request and reads its successful response with `read`. Rejects with `HttpError`, with the abort reason if the
 * caller aborted, or with the browser's error if `read` stores something and storage is full.
 */
export const send = async <Body>(url: string, options: HttpOptions, read: ReadBody<Body>): Promise<Body> => {
  const { timeoutMs = requestTimeoutMs, signal, onResponse } = options;
  const timeout = new AbortController();
  const finished = new AbortController();
  let cancelTimeout = after(timeoutMs, () => timeout.abort());
  const renewTimeout = () => {
    cancelTimeout();
    cancelTimeout = after(timeoutMs, () => timeout.abort());
  };
  try {
    const response = await fetch(url, {
      ...initOf(options),
      signal: firstAbort(...(signal ? [signal] : []), timeout.signal, finished.signal),
    });
    if (!response.ok)
      throw new HttpError("status", response.status, await errorBodyOf(response), retryAfterMsOf(response));
    onResponse?.(response);
    return await read(response, renewTimeout);
  } catch (error) {
    if (error instanceof HttpError || isStorageFull(error)) throw error;
    if (signal?.aborted) throw signal.reason;
    if (timeout.signal.aborted) throw new HttpError("timeout");
    throw new HttpError(error instanceof TypeError ? "network" : "invalid");
  } finally {
    cancelTimeout();
    // Detaches the request's signals, and cancels the unread body of an error response.
    finished.abort();
  }
};

/** Requests JSON and validates it; what does not fit `schema` is an "invalid" response. Rejects like `send`. */
export const requestJson = <Schema extends z.ZodMiniType>(
  schema: Schema,
  url: string,
  options: HttpOptions = {},
): Promise<z.output<Schema>> =>
  send(url, options, async (response) => {
    const { success, data } = schema.safeParse(await (options.readJson ?? (() => response.json()))(response));
    if (!success) throw new HttpError("invalid", response.status);
    return data;
  });

/** Fetches text. Rejects like `send`. */
export const getText = (url: string, options: HttpOptions = {}): Promise<string> =>
  send(url, options, (response) => response.text());

/** Sends a request and ignores the body of its response. Rejects like `send`. */
export const requestIgnoringBody = (url: string, options: HttpOptions): Promise<void> =>
  send(url, options, async (response) => {
    // Read to its end, which leaves the connection free for the next request.
    await response.arrayBuffer();
  });

/** Fetches bytes. Rejects like `send`. */
export const getBytes = (url: string, options: HttpOptions = {}): Promise<Uint8Array<ArrayBuffer>> =>
  send(url, options, async (response) => new Uint8Array(await response.arrayBuffer()));

/** Whether our server responds at one of our addresses, with any status below 500. */
export const isReachable = async (address: string): Promise<boolean> => {
  try {
    await requestIgnoringBody(address, { method: "HEAD", cache: "no-store" });
    return true;
  } catch (error) {
    return error instanceof HttpError && error.status !== undefined && error.status < 500;
  }
};

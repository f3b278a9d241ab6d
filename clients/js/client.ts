import { within } from "./abort.ts";
import { paths, type Methods, type RequestOptions, type Search } from "./api.ts";

/** A client of the Lampstand API: Node 20, browsers, workers. README.md has examples. */

export type * from "./api.ts";

export interface ClientOptions {
  /** Where the site is: `https://lampstand.example`. Pages of the site itself need none. */
  readonly origin?: string;
  /** How often a request is sent again. Default 3. */
  readonly retries?: number;
  /** In milliseconds, for one attempt with its whole answer. Default 15,000. */
  readonly timeoutMs?: number;
  /** In milliseconds. If the server asks to wait longer, the error is thrown at once. Default 60,000. */
  readonly longestWaitMs?: number;
  /** How many answers are kept, to be asked for by their ETag. Default 100. */
  readonly keptAnswers?: number;
  /** Sent with every request: a `User-Agent`, an `Accept-Language` for the sentences of errors. */
  readonly headers?: HeadersInit;
  readonly fetch?: typeof fetch;
}

/** What the API said instead of an answer. `message` can be shown to people, `code` is for programs. */
export class LampstandError extends Error {
  override readonly name = "LampstandError";
  readonly status: number;
  readonly code: string;
  readonly requestId: string | undefined;
  /** One message per parameter that is not valid. */
  readonly fields: Readonly<Record<string, string>>;
  /** In milliseconds, if the server says when to try again. */
  readonly retryAfterMs: number | undefined;

  constructor(status: number, body: Partial<ErrorBody>, retryAfterMs: number | undefined) {
    super(body.message ?? `The server answered with ${status}.`);
    this.status = status;
    this.code = body.code ?? "unknown";
    this.requestId = body.requestId;
    this.fields = body.fields ?? {};
    this.retryAfterMs = retryAfterMs;
  }
}

/**
 * No answer arrived, or none that is one: the server could not be reached, took longer than `timeoutMs`, its answer was cut
 * off, or is no JSON (a proxy's page). Thrown after the last attempt. `cause` is what fetch or JSON said.
 */
export class ConnectionError extends Error {
  override readonly name = "ConnectionError";
  readonly reason: "unreachable" | "timeout" | "cut_off" | "not_json";

  constructor(reason: ConnectionError["reason"], cause: unknown) {
    super(`No answer: ${reason.replace("_", " ")}.`, { cause });
    this.reason = reason;
  }
}

interface ErrorBody {
  readonly message: string;
  readonly code: string;
  readonly requestId: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** What a response brought, and how long its text was. */
interface Answer {
  readonly body: unknown;
  readonly characters: number;
}

interface Kept extends Answer {
  readonly etag: string;
}

/** In milliseconds: what timers can wait. */
const longestTimeout = 2 ** 31 - 1;

/** In characters. A longer answer, such as a whole translation, is not kept. */
const longestKept = 1_000_000;

export interface Client extends Methods {
  /** Every page of a search, one after the other. */
  readonly searchPages: (
    parameters: Parameters<Methods["search"]>[0],
    options?: RequestOptions,
  ) => AsyncGenerator<Search>;
}

/** Statuses that may pass: too many requests, and what a proxy or a busy service says. */
const passing = [429, 500, 502, 503, 504];

/** In milliseconds: the header has seconds or a date. */
const retryAfterOf = ({ headers }: Response): number | undefined => {
  const value = headers.get("Retry-After");
  if (!value) return undefined;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
};

const reasonOf = (cause: unknown, otherwise: ConnectionError["reason"]): ConnectionError["reason"] =>
  cause instanceof Error && cause.name === "TimeoutError" ? "timeout" : otherwise;

/** The same, for nobody to change: an answer may be given again. */
const frozen = <Value>(value: Value): Value => {
  if (typeof value === "object" && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
};

const pause = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", end);
      resolve();
    }, ms);
    signal?.addEventListener("abort", end, { once: true });
  });

/** Throws a TypeError if the address would be none: no request, and nothing to try again. */
const addressOf = (base: string, path: string, parameters: Readonly<Record<string, unknown>>): string => {
  const query = new URLSearchParams();
  const unused = new Set(Object.keys(parameters));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    unused.delete(name);
    // Without it, the address would be that of another answer.
    const text = String(parameters[name] ?? "");
    if (text === "") throw new TypeError(`Missing parameter: ${name}`);
    // "random" and ".." are addresses, too. A space before a reference has no meaning.
    const isOther = name === "reference" ? !/\d/.test(text) : /^\.+$/.test(text);
    return encodeURIComponent(isOther ? ` ${text}` : text);
  });
  for (const name of unused) {
    const value = parameters[name] ?? undefined;
    if (value !== undefined) query.set(name, String(value));
  }
  const asked = String(query);
  return new URL(base + filled + (asked ? `?${asked}` : ""), globalThis.location?.href).href;
};

/** What the API answered. Throws what it said instead of an answer, or why there is none. */
const answerIn = async (response: Response): Promise<Answer> => {
  let text: string;
  let body: unknown;
  try {
    text = await response.text();
  } catch (cause) {
    throw new ConnectionError(reasonOf(cause, "cut_off"), cause);
  }
  try {
    body = frozen(JSON.parse(text) as unknown);
  } catch (cause) {
    if (response.ok) throw new ConnectionError("not_json", cause);
  }
  if (response.ok) return { body, characters: text.length };
  throw new LampstandError(response.status, (body ?? {}) as Partial<ErrorBody>, retryAfterOf(response));
};

type Patience = Readonly<Required<Pick<ClientOptions, "retries" | "longestWaitMs">>>;

/** How long to wait after a failure, in milliseconds; undefined if it will not pass. */
const waitAfter = (failure: unknown, attempts: number, { retries, longestWaitMs }: Patience): number | undefined => {
  if (attempts >= retries) return undefined;
  const guess = 500 * 2 ** attempts * (0.5 + Math.random());
  if (failure instanceof ConnectionError) return guess;
  if (!(failure instanceof LampstandError) || !passing.includes(failure.status)) return undefined;
  const ms = failure.retryAfterMs ?? guess;
  return ms <= longestWaitMs ? ms : undefined;
};

export const lampstand = ({
  origin = "",
  retries = 3,
  timeoutMs = 15_000,
  longestWaitMs = 60_000,
  keptAnswers = 100,
  headers: usualHeaders,
  fetch: send = (...request) => fetch(...request),
}: ClientOptions = {}): Client => {
  /** The last answers, by what was asked. */
  const kept = new Map<string, Kept>();

  const keep = (key: string, answer: Kept): void => {
    kept.delete(key);
    kept.set(key, answer);
    if (kept.size > keptAnswers) kept.delete(kept.keys().next().value!);
  };

  const attempt = async (
    address: string,
    { signal, headers: own, timeoutMs: ownMs }: RequestOptions,
  ): Promise<unknown> => {
    const headers = new Headers(usualHeaders);
    new Headers(own).forEach((value, name) => headers.set(name, value));
    // Headers may ask for another answer.
    const key = JSON.stringify([address, ...headers]);
    const known = kept.get(key);
    if (known) headers.set("If-None-Match", known.etag);
    return within(Math.min(ownMs ?? timeoutMs, longestTimeout), signal, async (ending) => {
      let response: Response;
      try {
        response = await send(address, { headers, signal: ending });
      } catch (cause) {
        throw new ConnectionError(reasonOf(cause, "unreachable"), cause);
      }
      if (response.status === 304 && known !== undefined) {
        keep(key, known);
        return known.body;
      }
      const answer = await answerIn(response);
      const etag = response.headers.get("ETag");
      if (etag && answer.characters <= longestKept) keep(key, { etag, ...answer });
      return answer.body;
    });
  };

  const request = async (path: string, parameters: object = {}, options: RequestOptions = {}): Promise<unknown> => {
    const { signal } = options;
    const address = addressOf(`${origin.replace(/\/$/, "")}/api`, path, { ...parameters });
    for (let attempts = 0; ; attempts += 1) {
      signal?.throwIfAborted();
      try {
        return await attempt(address, options);
      } catch (failure) {
        signal?.throwIfAborted();
        const ms = waitAfter(failure, attempts, { retries, longestWaitMs });
        if (ms === undefined) throw failure;
        await pause(ms, signal);
      }
    }
  };

  const methods = Object.fromEntries(
    Object.entries(paths).map(([name, path]) => [
      name,
      (parameters?: object, options?: RequestOptions) => request(path, parameters, options),
    ]),
  ) as unknown as Methods;

  return {
    ...methods,
    async *searchPages(parameters, options) {
      for (let cursor: string | null | undefined = parameters.cursor; cursor !== null;) {
        const page: Search = await methods.search({ ...parameters, cursor }, options);
        yield page;
        // Without it the answer is not the API’s, and the search would begin again.
        cursor = page.next_cursor ?? null;
      }
    },
  };
};

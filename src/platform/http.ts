import { firstAbort } from "./abort.ts";
import { after } from "./clock.ts";

/** Why a request failed: the four cases that the specification has sentences for. */
export type HttpFailureKind = "timeout" | "network" | "not-found" | "other";

export class HttpFailure extends Error {
  readonly kind: HttpFailureKind;
  readonly status: number | undefined;
  /** The error code, if the response came from our API. */
  readonly code: string | undefined;

  constructor(kind: HttpFailureKind, status?: number, code?: string) {
    super(status ? `HTTP ${status}` : kind);
    this.name = "HttpFailure";
    this.kind = kind;
    this.status = status;
    this.code = code;
  }
}

interface GetOptions {
  timeoutMs: number;
  signal?: AbortSignal;
}

/** The code in an error of our API; undefined for other responses. */
const codeOf = async (response: Response): Promise<string | undefined> => {
  if (!response.headers.get("Content-Type")?.startsWith("application/json")) return undefined;
  const body = (await response.json().catch(() => undefined)) as { code?: unknown } | null | undefined;
  return typeof body?.code === "string" ? body.code : undefined;
};

/** Reads a response. `renewTimeout` restarts the timeout. */
type ReadBody<Body> = (response: Response, renewTimeout: () => void) => Promise<Body>;

const get = async <Body>(url: string, { timeoutMs, signal }: GetOptions, read: ReadBody<Body>): Promise<Body> => {
  const timeout = new AbortController();
  const over = new AbortController();
  let cancelTimeout = after(timeoutMs, () => timeout.abort());
  const renewTimeout = () => {
    cancelTimeout();
    cancelTimeout = after(timeoutMs, () => timeout.abort());
  };
  try {
    const response = await fetch(url, { signal: firstAbort(...(signal ? [signal] : []), timeout.signal, over.signal) });
    if (!response.ok) throw new HttpFailure(response.status === 404 ? "not-found" : "other", response.status, await codeOf(response));
    return await read(response, renewTimeout);
  } catch (error) {
    if (error instanceof HttpFailure) throw error;
    if (signal?.aborted) throw signal.reason;
    if (timeout.signal.aborted) throw new HttpFailure("timeout");
    throw new HttpFailure(error instanceof TypeError ? "network" : "other");
  } finally {
    cancelTimeout();
    // Detaches the request's signals, and cancels the unread body of an error response.
    over.abort();
  }
};

/** Fetches JSON. Rejects with `HttpFailure`, or with the abort reason if the caller aborted. */
export const getJson = (url: string, options: GetOptions): Promise<unknown> => get(url, options, (response) => response.json());

/** Fetches bytes. Rejects like `getJson`. */
export const getBytes = (url: string, options: GetOptions): Promise<Uint8Array> =>
  get(url, options, async (response) => new Uint8Array(await response.arrayBuffer()));

const counting = (onBytes: (bytes: number) => void): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> => {
  let bytes = 0;
  return new TransformStream({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength;
      onBytes(bytes);
      controller.enqueue(chunk);
    },
  });
};

/**
 * Fetches a gzipped file and decompresses it. Rejects like `getJson`; also with "network" if the data is not gzip.
 * On a slow connection the whole file may take longer than the timeout, which restarts with every chunk received.
 * @param onBytes called with the number of compressed bytes received so far
 */
export const getUnzipped = (url: string, { onBytes, ...options }: GetOptions & { onBytes: (bytes: number) => void }): Promise<Uint8Array> =>
  get(url, options, async ({ body }, renewTimeout) => {
    if (!body) throw new HttpFailure("other");
    const onChunk = (bytes: number) => {
      renewTimeout();
      onBytes(bytes);
    };
    return new Uint8Array(await new Response(body.pipeThrough(counting(onChunk)).pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
  });

/** True when the visitor's browser is set to save data; then nothing is prefetched. */
export const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Whether the network reaches one of our addresses, whatever the response. */
export const isReachable = async (address: string): Promise<boolean> => {
  try {
    return (await fetch(address, { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(10_000) })).status < 500;
  } catch {
    return false;
  }
};

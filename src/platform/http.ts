import { firstAbort } from "./abort.ts";

/** Why an answer did not come: the four cases that the specification has sentences for. */
export type HttpFailureKind = "timeout" | "network" | "not-found" | "other";

export class HttpFailure extends Error {
  readonly kind: HttpFailureKind;
  readonly status: number | undefined;
  /** What our API calls the failure, if it is our API that answered. */
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

/** The code in an error of our API; other answers have none. */
const codeOf = async (response: Response): Promise<string | undefined> => {
  if (!response.headers.get("Content-Type")?.startsWith("application/json")) return undefined;
  const body = (await response.json().catch(() => undefined)) as { code?: unknown } | null | undefined;
  return typeof body?.code === "string" ? body.code : undefined;
};

const get = async <Body>(url: string, { timeoutMs, signal }: GetOptions, read: (response: Response) => Promise<Body>): Promise<Body> => {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, { signal: signal ? firstAbort(signal, timeout) : timeout });
    if (!response.ok) throw new HttpFailure(response.status === 404 ? "not-found" : "other", response.status, await codeOf(response));
    return await read(response);
  } catch (error) {
    if (error instanceof HttpFailure) throw error;
    if (signal?.aborted) throw signal.reason;
    if (timeout.aborted) throw new HttpFailure("timeout");
    throw new HttpFailure(error instanceof TypeError ? "network" : "other");
  }
};

/** Fetches JSON. Throws `HttpFailure`, or the abort reason if the caller gave up. */
export const getJson = (url: string, options: GetOptions): Promise<unknown> => get(url, options, (response) => response.json());

/** Fetches bytes. Throws like `getJson`. */
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
 * Fetches a file that was zipped beforehand (gzip) and unzips it. Throws like `getJson`; "network" also for what is no gzip.
 * @param onBytes told as they come how many there are so far, as they travel
 */
export const getUnzipped = (url: string, { onBytes, ...options }: GetOptions & { onBytes: (bytes: number) => void }): Promise<Uint8Array> =>
  get(url, options, async ({ body }) => {
    if (!body) throw new HttpFailure("other");
    return new Uint8Array(await new Response(body.pipeThrough(counting(onBytes)).pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
  });

/** True when the visitor asked their browser to save data; then nothing is fetched ahead. */
export const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

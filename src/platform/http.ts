/** Why an answer did not come: the four cases that the specification has sentences for. */
export type HttpFailureKind = "timeout" | "network" | "not-found" | "other";

export class HttpFailure extends Error {
  readonly kind: HttpFailureKind;
  readonly status: number | undefined;

  constructor(kind: HttpFailureKind, status?: number) {
    super(status ? `HTTP ${status}` : kind);
    this.name = "HttpFailure";
    this.kind = kind;
    this.status = status;
  }
}

interface GetOptions {
  timeoutMs: number;
  signal?: AbortSignal;
}

const get = async <Body>(url: string, { timeoutMs, signal }: GetOptions, read: (response: Response) => Promise<Body>): Promise<Body> => {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, { signal: signal ? AbortSignal.any([signal, timeout]) : timeout });
    if (!response.ok) throw new HttpFailure(response.status === 404 ? "not-found" : "other", response.status);
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

/** Fetches text. Throws like `getJson`. */
export const getText = (url: string, options: GetOptions): Promise<string> => get(url, options, (response) => response.text());

/** Fetches bytes. Throws like `getJson`. */
export const getBytes = (url: string, options: GetOptions): Promise<Uint8Array> =>
  get(url, options, async (response) => new Uint8Array(await response.arrayBuffer()));

/** True when the visitor asked their browser to save data; then nothing is fetched ahead. */
export const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

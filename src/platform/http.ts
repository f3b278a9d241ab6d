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

/** Fetches JSON. Throws `HttpFailure`, or the abort reason if the caller gave up. */
export const getJson = async (url: string, { timeoutMs, signal }: GetOptions): Promise<unknown> => {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, { signal: signal ? AbortSignal.any([signal, timeout]) : timeout });
    if (!response.ok) throw new HttpFailure(response.status === 404 ? "not-found" : "other", response.status);
    return await response.json();
  } catch (error) {
    if (error instanceof HttpFailure) throw error;
    if (signal?.aborted) throw signal.reason;
    if (timeout.aborted) throw new HttpFailure("timeout");
    throw new HttpFailure(error instanceof TypeError ? "network" : "other");
  }
};

/** True when the visitor asked their browser to save data; then nothing is fetched ahead. */
export const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

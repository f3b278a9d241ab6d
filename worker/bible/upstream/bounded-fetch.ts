import { boundedText, TooLarge } from "../../bounded-text.ts";
import { maxBytes as usualMaxBytes } from "./config.ts";

/** The outcome of a call. `missing` is the service's own 404. Anything else that is not JSON is `failed`. */
export type Fetched =
  | { readonly kind: "found"; readonly body: unknown }
  | { readonly kind: "missing" }
  | { readonly kind: "timeout" }
  | { readonly kind: "network" }
  | { readonly kind: "failed"; readonly reason: string };

const isJson = (response: Response): boolean =>
  /^application\/json\b/i.test(response.headers.get("Content-Type") ?? "");

const read = async (response: Response, maxBytes: number): Promise<Fetched> => {
  if (response.status === 404) return { kind: "missing" };
  if (response.status !== 200) return { kind: "failed", reason: `status ${response.status}` };
  if (!isJson(response)) return { kind: "failed", reason: "not JSON" };
  if (Number(response.headers.get("Content-Length") ?? 0) > maxBytes) return { kind: "failed", reason: "too large" };
  const text = await boundedText(response, maxBytes, new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }));
  try {
    return { kind: "found", body: JSON.parse(text) };
  } catch {
    return { kind: "failed", reason: "broken JSON" };
  }
};

/**
 * One GET request with limits: `timeoutMs` for the whole exchange, `maxBytes` for the decompressed body (1 MB by default),
 * JSON only, no redirects. Never throws.
 * @param isPastCaches not from a cache between us and the service, which may have a bad answer
 */
export const boundedFetch = async (
  address: string,
  timeoutMs: number,
  maxBytes: number = usualMaxBytes,
  isPastCaches = false,
): Promise<Fetched> => {
  const signal = AbortSignal.timeout(timeoutMs);
  let response: Response | undefined;
  try {
    response = await fetch(address, {
      redirect: "manual",
      signal,
      headers: { Accept: "application/json" },
      ...(isPastCaches && { cache: "no-store" }),
    });
    return await read(response, maxBytes);
  } catch (error) {
    if (signal.aborted) return { kind: "timeout" };
    if (error instanceof TooLarge) return { kind: "failed", reason: "too large" };
    if (error instanceof TypeError && response) return { kind: "failed", reason: "not UTF-8" };
    return { kind: "network" };
  } finally {
    // Discard the unread rest. A failed cancel does not matter: the outcome is already known.
    if (response?.body && !response.body.locked) response.body.cancel().catch(() => undefined);
  }
};

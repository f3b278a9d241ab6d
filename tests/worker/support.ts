import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import { vi } from "vitest";
import { utcDay } from "#domain/calendar/utc-day.ts";
import { app } from "#worker/app.ts";
import { startTokenOf } from "#worker/cards/start.ts";

/** Any origin works: requests go straight to the worker. */
export const origin = "https://lampstand.test";

const worker = (exports as unknown as { readonly default: Fetcher }).default;

/** Sends a request to the worker under test; `path` starts with /api. */
export const ask = (path: string, init?: RequestInit): Promise<Response> =>
  worker.fetch(new Request(`${origin}${path}`, init));

/** Stops the clock at noon, so that no test meets midnight: budgets and salts are of a day. `vi.useRealTimers` ends it. */
export const atNoon = (): void =>
  void vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(`${utcDay(Date.now())}T12:00:00Z`) });

let year = new Date().getUTCFullYear();

/**
 * Stops the clock in a year of its own, of which this isolate has counted no calls and has no fresh copies, whatever other
 * tests did. `vi.useRealTimers` ends it.
 */
export const inAnotherYear = (): void => void vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC((year += 2), 0) });

/** Waits by the runtime's own clock, which the test's stands beside. (`expect.poll` moves that of the test.) */
export const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await scheduler.wait(1);
};

/** The same within the test: the runtime ends a request that waits for nothing but the test's own clock. */
export const askHere = async (path: string, init?: RequestInit): Promise<Response> =>
  app.fetch(new Request(`${origin}${path}`, init), env, createExecutionContext());

/** What the server gives for a new card. */
export const startToken = (cardId: string): Promise<string> =>
  startTokenOf(env.VISITOR_HASH_KEY ?? "", cardId, Date.now());

/** Sends a request to the worker with another upstream than the tests' well-behaved one. */
export const askWith = async (
  upstream: string,
  path: string,
  { calls = env.BIBLE_UPSTREAM_CALLS, from = "192.0.2.1" }: { readonly calls?: string; readonly from?: string } = {},
): Promise<Response> => {
  const context = createExecutionContext();
  const response = await app.fetch(
    new Request(`${origin}${path}`, { headers: { "CF-Connecting-IP": from } }),
    { ...env, BIBLE_UPSTREAM_URL: upstream, BIBLE_UPSTREAM_CALLS: calls },
    context,
  );
  await waitOnExecutionContext(context);
  return response;
};

/** Sends a request to the worker with another service of the world's languages: `fault` is the first part of its path. */
export const askLanguages = async (
  service: string,
  path: string,
  {
    calls = env.BIBLE_LANGUAGES_CALLS,
    from = "192.0.2.1",
    headers = {},
  }: { readonly calls?: string; readonly from?: string; readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<Response> => {
  const context = createExecutionContext();
  const response = await app.fetch(
    new Request(`${origin}${path}`, { headers: { "CF-Connecting-IP": from, ...headers } }),
    { ...env, BIBLE_LANGUAGES_URL: service, BIBLE_LANGUAGES_CALLS: calls },
    context,
  );
  await waitOnExecutionContext(context);
  return response;
};

/** The API, away. */
export const noApi = { fetch: (() => Promise.reject(new Error("away"))) as unknown as Fetcher["fetch"] };

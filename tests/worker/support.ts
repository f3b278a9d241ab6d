import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import { app } from "#worker/app.ts";

/** Any origin will do: requests go straight to the worker. */
export const origin = "https://lampstand.test";

const worker = (exports as unknown as { readonly default: Fetcher }).default;

/** Asks the worker under test; `path` begins with /api. */
export const ask = (path: string, init?: RequestInit): Promise<Response> => worker.fetch(new Request(`${origin}${path}`, init));

/** Asks the worker with another upstream than the well-behaved one of its tests. */
export const askWith = async (upstream: string, path: string): Promise<Response> => {
  const context = createExecutionContext();
  const response = await app.fetch(new Request(`${origin}${path}`), { ...env, BIBLE_UPSTREAM_URL: upstream }, context);
  await waitOnExecutionContext(context);
  return response;
};

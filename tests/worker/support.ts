import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import { app } from "#worker/app.ts";

/** Any origin works: requests go straight to the worker. */
export const origin = "https://lampstand.test";

const worker = (exports as unknown as { readonly default: Fetcher }).default;

/** Sends a request to the worker under test; `path` starts with /api. */
export const ask = (path: string, init?: RequestInit): Promise<Response> => worker.fetch(new Request(`${origin}${path}`, init));

/** Sends a request to the worker with another upstream than the tests' well-behaved one. */
export const askWith = async (upstream: string, path: string): Promise<Response> => {
  const context = createExecutionContext();
  const response = await app.fetch(new Request(`${origin}${path}`), { ...env, BIBLE_UPSTREAM_URL: upstream }, context);
  await waitOnExecutionContext(context);
  return response;
};

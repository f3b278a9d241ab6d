import { exports } from "cloudflare:workers";

/** Any origin will do: requests go straight to the worker. */
export const origin = "https://lampstand.test";

const worker = (exports as unknown as { readonly default: Fetcher }).default;

/** Asks the worker under test; `path` begins with /api. */
export const ask = (path: string, init?: RequestInit): Promise<Response> => worker.fetch(new Request(`${origin}${path}`, init));

import { answerSite, isForApi } from "#worker/site.ts";

interface Bindings {
  readonly ASSETS: Fetcher;
  /** The API worker, deployed from the root folder. */
  readonly API: Fetcher;
}

/**
 * Forwards everything under /api to the worker, WebSockets included, and answers the addresses that are no files of the site.
 * Which paths wake it: scripts/build/host-files.ts.
 */
export const onRequest: PagesFunction<Bindings> = ({ request, env, waitUntil }) =>
  isForApi(request) ? env.API.fetch(request) : answerSite(request, { assets: env.ASSETS, api: env.API, waitUntil });

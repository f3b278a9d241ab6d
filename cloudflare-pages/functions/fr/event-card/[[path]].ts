import { notFoundPage } from "#worker/not-found-page.ts";
import { sitePage } from "#worker/site-page.ts";

/** Event cards in this language, each with its own address. */
export const onRequest: PagesFunction<{ readonly ASSETS: Fetcher; readonly API: Fetcher }> = async ({ request, env }) =>
  (await sitePage(request, { assets: env.ASSETS, api: env.API })) ?? notFoundPage(request, env);

import { notFoundPage } from "#worker/not-found-page.ts";
import { sitePage } from "#worker/site-page.ts";

/** Shared verses: the page of their chapter, with a head of their own. */
export const onRequest: PagesFunction<{ readonly ASSETS: Fetcher; readonly API: Fetcher }> = async ({ request, env }) =>
  (await sitePage(request, { assets: env.ASSETS, api: env.API })) ?? notFoundPage(request, env);

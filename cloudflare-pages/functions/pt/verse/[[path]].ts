import { notFoundPage } from "#worker/not-found-page.ts";
import { sitePage } from "#worker/site-page.ts";

/** Shared verses on a page of this language, with the head of their text. */
export const onRequest: PagesFunction<{ readonly ASSETS: Fetcher; readonly API: Fetcher }> = async ({ request, env }) =>
  (await sitePage(request, { assets: env.ASSETS, api: env.API })) ?? notFoundPage(request, env);

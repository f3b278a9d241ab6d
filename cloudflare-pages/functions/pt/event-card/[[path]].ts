import { notFoundPage } from "#worker/not-found-page.ts";
import { sitePage } from "#worker/site-page.ts";

/** Event cards in this language, each with its own address. */
export const onRequest: PagesFunction<{ readonly ASSETS: Fetcher }> = async ({ request, env }) =>
  (await sitePage(request, env.ASSETS)) ?? notFoundPage(request, env);

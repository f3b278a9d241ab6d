import { notFoundPage } from "#worker/not-found-page.ts";
import { sitePage } from "#worker/site-page.ts";

/** Words of the original, each with its meaning and its places. */
export const onRequest: PagesFunction<{ readonly ASSETS: Fetcher }> = async ({ request, env }) =>
  (await sitePage(request, env.ASSETS)) ?? notFoundPage(request, env);

import { notFoundPage } from "#worker/not-found-page.ts";
import { sitePage } from "#worker/site-page.ts";

/** Shared verses on a page of this language, with the head of their text. */
export const onRequest: PagesFunction<{ readonly ASSETS: Fetcher }> = async ({ request, env }) =>
  (await sitePage(request, env.ASSETS)) ?? notFoundPage(request, env);

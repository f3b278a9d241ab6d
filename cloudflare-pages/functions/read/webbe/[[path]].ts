import { notFoundPage } from "#worker/not-found-page.ts";
import { sitePage } from "#worker/site-page.ts";

/** Chapters of this translation, which are no files of the site, each with the head of its own address. */
export const onRequest: PagesFunction<{ readonly ASSETS: Fetcher }> = async ({ request, env }) =>
  (await sitePage(request, env.ASSETS)) ?? notFoundPage(request, env);

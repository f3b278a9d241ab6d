import { notFoundPage } from "#worker/not-found-page.ts";
import { sitePage } from "#worker/site-page.ts";

/** Chapters that are no files of the site, each with the head of its own address; the others wake no function (scripts/build/pages-routes.ts). */
export const onRequest: PagesFunction<{ readonly ASSETS: Fetcher; readonly API: Fetcher }> = async ({ request, env }) =>
  (await sitePage(request, { assets: env.ASSETS, api: env.API })) ?? notFoundPage(request, env);

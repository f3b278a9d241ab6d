import { embedFrame } from "#worker/embed-frame.ts";
import { notFoundPage } from "#worker/not-found-page.ts";

/** Passages for the frames of other sites. */
export const onRequest: PagesFunction<{ readonly ASSETS: Fetcher }> = async ({ request, env }) =>
  (await embedFrame(request, env.ASSETS)) ?? notFoundPage(request, env);

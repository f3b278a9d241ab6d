import { notFoundPage } from "#worker/not-found-page.ts";
import { previewPicture } from "#worker/preview-picture.ts";

/** Link previews of chapters and verses. */
export const onRequest: PagesFunction<{ readonly ASSETS: Fetcher }> = async ({ request, env, waitUntil }) =>
  (await previewPicture(request, env.ASSETS, { cache: caches.default, waitUntil })) ?? notFoundPage(request, env);

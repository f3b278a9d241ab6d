import { bookFaceFile, bookFaceStyles } from "#domain/site/book-face.ts";
import { bookFaceCacheName, storeCopy } from "#src/platform/offline/caches.ts";

/** The reading font has its own cache, not a build's, so that it stays available offline across updates. */
export const bookFaceResponse = async (request: Request | string): Promise<Response> => {
  const stored = await caches.match(request, { cacheName: bookFaceCacheName });
  if (stored !== undefined) return stored;
  const response = await fetch(request, { priority: "low" });
  await storeCopy(caches.open(bookFaceCacheName), request, response);
  return response;
};

/** Device facts that the browser reports. */
interface Device {
  readonly userAgent: string;
  readonly connection?: { readonly saveData?: boolean };
}

/** Caches the reading font if it will be the default (src/app/head-script.js), so that no page has to wait for it. */
export const installBookFace = async ({ userAgent, connection }: Device): Promise<void> => {
  if (!userAgent.includes("Android") || connection?.saveData === true) return;
  try {
    for (const style of bookFaceStyles) await bookFaceResponse(bookFaceFile(style));
  } catch {
    // The first page that requests it caches it.
  }
};

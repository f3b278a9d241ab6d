import { chapterAddress } from "#domain/site/chapter-address.ts";
import { apiSecurityHeaders } from "#domain/site/security-headers.ts";
import type { Bindings } from "./env.ts";

/** To the chapter that an address means (decision 13); for good where only its letters were others. */
const redirectToChapter = (url: URL): Response | undefined => {
  const address = chapterAddress(url.pathname);
  if (!address) return undefined;
  const headers = { ...apiSecurityHeaders, "Referrer-Policy": "strict-origin-when-cross-origin", Location: address.path + url.search, "Cache-Control": "no-store" };
  return new Response(null, { status: address.isSameText ? 308 : 302, headers });
};

/**
 * The site's 404 page for an address without a file, or the way to the chapter that it means. Neither is ever stored:
 * `_headers` goes by the address alone, and a script that is missing for a moment, while a deployment spreads, must not
 * stay missing.
 */
export const notFoundPage = async (request: Request, env: Bindings): Promise<Response> => {
  const isReading = request.method === "GET" || request.method === "HEAD";
  const redirect = isReading ? redirectToChapter(new URL(request.url)) : undefined;
  if (redirect) return redirect;
  const page = await env.ASSETS.fetch(new URL("/404", request.url));
  const headers = new Headers(page.headers);
  headers.set("Cache-Control", "no-store");
  headers.delete("ETag");
  return new Response(request.method === "HEAD" ? null : page.body, { status: 404, headers });
};

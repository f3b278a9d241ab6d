import type { Bindings } from "./env.ts";

/**
 * The site's 404 page for an address without a file. It is never stored: `_headers` goes by the address alone, and a
 * script that is missing for a moment, while a deployment spreads, must not stay missing.
 */
export const notFoundPage = async (request: Request, env: Bindings): Promise<Response> => {
  const page = await env.ASSETS.fetch(new URL("/404", request.url));
  const headers = new Headers(page.headers);
  headers.set("Cache-Control", "no-store");
  headers.delete("ETag");
  return new Response(request.method === "HEAD" ? null : page.body, { status: 404, headers });
};

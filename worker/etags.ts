import { digestOf } from "./hashes.ts";

/** Whether an `If-None-Match` header matches this ETag (weak comparison, RFC 9110 section 13.1.2). */
export const matchesETag = (ifNoneMatch: string | null | undefined, etag: string): boolean => {
  if (ifNoneMatch === null || ifNoneMatch === undefined) return false;
  const bare = etag.replace(/^W\//, "");
  return ifNoneMatch.split(",").some((tag) => ["*", bare].includes(tag.trim().replace(/^W\//, "")));
};

/** A request's headers for a request of our own: what the browser has in its cache says nothing about the answer to that. */
export const unconditional = (headers: Headers): Headers => {
  const copy = new Headers(headers);
  for (const name of ["If-None-Match", "If-Modified-Since", "Range", "If-Range"]) copy.delete(name);
  return copy;
};

/** A page (200) with the ETag of its text, or 304 if the browser has it; without a body for HEAD. */
export const pageWithETag = async (
  request: Request,
  html: string,
  headersOfPage: Headers | Readonly<Record<string, string>>,
): Promise<Response> => {
  const headers = new Headers(headersOfPage);
  const etag = `"${await digestOf(html)}"`;
  headers.set("ETag", etag);
  if (matchesETag(request.headers.get("If-None-Match"), etag)) return new Response(null, { status: 304, headers });
  return new Response(request.method === "HEAD" ? null : html, { headers });
};

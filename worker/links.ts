type Relation = "first" | "prev" | "next";

type Links = Readonly<Partial<Record<Relation, string | undefined>>>;

/** Adds where else to go from a response (RFC 8288). Relations without an address are left out. */
export const withLinks = <Answer extends Response>(response: Answer, links: Links): Answer => {
  const written = Object.entries(links).flatMap(([relation, address]) =>
    address === undefined ? [] : [`<${address}>; rel="${relation}"`],
  );
  if (written.length > 0) response.headers.set("Link", written.join(", "));
  return response;
};

/**
 * The other pages of a list: `links` for `withLinks`, with the first page where the request is for a later one, and `next` as
 * the answer has it, a whole address.
 * @param parameter says where a page begins
 * @param next its value for the next page; null on the last one
 */
export const pagesOf = (
  requested: string,
  parameter: "cursor" | "offset",
  next: string | number | null,
): { readonly links: Links; readonly next: string | null } => {
  const { origin, pathname, searchParams } = new URL(requested);
  const pathTo = (page: string | number | null): string => {
    const parameters = new URLSearchParams(searchParams);
    parameters.delete(parameter);
    if (page !== null) parameters.set(parameter, String(page));
    return parameters.size === 0 ? pathname : `${pathname}?${parameters}`;
  };
  const first = searchParams.has(parameter) ? pathTo(null) : undefined;
  if (next === null) return { links: { first }, next };
  const nextPath = pathTo(next);
  return { links: { first, next: nextPath }, next: origin + nextPath };
};

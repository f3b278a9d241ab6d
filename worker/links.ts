type Relation = "first" | "prev" | "next";

/** Adds where else to go from a response (RFC 8288). Relations without an address are left out. */
export const withLinks = <Answer extends Response>(
  response: Answer,
  links: Readonly<Partial<Record<Relation, string | undefined>>>,
): Answer => {
  const written = Object.entries(links).flatMap(([relation, address]) =>
    address === undefined ? [] : [`<${address}>; rel="${relation}"`],
  );
  if (written.length > 0) response.headers.set("Link", written.join(", "));
  return response;
};

/**
 * The other pages of a list, as paths: the request's own address with another `cursor`. The first one is named where the
 * request is for a later one.
 * @param next the cursor of the next page; null on the last one
 */
export const pagesFrom = (requested: string, next: string | null): Partial<Record<Relation, string>> => {
  const { pathname, searchParams } = new URL(requested);
  const address = (cursor: string | null): string => {
    const parameters = new URLSearchParams(searchParams);
    parameters.delete("cursor");
    if (cursor !== null) parameters.set("cursor", cursor);
    return parameters.size === 0 ? pathname : `${pathname}?${parameters}`;
  };
  return {
    ...(searchParams.has("cursor") && { first: address(null) }),
    ...(next !== null && { next: address(next) }),
  };
};

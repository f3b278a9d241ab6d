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

/** The parameter of a list that says where a page begins, and its value for the next one; null on the last page. */
interface Paging {
  readonly parameter: "cursor" | "offset";
  readonly next: string | number | null;
}

/** The request's own address with another page. */
const pageAddress = (requested: URL, { parameter, next }: Paging): string => {
  const parameters = new URLSearchParams(requested.searchParams);
  parameters.delete(parameter);
  if (next !== null) parameters.set(parameter, String(next));
  return parameters.size === 0 ? requested.pathname : `${requested.pathname}?${parameters}`;
};

/** The other pages of a list, as paths for `withLinks`. The first one is named where the request is for a later one. */
export const pagesFrom = (requested: string, paging: Paging): Partial<Record<Relation, string>> => {
  const address = new URL(requested);
  return {
    ...(address.searchParams.has(paging.parameter) && { first: pageAddress(address, { ...paging, next: null }) }),
    ...(paging.next !== null && { next: pageAddress(address, paging) }),
  };
};

/** `next` of a list's answer: the whole address of the next page; null on the last one. */
export const nextPage = (requested: string, paging: Paging): string | null => {
  const address = new URL(requested);
  return paging.next === null ? null : address.origin + pageAddress(address, paging);
};

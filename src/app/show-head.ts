import { headOf, notFoundHead, searchTitle } from "#domain/site/head/head.ts";
import { applyHead } from "#src/platform/page/document-head.ts";

/** Sets the document head for an address. Returns the function that cancels pending updates. */
export const showHead = (pathname: string, search: string, isNotFound: boolean): (() => void) => {
  if (isNotFound) return applyHead(notFoundHead);
  const head = headOf(pathname);
  return applyHead({ ...head, title: searchTitle(pathname, new URLSearchParams(search)) ?? head.title });
};

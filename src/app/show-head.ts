import { headOf, notFoundHead, searchTitle } from "#domain/site/head/head.ts";
import { applyHead } from "#src/platform/page/document-head.ts";

export { headOf };

/** Makes the document's head that of an address. Returns the function that cancels what is still to come. */
export const showHead = (pathname: string, search: string, isNotFound: boolean): (() => void) => {
  if (isNotFound) return applyHead(notFoundHead);
  const head = headOf(pathname);
  return applyHead({ ...head, title: searchTitle(pathname, new URLSearchParams(search)) ?? head.title });
};

import { absoluteUrl } from "./share.ts";
import { useBrowserValue } from "./use-browser-value.ts";

/** The absolute address of one of our paths; while a page is prerendered, the path alone. */
export const useAbsoluteUrl = (path: string): string => useBrowserValue(() => absoluteUrl(path), path);

import { absoluteUrl } from "./share.ts";
import { useExternalValue } from "./use-external-value.ts";

/** The absolute address of one of our paths; while a page is prerendered, the path alone. */
export const useAbsoluteUrl = (path: string): string => useExternalValue(() => absoluteUrl(path), path);

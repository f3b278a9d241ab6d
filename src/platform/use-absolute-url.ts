import { absoluteUrl } from "./share.ts";
import { useExternalValue } from "./use-external-value.ts";

/** The absolute address of one of our paths; during prerendering, only the path. */
export const useAbsoluteUrl = (path: string): string => useExternalValue(() => absoluteUrl(path), path);

import { useReadAfterHydration } from "../loading/hydration.ts";
import { absoluteUrl } from "./share.ts";

/** The absolute address of one of our paths; during prerendering, only the path. */
export const useAbsoluteUrl = (path: string): string => useReadAfterHydration(() => absoluteUrl(path), path);

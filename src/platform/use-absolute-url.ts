import { useSyncExternalStore } from "react";
import { absoluteUrl } from "./share.ts";

const never = () => () => {};

/** The absolute address of one of our paths; while a page is prerendered, the path alone. */
export const useAbsoluteUrl = (path: string): string =>
  useSyncExternalStore(
    never,
    () => absoluteUrl(path),
    () => path,
  );

import { lazyCode } from "#src/platform/loading/lazy-code.ts";

/** The server sends the head of the first screen, so other heads load lazily. */
export const heads = lazyCode("heads", () => import("./show-head.ts"));

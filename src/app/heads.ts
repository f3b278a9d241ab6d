import { lazyCode } from "#src/platform/loading/lazy-code.ts";

/** The first screen has its head from the server, so what is said of all the others can come later. */
export const heads = lazyCode("heads", () => import("./show-head.ts"));

import { lateCode } from "#src/platform/late-code.ts";

/** The first screen has its head from the server, so what is said of all the others can come later. */
export const heads = lateCode("heads", () => import("./show-head.ts"));

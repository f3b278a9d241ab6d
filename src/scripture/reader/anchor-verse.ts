import type { Arrival } from "#src/platform/scroll/arrival.ts";
import { anchorInView } from "#src/platform/scroll/scroll-anchor.ts";

/** Navigation state for opening the same verses in another translation: the verse being read keeps its position on the screen. */
export const anchorVerse = (): Arrival => {
  const scrollAnchor = anchorInView("#passage .verse[id]");
  return scrollAnchor ? { scrollAnchor } : {};
};

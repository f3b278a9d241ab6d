import type { Arrival } from "#src/platform/arrival.ts";
import { placeInView } from "#src/platform/held-place.ts";

/** Navigation state for opening the same verses in another translation: the verse being read keeps its position on the screen. */
export const heldVerse = (): Arrival => {
  const heldPlace = placeInView("#passage .verse[id]");
  return heldPlace ? { heldPlace } : {};
};

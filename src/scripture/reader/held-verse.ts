import type { Arrival } from "#src/platform/arrival.ts";
import { placeInView } from "#src/platform/held-place.ts";

/** For the way to the same verses in another translation: the verse that is being read stays where it stands. */
export const heldVerse = (): Arrival => {
  const heldPlace = placeInView("#passage .verse[id]");
  return heldPlace ? { heldPlace } : {};
};

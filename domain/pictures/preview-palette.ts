import { inked } from "./bitmap-canvas.ts";
import { channelsOf } from "./png.ts";

/** The colours of link previews (docs/product/pictures.md, "Previews"): sixteen, so that two pixels make a byte. */

const paper = "#fbf8f2";
const ink = "#1f1b15";
const gold = "#b47b12";
const quiet = "#655c4b";

/** Mixes paper with a colour. `part` is how much of the colour, 0 to 1. */
const mixed = (colour: string, part: number): string => {
  const [to, from] = [channelsOf(colour), channelsOf(paper)];
  return `#${to
    .map((value, at) => Math.round(value * part + from[at]! * (1 - part)))
    .map((value) => value.toString(16).padStart(2, "0"))
    .join("")}`;
};

const steps = (colour: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => mixed(colour, (at + 1) / count));

export const previewPalette: readonly string[] = [paper, ...steps(ink, 7), ...steps(gold, 4), ...steps(quiet, 4)];

/** The palette's colours for letters of an ink, by the coverage of a pixel in sevenths. */
export const previewInks = {
  ink: inked([0, 1, 2, 3, 4, 5, 6, 7]),
  quiet: inked([0, 12, 12, 13, 13, 14, 15, 15]),
};

/** Drawings have colours of their own. */
export const ownColours = inked(Array.from({ length: 16 }, (_, colour) => colour));

export type PreviewInk = keyof typeof previewInks;

export const solidGold = 11;

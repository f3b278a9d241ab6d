import { stickerStrokes } from "#content/devotions/sticker-motifs.ts";
import type { BirthdaySticker } from "#content/schema/devotions/birthday.ts";
import type { MotifStroke } from "#content/schema/games.ts";
import { type Picture, type PicturePath, pictureInks } from "#src/platform/picture.ts";
import { cleanName } from "./name.ts";

/** Colours of a sticker. It is saved as an image and looks the same in every theme, so it has its own. */
interface Inks {
  readonly field: string;
  readonly edge: string;
  readonly glow: string;
}

const inks: Readonly<Record<BirthdaySticker["color"], Inks>> = {
  "sticker-gold": { field: "#FAEECD", edge: "#C08D22", glow: "#B47B12" },
  "sticker-rose": { field: "#FBE6E4", edge: "#B5636B", glow: "#B4505C" },
  "sticker-sage": { field: "#E9F0E3", edge: "#5F8A5B", glow: "#4E7F4C" },
  "sticker-sand": { field: "#F1E9DA", edge: "#8E7F63", glow: "#B47B12" },
};

const paper = "#FFFDF9";
const { ink, quietInk } = pictureInks;

const size = { width: 320, height: 440 } as const;
const motifAt = { x: 48, y: 12, scale: 3.5 } as const;

const painted = ({ kind, path }: MotifStroke, { glow }: Inks): PicturePath => {
  const drawn: Readonly<Record<MotifStroke["kind"], Omit<PicturePath, "path">>> = {
    s: { stroke: ink, width: 1.4 },
    f: { fill: paper, stroke: ink, width: 1.4 },
    g: { fill: glow },
    gs: { stroke: glow, width: 1.8 },
  };
  return { path, at: motifAt, ...drawn[kind] };
};

/** The font shrinks so that the longest name still fits on one line. */
const nameSize = (name: string): number => Math.max(11, Math.min(34, Math.floor(520 / Math.max(name.length, 1))));

/** The sticker as an image: the month's niche, the wish, and the name if there is one. */
export const stickerPicture = (sticker: BirthdaySticker, rawName: string): Picture => {
  const colours = inks[sticker.color];
  const name = cleanName(rawName);
  return {
    ...size,
    paper,
    paths: [
      { path: "M8 8h304v424H8z", stroke: colours.edge, width: 2 },
      { path: "M14 14h292v412H14z", stroke: colours.edge, width: 0.8 },
      { path: "M6 71V31C6 14.5 17.5 3.5 32 3.5S58 14.5 58 31v40z", fill: colours.field, stroke: colours.edge, width: 0.8, at: motifAt },
      ...stickerStrokes(sticker.motif).map((stroke) => painted(stroke, colours)),
    ],
    texts: [
      { text: "Happy Birthday", x: 160, y: 312, size: 30, fill: ink },
      ...(name === "" ? [] : [{ text: name, x: 160, y: 352, size: nameSize(name), fill: colours.glow, isItalic: true }]),
      { text: sticker.month, x: 160, y: name === "" ? 346 : 384, size: 19, fill: quietInk },
      { text: `${sticker.reference}, KJV`, x: 160, y: 412, size: 14, fill: quietInk },
    ],
  };
};

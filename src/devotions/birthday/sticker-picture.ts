import { stickerStrokes } from "#content/devotions/sticker-motifs.ts";
import type { BirthdaySticker } from "#content/schema/devotions.ts";
import type { MotifStroke } from "#domain/pictures/strokes.ts";
import { sizesFrom } from "#domain/pictures/fit-text.ts";
import type { Picture, PicturePath, PictureText } from "#domain/pictures/picture.ts";
import { site } from "#domain/site/site.ts";
import { pictureInks } from "#src/platform/media/picture.ts";
import { monthName } from "#domain/calendar/date-words.ts";
import { lang } from "#content/devotions/birthday.ts";
import { quotedSource } from "#src/devotions/kit/passage.ts";
import { birthdayMessages } from "./messages.ts";
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

/** A row within the frame, from `y`. */
const row = (text: string, y: number, height: number, sizes: readonly number[], fill: string): PictureText => ({
  text,
  box: { x: 30, y, width: size.width - 60, height },
  sizes,
  fill,
});

export const stickerPicture = (sticker: BirthdaySticker, rawName: string): Picture => {
  const colours = inks[sticker.color];
  const name = cleanName(rawName);
  return {
    ...size,
    scale: 4,
    paper,
    frame: { x: 14, y: 14, width: 292, height: 412 },
    paths: [
      { path: "M8 8h304v424H8z", stroke: colours.edge, width: 2 },
      { path: "M14 14h292v412H14z", stroke: colours.edge, width: 0.8 },
      {
        path: "M6 71V31C6 14.5 17.5 3.5 32 3.5S58 14.5 58 31v40z",
        fill: colours.field,
        stroke: colours.edge,
        width: 0.8,
        at: motifAt,
      },
      ...stickerStrokes(sticker.motif).map((stroke) => painted(stroke, colours)),
    ],
    texts: [
      row(birthdayMessages.wish, name === "" ? 284 : 274, 40, sizesFrom(31, 20), ink),
      // A long name takes two lines.
      { ...row(name, 314, 44, sizesFrom(34, 13), colours.glow), isItalic: true, maxLines: 2, leading: 1.2 },
      row(birthdayMessages.month(monthName(sticker.id)), name === "" ? 328 : 358, 24, sizesFrom(18, 12), quietInk),
      row(quotedSource(sticker.reference, lang), 383, 18, sizesFrom(13.5, 9), quietInk),
      row(site.name, 402, 16, sizesFrom(12, 8), colours.edge),
    ],
  };
};

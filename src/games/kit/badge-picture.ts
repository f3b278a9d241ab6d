import type { MotifStroke } from "#content/schema/games.ts";
import { type Picture, type PicturePath, pictureInks } from "#src/platform/picture.ts";
import type { Badge, BadgeColor } from "./badge.ts";

/** Colours of a badge. It is saved as an image and looks the same in every theme, so it has its own. */
interface Metal {
  readonly edge: string;
  readonly face: string;
  readonly deep: string;
  readonly glow: string;
  /** Flames over the arch: they show the tier without colour. */
  readonly flames: number;
}

const metals: Readonly<Record<BadgeColor, Metal>> = {
  gold: { edge: "#C8912A", face: "#F6DFA0", deep: "#7A5208", glow: "#E0A83C", flames: 3 },
  silver: { edge: "#A9A498", face: "#F1EFEA", deep: "#56524A", glow: "#B9B3A6", flames: 2 },
  bronze: { edge: "#AD7445", face: "#F3D9BF", deep: "#6B3F1C", glow: "#C98F5E", flames: 1 },
  gray: { edge: "#8B857A", face: "#E4E0D8", deep: "#4A4740", glow: "#A39C8E", flames: 0 },
};

const paper = "#FBF8F2";
const { ink, quietInk } = pictureInks;
const line = "#352F25";
const white = "#FFFDF9";

const strokeOf = (stroke: MotifStroke, metal: Metal): PicturePath => {
  const at = { x: 27, y: 8, scale: 2.9 };
  const { path } = stroke;
  switch (stroke.kind) {
    case "s":
      return { path, stroke: line, width: 1.4, at };
    case "f":
      return { path, fill: white, stroke: line, width: 1.4, at };
    case "g":
      return { path, fill: metal.glow, at };
    case "gs":
      return { path, stroke: metal.edge, width: 2, at };
  }
};

const flame = (x: number, y: number, metal: Metal): PicturePath => ({
  path: "M0-10C4.5-5 6.5-1.8 6.5 1.5a6.5 6.5 0 0 1-13 0C-6.5-1.8-4.5-5 0-10z",
  fill: metal.glow,
  stroke: metal.deep,
  width: 1.2,
  at: { x, y, scale: 1 },
});

const flames = (metal: Metal): PicturePath[] => {
  const places: Record<number, readonly (readonly [number, number])[]> = { 1: [[120, 14]], 2: [[92, 19], [148, 19]], 3: [[74, 26], [120, 14], [166, 26]] };
  return (places[metal.flames] ?? []).map(([x, y]) => flame(x, y, metal));
};

/** The arch in the badge's metal with the game's drawing, and a ribbon with the names of the badge and the game. */
export const badgePicture = (badge: Badge, motif: readonly MotifStroke[], gameTitle: string): Picture => {
  const metal = metals[badge.color];
  return {
    width: 240,
    height: 304,
    paper,
    paths: [
      { path: "M20 226V116C20 54 62 14 120 14S220 54 220 116V226z", fill: metal.edge },
      { path: "M24 226V116C24 56 62 18 120 18S216 56 216 116V226z", fill: metal.face },
      { path: "M30 226V116C30 60 62 24 120 24S210 60 210 116V226z", fill: metal.deep },
      { path: "M32 226V116C32 61 62 26 120 26S208 61 208 116V226z", fill: paper },
      ...motif.map((stroke) => strokeOf(stroke, metal)),
      ...flames(metal),
      { path: "M4 214h232l-14 24 14 24H4l14-24z", fill: metal.deep },
      { path: "M16 208h208v46H16z", fill: metal.face, stroke: metal.edge, width: 2 },
    ],
    texts: [
      { text: badge.name, x: 120, y: 238, size: Math.min(23, 340 / badge.name.length), fill: ink },
      { text: gameTitle, x: 120, y: 287, size: 16, fill: quietInk, isItalic: true },
    ],
  };
};

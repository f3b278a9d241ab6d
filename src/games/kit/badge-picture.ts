import type { MotifStroke } from "#domain/pictures/strokes.ts";
import { sizesFrom } from "#domain/pictures/fit-text.ts";
import type { Picture, PicturePath } from "#domain/pictures/picture.ts";
import { site } from "#domain/site/site.ts";
import { pictureInks } from "#src/platform/media/picture.ts";
import { type Badge, type BadgeColor, badgeName } from "./badge.ts";

/** Colours of a badge. It is saved as an image and looks the same in every theme, so it has its own. */
interface Metal {
  readonly edge: string;
  readonly face: string;
  readonly deep: string;
  readonly glow: string;
  /** The light behind the drawing. */
  readonly light: string;
  /** Flames over the arch: they show the tier without colour. */
  readonly flames: number;
}

const metals: Readonly<Record<BadgeColor, Metal>> = {
  gold: { edge: "#C8912A", face: "#F6DFA0", deep: "#7A5208", glow: "#E0A83C", light: "#FFF3CF", flames: 3 },
  silver: { edge: "#A9A498", face: "#E9E6DE", deep: "#56524A", glow: "#B9B3A6", light: "#FBFAF6", flames: 2 },
  bronze: { edge: "#AD7445", face: "#F3D9BF", deep: "#6B3F1C", glow: "#C98F5E", light: "#FDF0E3", flames: 1 },
  gray: { edge: "#8B857A", face: "#DFDAD0", deep: "#4A4740", glow: "#A39C8E", light: "#F4F1EA", flames: 0 },
};

const paper = "#FBF8F2";
const { ink, quietInk } = pictureInks;
const white = "#FFFDF9";

/** A round arch, `inset` from the outermost one; it goes down behind the ribbon. */
const arch = (inset: number): string => {
  const radius = 86 - inset;
  return `M${120 - radius} 232V130a${radius} ${radius} 0 0 1 ${2 * radius} 0V232z`;
};

const circle = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

const motifAt = { x: 48, y: 52, scale: 2.25 } as const;
/** Filled shapes cast a shadow, which gives them weight at this size. */
const shadowAt = { ...motifAt, x: motifAt.x + 3, y: motifAt.y + 3 } as const;

const strokeOf = ({ kind, path }: MotifStroke, { edge, glow, deep }: Metal): readonly PicturePath[] => {
  const at = motifAt;
  switch (kind) {
    case "s":
      return [{ path, stroke: deep, width: 1.3, at }];
    case "f":
      return [
        { path, fill: glow, at: shadowAt },
        { path, fill: white, stroke: deep, width: 1.2, at },
      ];
    case "g":
      return [{ path, fill: edge, stroke: deep, width: 0.8, at }];
    case "gs":
      return [{ path, stroke: edge, width: 2, at }];
  }
};

/** Degrees from the top of the arch, by the number of flames. */
const flameAngles: Readonly<Record<number, readonly number[]>> = { 0: [], 1: [0], 2: [-16, 16], 3: [-31, 0, 31] };

/** Flames are drawn at a distance from the arch, as on the branches of a lampstand. */
const flames = ({ flames: count, glow, deep }: Metal): PicturePath[] =>
  flameAngles[count]!.map((degrees) => {
    const angle = (degrees / 180) * Math.PI;
    return {
      path: "M0-10C4.5-5 6.5-1.8 6.5 1.5a6.5 6.5 0 0 1-13 0C-6.5-1.8-4.5-5 0-10z",
      fill: glow,
      stroke: deep,
      width: 1.2,
      at: { x: 120 + 104 * Math.sin(angle), y: 130 - 104 * Math.cos(angle), scale: 1.15 },
    };
  });

interface BadgeFacts {
  readonly badge: Badge;
  readonly motif: readonly MotifStroke[];
  readonly gameTitle: string;
  /** Result and date: "7 of 10", "21 November 2026". */
  readonly facts: readonly string[];
}

/** The part of the picture that a page shows: the arch and the ribbon. */
export const badgeHeightOnPage = 272;

/** The arch in the badge's metal with the game's drawing, a ribbon with the badge's name, and the result. */
export const badgePicture = ({ badge, motif, gameTitle, facts }: BadgeFacts): Picture => {
  const metal = metals[badge.color];
  return {
    width: 240,
    height: 340,
    scale: 4,
    paper,
    frame: { x: 12, y: 8, width: 216, height: 324 },
    paths: [
      { path: arch(0), fill: metal.deep },
      { path: arch(1.5), fill: metal.edge },
      { path: arch(5), fill: metal.face },
      { path: arch(11), fill: metal.deep },
      { path: arch(12.5), fill: metal.face },
      { path: circle(120, 140, 62), fill: metal.light },
      ...motif.flatMap((stroke) => strokeOf(stroke, metal)),
      ...flames(metal),
      { path: "M14 218h212l-11 20 11 20H14l11-20z", fill: metal.deep },
      { path: "M26 212h188v42H26z", fill: metal.light, stroke: metal.edge, width: 2 },
    ],
    texts: [
      { text: badgeName(badge), box: { x: 34, y: 214, width: 172, height: 38 }, sizes: sizesFrom(25, 10), fill: ink },
      {
        text: gameTitle,
        box: { x: 20, y: 266, width: 200, height: 22 },
        sizes: sizesFrom(16, 10),
        fill: ink,
        isItalic: true,
      },
      {
        text: facts.join(" · "),
        box: { x: 20, y: 286, width: 200, height: 18 },
        sizes: sizesFrom(12, 8),
        fill: quietInk,
      },
      { text: site.name, box: { x: 20, y: 308, width: 200, height: 20 }, sizes: sizesFrom(13, 8), fill: metal.deep },
    ],
  };
};

import { lampFlame, lampStand } from "#domain/pictures/lamp.ts";
import { sizesFrom } from "#domain/pictures/fit-text.ts";
import type { Picture, PictureText } from "#domain/pictures/picture.ts";
import { site } from "#domain/site/site.ts";
import { pictureInks } from "#src/platform/media/picture.ts";
import { shownReference } from "#domain/scripture/reference/format-reference.ts";
import { certificateMessages, mentorMessages } from "./messages.ts";

/** The certificate is saved and printed, so it has its own colours, independent of the theme. */
const paper = "#FBF8F2";
const { ink, quietInk } = pictureInks;
const gold = "#C8912A";
const deepGold = "#7A5208";

const arch = "M243 114V78a37 37 0 0 1 74 0v36z";

/** A leaf in each corner of the frame. */
const leaf = "M0 0c16 0 26 5 30 14C20 16 6 12 0 0zM0 0c0 16 5 26 14 30C16 20 12 6 0 0z";
const corners = [
  { x: 24, y: 24, scale: 1, scaleY: 1 },
  { x: 536, y: 24, scale: -1, scaleY: 1 },
  { x: 24, y: 372, scale: 1, scaleY: -1 },
  { x: 536, y: 372, scale: -1, scaleY: -1 },
] as const;

/** A row within the frame, from `y`. */
const row = (text: string, y: number, height: number, sizes: readonly number[], fill: string): PictureText => ({
  text,
  box: { x: 64, y, width: 432, height },
  sizes,
  fill,
});

/**
 * The certificate of the forty days.
 * @param name may be empty: then there is a line to write on
 * @param date in words
 */
export const certificatePicture = (name: string, date: string): Picture => ({
  width: 560,
  height: 396,
  scale: 4,
  paper,
  frame: { x: 19, y: 19, width: 522, height: 358 },
  paths: [
    { path: "M12 12h536v372H12z", stroke: gold, width: 2 },
    { path: "M19 19h522v358H19z", stroke: gold, width: 0.75 },
    ...corners.map((at) => ({ path: leaf, fill: "#E7C67A", at })),
    { path: arch, fill: "#F6E7C4", stroke: gold, width: 1.5 },
    { path: lampFlame, fill: gold, at: { x: 252, y: 54, scale: 1.75 } },
    { path: lampStand, fill: deepGold, at: { x: 252, y: 54, scale: 1.75 } },
    { path: "M150 242h260", stroke: gold, width: 1 },
  ],
  texts: [
    row(mentorMessages.title, 124, 30, sizesFrom(20, 15), deepGold),
    {
      ...row(certificateMessages.readBy, 154, 20, sizesFrom(15, 10), quietInk),
      isItalic: true,
    },
    // Above the line, larger than the title; a long name takes two lines.
    { ...row(name, 178, 60, sizesFrom(38, 13), ink), maxLines: 2, leading: 1.2 },
    row(date, 248, 20, sizesFrom(15, 10), quietInk),
    {
      ...row(certificateMessages.promise, 280, 26, sizesFrom(17, 11), ink),
      isItalic: true,
      maxLines: 1,
    },
    row(certificateMessages.source(shownReference("Matthew 28:20")), 306, 20, sizesFrom(13, 9), quietInk),
    row(site.name, 340, 20, sizesFrom(14, 9), deepGold),
  ],
});

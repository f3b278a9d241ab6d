import { type Picture, pictureInks } from "#src/platform/picture.ts";

/** The certificate is saved and printed, so it has its own colours, independent of the theme. */
const paper = "#FBF8F2";
const { ink, quietInk } = pictureInks;
const gold = "#C8912A";
const deepGold = "#7A5208";

const flame = "M16 1.8c3 3.3 4.3 5.6 4.3 7.7a4.3 4.3 0 0 1-8.6 0c0-2.1 1.3-4.4 4.3-7.7z";
const stand = "M7 15.2h18c-.4 3.2-3.3 5.3-7.2 5.7l.9 5.7c2.3.3 3.8 1.2 3.8 2.6h-13c0-1.4 1.5-2.3 3.8-2.6l.9-5.7c-3.9-.4-6.8-2.5-7.2-5.7z";

/** Long names get a smaller font, so that they fit between the borders. */
const sizeOf = (name: string): number => Math.max(14, Math.min(34, Math.floor(700 / Math.max([...name].length, 1))));

/**
 * The certificate of the forty days.
 * @param name may be empty: then there is a line to write on
 * @param date in words
 */
export const certificatePicture = (name: string, date: string): Picture => ({
  width: 560,
  height: 396,
  paper,
  paths: [
    { path: "M12 12h536v372H12z", stroke: gold, width: 2 },
    { path: "M19 19h522v358H19z", stroke: gold, width: 0.75 },
    { path: "M246 132V92c0-22 14-38 34-38s34 16 34 38v40z", fill: "#F6E7C4", stroke: gold, width: 1.5 },
    { path: flame, fill: gold, at: { x: 253, y: 68, scale: 1.7 } },
    { path: stand, fill: deepGold, at: { x: 253, y: 68, scale: 1.7 } },
    { path: "M140 240h280", stroke: gold, width: 1 },
  ],
  texts: [
    { text: "Mentor Me Jesus", x: 280, y: 172, size: 30, fill: ink },
    { text: "Forty days in the gospels, read and answered by", x: 280, y: 200, size: 15, fill: quietInk, isItalic: true },
    { text: name, x: 280, y: 233, size: sizeOf(name), fill: ink },
    { text: date, x: 280, y: 266, size: 15, fill: quietInk },
    { text: "and, lo, I am with you alway, even unto the end of the world.", x: 280, y: 322, size: 17, fill: ink, isItalic: true },
    { text: "Matthew 28:20, King James Version", x: 280, y: 346, size: 14, fill: quietInk },
  ],
});

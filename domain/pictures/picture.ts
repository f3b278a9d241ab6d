import { fitText, type Measure } from "./fit-text.ts";

/**
 * Pictures as data: one description is shown on the page, saved as an image on the device, and drawn as a preview by the
 * worker (docs/product/pictures.md, "Composition"). Texts are given a space, not a place: `textLines` measures and wraps them.
 */

/** In the picture's units, from its upper left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PicturePath {
  readonly path: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  /** Translates, then scales the path; in height by `scaleY`, if that is given. */
  readonly at?: { readonly x: number; readonly y: number; readonly scale: number; readonly scaleY?: number };
}

export interface PictureText {
  readonly text: string;
  /** The text never leaves it. It stands in its middle. */
  readonly box: Box;
  /** Font sizes to try, largest first. */
  readonly sizes: readonly number[];
  readonly fill: string;
  readonly isItalic?: boolean;
  /** Distance of lines, in sizes; 1.3 if not given. */
  readonly leading?: number;
  readonly maxLines?: number;
  /** `start`: lines begin at the left edge of the box. */
  readonly align?: "middle" | "start";
}

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Image pixels per unit. */
  readonly scale: number;
  readonly paper: string;
  /** The inner edge of its frame: no text comes nearer to the edge of the picture. */
  readonly frame: Box;
  readonly paths: readonly PicturePath[];
  readonly texts: readonly PictureText[];
}

export interface PictureLine {
  readonly text: string;
  /** The middle of the line, or its beginning, on its baseline. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly isItalic: boolean;
  readonly align: "middle" | "start";
  readonly direction: "ltr" | "rtl";
}

/** How far below the middle of a line its baseline is, in sizes. */
const baselineBelowMiddle = 0.28;

const rightToLeft =
  /^[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** The writing direction of a text is that of its first letter. */
export const directionOf = (text: string): "ltr" | "rtl" =>
  rightToLeft.test(/\p{L}/u.exec(text)?.[0] ?? "") ? "rtl" : "ltr";

/** The lines of one text. `measure` must know its font. */
export const textLines = (text: PictureText, measure: Measure): readonly PictureLine[] => {
  const { box, sizes, fill, isItalic = false, leading = 1.3, maxLines, align = "middle" } = text;
  const { size, lines } = fitText(text.text, { ...box, sizes, leading, maxLines }, measure);
  const step = size * leading;
  const top = box.y + (box.height - lines.length * step) / 2;
  const direction = directionOf(text.text);
  return lines.map((line, at) => ({
    text: line,
    x: align === "start" ? box.x : box.x + box.width / 2,
    y: top + (at + 0.5) * step + baselineBelowMiddle * size,
    size,
    fill,
    isItalic,
    align,
    direction,
  }));
};

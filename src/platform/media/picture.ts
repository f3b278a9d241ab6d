import type { Measure } from "#domain/pictures/fit-text.ts";
import { type Picture, type PictureLine, textLines } from "#domain/pictures/picture.ts";
import { bookFaceFile, bookFaceStyles } from "#domain/site/book-face.ts";
import { saveFile } from "../page/files.ts";
import { wasCancelled } from "../page/share.ts";
import { toast } from "../page/toast.ts";
import { platformMessages } from "../messages.ts";

const loadShippedFace = async (): Promise<void> => {
  const faces = bookFaceStyles.map((style) => new FontFace("picture", `url(${bookFaceFile(style)})`, { style }).load());
  for (const face of await Promise.all(faces)) document.fonts.add(face);
};

let shippedFace: Promise<void> | undefined;

/** Loads the reading face for pictures. Resolves to false if it cannot be loaded; then the device's serif is used. */
export const loadPictureFace = async (): Promise<boolean> => {
  shippedFace ??= loadShippedFace();
  try {
    await shippedFace;
    return true;
  } catch {
    shippedFace = undefined;
    return false;
  }
};

/** The shipped face if it has been loaded, otherwise the page's serif as available on the device. */
export const pictureFont =
  'picture, "Iowan Old Style", "Palatino Linotype", Palatino, "URW Palladio L", "TeX Gyre Pagella", "Noto Serif", Georgia, serif';

/** Pictures leave the page and look the same in every theme, so they have colours of their own. */
export const pictureInks = { ink: "#29251D", quietInk: "#655C4B" } as const;

const fontOf = (px: number, isItalic: boolean): string => `${isItalic ? "italic " : ""}${px}px ${pictureFont}`;

/** Letters are measured at this size, in pixels: widths grow with the size. */
const measuredAt = 100;

/** A letter's width as a share of the font size, for test environments without a canvas. */
const usualWidth = 0.5;

/** Only the canvas knows the width of text: capitals and Chinese characters are twice as wide as other letters. */
const measureIn = (context: CanvasRenderingContext2D | null, isItalic: boolean): Measure => {
  if (!context) return (text, size) => text.length * usualWidth * size;
  const widths = new Map<string, number>();
  return (text, size) => {
    let width = widths.get(text);
    if (width === undefined) {
      context.font = fontOf(measuredAt, isItalic);
      width = context.measureText(text).width / measuredAt;
      widths.set(text, width);
    }
    return width * size;
  };
};

export interface PictureMeasures {
  readonly upright: Measure;
  readonly italic: Measure;
}

/** Measures in the device's font, for compositions that place texts by their size. */
export const pictureMeasures = (context = document.createElement("canvas").getContext("2d")): PictureMeasures => ({
  upright: measureIn(context, false),
  italic: measureIn(context, true),
});

/** Every line of a picture, measured and wrapped in the device's font. */
export const pictureLines = ({ texts }: Picture, context?: CanvasRenderingContext2D): readonly PictureLine[] => {
  const { upright, italic } = pictureMeasures(context);
  return texts.flatMap((text) => textLines(text, text.isItalic ? italic : upright));
};

const paint = (context: CanvasRenderingContext2D, picture: Picture): void => {
  context.fillStyle = picture.paper;
  context.fillRect(0, 0, picture.width, picture.height);
  context.lineJoin = "round";
  context.lineCap = "round";
  for (const { path, fill, stroke, width = 1, at } of picture.paths) {
    context.save();
    if (at) {
      context.translate(at.x, at.y);
      context.scale(at.scale, at.scaleY ?? at.scale);
    }
    const outline = new Path2D(path);
    if (fill) {
      context.fillStyle = fill;
      // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, not an array
      context.fill(outline);
    }
    if (stroke) {
      context.strokeStyle = stroke;
      context.lineWidth = width;
      context.stroke(outline);
    }
    context.restore();
  }
  for (const { text, x, y, size, fill, isItalic, align, direction } of pictureLines(picture, context)) {
    context.font = fontOf(size, isItalic);
    context.textAlign = align === "middle" ? "center" : "left";
    context.direction = direction;
    context.fillStyle = fill;
    context.fillText(text, x, y);
  }
};

/**
 * Renders a picture as a PNG on the device. Resolves to null when the browser cannot, after telling the visitor.
 * Painting the paths on a canvas needs no image decoding, which the content security policy and some browsers refuse
 * for SVG.
 */
const pngOf = async (picture: Picture): Promise<Blob | null> => {
  const png = await painted(picture).catch(() => null);
  if (!png) toast({ title: platformMessages.noPicture, tone: "refusal" });
  return png;
};

/** Null without a canvas or when it yields nothing. Rejects where the browser's fingerprinting protection blocks reading it. */
const painted = async (picture: Picture): Promise<Blob | null> => {
  const canvas = document.createElement("canvas");
  canvas.width = picture.width * picture.scale;
  canvas.height = picture.height * picture.scale;
  const context = canvas.getContext("2d");
  if (!context) return null;
  context.scale(picture.scale, picture.scale);
  paint(context, picture);
  return new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
};

/** A name in the language of the interface: "juan-3-16.png", "experto-bíblico.png", "约翰福音-3-16.png" */
const fileNameOf = (title: string): string =>
  `${title
    .toLowerCase()
    .replaceAll(/['’]/g, "")
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-")}.png`;

/** Saves a picture as a PNG file that is named by its title. Resolves to false when the browser cannot make one. */
export const savePicture = async (picture: Picture, title: string): Promise<boolean> => {
  const blob = await pngOf(picture);
  if (blob) saveFile(blob, fileNameOf(title));
  return blob !== null;
};

/**
 * Opens the device's share sheet with a picture. Where files cannot be shared, saves it instead. Resolves to false when
 * the browser cannot make it, and when the visitor closes the share sheet or has it open already.
 */
export const sharePicture = async (picture: Picture, title: string): Promise<boolean> => {
  const fileName = fileNameOf(title);
  const blob = await pngOf(picture);
  if (!blob) return false;
  const files = [new File([blob], fileName, { type: blob.type })];
  if (typeof navigator.canShare === "function" && navigator.canShare({ files })) {
    try {
      await navigator.share({ files });
      return true;
    } catch (error) {
      if (wasCancelled(error) || (error as Error).name === "InvalidStateError") return false;
    }
  }
  saveFile(blob, fileName);
  return true;
};

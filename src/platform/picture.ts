import { saveFile } from "./save-file.ts";
import { toast } from "./toast.ts";

/** Drawings as data: one description is shown as SVG on the page and saved as an image. */
export interface PicturePath {
  readonly path: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  /** Translates, then scales the path. */
  readonly at?: { readonly x: number; readonly y: number; readonly scale: number };
}

export interface PictureText {
  readonly text: string;
  /** Centre of the line, on its baseline. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly isItalic?: boolean;
}

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly paper: string;
  readonly paths: readonly PicturePath[];
  readonly texts: readonly PictureText[];
}

/** The page's serif, as available on the device: pictures are painted without web fonts. */
export const pictureFont = '"Iowan Old Style", "Palatino Linotype", Palatino, "URW Palladio L", "TeX Gyre Pagella", "Noto Serif", Georgia, serif';

/** Pictures leave the page and look the same in every theme, so they have colours of their own. */
export const pictureInks = { ink: "#29251D", quietInk: "#655C4B" } as const;

/** In the picture's units. Longer lines use a smaller font. */
const marginOfTexts = 20;

const paint = (context: CanvasRenderingContext2D, picture: Picture): void => {
  context.fillStyle = picture.paper;
  context.fillRect(0, 0, picture.width, picture.height);
  context.lineJoin = "round";
  context.lineCap = "round";
  for (const { path, fill, stroke, width = 1, at } of picture.paths) {
    context.save();
    if (at) {
      context.translate(at.x, at.y);
      context.scale(at.scale, at.scale);
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
  context.textAlign = "center";
  for (const { text, x, y, size, fill, isItalic } of picture.texts) {
    const setSize = (px: number) => {
      context.font = `${isItalic ? "italic " : ""}${px}px ${pictureFont}`;
    };
    setSize(size);
    // Only the canvas knows the width of text: capitals and Chinese characters are twice as wide as other letters.
    const tooWide = context.measureText(text).width / (picture.width - 2 * marginOfTexts);
    if (tooWide > 1) setSize(size / tooWide);
    context.fillStyle = fill;
    context.fillText(text, x, y);
  }
};

/** Image pixels per picture unit: sharp in print too. */
const scale = 4;

/**
 * Renders a picture as a PNG on the device. Resolves to null when the browser cannot, after telling the visitor.
 * Painting the paths on a canvas needs no image decoding, which the content security policy and some browsers refuse
 * for SVG.
 */
const pngOf = async (picture: Picture): Promise<Blob | null> => {
  const png = await painted(picture).catch(() => null);
  if (!png) toast({ title: "This browser cannot create the image", tone: "refusal" });
  return png;
};

/** Null without a canvas or when it yields nothing. Rejects where the browser's fingerprinting protection blocks reading it. */
const painted = async (picture: Picture): Promise<Blob | null> => {
  const canvas = document.createElement("canvas");
  canvas.width = picture.width * scale;
  canvas.height = picture.height * scale;
  const context = canvas.getContext("2d");
  if (!context) return null;
  context.scale(scale, scale);
  paint(context, picture);
  return new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
};

/** Saves a picture as a PNG file. Resolves to false when the browser cannot make one. */
export const savePicture = async (picture: Picture, fileName: string): Promise<boolean> => {
  const blob = await pngOf(picture);
  if (blob) saveFile(blob, fileName);
  return blob !== null;
};

/**
 * Opens the device's share sheet with a picture. Where files cannot be shared, saves it instead. Resolves to false when
 * the browser cannot make it.
 */
export const sharePicture = async (picture: Picture, fileName: string): Promise<boolean> => {
  const blob = await pngOf(picture);
  if (!blob) return false;
  const files = [new File([blob], fileName, { type: blob.type })];
  if (typeof navigator.canShare === "function" && navigator.canShare({ files })) {
    try {
      await navigator.share({ files });
      return true;
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return true;
    }
  }
  saveFile(blob, fileName);
  return true;
};

import { site } from "../site/site.ts";
import { bitmapCanvas, type BitmapCanvas, drawBitmap, drawLine, fillBox } from "./bitmap-canvas.ts";
import { type Bitmap, drawable, type Letters } from "./letters.ts";
import { type Box, type PictureLine, type PictureText, textLines } from "./picture.ts";
import { ownColours, previewInks, type PreviewInk, solidGold } from "./preview-palette.ts";

/** The picture that others show beside a link to us (docs/product/pictures.md, "Previews"). */

export const previewSize = { width: 1200, height: 630 } as const;

export interface Preview {
  /** Large: the words of verses, or a page's title. */
  readonly words: string;
  /** The second text, smaller: what a page is about, whole. */
  readonly about?: string;
  /** In its place, the beginning of a chapter: as much of it as fits. */
  readonly opening?: string;
  /** Beneath the rule: "John 3:16", "King James Version". */
  readonly name: string;
  readonly source?: string;
  /** At the left, in its own colours; its box says where. */
  readonly drawing?: Bitmap | undefined;
}

const left = 76;
const right = previewSize.width - left;
/** The rule between the words and their name. */
const ruleY = 496;

interface InkedText extends Omit<PictureText, "fill"> {
  readonly fill: PreviewInk;
}

/** The sizes that were drawn, of which a text may have those from `largest` to `smallest`. */
const between = ({ sizes }: Letters, largest: number, smallest: number): readonly number[] =>
  sizes.filter((size) => size <= largest && size >= smallest);

const textsOf = ({ words, about, opening, name, source, drawing }: Preview, letters: Letters): readonly InkedText[] => {
  const x = drawing ? drawing.box[0] + drawing.box[2] + 56 : left;
  const width = right - x;
  const space: Box = { x, y: 72, width, height: ruleY - 96 };
  const align = "start" as const;
  const foot = { align, maxLines: 1 } as const;
  const second = about ?? opening;
  const main: readonly InkedText[] =
    second === undefined
      ? [{ text: words, box: space, sizes: between(letters, 92, 33), leading: 1.26, fill: "ink", align }]
      : [
          {
            text: words,
            box: { ...space, height: 168 },
            sizes: between(letters, 92, 48),
            leading: 1.12,
            fill: "ink",
            align,
          },
          {
            text: second,
            box: { ...space, y: space.y + 180, height: space.height - 180 },
            sizes: between(letters, 40, opening === undefined ? 33 : 40),
            leading: 1.3,
            fill: "quiet",
            align,
          },
        ];
  return [
    ...main,
    {
      text: name,
      box: { x: left, y: source === undefined ? 524 : 508, width: 760, height: 56 },
      sizes: between(letters, 40, 33),
      leading: 1.27,
      fill: "ink",
      ...foot,
    },
    ...(source === undefined
      ? []
      : [
          {
            text: source,
            box: { x: left, y: 560, width: 760, height: 40 },
            sizes: between(letters, 33, 33),
            leading: 1.27,
            fill: "quiet" as const,
            ...foot,
          },
        ]),
  ];
};

/** The lamp and the site's name, at the right of the foot. */
const drawSite = (canvas: BitmapCanvas, letters: Letters): void => {
  const size = between(letters, 40, 40)[0]!;
  const text = drawable(site.name, letters);
  const x = right - letters.measure(text, size);
  drawLine(canvas, letters, { text, x, y: 566, size }, previewInks.ink);
  drawBitmap(canvas, letters.lamp, Math.round(x) - letters.lamp.box[2] - 18, 518, ownColours);
};

interface InkedLine extends PictureLine {
  readonly fill: PreviewInk;
}

/** The texts of a preview as they are set, in letters that were drawn. */
export const previewLines = (preview: Preview, letters: Letters): readonly InkedLine[] =>
  textsOf(preview, letters).flatMap((text) =>
    textLines({ ...text, text: drawable(text.text, letters) }, letters.measure).map((line) => ({
      ...line,
      fill: text.fill,
    })),
  );

export const drawPreview = (preview: Preview, letters: Letters): BitmapCanvas => {
  const canvas = bitmapCanvas(previewSize.width, previewSize.height);
  // A gold edge at the top, and the rule.
  fillBox(canvas, { x: 0, y: 0, width: previewSize.width, height: 14 }, solidGold);
  fillBox(canvas, { x: left, y: ruleY, width: right - left, height: 2 }, solidGold);
  if (preview.drawing) drawBitmap(canvas, preview.drawing, preview.drawing.box[0], preview.drawing.box[1], ownColours);
  for (const line of previewLines(preview, letters)) drawLine(canvas, letters, line, previewInks[line.fill]);
  drawSite(canvas, letters);
  return canvas;
};

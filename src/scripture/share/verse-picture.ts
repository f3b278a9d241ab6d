import { lampFlame, lampStand } from "#domain/pictures/lamp.ts";
import { sizesFrom } from "#domain/pictures/fit-text.ts";
import type { Box, Picture, PicturePath } from "#domain/pictures/picture.ts";
import { printed } from "#domain/scripture/text/quotation.ts";
import { site } from "#domain/site/site.ts";

/** docs/product/pictures.md, "Verse pictures". */

export const pictureShapes = {
  square: { width: 1080, height: 1080 },
  tall: { width: 1080, height: 1920 },
  wide: { width: 1200, height: 630 },
} as const;
export type PictureShape = keyof typeof pictureShapes;

interface Ground {
  readonly paper: string;
  readonly ink: string;
  readonly quiet: string;
  readonly rule: string;
  /** The arch around the lamp. */
  readonly field: string;
  readonly flame: string;
}

export const picturePapers = {
  day: {
    paper: "#FBF8F2",
    ink: "#1F1B15",
    quiet: "#655C4B",
    rule: "#C8912A",
    field: "#FAEECD",
    flame: "#B47B12",
  },
  night: {
    paper: "#161310",
    ink: "#F3ECDF",
    quiet: "#C9BFAE",
    rule: "#91620A",
    field: "#322510",
    flame: "#EAC26A",
  },
  gold: {
    paper: "#F2D991",
    ink: "#261B05",
    quiet: "#5B3D05",
    rule: "#91620A",
    field: "#FAEECD",
    flame: "#91620A",
  },
} as const satisfies Record<string, Ground>;
export type PicturePaper = keyof typeof picturePapers;

const rectangle = ({ x, y, width, height }: Box): string => `M${x} ${y}h${width}v${height}h${-width}z`;

const within = (width: number, height: number, edge: number): Box => ({
  x: edge,
  y: edge,
  width: width - 2 * edge,
  height: height - 2 * edge,
});

/** A lamp in its arch, 84 wide and 96 high, standing on `y`. */
const lampIn = (x: number, y: number, { field, rule, flame: gold, ink }: Ground): readonly PicturePath[] => {
  const at = { x: x - 32, y: y - 72, scale: 2 };
  return [
    {
      path: `M${x - 42} ${y}v-54a42 42 0 0 1 84 0v54z`,
      fill: field,
      stroke: rule,
      width: 2,
    },
    { path: lampFlame, fill: gold, at },
    { path: lampStand, fill: ink, at },
  ];
};

export interface PicturedVerses {
  readonly words: string;
  /** "John 3:16-18" */
  readonly reference: string;
  /** "King James Version" */
  readonly translation: string;
}

const outerEdge = 36;
const innerEdge = 50;
/** Between the frame and the text. */
const margin = 56;

/** In px: still readable where the picture is a third of its size. */
const leastCredit = 28;

/** The layout of a shape. The wide one is low: it has no lamp, and the site's name is beside the translation. */
const partsOf = (shape: PictureShape) => {
  const { height } = pictureShapes[shape];
  switch (shape) {
    case "wide":
      return { lampFoot: undefined, top: innerEdge + 24, foot: height - innerEdge - 136, largest: 76, name: 38 };
    case "square":
      return { lampFoot: innerEdge + 160, top: innerEdge + 184, foot: height - innerEdge - 184, largest: 96, name: 42 };
    case "tall":
      return {
        lampFoot: innerEdge + 200,
        top: innerEdge + 240,
        foot: height - innerEdge - 240,
        largest: 124,
        name: 54,
      };
  }
};

/** Only letters like ours have a slanted form. */
const slants = (text: string): boolean => /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\P{L}]*$/u.test(text);

export const versePicture = (
  { words, reference, translation }: PicturedVerses,
  shape: PictureShape,
  paper: PicturePaper,
): Picture => {
  const { width, height } = pictureShapes[shape];
  const { lampFoot, top, foot, largest, name } = partsOf(shape);
  const ground: Ground = picturePapers[paper];
  const frame = within(width, height, innerEdge);
  const left = innerEdge + margin;
  const across = width - 2 * left;
  const middle = width / 2;
  const row = (y: number, of: number) => ({ box: { x: left, y, width: across, height: of * 1.3 }, maxLines: 1 });
  const credit = Math.max(leastCredit, name * 0.62);
  const small = { sizes: sizesFrom(credit, leastCredit), fill: ground.quiet };
  const nameTop = foot + 24;
  const smallTop = nameTop + name * 1.34;
  return {
    width,
    height,
    scale: 1,
    paper: ground.paper,
    frame,
    paths: [
      { path: rectangle(within(width, height, outerEdge)), stroke: ground.rule, width: 4 },
      { path: rectangle(frame), stroke: ground.rule, width: 1.5 },
      ...(lampFoot === undefined ? [] : lampIn(middle, lampFoot, ground)),
      { path: `M${middle - 48} ${foot + 8}h96`, stroke: ground.rule, width: 3 },
    ],
    texts: [
      {
        text: printed(words),
        box: { x: left, y: top, width: across, height: foot - top - 12 },
        sizes: sizesFrom(largest, 20),
        fill: ground.ink,
        leading: 1.36,
      },
      { text: reference, ...row(nameTop, name), sizes: sizesFrom(name, 16), fill: ground.ink },
      ...(lampFoot === undefined
        ? [{ text: `${translation} · ${site.name}`, ...row(smallTop, credit), ...small }]
        : [
            { text: translation, ...row(smallTop, credit), ...small, isItalic: slants(translation) },
            { text: site.name, ...row(smallTop + credit * 1.42, credit), ...small },
          ]),
    ],
  };
};

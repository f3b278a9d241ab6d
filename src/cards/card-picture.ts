import { cardTypes, lang } from "#content/cards/card-types.ts";
import { cardDetailNames, type CardDetails, type CardMessage } from "#domain/api/cards.ts";
import { formatReference } from "#domain/scripture/reference/format-reference.ts";
import { verseReference } from "#domain/scripture/reference/reference.ts";
import { shortName } from "#domain/scripture/translations/short-name.ts";
import { quotedTranslation } from "#domain/scripture/translations/quoted-translation.ts";
import type { CardCategory } from "#domain/site/cards/card-categories.ts";
import { cardDetailTexts, cardTitles } from "#domain/site/cards/messages.ts";
import { fitText, sizesFrom } from "#domain/pictures/fit-text.ts";
import type { Picture, PicturePath, PictureText } from "#domain/pictures/picture.ts";
import { type PictureMeasures, pictureInks } from "#src/platform/media/picture.ts";
import { cardArt, cardArtSize } from "./card-art.tsx";
import { cardPageMessages } from "./messages.ts";
import { noteText } from "./note-size.ts";

/** All lengths in the picture's units. */
const width = 480;
const margin = 20;
const gap = 14;
const columnWidth = (width - 2 * margin - gap) / 2;
const noteInset = 14;
const leading = 1.4;
/** Some phones paint nothing larger than about 16 million pixels. */
const mostHeight = 1900;
const footHeight = 44;
/** A longer message is continued in a further note, since no note is higher than a page. */
const mostNoteLines = 60;

const paper = "#FBF8F2";
const notePaper = "#FFFDF9";
const noteEdge = "#E7DFD0";
const gold = "#7A5208";
const { ink, quietInk } = pictureInks;

interface Style {
  /** Font sizes to try, largest first. */
  readonly sizes: readonly number[];
  readonly fill: string;
  readonly isItalic?: boolean;
}

const noteStyles = {
  message: { sizes: [15], fill: ink },
  name: { sizes: [13], fill: quietInk, isItalic: true },
} as const satisfies Record<string, Style>;

/** A text with its width, as high as its lines: all of them at the largest size whose lines are not too many. */
interface Block {
  readonly text: string;
  readonly style: Style;
  readonly width: number;
  readonly lines: number;
  readonly height: number;
}

const blockOf = (text: string, style: Style, blockWidth: number, { upright, italic }: PictureMeasures): Block => {
  const measure = style.isItalic ? italic : upright;
  const space = { width: blockWidth, leading, height: Number.POSITIVE_INFINITY };
  const fitted = style.sizes.map((size) => fitText(text, { ...space, sizes: [size] }, measure));
  const { size, lines } = fitted.find((one) => one.lines.length <= 2) ?? fitted.at(-1)!;
  return {
    text,
    style: { ...style, sizes: [size] },
    width: blockWidth,
    lines: Math.max(1, lines.length),
    height: Math.max(1, lines.length) * size * leading,
  };
};

interface Part {
  readonly paths: readonly PicturePath[];
  readonly texts: readonly PictureText[];
  /** Where the next part begins. */
  readonly bottom: number;
}

/** Blocks below each other, in the middle of a column that begins at `x`. */
const stacked = (blocks: readonly Block[], x: number, y: number): Part => {
  let bottom = y;
  const texts = blocks.map(({ text, style, width: blockWidth, height }): PictureText => {
    const box = { x, y: bottom, width: blockWidth, height };
    bottom += height;
    return { text, box, leading, ...style };
  });
  return { paths: [], texts, bottom };
};

const frontOf = (category: CardCategory, details: CardDetails, measures: PictureMeasures): Part => {
  const scale = width / cardArtSize.width;
  const { verse, reference } = cardTypes[category];
  const source = `${formatReference(verseReference(reference))}, ${shortName(quotedTranslation(lang))}`;
  const block = (text: string, style: Style) => blockOf(text, style, width - 2 * margin, measures);
  const { texts, bottom } = stacked(
    [
      block(cardTitles[category], { sizes: sizesFrom(38, 24), fill: ink }),
      ...cardDetailNames.flatMap((name) =>
        details[name] === undefined
          ? []
          : [block(cardDetailTexts[name].front + details[name], { sizes: sizesFrom(23, 15), fill: gold })],
      ),
      block(verse, { sizes: sizesFrom(19, 16), fill: ink, isItalic: true }),
      block(source, { sizes: [14], fill: quietInk }),
    ],
    margin,
    cardArtSize.height * scale + 12,
  );
  return {
    paths: cardArt(category).map((path) => ({ ...path, at: { x: 0, y: 0, scale } })),
    texts,
    bottom: bottom + gap,
  };
};

/** The notes of a message: one, or as many as its lines need. The name stands on the last. */
const notesOf = ({ message, sender_name }: CardMessage, measures: PictureMeasures): readonly (readonly Block[])[] => {
  const block = (text: string, style: Style) => blockOf(text, style, columnWidth - 2 * noteInset, measures);
  const notes: Block[][] = [[]];
  let lines = 0;
  for (const paragraph of noteText(message).split("\n")) {
    const one = block(paragraph, noteStyles.message);
    lines += one.lines;
    if (lines > mostNoteLines) {
      notes.push([]);
      lines = one.lines;
    }
    notes.at(-1)!.push(one);
  }
  notes.at(-1)!.push(block(sender_name, noteStyles.name));
  return notes;
};

/** A note with its left edge and top. */
const noteAt = (blocks: readonly Block[], x: number, y: number): Part => {
  const { texts, bottom } = stacked(blocks, x + noteInset, y + noteInset);
  const height = bottom + noteInset - y;
  const outline = `M${x} ${y}h${columnWidth}v${height}h${-columnWidth}z`;
  return {
    paths: [{ path: outline, fill: notePaper, stroke: noteEdge, width: 1 }],
    texts,
    bottom: y + height + gap,
  };
};

interface WholeCard {
  readonly details: CardDetails;
  /** Newest first. */
  readonly messages: readonly CardMessage[];
  /** Number of messages on the card, including those not loaded. */
  readonly total: number;
}

/** A page that begins with a part, with the bottoms of its two columns. */
const pageFrom = (part: Part) => ({
  paths: [...part.paths],
  texts: [...part.texts],
  columns: [part.bottom, part.bottom] as [number, number],
});

/** The card as pictures: its front with messages, oldest first, and a further picture for each page of those that follow. */
export const cardPictures = (
  category: CardCategory,
  { details, messages, total }: WholeCard,
  measures: PictureMeasures,
): readonly Picture[] => {
  const front = frontOf(category, details, measures);
  const pages = [pageFrom(front)];
  for (const note of messages.toReversed().flatMap((message) => notesOf(message, measures))) {
    const place = ({ columns }: (typeof pages)[number]) => {
      const column = columns[0] <= columns[1] ? 0 : 1;
      return { column, part: noteAt(note, margin + column * (columnWidth + gap), columns[column]) } as const;
    };
    let placed = place(pages.at(-1)!);
    if (placed.part.bottom + footHeight > mostHeight) {
      pages.push(pageFrom({ paths: [], texts: [], bottom: margin }));
      placed = place(pages.at(-1)!);
    }
    const page = pages.at(-1)!;
    page.paths.push(...placed.part.paths);
    page.texts.push(...placed.part.texts);
    page.columns[placed.column] = placed.part.bottom;
  }
  const left = total - messages.length;
  return pages.map(({ paths, texts, columns }, index) => {
    const foot = [
      ...(index === pages.length - 1 && left > 0 ? [cardPageMessages.moreOnCard(left)] : []),
      ...(pages.length > 1 ? [`${index + 1} / ${pages.length}`] : []),
    ].join(" · ");
    const style = { sizes: [15, 13], fill: quietInk, isItalic: true };
    const end = Math.max(...columns);
    const rest =
      foot === ""
        ? { texts: [], bottom: end }
        : stacked([blockOf(foot, style, width - 2 * margin, measures)], margin, end);
    const height = Math.ceil(rest.bottom + (foot === "" ? 0 : gap));
    const frame = { x: 0, y: 0, width, height };
    return { width, height, scale: 4, paper, frame, paths, texts: [...texts, ...rest.texts] };
  });
};

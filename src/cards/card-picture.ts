import { cardTypes, lang } from "#content/cards/card-types.ts";
import type { CardMessage } from "#domain/api/cards.ts";
import { formatReference } from "#domain/scripture/reference/format-reference.ts";
import { verseReference } from "#domain/scripture/reference/reference.ts";
import { translationMessages } from "#domain/scripture/messages.ts";
import { quotedTranslation } from "#domain/scripture/translations/quoted-translation.ts";
import type { CardCategory } from "#domain/site/cards/card-categories.ts";
import { cardTitles } from "#domain/site/cards/card-names.ts";
import { oneLine } from "#domain/pictures/one-line.ts";
import type { Picture, PicturePath, PictureText } from "#domain/pictures/picture.ts";
import { pictureInks } from "#src/platform/media/picture.ts";
import { cardArt, cardArtSize } from "./card-art.tsx";
import { cardPageMessages } from "./messages.ts";

/** All lengths in the picture's units. */
const width = 480;
const margin = 20;
const gap = 14;
const columnWidth = (width - 2 * margin - gap) / 2;
const noteInset = 14;
const textSize = 15;
const lineHeight = 21;
const nameSize = 13;
/** Some phones paint nothing larger than about 16 million pixels. */
const mostHeight = 1900;

const paper = "#FBF8F2";
const notePaper = "#FFFDF9";
const noteEdge = "#E7DFD0";
const gold = "#7A5208";
const { ink, quietInk } = pictureInks;

/** Approximate width of a character in ems. If the estimate is too small, the picture shrinks the line. */
const emOf = (character: string): number => {
  if (/\p{M}|\u200D|\uFE0F/u.test(character)) return 0;
  if (/\p{Emoji_Presentation}|[\u1100-\u11FF\u2E80-\u9FFF\uAC00-\uD7AF\uFF00-\uFF60]/u.test(character)) return 1.1;
  if (/[\p{Lu}mwMW@%&]/u.test(character)) return 0.72;
  return /[\s.,;:'’!|ijl]/u.test(character) ? 0.3 : 0.5;
};

const emsOf = (text: string): number => [...text].reduce((sum, character) => sum + emOf(character), 0);

/** Splits a word into pieces that fit into a line. */
const pieces = (word: string, ems: number): string[] => {
  const found: string[] = [];
  let piece = "";
  for (const character of word) {
    if (piece !== "" && emsOf(piece + character) > ems) {
      found.push(piece);
      piece = "";
    }
    piece += character;
  }
  return [...found, piece];
};

/** Wraps a text into lines of at most this many ems. Its own line breaks are kept. */
export const wrapped = (text: string, ems: number): string[] =>
  text.split("\n").flatMap((paragraph) => {
    const lines: string[] = [];
    for (const word of paragraph.split(/\s+/u).flatMap((one) => pieces(one, ems))) {
      const last = lines.at(-1);
      if (last !== undefined && emsOf(`${last} ${word}`) <= ems) lines[lines.length - 1] = `${last} ${word}`;
      else lines.push(word);
    }
    return lines;
  });

/** Isolates the writing direction of a line (Unicode FSI … PDI). */
const isolated = (text: string): string => `\u2068${text}\u2069`;

interface Part {
  readonly paths: readonly PicturePath[];
  readonly texts: readonly PictureText[];
  /** Where the next part begins. */
  readonly bottom: number;
}

const centred = (
  lines: readonly string[],
  y: number,
  step: number,
  look: { readonly size: number; readonly fill: string; readonly isItalic?: boolean },
): Part => ({
  paths: [],
  texts: lines.map((text, index) =>
    oneLine({ text, x: width / 2, y: y + index * step, width: width - 2 * margin, ...look }),
  ),
  bottom: y + lines.length * step,
});

const frontOf = (category: CardCategory, recipient: string | undefined): Part => {
  const scale = width / cardArtSize.width;
  const artHeight = cardArtSize.height * scale;
  const { verse, reference } = cardTypes[category];
  const title = centred([cardTitles[category]], artHeight + 52, 40, { size: 38, fill: ink });
  const names = recipient === undefined ? [] : wrapped(cardPageMessages.forName(recipient), 19).map(isolated);
  const whom = centred(names, title.bottom, 28, { size: 23, fill: gold });
  const words = centred(wrapped(verse, 20), whom.bottom + 2, 26, { size: 19, fill: ink, isItalic: true });
  const source = centred(
    [`${formatReference(verseReference(reference))}, ${translationMessages.key(quotedTranslation(lang))}`],
    words.bottom + 2,
    40,
    {
      size: 14,
      fill: quietInk,
    },
  );
  return {
    paths: cardArt(category).map((path) => ({ ...path, at: { x: 0, y: 0, scale } })),
    texts: [title, whom, words, source].flatMap(({ texts }) => texts),
    bottom: source.bottom,
  };
};

/** A note with its left edge and top. */
const noteAt = ({ message, sender_name }: CardMessage, x: number, y: number): Part => {
  const inner = columnWidth - 2 * noteInset;
  const lines = wrapped(message, inner / textSize);
  const names = wrapped(sender_name, inner / nameSize);
  const middle = { x: x + columnWidth / 2, width: inner };
  const wordsBottom = y + noteInset + lines.length * lineHeight;
  const bottom = wordsBottom + names.length * 18 + noteInset;
  return {
    paths: [
      { path: `M${x} ${y}h${columnWidth}v${bottom - y}h${-columnWidth}z`, fill: notePaper, stroke: noteEdge, width: 1 },
    ],
    texts: [
      ...lines.map((line, index) =>
        oneLine({
          ...middle,
          text: isolated(line),
          y: y + noteInset + 15 + index * lineHeight,
          size: textSize,
          fill: ink,
        }),
      ),
      ...names.map((line, index) =>
        oneLine({
          ...middle,
          text: isolated(line),
          y: wordsBottom + 15 + index * 18,
          size: nameSize,
          fill: quietInk,
          isItalic: true,
        }),
      ),
    ],
    bottom: bottom + gap,
  };
};

interface WholeCard {
  readonly recipient: string | undefined;
  /** Newest first. */
  readonly messages: readonly CardMessage[];
  /** Number of messages on the card, including those not loaded. */
  readonly total: number;
}

/** The card as a picture: its front, and as many of its messages as fit, oldest first. */
export const cardPicture = (category: CardCategory, { recipient, messages, total }: WholeCard): Picture => {
  const front = frontOf(category, recipient);
  const paths = [...front.paths];
  const texts = [...front.texts];
  const columns: [number, number] = [front.bottom, front.bottom];
  let shown = 0;
  for (const message of messages.toReversed()) {
    const column = columns[0] <= columns[1] ? 0 : 1;
    const note = noteAt(message, margin + column * (columnWidth + gap), columns[column]);
    if (note.bottom > mostHeight) break;
    paths.push(...note.paths);
    texts.push(...note.texts);
    columns[column] = note.bottom;
    shown += 1;
  }
  const left = total - shown;
  const end = Math.max(...columns) + 8;
  const more = left === 0 ? [] : [cardPageMessages.moreOnCard(left)];
  const rest = centred(more, end + 14, 30, { size: 15, fill: quietInk, isItalic: true });
  const height = Math.ceil(rest.bottom + 8);
  const frame = { x: 0, y: 0, width, height };
  return { width, height, scale: 4, paper, frame, paths, texts: [...texts, ...rest.texts] };
};

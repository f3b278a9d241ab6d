import { graphemesOf } from "#domain/text/graphemes.ts";

/** What a line is made of: a word, or a letter of a script that puts no spaces between words. */
interface Word {
  readonly text: string;
  /** What stands between it and the one before, if both are on one line. */
  readonly joint: "" | " ";
}

const breaksAnywhere = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** They have words, but no spaces: only a dictionary knows where a line may end. */
const breaksBetweenWords = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** No line begins with these, and none ends with those. */
const staysBehind = /^[\p{Pe}\p{Pf}\p{Po}ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々…—～]/u;
const staysBefore = /[\p{Ps}\p{Pi}]$/u;

const dictionaryWords = (run: string): readonly string[] =>
  typeof Intl.Segmenter === "function"
    ? Array.from(new Intl.Segmenter(undefined, { granularity: "word" }).segment(run), ({ segment }) => segment)
    : [run];

/** The parts of a run without spaces between which a line may end. */
const partsOf = (run: string): readonly string[] => {
  const isDictionary = breaksBetweenWords.test(run);
  if (!isDictionary && !breaksAnywhere.test(run)) return [run];
  const parts: string[] = [];
  for (const unit of isDictionary ? dictionaryWords(run) : graphemesOf(run)) {
    const last = parts.at(-1);
    const mayEnd =
      last !== undefined &&
      (isDictionary || breaksAnywhere.test(unit) || breaksAnywhere.test(last)) &&
      !staysBehind.test(unit) &&
      !staysBefore.test(last);
    if (last === undefined || mayEnd) parts.push(unit);
    else parts[parts.length - 1] = last + unit;
  }
  return parts;
};

const wordsOf = (text: string): readonly Word[] =>
  text
    .split(/\s+/u)
    .filter((run) => run !== "")
    .flatMap((run) => partsOf(run).map((part, at): Word => ({ text: part, joint: at === 0 ? " " : "" })));

/** How wide a text is at a size, both in the picture's units. */
export type Measure = (text: string, size: number) => number;

interface TextSpace {
  readonly width: number;
  readonly height: number;
  /** Font sizes to try, largest first. */
  readonly sizes: readonly number[];
  /** Distance of lines, in sizes. */
  readonly leading: number;
  /** By default as many as the height allows. */
  readonly maxLines?: number | undefined;
}

interface FittedText {
  readonly size: number;
  readonly lines: readonly string[];
}

const ellipsis = "…";

/** Every size from `largest` to `smallest`, each a twentieth smaller than the one before. */
export const sizesFrom = (largest: number, smallest: number): readonly number[] => {
  const sizes = [];
  for (let size = largest; size > smallest; size *= 0.95) sizes.push(size);
  return [...sizes, smallest];
};

/** The words in lines of at most `width`, each as full as possible. A word that is wider stands alone. */
const linesOf = (words: readonly Word[], widths: readonly number[], blank: number, width: number): string[] => {
  const lines: string[] = [];
  let line = "";
  let filled = 0;
  for (const [at, { text, joint }] of words.entries()) {
    const wanted = widths[at]!;
    const between = joint === "" ? 0 : blank;
    if (line !== "" && filled + between + wanted <= width) {
      line += joint + text;
      filled += between + wanted;
    } else {
      if (line !== "") lines.push(line);
      line = text;
      filled = wanted;
    }
  }
  return line === "" ? lines : [...lines, line];
};

/** As many lines as needed, as even as possible: the narrowest width that needs no further line. */
const evenLines = (words: readonly Word[], widths: readonly number[], blank: number, width: number): string[] => {
  let best = linesOf(words, widths, blank, width);
  const { length } = best;
  if (length === 1) return best;
  let low = Math.max(...widths);
  let high = width;
  while (high - low > width / 100) {
    const middle = (low + high) / 2;
    const lines = linesOf(words, widths, blank, middle);
    if (lines.length > length) low = middle;
    else {
      best = lines;
      high = middle;
    }
  }
  return best;
};

/** A word in pieces that fit, never within a character as it is seen. */
const piecesOf = (word: Word, size: number, width: number, measure: Measure): readonly Word[] => {
  if (measure(word.text, size) <= width) return [word];
  const pieces: string[] = [];
  let piece = "";
  for (const character of graphemesOf(word.text)) {
    if (piece !== "" && measure(piece + character, size) > width) {
      pieces.push(piece);
      piece = "";
    }
    piece += character;
  }
  return [...pieces, piece].map((text, at) => ({ text, joint: at === 0 ? word.joint : "" }));
};

/** The beginning of a line, with an ellipsis: after a word if that leaves half of it, otherwise after a character. */
const cutLine = (line: string, size: number, width: number, measure: Measure): string => {
  const fits = (text: string) => measure(text + ellipsis, size) <= width;
  const characters = graphemesOf(line);
  let kept = characters.length;
  while (kept > 0 && !fits(characters.slice(0, kept).join(""))) kept -= 1;
  const text = characters.slice(0, kept).join("");
  const word = text.lastIndexOf(" ");
  const isWithinWord = kept < characters.length && !/\s/u.test(characters[kept]!);
  return `${(isWithinWord && word > text.length / 2 ? text.slice(0, word) : text).replace(/(?<![\s,;:—-])[\s,;:—-]+$/u, "")}${ellipsis}`;
};

/** A text of several given lines keeps them whole, unless its letters would be smaller than this part of the largest size. */
const leastForWholeLines = 0.4;

/**
 * Sets a text in a space: at the largest of its sizes at which all words fit, in even lines, broken where it has line
 * breaks of its own. What is too long for the smallest size ends in an ellipsis there, and words that are too wide for a
 * line are divided.
 */
export const fitText = (text: string, space: TextSpace, measure: Measure): FittedText => {
  const { width, height, sizes, leading, maxLines = Number.POSITIVE_INFINITY } = space;
  const given = text
    .split("\n")
    .map(wordsOf)
    .filter((words) => words.length > 0);
  const smallest = sizes.at(-1)!;
  if (given.length === 0) return { size: smallest, lines: [] };
  const linesAt = (size: number): number => Math.min(maxLines, Math.floor(height / (size * leading) + 1e-9));
  /** The lines at a size; undefined if they do not fit, or are more than `most`. */
  const fitted = (size: number, most: number): readonly string[] | undefined => {
    if (linesAt(size) < 1) return undefined;
    const lines: string[] = [];
    for (const words of given) {
      const widths = words.map((word) => measure(word.text, size));
      if (Math.max(...widths) > width) return undefined;
      lines.push(...evenLines(words, widths, measure(" ", size), width));
    }
    // Words are measured one by one; the line decides.
    const fits = lines.length <= Math.min(most, linesAt(size)) && lines.every((line) => measure(line, size) <= width);
    return fits ? lines : undefined;
  };
  if (given.length > 1)
    for (const size of sizes.filter((one) => one >= sizes[0]! * leastForWholeLines)) {
      const lines = fitted(size, given.length);
      if (lines) return { size, lines };
    }
  for (const size of sizes) {
    const lines = fitted(size, Number.POSITIVE_INFINITY);
    if (lines) return { size, lines };
  }
  const all = given.flatMap((words) => {
    const pieces = words.flatMap((word) => piecesOf(word, smallest, width, measure));
    const widths = pieces.map((piece) => measure(piece.text, smallest));
    return linesOf(pieces, widths, measure(" ", smallest), width);
  });
  const most = Math.max(1, linesAt(smallest));
  const lines = all
    .slice(0, most)
    .map((line, at) =>
      (at === most - 1 && all.length > most) || measure(line, smallest) > width
        ? cutLine(line, smallest, width, measure)
        : line,
    );
  return { size: smallest, lines };
};

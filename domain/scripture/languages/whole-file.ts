/**
 * Reads a whole translation's file (`complete.simple.json`) while it arrives, one chapter at a time: it may have ten
 * megabytes, and may be cut off. The file is one object with `translation` and `books`; each book has its own facts, then
 * `chapters`.
 */

interface WholeFileReader {
  /** Takes the next piece of the file, of any length. Returns the chapters that are complete with it. Throws `SyntaxError`. */
  readonly read: (piece: string) => readonly FoundChapter[];
  readonly isComplete: () => boolean;
  /** The file's own description of its translation; undefined until it has come. */
  readonly translation: () => unknown;
  /** What has come since the last complete chapter: to go on behind that, it is to come again. */
  readonly pending: () => string;
}

/** Where a reading that was cut off goes on: behind a chapter of this book. */
interface BegunFile {
  readonly translation: unknown;
  readonly book: unknown;
}

export interface FoundChapter {
  /** The book's facts, without its chapters. */
  readonly book: unknown;
  readonly chapter: unknown;
}

/** How deep things are in the file: its arrays of books and chapters, and what is in them. */
const inBooks = "{[";
const inChapters = "{[{[";

const quote = 0x22;
const backslash = 0x5c;

/** What stands before `"books":`, or another key, at the end of a text; undefined if it does not end so. */
const beforeKey = (text: string, key: string): string | undefined => {
  const toColon = text.trimEnd();
  const toName = toColon.slice(0, -1).trimEnd();
  if (!toColon.endsWith(":") || !toName.endsWith(`"${key}"`)) return undefined;
  const before = toName.slice(0, -key.length - 2).trimEnd();
  return before.endsWith(",") ? before.slice(0, -1) : before;
};

/** The object whose text has come so far, without the list that begins now. */
const factsOf = (text: string, key: string): unknown => JSON.parse(`${beforeKey(text, key)}}`);

/** @param begun the file goes on behind a chapter; without it, it begins with its beginning */
export const wholeFileReader = (begun?: BegunFile): WholeFileReader => {
  let depth = begun ? inChapters : "";
  /** The list that is read: of books, of chapters, or none. */
  let list = depth;
  let isInString = false;
  let isEscaped = false;
  let hasBegun = begun !== undefined;
  /** The text of what is being collected: a book's facts, a chapter, or what stands before the first book. */
  let collected = "";
  /** What has come since the last complete chapter. */
  let pending = "";
  let book = begun?.book;
  let translation = begun?.translation;

  const read = (piece: string): readonly FoundChapter[] => {
    const found: FoundChapter[] = [];
    let from = 0;
    pending += piece;
    const take = (to: number): string => {
      const text = collected + piece.slice(from, to);
      collected = "";
      from = to;
      return text;
    };
    for (let index = 0; index < piece.length; index += 1) {
      const unit = piece.charCodeAt(index);
      if (isInString) {
        if (isEscaped) isEscaped = false;
        else if (unit === backslash) isEscaped = true;
        else if (unit === quote) isInString = false;
        continue;
      }
      if (unit === quote) {
        isInString = true;
        continue;
      }
      const sign = piece[index]!;
      if (sign === "{" || sign === "[") {
        const isAt = (wanted: string, key: string) =>
          sign === "[" &&
          depth === wanted.slice(0, -1) &&
          beforeKey(collected + piece.slice(from, index), key) !== undefined;
        if (isAt(inBooks, "books")) {
          translation = (factsOf(take(index), "books") as { translation?: unknown }).translation;
          list = inBooks;
        } else if (isAt(inChapters, "chapters")) {
          book = factsOf(take(index), "chapters");
          list = inChapters;
        } else if (sign === "{" && depth === list) take(index);
        depth += sign;
        hasBegun = true;
      } else if (sign === "}" || sign === "]") {
        depth = depth.slice(0, -1);
        if (depth.length < list.length) list = depth.length < inBooks.length ? "" : inBooks;
        if (depth === inChapters && list === inChapters && sign === "}") {
          found.push({ book, chapter: JSON.parse(take(index + 1)) });
          pending = piece.slice(from);
        }
      }
    }
    collected += piece.slice(from);
    return found;
  };

  return { read, isComplete: () => hasBegun && depth === "", translation: () => translation, pending: () => pending };
};

import { referenceFinder, referenceText } from "../reference/find-references.ts";
import { writtenNames } from "../reference/written-book-names.ts";
import { fromUtf8, toUtf8 } from "../../text/bytes.ts";
import { plainText } from "../languages/service-chapter.ts";

/** Reads a comment as the service has it, one string with whatever its source left in it, into paragraphs of plain text. */

/** A paragraph. Its marks and references are UTF-16 offsets into `text`, `end` excluded, in order. */
export interface CommentParagraph {
  readonly text: string;
  readonly marks?: readonly { readonly start: number; readonly end: number; readonly as: "strong" | "emphasis" }[];
  readonly references?: readonly { readonly start: number; readonly end: number; readonly reference: string }[];
}

/** Names of characters that sources write instead of U+00A0 to U+00BF, in their order. */
const latinNames =
  "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest".split(
    " ",
  );
const namedCharacters: ReadonlyMap<string, string> = new Map([
  ...latinNames.map((name, index) => [name, String.fromCharCode(0xa0 + index)] as const),
  // As one of the sources has it.
  ["brvbr", "\u00A6"],
]);

const misread = new RegExp(`([\\u00C2\\u00C3])&(${[...namedCharacters.keys()].join("|")});?`, "g");

/** Characters of Windows-1252 that are no Latin-1, with their bytes. */
const windowsBytes: ReadonlyMap<string, number> = new Map(
  [..."€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ"].map((letter, index) => [letter, 0x80 + index]),
);
const continuation = `[\\u0080-\\u00BF${[...windowsBytes.keys()].filter((letter) => letter > "\u00FF").join("")}]`;
/** UTF-8 that was read as Latin-1 or Windows-1252. */
const mojibake = new RegExp(`[\\u00C2-\\u00DF]${continuation}|[\\u00E0-\\u00EF]${continuation}{2}`, "g");

/** The letter that two or three bytes of UTF-8 stand for; the same letters if they stand for none. */
const decoded = (letters: string): string => {
  const bytes = [...letters].map((letter) => windowsBytes.get(letter) ?? letter.charCodeAt(0));
  const letter = fromUtf8(Uint8Array.from(bytes));
  return letter.includes("\uFFFD") ? letters : letter;
};

/** Repairs letters that were read in the wrong encoding: `CÃ¦sarea` and `CÃ&brvbrsarea` are both `Cæsarea`. Others stay. */
export const repairEncoding = (text: string): string =>
  text
    .replace(misread, (_, letter: string, name: string) => letter + namedCharacters.get(name)!)
    .replace(mojibake, decoded);

/** Calls of notes that the service does not have: `[61]`. */
const noteCall = /\s?\[\d{1,4}\]/g;

const tag = /<(\/?)(b|strong|i|em)>/gi;
const kindOf = (name: string): "strong" | "emphasis" => (/^(b|strong)$/i.test(name) ? "strong" : "emphasis");

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&nbsp;": " ",
};
const withoutEntities = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (one) => entities[one]!);

/** Abbreviations of older commentaries. Elsewhere some would be words: `Is`, `He`, `So`. */
const findUsual = referenceFinder(
  writtenNames({
    DEU: "De",
    RUT: "Rut",
    KI: "Kg",
    SNG: "So Sol Cant",
    ISA: "Is",
    LAM: "La",
    HOS: "Ho",
    JOL: "Joe",
    AMO: "Am Amo",
    ZEC: "Zac",
    MRK: "Mar",
    PHP: "Phi",
    PHM: "Plm",
    HEB: "He",
    JUD: "Jde Jud",
  }),
  true,
);

/** The number of a book behind its name: `Pe1 2:25`. */
const numberBehind = /\b(Sa|Kg|Ki|Ch|Co|Th|Ti|Pe|Jo)([123])(?=\.? ?\d{1,3}:\d)/g;

/** Turned round, the text is as long as before. */
const findOldReferences: typeof findUsual = (text) => findUsual(text.replace(numberBehind, "$2$1"));

interface Run {
  readonly text: string;
  readonly kind?: "strong" | "emphasis";
}

/** The text between the tags that are known. A tag without its other half, and every other one, is text. */
const runsOf = (line: string): readonly Run[] => {
  const tags = [...line.matchAll(tag)];
  const runs: Run[] = [];
  let from = 0;
  for (let index = 0; index < tags.length; index += 1) {
    const open = tags[index]!;
    const close = tags[index + 1];
    const isPair =
      open[1] === "" && close !== undefined && close[1] === "/" && close[2]!.toLowerCase() === open[2]!.toLowerCase();
    if (!isPair) continue;
    runs.push({ text: line.slice(from, open.index) });
    runs.push({ text: line.slice(open.index + open[0].length, close.index), kind: kindOf(open[2]!) });
    from = close.index + close[0].length;
    index += 1;
  }
  return [...runs, { text: line.slice(from) }].filter(({ text }) => text !== "");
};

const paragraphOf = (line: string): CommentParagraph => {
  let raw = "";
  const ranges: { start: number; end: number; as: "strong" | "emphasis" }[] = [];
  for (const { text, kind } of runsOf(line)) {
    const start = raw.length;
    raw += withoutEntities(text);
    if (kind) ranges.push({ start, end: raw.length, as: kind });
  }
  const { text, at } = plainText(raw);
  const marks = ranges
    .map(({ start, end, as }) => ({ start: at(start), end: at(end), as }))
    .filter(({ start, end }) => start < end);
  const references = findOldReferences(text).map((found) => ({
    start: found.start,
    end: found.end,
    reference: referenceText(found),
  }));
  return { text, ...(marks.length > 0 && { marks }), ...(references.length > 0 && { references }) };
};

/** The paragraphs of a comment: text and known marks, with its references. No markup of the source is ever more than text. */
export const paragraphsOf = (comment: string): readonly CommentParagraph[] =>
  repairEncoding(comment)
    .replace(noteCall, "")
    .split(/\n+/)
    .map(paragraphOf)
    .filter(({ text }) => text !== "");

/** In bytes. One of the sources has no longer comments: those that are as long end in mid-sentence. */
const longestOfSource = 32_767;
/** The last letter may not have fitted. */
const longestLetter = 4;

export const isCutOff = (comment: string): boolean => {
  if (comment.length > longestOfSource || comment.length * 3 < longestOfSource - longestLetter) return false;
  const { length } = toUtf8(comment);
  return length <= longestOfSource && length > longestOfSource - longestLetter;
};

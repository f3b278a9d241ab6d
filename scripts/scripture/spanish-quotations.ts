import { hash } from "node:crypto";
import { globSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { blank } from "#content/schema/games.ts";
import { quotedInSpanishProse } from "#content/spanish-quotations.ts";
import { formatReference } from "#domain/scripture/reference/format-reference.ts";
import { parseReference } from "#domain/scripture/reference/parse-reference.ts";
import { versesBetween } from "#domain/scripture/reference/places.ts";
import { passageReference, type PassagePlace, type Reference } from "#domain/scripture/reference/reference.ts";

/** The quotations in our Spanish content, and how they are compared with the Reina-Valera of 1909 (docs/texts.md). */

interface SpanishQuotation {
  readonly file: string;
  readonly text: string;
  readonly reference: Reference;
}

/** The fields of a quotation that name its words. */
const wordFields = ["text", "scripture", "verse", "words"] as const;

const parsed = (reference: unknown): Reference | undefined => {
  if (typeof reference === "string") {
    const found = parseReference(reference);
    return found.ok ? found.reference : undefined;
  }
  if (typeof reference !== "object" || reference === null || !("book" in reference && "chapter" in reference))
    return undefined;
  return passageReference(reference as PassagePlace);
};

/** A term of the dictionary and a note on a passage quote within « », from any of their references. */
const quotedInNote = (own: Readonly<Record<string, unknown>>, file: string): readonly SpanishQuotation[] => {
  const { definition, context, why, reference: one, references = [one] } = own;
  if (!Array.isArray(references) || (definition ?? why) === undefined) return [];
  const reference = { ranges: references.flatMap((place) => parsed(place)?.ranges ?? []) };
  return [...[definition, context, why].join(" ").matchAll(/«([^»]*)»/g)].map(([, text]) => ({
    file,
    text: text!,
    reference,
  }));
};

const quotationsIn = (value: unknown, file: string): readonly SpanishQuotation[] => {
  if (typeof value !== "object" || value === null) return [];
  const own = value as Readonly<Record<string, unknown>>;
  // A verse of the day has its place beside its text.
  const reference = parsed(own["reference"] ?? own);
  const text = wordFields.map((field) => own[field]).find((words) => typeof words === "string");
  // A declaration is based on its passage without quoting it.
  const isQuoted = reference !== undefined && typeof text === "string" && !file.endsWith("#declarations");
  return [
    ...quotedInNote(own, file),
    ...(isQuoted ? [{ file, text: text.replace(blank, String(own["answer"])), reference }] : []),
    ...Object.values(own).flatMap((inner) => quotationsIn(inner, file)),
  ];
};

const spanishContent = async (): Promise<readonly { readonly file: string; readonly content: object }[]> =>
  Promise.all(
    globSync("content/**/*.es.ts")
      .toSorted()
      .map(async (file) => ({ file, content: (await import(pathToFileURL(resolve(file)).href)) as object })),
  );

/** All of them, in the order of their files. */
export const spanishQuotations = async (): Promise<readonly SpanishQuotation[]> => [
  ...quotationsIn(quotedInSpanishProse, "content/spanish-quotations.ts"),
  ...(await spanishContent()).flatMap(({ file, content }) =>
    Object.entries(content).flatMap(([name, value]) => quotationsIn(value, `${file}#${name}`)),
  ),
];

const digestOf = (text: string): string => hash("sha256", text).slice(0, 16);

/** A file with one digest for all that is in it. */
const isWhole = (file: string): boolean => /^content\/(?:games\/|daily-verses)/.test(file);

/**
 * The committed list: a passage and a digest of exactly the words that are quoted. The files of games and of daily
 * verses have one digest each, of all that is in them.
 */
export const digestLines = async (): Promise<readonly string[]> => {
  const quoted = (await spanishQuotations()).filter(({ file }) => !isWhole(file));
  const games = (await spanishContent()).filter(({ file }) => isWhole(file));
  return [
    ...new Set([
      ...quoted.map(({ text, reference }) => `${formatReference(reference)}\t${digestOf(text)}`),
      ...games.map(({ file, content }) => `${file}\t${digestOf(JSON.stringify(Object.entries(content).toSorted()))}`),
    ]),
  ].toSorted();
};

/** Chapters open with words in capitals, and the source lacks some spaces at the borders of its tags. */
const comparable = (text: string): string =>
  text.replace(/\p{Lu}{2,}/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase()).replace(/\s+/g, "");

/**
 * Whether the words stand in the passage, letter for letter; their first letter may be large or small.
 * @param texts by "JHN 3", index 0 is verse 1
 */
export const standsIn = (
  { text, reference }: SpanishQuotation,
  texts: ReadonlyMap<string, readonly string[]>,
): boolean => {
  const passage = comparable(
    reference.ranges
      .flatMap(({ from, to }) => versesBetween(from, to))
      .map(({ book, chapter, verse }) => texts.get(`${book} ${chapter}`)?.[verse - 1] ?? "")
      .join(" "),
  );
  const words = comparable(text);
  const first = words.charAt(0);
  return [first.toUpperCase(), first.toLowerCase()].some((letter) => passage.includes(letter + words.slice(1)));
};

/** The committed list. */
export const digestFile = "content/spanish-quotations.txt";

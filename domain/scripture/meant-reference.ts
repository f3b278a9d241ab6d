import { formatReference } from "./format-reference.ts";
import { longestReference, parseReference } from "./parse-reference.ts";
import { readPath } from "./read-address.ts";
import { defaultTranslationId, isTranslation } from "./translations.ts";

export interface MeantReference {
  /** "John 3:16" */
  readonly title: string;
  /** Where it is read: `/read/kjv/john/3#v16` */
  readonly path: string;
}

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** `john-3-16` is `john 3:16`, `JHN.3.16` is `JHN 3.16`, `1_john` is `1 john`; a range stays (`John+3:16-18`). */
const written = (segment: string): string =>
  segment
    .replaceAll(/[+_]/g, " ")
    .replace(/(?<=\p{L})-(\d+)-(?=\d)/u, " $1:")
    .replaceAll(/(?<=\p{L})[-.]|[-.](?=\p{L})/gu, " ");

/** `["john", "3", "16-18"]` is `john 3:16-18`. */
const joined = ([book, ...numbers]: readonly string[]): string => `${book} ${numbers.join(":")}`;

/**
 * The passage that an address without a page may have meant: `/john/3/16`, `/read/kjv/john/3/16`, `/bible/John+3:16`,
 * `/asv/jhn.3.16`. What stands before the book is left out, but for a translation that we have. Undefined where nothing in
 * it reads like a reference. Takes any text, never throws. For the page of unknown addresses; brings the parser along.
 */
export const meantReference = (pathname: string): MeantReference | undefined => {
  if (pathname.length > longestReference) return undefined;
  const segments = pathname.split("/").map(decoded);
  const translation = segments.map((segment) => segment.toLowerCase()).find(isTranslation) ?? defaultTranslationId;
  const words = segments.filter((segment) => !isTranslation(segment.toLowerCase())).map(written);
  for (const start of words.keys()) {
    const parsed = parseReference(joined(words.slice(start)));
    if (parsed.ok) return { title: formatReference(parsed.reference), path: readPath(translation, parsed.reference) };
  }
  return undefined;
};

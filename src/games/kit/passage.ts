import { formatReference } from "#domain/scripture/format-reference.ts";
import { readPath } from "#domain/scripture/read-address.ts";
import { verseReference } from "#domain/scripture/reference.ts";
import type { VerseReference } from "#content/schema/games.ts";

/** 'Psalm 23:1'. */
export const referenceText = (reference: VerseReference): string => formatReference(verseReference(reference));

/** The address of a verse in the reader. */
export const passageHref = (reference: VerseReference): string => readPath("kjv", verseReference(reference));

import type { DictionaryTerm } from "../schema/dictionary.ts";
import { firstPage } from "./first-page.ts";
import { measures } from "./measures.ts";
import { peoplesAndBeings } from "./peoples-and-beings.ts";
import { words } from "./words.ts";
import { worship } from "./worship.ts";

/** The types of the terms to explain where a verse contains them, and of no others. */
export const typesNamedInVerses: readonly string[] = [
  "Aramaic phrase",
  "Aramaic word",
  "Beings",
  "Creature",
  "English word",
  "Feast",
  "Greek word",
  "Hebrew word",
  "Measure",
  "Object",
  "People",
  "Practice",
];

/**
 * The terms to explain where a verse contains them. They are in files of their own, so that the reader loads these
 * alone. Words like grace or holy are not among them: they would be explained on every page.
 */
export const termsNamedInVerses: readonly DictionaryTerm[] = [
  ...firstPage.filter(({ type }) => typesNamedInVerses.includes(type)),
  ...words,
  ...worship,
  ...peoplesAndBeings,
  ...measures,
];

import type { DictionaryTerm } from "../schema/dictionary.ts";
import { books } from "./books.es.ts";
import { firstPage } from "./first-page.es.ts";
import { innerLife } from "./inner-life.es.ts";
import { lastThings } from "./last-things.es.ts";
import { measures } from "./measures.es.ts";
import { namesOfGod } from "./names-of-god.es.ts";
import { names } from "./names.es.ts";
import { offices } from "./offices.es.ts";
import { peoplesAndBeings } from "./peoples-and-beings.es.ts";
import { pictures } from "./pictures.es.ts";
import { places } from "./places.es.ts";
import { powers } from "./powers.es.ts";
import { salvationWords } from "./salvation-words.es.ts";
import { sanctuary } from "./sanctuary.es.ts";
import { teaching } from "./teaching.es.ts";
import { titlesOfChrist } from "./titles-of-christ.es.ts";
import { words } from "./words.es.ts";
import { worship } from "./worship.es.ts";

/** All terms of the dictionary, A to Z: the Spanish build takes this file, and the worker, which answers in all languages, both. */
export const dictionaryTerms: readonly DictionaryTerm[] = [
  ...firstPage,
  ...books,
  ...innerLife,
  ...lastThings,
  ...measures,
  ...namesOfGod,
  ...names,
  ...offices,
  ...peoplesAndBeings,
  ...pictures,
  ...places,
  ...powers,
  ...salvationWords,
  ...sanctuary,
  ...teaching,
  ...titlesOfChrist,
  ...words,
  ...worship,
].toSorted((a, b) => a.term.localeCompare(b.term, "es"));

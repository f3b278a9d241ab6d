import { locale } from "#domain/site/locales/locale.ts";
import type { DictionaryTerm } from "../schema/dictionary.ts";
import { books } from "./books.ts";
import { firstPage } from "./first-page.ts";
import { innerLife } from "./inner-life.ts";
import { lastThings } from "./last-things.ts";
import { measures } from "./measures.ts";
import { namesOfGod } from "./names-of-god.ts";
import { names } from "./names.ts";
import { offices } from "./offices.ts";
import { peoplesAndBeings } from "./peoples-and-beings.ts";
import { pictures } from "./pictures.ts";
import { places } from "./places.ts";
import { powers } from "./powers.ts";
import { salvationWords } from "./salvation-words.ts";
import { sanctuary } from "./sanctuary.ts";
import { teaching } from "./teaching.ts";
import { titlesOfChrist } from "./titles-of-christ.ts";
import { words } from "./words.ts";
import { worship } from "./worship.ts";

/** All terms of the dictionary, A to Z. */
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
].toSorted((a, b) => a.term.localeCompare(b.term, locale));

import type { Translated } from "#domain/text/translated.ts";
import { queryWords as english } from "./query-words.ts";

export const queryWords: Translated<typeof english> = {
  idle: `${english.idle} le la les l un une des de du d et en au aux a avec par sur mon ma mes son sa ses parabole histoire bible passage chapitre verset versets ecriture`,
  opening: `${english.opening} bible biblique bibliques verset versets passage passages texte textes parole que qu dit dieu le la les l un une des de du d sur contre pour quand si je j suis ai me m sens mon ma mes tres trop tellement aide avec comment en et au aux`,
  closing: `${english.closing} bible verset versets passage passages dans la selon`,
  elided: "c d j l m n qu s t",
};

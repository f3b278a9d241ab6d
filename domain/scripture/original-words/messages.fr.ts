import { plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";

export const wordCountMessages: Translated<typeof english.wordCountMessages> = {
  hebrew: "Hébreu",
  greek: "Grec",
  thousands: "\u202f",
  nowhere: "D’après cette numérotation, ce mot n’apparaît nulle part dans la King James Version.",
  times: (count, digits) => `${digits} ${plural(count, "fois", "fois")}`,
  verses: (count, digits) => `${digits} ${plural(count, "verset", "versets")}`,
  timesInVerses: (times, verses) => `${times} dans ${verses}`,
};

/** The page of a word, in whose head and content the worker writes: its arguments may be markup. */
export const wordPageMessages: Translated<typeof english.wordPageMessages> = {
  hebrew: (number) => `Mot hébreu ${number}`,
  greek: (number) => `Mot grec ${number}`,
  spoken: (sound) => `Se prononce ${sound}`,
  origin: (origin) => `Origine : ${origin}`,
  title: "titre",
  earlier: "Passages précédents",
  more: "Passages suivants",
  places: "Passages",
  translated: "Comment la King James Version le traduit",
  where: "Où il se trouve",
  inEnglish:
    "Le sens et les versets sont en anglais, car ils viennent du dictionnaire de Strong et de la King James Version.",
  description: () => "Ce qu’il veut dire, comment il se prononce et comment il est traduit (en anglais).",
  usedAs: (used, occurrences) => `Dans la King James Version : ${used} ; ${occurrences}.`,
  keywords: (number, lemma, latin) => `${number}, ${lemma}, ${latin}, étude du mot ${latin}, Strong ${number}`,
};

import type { Translated } from "#domain/text/translated.ts";
import type { wordSheetMessages as english } from "./word-messages.ts";

export const wordSheetMessages: Translated<typeof english> = {
  meant: "Ce que cela voulait dire en 1611",
  inDictionary: "Dans le dictionnaire",
  previous: "Mot précédent",
  next: "Mot suivant",
  title: "titre",
  byName: "Mots de ce nom",
  inKjv: "Dans la King James Version",
  origin: (origin) => `Origine : ${origin}`,
  allAbout: (number) => `Tout sur ${number}`,
  moreVerses: (count) => `Afficher la suite des ${count} versets`,
  andMore: (count) => `et ${count} de plus`,
};

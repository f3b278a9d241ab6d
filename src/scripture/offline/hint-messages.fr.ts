import type { Translated } from "#domain/text/translated.ts";
import type { hintMessages as english } from "./hint-messages.ts";

export const hintMessages: Translated<typeof english> = {
  chapter:
    "Vous êtes hors ligne, et ce chapitre n’est pas encore sur cet appareil. Vous pouvez lire les chapitres déjà ouverts, et toute traduction que vous choisissez de ",
  link: "garder hors ligne",
  chapterEnd: ".",
  search:
    "Vous êtes hors ligne, et la liste des mots de cette traduction n’est pas encore sur cet appareil. Dans toute traduction que vous choisissez de ",
  searchEnd: " vous pouvez chercher sans réseau.",
};

import { inDigits, plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type { searchMessages as english } from "./messages.ts";

export const searchMessages: Translated<typeof english> = {
  filters: "Filtres",
  translation: "Traduction",
  wholeWords: "Mots entiers seulement",
  testament: "Testament",
  all: "Tous",
  allOf: "les livres",
  old: "Ancien",
  new: "Nouveau",
  book: "Livre",
  quoted: (words) => `« ${words} »`,
  byName: "Un passage de ce nom",
  verses: (total) => plural(total, "1 verset", `${inDigits(total)} versets`),
  noVerse: "aucun verset",
  beginnings: (total) =>
    `${plural(total, "1 verset a", `${inDigits(total)} versets ont`)} des mots qui commencent ainsi`,
  elsewhere: "Chercher dans les autres traductions",
  everywhere: "Chercher dans tous les livres",
  nearest: "Versets les plus proches",
  didYouMean: "Vouliez-vous dire",
  bestFirst: ", les plus pertinents d’abord",
  more: "Afficher plus de versets",
  shownOf: (shown, total) => `${inDigits(shown)} sur ${inDigits(total)}`,
  searchingFor: "Recherche de ",
  noVerseWith: "Aucun verset avec ",
  versesWith: (total) => plural(total, " verset avec ", " versets avec "),
  searching: "Recherche en cours",
  progress: "Avancement du téléchargement",
  firstSearch: (translation, size) =>
    `La première recherche télécharge sur cet appareil la liste des mots de cette traduction (${translation}, ${size}). La recherche se fait ici : personne ne sait ce que vous cherchez.`,
  versesOn: (subject) => `Versets sur ${subject}`,
  alsoFound: "Aussi trouvé",
  inDictionary: (term) => `Dictionnaire, en anglais : ${term}`,
  suggestions: "Suggestions",
  kinds: {
    recent: "déjà cherché",
    book: "livre",
    chapter: "chapitre",
  },
  downloadedSoFar: (chapters) =>
    plural(
      chapters,
      "1 chapitre est téléchargé pour l’instant, et la recherche s’y limite",
      `${inDigits(chapters)} chapitres sont téléchargés pour l’instant, et la recherche s’y limite`,
    ),
  notDownloaded: "Téléchargez cette traduction sur cet appareil : vous pourrez y chercher des mots ici.",
  toDownloads: "La télécharger sur cet appareil",
  searchOffline:
    "Vous êtes hors ligne, et la liste des mots de cette traduction n’est pas encore sur cet appareil. Dans toute traduction que vous choisissez de ",
  searchOfflineEnd: ", vous pouvez chercher sans réseau.",
};

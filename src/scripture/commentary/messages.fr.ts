import { plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type { commentaryMessages as english } from "./messages.ts";

export const commentaryMessages: Translated<typeof english> = {
  choose: "Commentaire",
  voice: (authors, year) => `Écrit par ${authors}, ${year}. C’est une opinion, et non l’Écriture.`,
  inEnglish: "En anglais.",
  ofBook: "Sur le livre",
  ofChapter: "Sur le chapitre",
  verses: (verses) => `Versets ${verses}`,
  nothingOnChapter: "Ce commentaire ne dit rien de ce chapitre.",
  nothingOnVerses: "Ce commentaire ne dit rien de ces versets.",
  cutOff: "Incomplet dans la source.",
  away: "Le commentaire ne peut pas être lu maintenant. Tout le reste fonctionne.",
  otherNumbers: "Ses versets sont numérotés comme dans les Bibles anglaises.",
  licence: (licence) => (licence === "Public Domain" ? "Domaine public" : licence),
  download: (book) => `Télécharger ${book}`,
  progress: (done, all) => `Téléchargement : ${done} ${plural(done, "chapitre", "chapitres")} sur ${all}`,
  downloaded: (book) => `${book} : disponible hors ligne.`,
  notDownloaded: "Certains chapitres n’ont pas pu être téléchargés. Ce qui est arrivé est gardé.",
};

import type { Translated } from "../../text/translated.ts";
import type { refusalMessages as english } from "./refusal-messages.ts";

export const refusalMessages: Translated<typeof english> = {
  notJson: "Le corps de la demande n’est pas du JSON valable.",
  notObject: "Le corps de la demande doit être un objet JSON.",
  nested: (levels) => `Le corps de la demande a plus de ${levels} niveaux imbriqués.`,
  tooLarge: (bytes) => `Le corps de la demande dépasse ${bytes} octets.`,
  cutOff: "Le corps de la demande est arrivé incomplet.",
  mediaType: (types) => `Envoyez le corps en ${types.join(" ou ")}.`,
  writeAgain: (minutes) => {
    if (minutes === 1) return "Vous pourrez écrire de nouveau dans une minute.";
    if (minutes >= 60) return "Vous pourrez écrire de nouveau dans une heure.";
    return `Vous pourrez écrire de nouveau dans ${minutes} minutes.`;
  },
  notDeleted: "Le message n’a pas pu être supprimé",
  notAuthor: "Seul l’auteur d’un message peut le supprimer.",
  keyUsed: "Cette clé a déjà servi pour un autre message.",
  postingIsOff: "Rien ne peut être publié tant que ce site n’est pas configuré.",
  countersClosed: "Les compteurs ne prennent plus rien aujourd’hui.",
  noCounter: "Il n’y a pas de compteur de ce nom.",
  noTopic: "Seul prayers_submitted peut avoir un sujet.",
  translations: (known) => `Nous n’avons pas cette traduction. Vous pouvez choisir parmi ${known.join(", ")}.`,
  translationsHere: (known) => `Cela ne marche qu’avec ces traductions : ${known.join(", ")}.`,
  noBook: "Nous n’avons pas trouvé ce livre. Utilisez son code de trois lettres, comme JHN.",
  noChapter: "Ce livre n’a pas ce chapitre.",
  omitted: (passage) => `Cette traduction omet ${passage}.`,
  passages: (most) => `Avec cette traduction, ne demandez pas plus de ${most} passages à la fois.`,
  chapters: (most) => `Avec cette traduction, ne demandez pas plus de ${most} chapitres à la fois.`,
  verses: (most) => `Ne demandez pas plus de ${most} versets à la fois.`,
  noWords: "Seule la King James Version (kjv) a des mots.",
  wordNumber: "Utilisez un numéro comme H7225 ou G26.",
  noWord: "Aucun mot ne porte ce numéro.",
  noSubject: "Aucun sujet n’a ce code. Tous se trouvent à /api/subjects.",
  cursor: "Ce curseur ne vient pas de cette recherche.",
  notWhole: "Seules les traductions d’autres langues se trouvent ici en un fichier.",
  notStored: "Seules les traductions conservées sur ce site se téléchargent en un fichier.",
  onlyJson: "Seul json est proposé.",
  notEmbedded: "Seuls les chapitres et les versets d’une traduction conservée ici peuvent être intégrés.",
};

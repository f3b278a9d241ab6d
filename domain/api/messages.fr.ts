import { languageMessages, lookupMessages } from "#domain/scripture/messages.fr.ts";
import type { Translated } from "../text/translated.ts";
import { live } from "../trivia-live/config.ts";
import { messagesPerCard } from "./budgets.ts";
import type * as english from "./messages.ts";

export const errorMessages: Translated<typeof english.errorMessages> = {
  malformed_request: "Nous n’avons pas pu lire cette demande.",
  passage_too_long: "Ne demandez qu’un livre à la fois.",
  forbidden_origin: "Seules les pages de ce site peuvent faire cela.",
  forbidden: "Vous ne pouvez pas faire cela.",
  step_up_required: "Faites d’abord le petit calcul.",
  card_not_started:
    "Personne n’a écrit sur cette carte, et elle n’a pas été commencée ici. Choisissez-en une nouvelle au menu.",
  route_not_found: "Il n’y a rien à cette adresse. Tout ce que l’API propose se trouve à /api/docs.",
  not_found: "Nous n’avons pas trouvé cela.",
  translation_not_found: "Nous n’avons pas cette traduction.",
  method_not_allowed: "Cette adresse n’accepte pas cette méthode.",
  card_full: "Cette carte est pleine.",
  room_closed: "Personne ne peut entrer dans cette salle pour le moment.",
  sync_full: "Les données synchronisées ont atteint leur limite.",
  sync_erased: "Ce qui était synchronisé sous ce code a été effacé.",
  payload_too_large: "Le corps de la demande est trop grand.",
  unsupported_media_type: "Envoyez le corps en application/json.",
  invalid_input: "Certaines valeurs ne sont pas valables.",
  keyword_search: lookupMessages.keyword,
  upgrade_required: "Cette adresse n’accepte que des connexions WebSocket.",
  not_offered: "Seul json est proposé.",
  rate_limited: "Trop de demandes. Réessayez plus tard.",
  internal: "Quelque chose s’est mal passé de notre côté. Réessayez plus tard.",
  upstream_failed: lookupMessages.failed,
  upstream_unreachable: "Le service qui a ce texte est injoignable. Réessayez plus tard.",
  unavailable: "Ce n’est pas disponible en ce moment. Réessayez plus tard.",
  upstream_timeout: lookupMessages.timeout,
};

const chaptersInWords = (count: number): string => (count === 1 ? "un chapitre" : `${count} chapitres`);

export const refusalMessages: Translated<typeof english.refusalMessages> = {
  notJson: "Le corps de la demande n’est pas du JSON valable.",
  notObject: "Le corps de la demande doit être un objet JSON.",
  nested: (levels) => `Le corps de la demande a plus de ${levels} niveaux imbriqués.`,
  tooLarge: (bytes) => `Le corps de la demande dépasse ${bytes} octets.`,
  longQuery: (characters) => `Les paramètres de l’adresse dépassent ${characters} caractères.`,
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
  noTopic: "Seul prayers_submitted peut avoir un sujet.",
  translations: (asked, known) =>
    `Nous n’avons pas la traduction « ${asked} ». Vous pouvez choisir parmi ${known.join(", ")} et d’autres, que /api/bible/data énumère.`,
  translationsHere: (known) => `Cela ne marche qu’avec ces traductions : ${known.join(", ")}.`,
  noBook: "Nous n’avons pas trouvé ce livre. Utilisez son code de trois lettres, comme JHN.",
  noChapter: "Ce livre n’a pas ce chapitre.",
  lastChapter: (asked, book, chapters) => `${asked} n’existe pas : ${book} a ${chaptersInWords(chapters)}.`,
  lastVerse: (asked, chapter, verses) => `${asked} n’existe pas : ${chapter} a ${verses} versets.`,
  omitted: (passage) => `Cette traduction omet ${passage}.`,
  passages: (most) => `Avec cette traduction, ne demandez pas plus de ${most} passages à la fois.`,
  chapters: (most) => `Ne demandez pas plus de ${most} chapitres à la fois à cette source.`,
  verses: (most) => `Ne demandez pas plus de ${most} versets à la fois.`,
  noWords: "Seule la King James Version (kjv) a des mots.",
  wordNumber: "Utilisez un numéro comme H7225 ou G26.",
  noWord: (asked) => `Aucun mot ne porte le numéro ${asked}.`,
  noComment: (authors) => `${authors} : pas de commentaire sur ce chapitre.`,
  noCommentary: (authors) => `${authors} : ce commentaire n’est plus proposé par sa source. Choisissez-en un autre.`,
  noSubject: (asked) => `Aucun sujet ne s’appelle « ${asked} ». Tous se trouvent à /api/subjects.`,
  nearestSubjects: (asked, near) =>
    `Aucun sujet ne s’appelle « ${asked} ». Les plus proches : ${near}. Tous se trouvent à /api/subjects.`,
  cursor: "Ce curseur ne vient pas de cette recherche.",
  notWhole: "Seules les traductions d’autres langues se trouvent ici en un fichier.",
  notStored: "Seules les traductions conservées sur ce site se téléchargent en un fichier.",
  languages: (known) => `Les références se lisent dans ces langues : ${known.join(", ")}.`,
  notEmbedded: "Seuls les chapitres et les versets d’une traduction conservée ici peuvent être intégrés.",
};

export const fieldMessages: Translated<typeof english.fieldMessages> = {
  invalid: "La valeur n’est pas valable",
  text: "Donnez un texte.",
  number: "Donnez un nombre.",
  whole: "Donnez un nombre entier.",
  list: "Donnez une liste.",
  object: "Donnez un objet.",
  atMost: (characters) => `Au plus ${characters} caractères.`,
  reports: "Au plus 20 rapports.",
  oneOf: (names) => `Utilisez l’une de ces valeurs : ${names}.`,
  wholeUpTo: (most) => `Utilisez un nombre entier de 1 à ${most}.`,
  wholeFromZero: "Utilisez un nombre entier à partir de 0.",
  token: "Utilisez de 8 à 100 lettres, chiffres, traits d’union ou tirets bas.",
  cursor: "Ce curseur n’est pas valable.",
  term: "Écrivez ce que vous cherchez.",
  bookIds: "Utilisez des codes de livres de trois lettres, comme PSA,JHN.",
  testament: "Utilisez OT ou NT.",
  trueOrFalse: "Utilisez true ou false.",
  bytes: "Donnez un nombre d’octets.",
  date: "Donnez la date sous la forme YYYY-MM-DD.",
  catalogue: "Utilisez card ou year.",
  feedLanguage: "Utilisez en ou es.",
  pixels: "Donnez des pixels entiers.",
  languageTag: "Utilisez un code de langue, comme es ou pt-BR.",
  references: (most) => `Indiquez-en de une à ${most}, séparées par des points-virgules.`,
  translations: (most) => `Indiquez-en de une à ${most}, séparées par des virgules.`,
  address: "Donnez l’adresse d’une page de ce site.",
  shortName: "Donnez un nom court.",
  nameCharacters: "Utilisez un nom court de lettres, chiffres, points, deux-points, traits d’union ou tirets bas.",
};

export const countMessages: Translated<typeof english.countMessages> = {
  operationId: "Utilisez un code de 16 à 64 lettres, chiffres et traits d’union.",
  oneAtATime: "Comptez une chose à la fois, ou envoyez un lot.",
  secondsAgo: (days) => `Donnez un nombre entier de secondes, ${days} jours au plus.`,
  counter: "Il n’y a pas de compteur de ce nom.",
  counters: "Nommez au moins un compteur.",
  counterOnce: "Nommez chaque compteur une seule fois.",
  prayers: "Comptez aussi chaque prière dans prayers_submitted.",
  topic: (most) => `Choisissez un sujet de 1 à ${most}.`,
  wholeFromOne: "Utilisez un nombre entier à partir de 1.",
  noMore: (most) => `Utilisez ${most} au plus.`,
};

export const cardMessages: Translated<typeof english.cardMessages> = {
  required: "Tous les champs sont à remplir",
  nameTooLong: "Le nom peut avoir 100 caractères au plus",
  messageTooLong: "Le message peut avoir 500 caractères au plus",
  recipientTooLong: "Le nom sur le devant peut avoir 60 caractères au plus",
  recipientMarkup: "Sur le devant, n’écrivez qu’un nom",
  invalidCardId: "Le code de la carte n’est pas valable",
  language: "Le message contient des mots déplacés",
  sumFirst: "Faites d’abord le petit calcul.",
  sumWrong: "Ce n’est pas tout à fait ça. En voici un autre.",
  limited: "Trop de messages ont été envoyés pour cette carte. Réessayez plus tard.",
  networkLimited: "Trop de messages sont venus de votre réseau en une heure.",
  newCardsLimited: "Trop de nouvelles cartes ont été commencées depuis votre réseau en une heure.",
  full: `Cette carte est pleine : elle contient ${messagesPerCard.toLocaleString("fr")} messages. Commencez-en une autre.`,
  notStarted:
    "Personne n’a écrit sur cette carte, et elle n’a pas été commencée ici. Choisissez-en une nouvelle au menu.",
  closed: "Tant de messages ont été écrits aujourd’hui qu’on ne peut plus en ajouter. Revenez demain (UTC).",
  notSaved: "Le message n’a pas pu être enregistré",
  notLoaded: "Les messages n’ont pas pu être chargés",
};

export const syncMessages: Translated<typeof english.syncMessages> = {
  unknown: "Il n’y a pas de données synchronisées sous ce code.",
  erased: "Ce qui était synchronisé sous ce code a été effacé partout.",
  full: "Les données synchronisées ont atteint leur limite. Retirez quelque chose, puis réessayez.",
  tooManyStores: "Trop de codes ont été créés depuis votre réseau en une heure.",
  tooManyWrites: "Trop de changements à la fois. Ils partiront dans une minute.",
  recordName: "Utilisez 22 caractères de base64url.",
  records: (most) => `Envoyez de 1 à ${most} enregistrements.`,
  recordSize: "Un enregistrement a 16 ko au plus.",
  base64url: "Utilisez base64url.",
  pageNumber: "Utilisez le nombre de la page précédente.",
};

export const liveMessages: Translated<typeof english.liveMessages> = {
  notFound: "Il n’y a pas de salle avec ce code. Les codes ont cinq lettres ; regardez l’écran de l’hôte.",
  tooManyCodes: "Trop de codes erronés sont venus de votre réseau. Réessayez plus tard.",
  tooManyRooms: "Trop de salles ont été ouvertes depuis votre réseau en une heure.",
  full: `Cette salle est pleine : ${live.maxPlayers} personnes jouent.`,
  crowded: "Cette salle n’a plus de place pour votre réseau. Essayez une autre connexion, comme les données mobiles.",
  locked: "L’hôte a fermé l’entrée de cette salle.",
  over: "Cette partie est terminée.",
  removed: "L’hôte vous a fait sortir de cette salle.",
  noCode: "Tous les codes que nous avons essayés sont pris. Réessayez.",
  hexadecimal: "Utilisez 32 chiffres hexadécimaux.",
};

export const apiSentences: english.ApiSentences = {
  errors: errorMessages,
  refusals: refusalMessages,
  fields: fieldMessages,
  counts: countMessages,
  cards: cardMessages,
  sync: syncMessages,
  live: liveMessages,
  lookup: lookupMessages,
  languages: languageMessages,
};

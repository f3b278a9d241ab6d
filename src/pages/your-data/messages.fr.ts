import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";
import { inDigits, plural } from "#domain/text/counting.ts";
import { namedKeys } from "./named-keys.ts";

export const dataMessages: Translated<typeof english.dataMessages> = {
  title: "Vos données",
  lead: "Tout ce que ce site a noté sur cet appareil. Les chapitres que vous avez ouverts sont gardés en plus, pour pouvoir être lus hors ligne ; « Tout effacer » les retire aussi.",
  devices: "Sur tous vos appareils",
  devicesText:
    "Un téléphone perdu emporte ses notes. Si vous le voulez, vos notes, surlignages, signets, journal, réponses, plan, séries, insignes, cartes et réglages de lecture peuvent être les mêmes sur tous vos appareils, sans compte et sans adresse e-mail : un appareil crée un code de douze mots, les autres le rejoignent grâce à lui. Tout est scellé sur votre appareil avant d’en sortir ; notre serveur ne peut pas le lire, ni savoir sur quel verset porte une note.",
  serverSees: "Ce que le serveur peut voir, et ce que personne ne peut faire",
  serverSeesText:
    "Le serveur voit l’adresse d’où vous vous connectez, quand vous synchronisez, quelle quantité, et en combien de morceaux. Il ne voit ni les mots, ni les versets, ni le code. Quiconque fournit les programmes de ce site pourrait les changer pour qu’ils trahissent le code ; c’est vrai de toute page web. Personne ne peut retrouver un code perdu : imprimez la carte, et exportez un fichier de temps en temps. Ce qu’aucun appareil n’a demandé en dix-huit mois est supprimé.",
  syncNotLoaded: "La synchronisation n’a pas pu être chargée.",
  checkingSync: "Vérification de la synchronisation",
  thisDevice: "Sur cet appareil",
  checking: "Vérification de cet appareil",
  nothingKept: "Rien n’est encore gardé sur cet appareil.",
  exportAll: "Tout exporter",
  exportNotes: "Exporter les notes en texte",
  importFile: "Importer un fichier",
  eraseAll: "Tout effacer",
  exportedFile: "Un fichier exporté de ce site",
  eraseItem: (label) => `Effacer : ${label}`,
  earlier: "Quelque chose qu’une version antérieure a gardé",
  setAside: (label) => `Mis de côté, car illisible : ${label}`,
  notesTitle: "Notes",
  tooLarge: "Ce fichier ne convient pas : il dépasse 10 Mo ou n’est pas un fichier texte.",
  refused: (reason) => `Rien n’a changé. ${reason}`,
  foreign: "Ce fichier ne vient pas de ce site, ou il est abîmé.",
  later: "Ce fichier vient d’une version plus récente de ce site. Rechargez la page, puis importez-le de nouveau.",
  otherKind: (label, place) => `${label} : ce ne sont pas les données qui se gardent sous ce nom (${place}).`,
  import: "Importer",
  importLead: "Ce que ce fichier changera sur cet appareil.",
  alreadyHere: " : déjà ici ; rien n’est ajouté.",
  isNew: " : nouveau, sera ajouté.",
  added: (count) =>
    plural(
      count,
      ` : ${inDigits(count)} élément sera ajouté aux vôtres.`,
      ` : ${inDigits(count)} éléments seront ajoutés aux vôtres.`,
    ),
  merged: " : sera réuni avec ce que vous avez.",
  differs: "Une partie diffère. La vôtre est gardée, sauf si vous cochez ceci pour prendre celle du fichier.",
  leftOut: (keys) => {
    const [named, more] = namedKeys(keys);
    if (more === 0) return `Laissé de côté, car cette version ne le connaît pas : ${named}`;
    const others = plural(more, `${inDigits(more)} autre`, `${inDigits(more)} autres`);
    return `Laissé de côté, car cette version ne le connaît pas : ${named} et ${others}`;
  },
  imported: "Importé",
  importFailed: "Rien n’a changé : il n’y a pas assez de place sur cet appareil.",
  nothingNew: "Tout ce que contient ce fichier est déjà ici.",
  syncEnds:
    "Avant cela, la synchronisation s’arrête sur cet appareil. Vos autres appareils gardent ce qu’ils ont, et le serveur aussi.",
  erased: "Effacé",
  erasedAll: "Tout ce qui était gardé ici a été effacé",
  eraseAllTitle: "Tout effacer ?",
  eraseAllLead:
    "Notes, signets, surlignages, progression, prières, réglages et tout ce qui est gardé pour lire hors ligne seront retirés de cet appareil. C’est définitif : exportez d’abord ce que vous voulez garder.",
  eraseOneTitle: "Effacer ceci ?",
  eraseOneLead: (label) => `${label}. C’est définitif.`,
  erase: "Effacer",
};

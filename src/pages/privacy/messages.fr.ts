import { inDigits, plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type { dataMessages as english } from "./messages.ts";
import { namedKeys } from "./named-keys.ts";

export const dataMessages: Translated<typeof english> = {
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
  refused: (line, reason) => `Rien n’a changé. Ligne ${line} : ${reason}`,
  foreign: "Ce fichier ne vient pas de ce site.",
  later: "Ce fichier vient d’une version plus récente de ce site. Rechargez la page, puis importez-le de nouveau.",
  otherKind: (label) => `${label} : ce ne sont pas les données qui se gardent sous ce nom.`,
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
    "Avant cela, la synchronisation s’arrête sur cet appareil : cela n’efface pas partout. Vos autres appareils gardent ce qu’ils ont, et le serveur aussi.",
  erased: "Effacé",
  erasedAll: "Tout ce qui était gardé ici a été effacé",
  eraseAllTitle: "Tout effacer ?",
  eraseAllLead:
    "Notes, signets, surlignages, progression, prières, réglages et tout ce qui est gardé pour lire hors ligne seront retirés de cet appareil. C’est définitif : exportez d’abord ce que vous voulez garder.",
  eraseOneTitle: "Effacer ceci ?",
  eraseOneLead: (label) => `${label}. C’est définitif.`,
  erase: "Effacer",
  cancel: "Annuler",
  close: "Fermer",
};

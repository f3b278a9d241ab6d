import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./device.ts";

const untilErased = "jusqu’à ce que vous l’effaciez";

export const deviceKeyPatterns: Translated<typeof english.deviceKeyPatterns> = {
  "gbh_quarantine_{key}_{n}": {
    what: "Une donnée gardée qui n’a pas pu être lue, mise de côté telle quelle",
    kept: untilErased,
  },
  gbh_probe: { what: "Un essai pour savoir si quelque chose peut être gardé ici", kept: "un instant" },
};

export const deviceCaches: Translated<typeof english.deviceCaches> = {
  "lampstand-shell-{build}": {
    what: "Les programmes, styles et images du site lui-même, pour qu’il s’ouvre hors ligne",
    kept: "jusqu’à ce que deux versions plus récentes les aient remplacés",
  },
  "lampstand-visited": {
    what: "Les chapitres que vous avez ouverts et les listes de mots où vous avez cherché, qui montrent ce que vous lisez",
    kept: "jusqu’à ce que vous effaciez tout, ou que le texte soit corrigé",
  },
  "lampstand-kept-{translation}": {
    what: "Une traduction que vous avez choisi de garder",
    kept: "jusqu’à ce que vous la retiriez",
  },
  "lampstand-book-face": {
    what: "Les lettres de Source Serif, sur Android ou si vous l’avez choisie",
    kept: "jusqu’à ce que vous effaciez tout",
  },
};

import type { Translated } from "#domain/text/translated.ts";
import { maxTranslations, maxUpstreamChapters } from "./config.ts";
import type * as english from "./messages.ts";

export const compareMessages: Translated<typeof english.compareMessages> = {
  title: "Referencias cruzadas",
  lead: "Un pasaje en hasta tres traducciones, una junto a otra, y otros versículos sobre el mismo tema.",
  passage: "Pasaje",
  example: "Juan 3:16-18",
  translations: "Traducciones, de una a tres",
  compare: "Comparar",
  change: "Cambiar",
  start: "Escribe un pasaje, por ejemplo «Juan 3:16-18», y toca «Comparar».",
  failed: "Ocurrió un error al cargar el pasaje.",
  // A sentence after a colon begins with a small letter.
  failedOf: (translation, message) => `${translation}: ${message.charAt(0).toLowerCase()}${message.slice(1)}`,
  loading: (translation) => `Cargando: ${translation}…`,
  lastTranslation: "Deja al menos una traducción.",
  enoughTranslations: `Puedes comparar hasta ${maxTranslations} traducciones.`,
  differences: "Mostrar las diferencias",
  verse: "Versículo",
  byNumber:
    "Los versículos están uno junto a otro según su número. Las traducciones de otros idiomas pueden numerar algunos de otra manera.",
  tooLongForUpstream: `Viene de un servicio público, al que pedimos como mucho ${maxUpstreamChapters} capítulos a la vez. Elige un pasaje más corto.`,
  tooLong: "Este pasaje es demasiado largo para compararlo entero. Estos son sus primeros versículos.",
  moreVerses: "Mostrar más versículos",
  shown: (shown, all) => `${shown} de ${all}`,
  related: "Versículos relacionados",
  relatedNote: "Si un versículo no llega en tu traducción, aparece en inglés.",
  noRelated: "No conocemos versículos relacionados con este pasaje.",
  compareThis: (reference) => `Comparar ${reference}`,
  moreRelated: "Más versículos relacionados",
  credit: "Referencias cruzadas de MetaV, por Robert Rouse",
  empty: "Escribe la cita de un pasaje.",
  invalid: "Esto no es una cita de la Biblia. Prueba, por ejemplo, con «Juan 3:16».",
};

import type { Translated } from "#domain/text/translated.ts";
import type { studyMessages as english } from "./messages.ts";

export const studyMessages: Translated<typeof english> = {
  title: "Estudio:",
  sections: "Partes del panel de estudio",
  references: "Referencias",
  allReferences: "Todas las referencias del capítulo",
  translations: "Traducciones",
  words: "Palabras",
  topics: "Temas",
  notes: "Mis notas",
  change: "Cambiar",
  verse: (verse) => `Versículo ${verse}`,
  noWords: "Las palabras de este capítulo no están en este dispositivo. Volverán cuando tengas conexión.",
  fewerVerses: (count) => `Elige menos versículos para ver las palabras de todos: estos son los primeros ${count}.`,
  chooseVerse: "Elige un versículo para ver sus palabras.",
  wordsLead: "De la King James Version, en inglés. Abre una palabra para ver el hebreo o el griego que hay detrás.",
  noTopics: "Ninguno de nuestros temas, términos o pasajes con nombre tiene estos versículos.",
  terms: "En el diccionario",
  learn: "Memoria",
  notLoaded: (part) => `${part}: esta parte aún no está en este dispositivo. Llegará cuando tengas conexión.`,
  noReferences: "Las referencias de este capítulo no están en este dispositivo. Volverán cuando tengas conexión.",
  taller: "Agrandar el panel",
  shorter: "Reducir el panel",
};

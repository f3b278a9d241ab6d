import { plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type { subjectMessages as english } from "./messages.ts";

export const subjectMessages: Translated<typeof english> = {
  title: "Versículos para un momento así",
  lead: "Lo que la Biblia dice a quien tiene miedo, tiene deudas, acaba de casarse o no puede dormir. Cada pasaje se leyó en su contexto.",
  note: "Los versículos vienen de la Reina-Valera de 1909; si su fuente no responde, aparecen en inglés.",
  find: "Buscar un tema",
  examples: "Miedo, duelo, trabajo",
  subjects: (count) => `${count} ${plural(count, "tema", "temas")}`,
  none: (query) => `Ningún tema se llama «${query}». Prueba con una palabra más sencilla o búscala en la Biblia.`,
  versesOn: (subject) => `Versículos sobre ${subject}`,
  allPassagesOn: (subject) => `Todos los pasajes sobre ${subject}`,
  chapters: "Capítulos",
  all: "Todos los temas",
  notLoaded: "No se pudieron cargar los versículos. Revisa tu conexión e inténtalo de nuevo.",
  noPage: "No hay una página de versículos con este nombre.",
};

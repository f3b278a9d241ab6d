import type { Translated } from "#domain/text/translated.ts";
import type { shieldMessages as english } from "./messages.ts";

export const shieldMessages: Translated<typeof english> = {
  title: "Escudo de oración diario",
  lead: "Una frase para decir en voz alta, una palabra para llevar contigo y unos versículos para leer.",
  completed: "¡Escudo de oración completo! 🛡️",
  invitation: "Toma hoy tu primer escudo: se cuenta aquí, en este dispositivo.",
  total: "Escudos completados",
  month: "Mes",
  day: "Día",
  backToToday: "Volver a hoy",
  beginning: (words) => words.charAt(0).toUpperCase() + words.slice(1),
  dayOf: (day) => `Día ${day} de 365`,
  graceDay: (day) => `Día ${day} de 365, un día de gracia`,
  declaration: "Declaración",
  restsOn: "Basada en",
  word: "Palabra del día",
  reading: {
    old: "Lectura del Antiguo Testamento",
    new: "Lectura del Nuevo Testamento",
  },
  dailyScripture: "Leer el pasaje en la Biblia",
  complete: "Completar el escudo",
  isCompleted: "Escudo completado",
  mailSubject: (day) => `Escudo de oración diario, ${day}`,
  shareText: (day, declaration, word, source) =>
    `Escudo de oración diario, ${day}: ${declaration} «${word}» (${source})`,
};

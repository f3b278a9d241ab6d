import type { Translated } from "#domain/text/translated.ts";
import type { birthdayMessages as english } from "./messages.ts";

export const birthdayMessages: Translated<typeof english> = {
  title: "Mural de cumpleaños",
  lead: "Elige un mes, escribe un nombre y envía una oración pensada para una persona, no para una multitud.",
  month: (name) => name.charAt(0).toUpperCase() + name.slice(1),
  thisMonth: "Este mes",
  invitation: "Tus totales empezarán con la primera felicitación que envíes.",
  total: "Felicitaciones en total",
  today: "Felicitaciones de hoy",
  streak: "Racha de bendiciones",
  claimed: (month) => `¡Feliz cumpleaños! 🎉 ¡Que ${month} te traiga abundantes bendiciones!`,
  mailSubject: (month) => `Una bendición de cumpleaños para ${month}`,
  shareText: (emoji, prayer, scripture, source) => `${emoji} ${prayer} «${scripture}» (${source})`,
  sheet: (month) => `Cumpleaños de ${month}`,
  sheetLead: "Una estampa, una oración y un pasaje para el día de alguien.",
  wish: "Feliz cumpleaños",
  name: "Nombre de quien cumple años (opcional)",
  nameHint: "Se queda en este dispositivo, a menos que compartas la oración.",
  another: "Otra oración",
  claim: "Quedarme con la estampa",
  shareImage: "Compartir la imagen",
};

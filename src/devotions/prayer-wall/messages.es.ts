import { helplinesAddress } from "#domain/site/helplines.ts";
import { pathIn } from "#domain/site/locales/locales.ts";
import { locale } from "#domain/site/locales/locale.ts";
import { site } from "#domain/site/site.ts";
import { inDigits, plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import { prayerWallConfig } from "./config.ts";
import type {
  diaryMessages as englishDiary,
  requestMessages as englishRequest,
  wallMessages as english,
} from "./messages.ts";

export const prayerRecorded = (topic: string) => ({
  title: "¡Oración registrada! 🙏",
  description: `Gracias por orar por este tema: ${topic}. Tu oración se ha contado.`,
});

export const wallMessages: Translated<typeof english> = {
  title: "Muro de oración",
  lead: "Veintiocho temas. Elige uno, ora por él con tus propias palabras o con estas, y deja que se cuente.",
  tabs: "Oración",
  wall: "Muro",
  diary: "Diario",
  invitation: "Tus totales empezarán con tu primera oración.",
  inAll: "Oraciones en total",
  today: "Hoy",
  streak: "Días seguidos",
  topics: {
    17: "Salvación",
    4: "Sabiduría",
    22: "Perdón",
    9: "Fe",
    26: "Familia",
    1: "Paz",
    13: "Salud",
    20: "Alegría",
    7: "Gratitud",
    28: "Avivamiento",
    11: "Liderazgo",
    3: "Ministerio de sanación",
    24: "Duelo",
    15: "Matrimonio",
    8: "Hijos",
    19: "Trabajo",
    5: "El pan de cada día",
    27: "Valor",
    12: "Soledad",
    2: "Dirección",
    25: "Protección",
    10: "Paciencia",
    18: "Amistad",
    6: "La Iglesia",
    21: "Las naciones",
    14: "Misiones",
    23: "Libertad",
    16: "Esperanza",
  },
  prayedTopic: (topic) => `${topic}, ya oraste hoy`,
  pray: "He orado",
  prayFor: (topic) => `He orado por este tema: ${topic}`,
  prayedFor: (topic) => `He orado por este tema: ${topic}, ya oraste hoy`,
  versesOn: (subject) => `Versículos sobre ${subject}`,
  request: "Pedir oración",
  requestFor: (topic) => `Pedir oración: ${topic}, abre tu correo`,
  share: (topic) => `Compartir la oración: ${topic}`,
  shareTitle: (topic) => `Muro de oración: ${topic}`,
  shareText: (icon, topic, prayer, scripture, source) => `${icon} ${topic}: ${prayer} «${scripture}» (${source})`,
  prayedByAll: ["Se ha orado ", " hoy en este sitio"],
  times: (count, shown) => (count === 1 ? "una vez" : `${shown} veces`),
  prayedToday:
    "Las oraciones de hoy por cada tema se cuentan para todos juntos, de medianoche a medianoche UTC. No se registra ningún nombre.",
};

const whatHappens = `[Puedes borrar esto. Tu correo llega a ${site.supportEmail}, donde lo lee una persona, aunque quizás no hoy. No es un servicio de emergencia. Si tú o alguien cercano está en peligro, llama ahora a tu número de emergencias; hay números de muchos países en ${site.origin}${pathIn(locale, helplinesAddress)}]`;

export const requestMessages: Translated<typeof englishRequest> = {
  subject: (topic) => `Petición de oración: ${topic}`,
  personal: "Algo personal",
  personally: "algo personal",
  template: (topic) =>
    [
      whatHappens,
      "",
      "Queridos amigos:",
      "",
      `Por favor, oren conmigo. El tema es: ${topic}.`,
      "",
      "Mi petición: [escribe aquí tu motivo de oración]",
      "Mi nombre, si quieres: [nombre]",
      "¿Podemos responderte? [sí o no]",
      "",
      "Gracias.",
    ].join("\n"),
  diary: (text) =>
    [whatHappens, "", "Queridos amigos:", "", "Por favor, oren conmigo por esto:", "", text, "", "Gracias."].join("\n"),
};

export const countedPrayers = (shown: number, total: number): string => {
  const all = plural(total, "1 oración", `${total} oraciones`);
  return shown === total ? all : `${shown} de ${all}`;
};

export const diaryMessages: Translated<typeof englishDiary> = {
  title: "Diario de oración",
  lead: "Tus oraciones, palabra por palabra. Solo tus dispositivos pueden leerlas.",
  write: "Escribir",
  yours: "Tus oraciones",
  field: "Escribe una oración",
  keep: "Guardar esta oración",
  hint: (length, longest) => `${length}/${longest}. Solo tus dispositivos pueden leerla.`,
  search: "Buscar en tu diario",
  show: "Mostrar",
  filters: {
    all: "Todas",
    open: "Pendientes",
    answered: "Respondidas",
  },
  change: "Cambiar esta oración",
  answeredOn: (date) => `Respondida el ${date}`,
  markAnswered: "Marcar como respondida",
  openAgain: "Abrir de nuevo",
  markAnsweredOf: (written) => `Marcar como respondida: oración del ${written}`,
  openAgainOf: (written) => `Abrir de nuevo: oración del ${written}`,
  requestOf: (written) => `Pedir oración por esto: oración del ${written}, abre tu correo`,
  changeOf: (written) => `Cambiar la oración del ${written}`,
  removeOf: (written) => `Quitar la oración del ${written}`,
  saved: "Guardada en tu diario",
  more: "Mostrar más",
  notKept: "No se guardó: el almacenamiento de este dispositivo está lleno. Tus palabras siguen aquí.",
  blank: "Todavía no hay nada que guardar.",
  tooLong: (characters) =>
    `Una oración puede tener ${inDigits(prayerWallConfig.longestDiaryPrayer)} caracteres y esta tiene ${inDigits(characters)}. Guárdala en dos partes; tus palabras siguen aquí.`,
  withoutWords: {
    title: "Tus palabras se quedan en tu diario",
    description: "El correo se abre sin ellas. Escribe allí, a tu manera, tu motivo de oración.",
  },
  removed: "Oración quitada",
  full: "Tu diario está lleno. Quita las oraciones que ya no necesites, o guarda antes una copia en «Tus datos».",
  empty: "Aquí no hay nada todavía. Escribe una oración arriba; solo tus dispositivos pueden leerla.",
  noneFound: (term) => `Ninguna oración de tu diario contiene «${term}».`,
  noneOpen: "Todas las oraciones de aquí están marcadas como respondidas.",
  noneAnswered: "Todavía no hay ninguna oración marcada como respondida.",
};

import { plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type { menuMessages as english } from "./messages.ts";

export const menuMessages: Translated<typeof english> = {
  title: "Juegos de la Biblia",
  lead: (games) =>
    `${["Siete", "Ocho", "Nueve", "Diez"][games - 7] || games} maneras tranquilas de conocer mejor el libro. Todos los juegos se pueden jugar sin reloj, con el dedo o con el teclado.`,
  note: "Los versículos y las preguntas de los juegos están en inglés por ahora.",
  boards: "Los tableros de hoy",
  sameOn: (date) => `${date}. El tablero es igual para todos; solo vale tu primer resultado.`,
  today: "Hoy",
  play: "Jugar",
  goOn: "Continuar",
  playNow: "Jugar ahora",
  playGame: (title) => `Jugar ahora: ${title}`,
  goOnGame: (title) => `Continuar: ${title}`,
  shareResult: (title) => `Compartir el resultado de hoy de ${title}`,
  nothingYet: "Termina un tablero y podrás compartir el resultado. Nunca dice qué se preguntó.",
  shareDay: "Compartir los resultados de hoy",
  saveImage: "Guardar como imagen",
  shortWeekday: (name) => name.slice(0, 2),
  streakBegins: "Termina cualquiera de los juegos de hoy y empieza tu racha.",
  streak: (days) => plural(days, "1 día. Vuelve mañana.", `${days} días seguidos.`),
  isNew: "Nuevo",
  levels: {
    all: "Todos los niveles",
    easy: "Fácil",
    medium: "Media",
    hard: "Difícil",
  },
  together: "Jugar juntos",
  togetherLive: "Jugar juntos: Trivia live",
  liveLead: "Un concurso para una sala llena de gente: una pantalla, hasta cien teléfonos.",
  trophies: "Trofeos",
  noTrophies: "Aún no hay insignias. Termina un juego y su insignia aparecerá aquí con la fecha.",
  keptHere: "Se guarda en este dispositivo.",
  playFor: (badge, title) => `${badge}: jugar ${title}`,
  times: (count) => plural(count, ", 1 vez", `, ${count} veces`),
  last: (date) => `, la última el ${date}`,
  week: "Los últimos siete días",
  played: (day) => `${day}: jugado`,
  notPlayed: (day) => `${day}: sin jugar`,
};

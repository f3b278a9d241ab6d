import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";
import { inDigits, plural } from "#domain/text/counting.ts";

export const kitMessages: Translated<typeof english.kitMessages> = {
  inEnglish: "Los textos de este juego están en inglés por ahora.",
  howToPlay: "Cómo se juega",
  startToday: "Empezar el tablero de hoy",
  boardOn: (date) => `El tablero de hoy, ${date}.`,
  sameForAll: "El tablero es igual para todos los que juegan en español; solo vale tu primer resultado.",
  youHave: (done, total) => `Llevas ${done} de ${total}.`,
  clock: "Reloj",
  timed: "Con tiempo",
  relaxed: "Sin prisa",
  sound: "Sonido",
  time: "Tiempo",
  seconds: (count) => `${count} ${plural(count, "segundo", "segundos")}`,
  minutes: (count) => `${count} ${plural(count, "minuto", "minutos")}`,
  minutesAndSeconds: (minutes, seconds) => `${minutes} y ${seconds}`,
  timeLeft: (time) => `Tiempo restante: ${time}`,
  startAgain: "Empezar de nuevo",
  newRound: "Una partida nueva",
  backToRound: "Volver a la anterior",
  home: "Inicio",
  leaveGame: "Salir del juego",
  leaveTitle: "¿Salir del juego?",
  leaveText: "Tu partida queda guardada en este dispositivo y te espera donde la dejaste.",
  keepPlaying: "Seguir jugando",
  leave: "Salir",
  readVerse: "Leer el versículo",
  stopVerse: "Detener la lectura",
  yourBadge: (badge) => `Tu insignia: ${badge}`,
  playAgain: "Jugar otra vez",
  tryAgain: "Intentar de nuevo",
  nextLevel: "Siguiente nivel",
  nextBoard: (title) => `Tablero siguiente: ${title}`,
  backToStart: "Volver al principio",
  more: "Más",
  moreGames: "Más juegos",
  gamesMenu: "Menú de juegos",
  score: "Puntos",
  correct: "¡Correcto!",
  level: "Nivel",
  levelNumber: (level) => `Nivel ${level}`,
  timeUp: "¡Se acabó el tiempo!",
  start: "Empezar",
  keepLearning: "¡Sigue aprendiendo!",
  question: "Pregunta",
  blank: "espacio en blanco",
  previous: "Anterior",
  next: "Siguiente",
  questions: "Preguntas",
  difficulty: "Dificultad",
  players: "Jugadores",
  answers: "Respuestas",
  finishNow: "Terminar",
  levels: {
    simple: "Fácil",
    medium: "Media",
    difficult: "Difícil",
  },
};

export const resultMessages: Translated<typeof english.resultMessages> = {
  of: (done, total) => `${done} de ${total}`,
  titled: (title, result) => `${title}: ${result}`,
  moves: (count) => plural(count, "1 jugada", `${count} jugadas`),
  mistakes: (count) => plural(count, "1 error", `${count} errores`),
  hints: (count) => plural(count, "1 pista", `${count} pistas`),
  relaxed: "sin prisa",
  boardsOf: (date) => `Los tableros de hoy, ${date}`,
  inARow: (days) => `${days} días seguidos`,
  badge: (name) => `Insignia: ${name}`,
  boards: "Los tableros de hoy",
};

export const roundSummaryMessages: Translated<typeof english.roundSummaryMessages> = {
  points: (count) => `${inDigits(count)} ${plural(count, "punto", "puntos")}`,
  pointsIn: (points, time) => `${points} en ${time}`,
  first: "Tu primer resultado aquí. La próxima vez habrá uno que superar.",
  newBest: (before) => `Tu mejor resultado. El anterior: ${before}.`,
  best: (best) => `Tu mejor resultado: ${best}.`,
  bestAndLastBeaten: (best) => `Tu mejor resultado: ${best}. Superaste el último.`,
  beatBest: (best) => `Supera tu mejor resultado: ${best}.`,
  beatLast: (last, best) => `Supera el último: ${last}. Tu mejor resultado: ${best}.`,
  missing: {
    answer: (count, badge) =>
      plural(count, `Te falta 1 respuesta para «${badge}».`, `Te faltan ${count} respuestas para «${badge}».`),
    book: (count, badge) =>
      plural(count, `Te falta 1 libro para «${badge}».`, `Te faltan ${count} libros para «${badge}».`),
    name: (count, badge) =>
      plural(count, `Te falta 1 nombre para «${badge}».`, `Te faltan ${count} nombres para «${badge}».`),
    pair: (count, badge) =>
      plural(count, `Te falta 1 pareja para «${badge}».`, `Te faltan ${count} parejas para «${badge}».`),
    parable: (count, badge) =>
      plural(count, `Te falta 1 parábola para «${badge}».`, `Te faltan ${count} parábolas para «${badge}».`),
    verse: (count, badge) =>
      plural(count, `Te falta 1 versículo para «${badge}».`, `Te faltan ${count} versículos para «${badge}».`),
    word: (count, badge) =>
      plural(count, `Te falta 1 palabra para «${badge}».`, `Te faltan ${count} palabras para «${badge}».`),
  },
};

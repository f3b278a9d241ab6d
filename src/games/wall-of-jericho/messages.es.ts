import { inDigits, plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type { jerichoMessages as english } from "./messages.ts";

export const jerichoMessages: Translated<typeof english> = {
  lead: "Veinte piedras, diez parejas de versículos. Recuerda dónde están y derriba el muro.",
  ruleTurn:
    "Voltea dos piedras. Si las palabras coinciden, las dos caen; si no, se cubren de nuevo después de un segundo.",
  rulePoints: "Una pareja vale 200 puntos, menos cinco por cada piedra volteada hasta entonces, y nunca menos de 50.",
  ruleTimed: "Encuentra las diez parejas en 140 segundos. Cuando se acaba el tiempo, el muro se levanta otra vez.",
  ruleRelaxed: "No hay reloj. Tómate el tiempo que quieras.",
  steeper: "Muros más altos",
  steeperWalls: "Los niveles siguientes son más rápidos, y después más grandes.",
  start: "¡Comenzar el desafío!",
  remark: "Voltea dos piedras. Si las palabras coinciden, caen.",
  moves: "Jugadas",
  pairs: "Parejas",
  wall: (stones) => `El muro, ${stones} piedras`,
  stoneCovered: (stone) => `Piedra ${stone}, cubierta`,
  stoneOpen: (stone, text) => `Piedra ${stone}: ${text}`,
  stoneMatched: (stone, text) => `Piedra ${stone}, con su pareja: ${text}`,
  pairFound: (text, pairs, of) => `Una pareja: ${text}. Parejas encontradas: ${pairs} de ${of}.`,
  noPair: (first, second) => `No es pareja. Las piedras ${first} y ${second} se cubren de nuevo.`,
  pairsFound: "Parejas encontradas",
  matchFound: "¡Una pareja!",
  points: (points) => `+${points} puntos`,
  victory: "¡Victoria!",
  wallIsDown: (pairs) => `El muro cayó. Encontraste las ${pairs === 10 ? "diez" : pairs} parejas.`,
  newAttempt: "El muro se levanta para un nuevo intento…",
  keepTrying: "¡Sigue intentándolo!",
  stones: (stones) => `${stones} piedras.`,
  stonesIn: (stones, seconds) => `${stones} piedras en ${seconds} segundos.`,
  pairsOf: (pairs, of) => `${pairs} de ${of} parejas`,
  result: (level, pairs, of, moves, score) =>
    `Nivel ${level}: ${pairs} de ${of} parejas en ${moves} ${plural(moves, "jugada", "jugadas")}. Puntos: ${inDigits(score)}.`,
  forMaster: (turns, badge) => `Como máximo ${turns} turnos de dos piedras para «${badge}».`,
  invitation: "Encuentra los versículos que van juntos y derriba el muro de Jericó:",
  shareResult: (title, badge, pairs, of, level) =>
    `${badge}: ${pairs} de ${of} parejas en el nivel ${level} de ${title}. ¿Puedes derribar el muro?`,
};

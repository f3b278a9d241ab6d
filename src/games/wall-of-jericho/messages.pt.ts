import { inDigits, plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type { jerichoMessages as english } from "./messages.ts";

export const jerichoMessages: Translated<typeof english> = {
  lead: "Vinte pedras, dez pares de versículos. Lembre onde estão e derrube o muro.",
  ruleTurn:
    "Vire duas pedras. Se as palavras forem iguais, as duas caem; se não, elas são cobertas de novo depois de um segundo.",
  rulePoints: "Um par vale 200 pontos, menos cinco por pedra virada até então, e nunca menos de 50.",
  ruleTimed: "Encontre os dez pares em 140 segundos. Quando o tempo acaba, o muro é levantado outra vez.",
  ruleRelaxed: "Não há cronômetro. Use o tempo que quiser.",
  steeper: "Muros mais altos",
  steeperWalls: "Os níveis seguintes são mais rápidos, e depois maiores.",
  start: "Começar o jogo!",
  remark: "Vire duas pedras. Se as palavras forem iguais, elas caem.",
  moves: "Jogadas",
  pairs: "Pares",
  wall: (stones) => `O muro, ${stones} pedras`,
  stoneCovered: (stone) => `Pedra ${stone}, coberta`,
  stoneOpen: (stone, text) => `Pedra ${stone}: ${text}`,
  stoneMatched: (stone, text) => `Pedra ${stone}, com o seu par: ${text}`,
  pairFound: (text, pairs, of) => `Um par: ${text}. Pares encontrados: ${pairs} de ${of}.`,
  noPair: (first, second) => `Não é um par. As pedras ${first} e ${second} estão cobertas de novo.`,
  pairsFound: "Pares encontrados",
  matchFound: "Um par!",
  points: (points) => `+${points} pontos`,
  victory: "Vitória!",
  wallIsDown: (pairs) => `O muro caiu. Você encontrou os ${pairs === 10 ? "dez" : pairs} pares.`,
  newAttempt: "O muro está sendo levantado para uma nova tentativa…",
  keepTrying: "Continue tentando!",
  stones: (stones) => `${stones} pedras.`,
  stonesIn: (stones, seconds) => `${stones} pedras em ${seconds} segundos.`,
  pairsOf: (pairs, of) => `${pairs} de ${of} pares`,
  result: (level, pairs, of, moves, score) =>
    `Nível ${level}: ${pairs} de ${of} pares em ${moves} ${plural(moves, "jogada", "jogadas")}. Pontos: ${inDigits(score)}.`,
  forMaster: (turns, badge) => `Vire duas pedras no máximo ${turns} vezes para a medalha “${badge}”.`,
  invitation: "Encontre os versículos que combinam e derrube o muro de Jericó:",
  shareResult: (title, badge, pairs, of, level) =>
    `${badge}: ${pairs} de ${of} pares no nível ${level} de ${title}. Você consegue derrubar o muro?`,
};

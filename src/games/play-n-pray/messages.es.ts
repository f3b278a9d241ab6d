import type { Translated } from "#domain/text/translated.ts";
import type { prayMessages as english } from "./messages.ts";

export const prayMessages: Translated<typeof english> = {
  title: "¿Empezamos a orar?",
  lead: {
    timed: (title) => `${title}: 3 minutos, 20 nombres`,
    relaxed: (title) => `${title}: 20 nombres, sin reloj`,
  },
  rules: {
    timed: [
      "Hay veinte cartas boca abajo. Cada una guarda uno de los nombres de Dios en la Biblia y una oración corta.",
      "Abre una y ganas 50 puntos. A los tres segundos cuenta como orada.",
      "Cada carta queda abierta hasta que digas Amén. Las que ya oraste se pueden volver a abrir.",
      "Ora tantos nombres como puedas en tres minutos.",
    ],
    relaxed: [
      "Hay veinte cartas boca abajo. Cada una guarda uno de los nombres de Dios en la Biblia y una oración corta.",
      "Abre una y ganas 50 puntos. A los tres segundos cuenta como orada.",
      "Cada carta queda abierta hasta que digas Amén. Las que ya oraste se pueden volver a abrir.",
      "La partida termina cuando se cierra la última de las veinte.",
    ],
  },
  invitation: (title) => `Veinte nombres de Dios, cada uno con una oración, en ${title}:`,
  remark: "Abre una carta, haz la oración que trae y abre la siguiente.",
  prayed: "Nombres",
  cards: (count) => `${count} cartas`,
  covered: (card) => `Carta ${card}, boca abajo`,
  opened: (card, name) => `Carta ${card}: ${name}`,
  openedAndPrayed: (card, name) => `Carta ${card}: ${name}, ya orada`,
  openCard: "La carta abierta",
  empty: "Abre una carta. Su oración aparece aquí.",
  amen: "Amén",
  revealed: (name) => `¡${name}!`,
  victory: "¡Aleluya!",
  allPrayed: "Has orado los veinte nombres.",
  timeUpText: "Sigue orando y descubriendo los nombres de Dios.",
  timeUpTitle: "¡Sigue orando!",
  saysRevealed: (name, meaning, prayer) => `${name}. ${meaning}. ${prayer}`,
  saysPrayed: (name, done, of) => `${name}: ya orado. ${done} de ${of}.`,
  names: "Los nombres de esta partida",
  isPrayed: ", orado",
  isNotPrayed: ", sin orar",
  namesOf: (prayed, of) => `${prayed} de ${of} nombres`,
  prayedWithScore: (prayed, of, score) => `Nombres orados: ${prayed} de ${of}. Puntos: ${score}.`,
  result: (badge, prayed, title) => `${badge}: oré ${prayed} de 20 nombres de Dios en ${title}.`,
};

import type { Translated } from "#domain/text/translated.ts";
import type { prayMessages as english } from "./messages.ts";

export const prayMessages: Translated<typeof english> = {
  title: "Vamos orar?",
  lead: {
    timed: (title) => `${title}: 3 minutos, 20 nomes`,
    relaxed: (title) => `${title}: 20 nomes, sem relógio`,
  },
  rules: {
    timed: [
      "Há vinte cartas viradas para baixo. Cada uma guarda um dos nomes de Deus na Bíblia e uma oração curta.",
      "Abra uma e ganhe 50 pontos. Depois de três segundos, o nome conta como orado.",
      "Cada carta fica aberta até você dizer “Amém”. As que você já orou podem ser abertas de novo.",
      "Ore com quantos nomes conseguir em três minutos.",
    ],
    relaxed: [
      "Há vinte cartas viradas para baixo. Cada uma guarda um dos nomes de Deus na Bíblia e uma oração curta.",
      "Abra uma e ganhe 50 pontos. Depois de três segundos, o nome conta como orado.",
      "Cada carta fica aberta até você dizer “Amém”. As que você já orou podem ser abertas de novo.",
      "A partida termina quando a última das vinte é fechada.",
    ],
  },
  invitation: (title) => `Vinte nomes de Deus, cada um com uma oração, em ${title}:`,
  remark: "Abra uma carta, faça a oração que ela traz e abra a próxima.",
  prayed: "Nomes",
  cards: (count) => `${count} cartas`,
  covered: (card) => `Carta ${card}, virada para baixo`,
  opened: (card, name) => `Carta ${card}: ${name}`,
  openedAndPrayed: (card, name) => `Carta ${card}: ${name}, já orada`,
  openCard: "A carta aberta",
  empty: "Abra uma carta. A oração dela aparece aqui.",
  amen: "Amém",
  revealed: (name) => `${name}!`,
  victory: "Aleluia!",
  allPrayed: "Você orou com os vinte nomes.",
  timeUpText: "Continue orando e descobrindo os nomes de Deus!",
  timeUpTitle: "Continue orando!",
  saysRevealed: (name, meaning, prayer) => `${name}. ${meaning}. ${prayer}`,
  saysPrayed: (name, done, of) => `${name}: já orado. ${done} de ${of}.`,
  names: "Os nomes desta partida",
  isPrayed: ", orado",
  isNotPrayed: ", ainda não orado",
  namesOf: (prayed, of) => `${prayed} de ${of} nomes`,
  prayedWithScore: (prayed, of, score) => `Nomes orados: ${prayed} de ${of}. Pontos: ${score}.`,
  result: (badge, prayed, title) => `${badge}: orei com ${prayed} dos 20 nomes de Deus em ${title}.`,
};

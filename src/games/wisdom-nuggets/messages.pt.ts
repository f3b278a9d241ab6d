import type { Translated } from "#domain/text/translated.ts";
import type { wisdomMessages as english } from "./messages.ts";

export const wisdomMessages: Translated<typeof english> = {
  lead: "Sem limite de tempo: 8 parábolas, sorteadas entre 33.",
  rules: [
    "Cada página tem duas parábolas de Jesus, e em cada uma falta uma palavra.",
    "Escolha uma palavra do banco. Ela vai para a primeira parábola incompleta da página, ou para a lacuna em que você tocar.",
    "Cada palavra certa vale 100 pontos. Quando uma página fica completa, a próxima se abre.",
  ],
  invitation: (title) => `Complete as parábolas de Jesus em ${title}:`,
  remark: "Escolha a palavra que falta. A parábola marcada vem primeiro.",
  parables: "Parábolas",
  isWhole: ", completa",
  isOpen: ", falta uma palavra",
  bank: "Banco de palavras",
  isUsed: ", já usada",
  pages: "Páginas",
  page: (page, of) => `Página ${page} de ${of}`,
  wrong: "Tente de novo",
  wrongWord: "Essa não é a palavra desta parábola.",
  pageComplete: "Página completa!",
  victory: "Sabedoria alcançada!",
  allWhole: "As oito parábolas estão completas de novo.",
  completed: (verse, done, of) => `${verse}. ${done} de ${of} parábolas.`,
  found: (done, of) => `${done} de ${of} parábolas`,
  foundWithScore: (done, of, score) => `${done} de ${of} parábolas. Pontos: ${score}.`,
  result: (badge, done, title) => `${badge}: ${done} de 8 parábolas em ${title}. De quais palavras você se lembra?`,
};

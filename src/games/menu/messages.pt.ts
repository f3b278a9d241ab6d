import { plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type { menuMessages as english } from "./messages.ts";

export const menuMessages: Translated<typeof english> = {
  title: "Jogos da Bíblia",
  lead: (games) =>
    `${["Sete", "Oito", "Nove", "Dez"][games - 7] || games} maneiras tranquilas de conhecer melhor o livro. Em todos dá para jogar sem relógio, com toques ou com o teclado.`,
  note: "Por enquanto, os versículos e as perguntas dos jogos estão em inglês.",
  boards: "Os desafios de hoje",
  sameOn: (date) => `${date}. O desafio é o mesmo para todos; só vale o seu primeiro resultado.`,
  today: "Hoje",
  play: "Jogar",
  goOn: "Continuar",
  playNow: "Jogar agora",
  playGame: (title) => `Jogar agora: ${title}`,
  goOnGame: (title) => `Continuar: ${title}`,
  shareResult: (title) => `Compartilhar o resultado de hoje de ${title}`,
  nothingYet: "Termine um desafio e você poderá compartilhar o resultado, que nunca diz o que foi perguntado.",
  shareDay: "Compartilhar resultados",
  saveImage: "Salvar imagem",
  shortWeekday: (name) => name.slice(0, 3),
  streakBegins: "Termine qualquer um dos jogos de hoje e a sua sequência começa.",
  streak: (days) => plural(days, "1 dia. Volte amanhã.", `${days} dias seguidos.`),
  isNew: "Novo",
  levels: {
    all: "Todos os níveis",
    easy: "Fácil",
    medium: "Médio",
    hard: "Difícil",
  },
  together: "Jogar juntos",
  togetherLive: "Jogar juntos: Trivia live",
  liveLead: "Um quiz para uma sala cheia de gente: uma tela, até cem celulares.",
  trophies: "Troféus",
  noTrophies: "Ainda não há medalhas. Termine um jogo e a medalha dele aparece aqui com a data.",
  keptHere: "Guardado neste aparelho.",
  playFor: (badge, title) => `${badge}: jogar ${title}`,
  times: (count) => `, ${count} vezes`,
  last: (date) => `, a última em ${date}`,
  week: "Os últimos sete dias",
  played: (day) => `${day}: jogado`,
  notPlayed: (day) => `${day}: não jogado`,
};

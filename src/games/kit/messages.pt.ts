import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";
import { inDigits, plural } from "#domain/text/counting.ts";

export const kitMessages: Translated<typeof english.kitMessages> = {
  inEnglish: "Por enquanto, os textos deste jogo estão em inglês.",
  howToPlay: "Como jogar",
  startToday: "Começar o desafio de hoje",
  boardOn: (date) => `O desafio de hoje, ${date}.`,
  sameForAll: "O desafio é o mesmo para todos; só vale o seu primeiro resultado.",
  youHave: (done, total) => `Você tem ${done} de ${total}.`,
  clock: "Cronômetro",
  timed: "Com tempo",
  relaxed: "Sem pressa",
  sound: "Som",
  time: "Tempo",
  seconds: (count) => `${count} ${plural(count, "segundo", "segundos")}`,
  minutes: (count) => `${count} ${plural(count, "minuto", "minutos")}`,
  minutesAndSeconds: (minutes, seconds) => `${minutes} e ${seconds}`,
  timeLeft: (time) => `Tempo restante: ${time}`,
  startAgain: "Começar de novo",
  newRound: "Uma nova partida",
  backToRound: "Voltar à anterior",
  home: "Início",
  leaveGame: "Sair do jogo",
  leaveTitle: "Sair do jogo?",
  leaveText: "Sua partida fica guardada neste aparelho e espera por você onde parou.",
  keepPlaying: "Continuar jogando",
  leave: "Sair",
  readVerse: "Ler o versículo",
  stopVerse: "Parar a leitura",
  yourBadge: (badge) => `Sua medalha: ${badge}`,
  playAgain: "Jogar de novo",
  tryAgain: "Tentar de novo",
  nextLevel: "Próximo nível",
  nextBoard: (title) => `Próximo desafio: ${title}`,
  backToStart: "Voltar ao começo",
  more: "Mais",
  moreGames: "Mais jogos",
  gamesMenu: "Menu de jogos",
  score: "Pontos",
  correct: "Certo!",
  level: "Nível",
  levelNumber: (level) => `Nível ${level}`,
  timeUp: "O tempo acabou!",
  start: "Começar",
  keepLearning: "Continue aprendendo!",
  question: "Pergunta",
  blank: "lacuna",
  previous: "Anterior",
  next: "Próxima",
  questions: "Perguntas",
  difficulty: "Dificuldade",
  players: "Jogadores",
  answers: "Respostas",
  finishNow: "Terminar",
  levels: {
    simple: "Fácil",
    medium: "Média",
    difficult: "Difícil",
  },
};

export const resultMessages: Translated<typeof english.resultMessages> = {
  of: (done, total) => `${done} de ${total}`,
  titled: (title, result) => `${title}: ${result}`,
  moves: (count) => `${count} ${plural(count, "jogada", "jogadas")}`,
  mistakes: (count) => `${count} ${plural(count, "erro", "erros")}`,
  hints: (count) => `${count} ${plural(count, "dica", "dicas")}`,
  relaxed: "sem pressa",
  boardsOf: (date) => `Os desafios de hoje, ${date}`,
  inARow: (days) => `${days} dias seguidos`,
  badge: (name) => `Medalha: ${name}`,
  boards: "Os desafios de hoje",
};

export const roundSummaryMessages: Translated<typeof english.roundSummaryMessages> = {
  points: (count) => `${inDigits(count)} ${plural(count, "ponto", "pontos")}`,
  pointsIn: (points, time) => `${points} em ${time}`,
  first: "Seu primeiro resultado aqui. Da próxima vez haverá um para superar.",
  newBest: (before) => `Seu melhor resultado. O anterior: ${before}.`,
  best: (best) => `Seu melhor resultado: ${best}.`,
  bestAndLastBeaten: (best) => `Seu melhor resultado: ${best}. Você superou o último.`,
  beatBest: (best) => `Supere o seu melhor resultado: ${best}.`,
  beatLast: (last, best) => `Supere o último: ${last}. Seu melhor resultado: ${best}.`,
  missing: {
    answer: (count, badge) =>
      plural(
        count,
        `Falta 1 resposta para a medalha “${badge}”.`,
        `Faltam ${count} respostas para a medalha “${badge}”.`,
      ),
    book: (count, badge) =>
      plural(count, `Falta 1 livro para a medalha “${badge}”.`, `Faltam ${count} livros para a medalha “${badge}”.`),
    name: (count, badge) =>
      plural(count, `Falta 1 nome para a medalha “${badge}”.`, `Faltam ${count} nomes para a medalha “${badge}”.`),
    pair: (count, badge) =>
      plural(count, `Falta 1 par para a medalha “${badge}”.`, `Faltam ${count} pares para a medalha “${badge}”.`),
    parable: (count, badge) =>
      plural(
        count,
        `Falta 1 parábola para a medalha “${badge}”.`,
        `Faltam ${count} parábolas para a medalha “${badge}”.`,
      ),
    verse: (count, badge) =>
      plural(
        count,
        `Falta 1 versículo para a medalha “${badge}”.`,
        `Faltam ${count} versículos para a medalha “${badge}”.`,
      ),
    word: (count, badge) =>
      plural(
        count,
        `Falta 1 palavra para a medalha “${badge}”.`,
        `Faltam ${count} palavras para a medalha “${badge}”.`,
      ),
  },
};

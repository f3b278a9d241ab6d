import { dayInWords, weekdayName } from "#domain/calendar/date-words.ts";
import type { CalendarDate } from "#domain/calendar/calendar-date.ts";
import { plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type { byHeartMessages as english } from "./messages.ts";

const verses = (count: number): string => `${count} ${plural(count, "versículo", "versículos")}`;
const passages = (count: number): string => `${count} ${plural(count, "passagem", "passagens")}`;

const whenIn = (days: number, date: CalendarDate): string => {
  if (days <= 0) return "hoje";
  if (days === 1) return "amanhã";
  const day = days < 7 ? weekdayName(date) : dayInWords(date);
  return `${/^(sábado|domingo)/i.test(day) ? "no" : "na"} ${day}`;
};

export const byHeartMessages: Translated<typeof english> = {
  title: "Memorizar",
  lead: "Alguns versículos por dia, e cada um volta quando é preciso. Só os seus aparelhos sabem quais.",
  dueOnHome: (count) => `${passages(count)} para memorizar hoje`,
  noneOnHome: "Versículos para memorizar: nenhum hoje",

  today: "Hoje",
  todays: (count) => `${passages(count)} para hoje`,
  begin: "Começar",
  waiting: (count) =>
    `${plural(count, "Mais uma também é para hoje e pode esperar.", `Mais ${count} também são para hoje e podem esperar.`)} Nada se perde por ir com calma.`,
  doneToday: (count) => `Você praticou ${passages(count)} hoje. Por hoje é só.`,
  nothingToday: "Hoje não há nada para praticar.",
  nextIs: (days, date) => `A próxima passagem volta ${whenIn(days, date)}.`,
  empty: "Escolha uma lista abaixo, ou selecione um versículo na leitura e toque em “Memorizar”.",
  loading: "Carregando os seus versículos",

  known: "Memorizados",
  learning: "Aprendendo",
  notBegun: "Não começados",
  inARow: "Dias seguidos",
  streakNote: "Os dias sem nada para revisar não contam nem interrompem a sequência.",

  settings: "Passagens por dia",
  settingsHint: "No máximo. Duas delas são novas.",

  shelf: "Os seus versículos",
  shelfNote: "Toque em uma referência para praticá-la quando quiser.",
  legend: { known: "memorizado", learning: "aprendendo", waiting: "não começado" },
  bookSummary: (known, learning, waiting) =>
    `${known} ${plural(known, "memorizado", "memorizados")}, ${learning} aprendendo, ${waiting} ${plural(waiting, "não começado", "não começados")}`,
  comesBack: (days, date) => (days <= 0 ? "é para hoje" : `volta ${whenIn(days, date)}`),
  waitsItsTurn: "não começado",
  remove: (reference) => `Remover ${reference}`,
  removed: (reference) => `Removido: ${reference}`,

  sets: "Listas para começar",
  setProgress: (known, learning, count) =>
    [
      `${known} de ${passages(count)} ${plural(count, "memorizada", "memorizadas")}`,
      ...(learning > 0 ? [`${learning} aprendendo`] : []),
    ].join(", "),
  ownSets: "Suas listas",
  newSet: "Uma lista sua",
  newSetLead: "Escreva os versículos e compartilhe o link: uma turma, uma família ou um amigo aprende os mesmos.",
  setName: "Nome da lista",
  setNameHint: "Quem tiver o link verá o nome. Pode ficar vazio.",
  setVerses: "Versículos",
  setVersesHint: "Um ou vários por linha, por exemplo Salmo 23:1-3; João 10:11. No máximo 20 passagens.",
  makeSet: "Criar a lista",
  noVerses: "Escreva pelo menos um versículo.",
  notUnderstood: (text) => `Estes versículos não existem: ${text}`,
  tooManyPassages: "Uma lista tem no máximo 20 passagens.",
  notRead: "Não foi possível ler os versículos. Verifique sua conexão e tente de novo.",
  setsFull: "Cabem 50 listas. Remova uma das suas e guarde esta de novo.",
  set: {
    comfort: { name: "Consolo", lead: "Para uma noite em que alguém está de luto, e talvez seja você." },
    "lords-prayer": { name: "O Pai-Nosso", lead: "Com as duas frases que Jesus disse antes dele." },
    "psalm-23": { name: "Salmo 23", lead: "O salmo do pastor, e aquele que chamou a si mesmo de pastor." },
    "romans-road": { name: "O caminho de Romanos", lead: "O que é o evangelho, em sete passos de uma só carta." },
    beatitudes: { name: "As bem-aventuranças", lead: "A quem Jesus chamou de felizes no início do seu sermão." },
    promises: { name: "Promessas", lead: "O que Deus disse que faria, a pessoas que tinham razões para duvidar." },
    children: { name: "Para crianças", lead: "Curtos, para aprender juntos no café da manhã ou a caminho da escola." },
    worry: { name: "Quando você se preocupa", lead: "Para a hora antes de dormir, quando o amanhã não quer esperar." },
    love: { name: "O amor", lead: "O que o amor faz, linha por linha, e de onde ele vem." },
    "every-day": { name: "Para todos os dias", lead: "Sete orientações simples para uma semana comum." },
  },

  setOf: (count) => `${verses(count)} para aprender`,
  setLead: "Quem tem este link aprende os mesmos versículos. Não é preciso ter conta.",
  namedByLink: "O nome veio com o link.",
  saveSet: "Guardar esta lista",
  setSaved: "Está entre as suas listas.",
  removeSet: "Remover das suas listas",
  setRemoved: (name) => `Lista removida: ${name}. Os versículos continuam entre os seus.`,
  practiceOne: (reference) => `Praticar ${reference}`,
  badLink:
    "Este link não indica nenhum versículo. Talvez tenha sido cortado no caminho; peça de novo ou escolha uma lista.",
  leftOut: (count) =>
    `${plural(count, "Uma referência", `${count} referências`)} deste link ${plural(count, "ficou", "ficaram")} de fora: cabem no máximo 20, e cada uma deve ser um versículo que existe.`,
  inThisSet: "Nesta lista",
  translation: "Tradução",
  learn: "Aprender estes",
  learnOne: "Aprender este",
  added: (count) =>
    `${verses(count)} ${plural(count, "acrescentado. Já espera por você.", "acrescentados. Os primeiros já esperam por você.")}`,
  full: "Cabem 2.000 versículos. Remova alguns que você já sabe e acrescente estes de novo.",
  practice: "Praticar",
  notOnDevice:
    "Este texto ainda não está no seu aparelho. Abra esta página uma vez com conexão e ele ficará aqui para praticar sem ela.",
  notInTranslation: "Esta tradução não tem este versículo.",
  inEnglish: (translation) =>
    `O que está marcado “KJV” está em inglês: ${translation} não responde ou numera esses versículos de outro modo.`,
  shareSet: "Compartilhar",
  shareText: (count) => `Memorize ${verses(count)} comigo:`,
  print: "Imprimir cartões",
  picture: "Criar uma imagem",
  setDone: "Você já sabe esta lista de cor.",
  pictureWords: (name) => `Memorizei: ${name}`,
  pictureOfVerses: (count) => `Memorizei ${verses(count)}`,
  back: "Todos os seus versículos",
  cutHere: "Imprima nos dois lados, virando pela borda longa, e corte pelas linhas.",

  place: (at, of) => `${at} de ${of}`,
  mode: "Maneira de praticar",
  modes: { cover: "Ocultar", letters: "Letras", order: "Ordenar", whole: "Escrever" },
  instructions: {
    cover: "Leia em voz alta. A cada toque, mais palavras ficam ocultas; continue dizendo todas elas.",
    letters: "Digite ou toque a primeira letra de cada palavra.",
    order: "Toque nos pedaços na ordem certa.",
    whole: "Escreva o versículo de memória. Maiúsculas, acentos e pontuação não importam.",
  },
  reworded: "O texto desta tradução foi corrigido desde a última vez que você praticou este versículo.",
  notDue: "Só para praticar: a próxima data não muda.",

  coverMore: "Ocultar mais palavras",
  coverAll: "Ocultar todas",
  said: "Já disse",
  covered: (at, of) => `${at} de ${of} palavras ocultas`,
  coveredWord: "Palavra oculta: mostrar",
  showOne: "Mostrar uma palavra",
  showPiece: "Mostrar o próximo pedaço",

  letter: "Primeira letra",
  wordsSoFar: (at, of) => `${at} de ${of} palavras`,
  wrongLetter: (letter) => `Não é ${letter.toUpperCase()}`,
  pieces: "Pedaços",
  placedSoFar: "O versículo até aqui",
  wrongPiece: "Este ainda não",

  typeHere: "O versículo",
  check: "Conferir",

  whichVerse: "Onde está escrito?",
  beginsWith: "Começa assim:",
  right: (reference) => `Sim, ${reference}.`,
  wrong: (reference) => `É ${reference}.`,

  results: {
    1: "Ainda não. É assim que se aprende.",
    2: "Quase.",
    3: "Você sabe.",
    4: "Você sabe bem.",
  },
  slips: (count) => `${count} ${plural(count, "erro", "erros")}`,
  helped: (count) => `${count} ${plural(count, "palavra mostrada", "palavras mostradas")}`,
  again: (days, date) => `Volta ${whenIn(days, date)}.`,
  tooEasy: "Foi fácil demais",
  askTomorrow: "Pergunte de novo amanhã",
  next: "Próximo",
  finish: "Pronto",
  allDone: "Por hoje é só.",
  skip: "Pular por hoje",
  notOnShelf: "Este versículo não está entre os seus.",
};

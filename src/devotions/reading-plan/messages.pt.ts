import { monthName } from "#domain/calendar/date-words.ts";
import { inDigits, plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type { planDayMessages as englishDay, planMessages as english } from "./messages.ts";

const days = (count: number): string => plural(count, `${count} dia`, `${count} dias`);

export const planMessages: Translated<typeof english> = {
  title: "Plano de leitura de um ano",
  titleWhole: "Plano de leitura de um ano: a Bíblia toda",
  plan: "Plano de leitura",
  plans: {
    year: "Um ano",
    whole: "A Bíblia toda",
  },
  ledes: {
    year: (minutes) =>
      `Duas leituras e uma oração para cada dia do ano: de Gênesis a Isaías, e todo o Novo Testamento, em cerca de ${minutes} minutos por dia.`,
    whole: (minutes) =>
      `Duas leituras e uma oração para cada dia do ano: todos os 1.189 capítulos, de Gênesis a Apocalipse, em cerca de ${minutes} minutos por dia.`,
  },
  note: "Por enquanto, o que escrevemos para cada dia está em inglês; as leituras abrem na sua tradução.",

  dayWithoutTheme: (day) => `Dia ${day}`,
  dayWithTheme: (day) => `Dia ${day}:`,
  loading: "Carregando a leitura de hoje",
  isToday: (date) => `${date}, hoje`,
  isGraceDay: (date) => `${date}, dia extra`,
  grace:
    "Um ano bissexto tem um dia a mais que o plano. Leia de novo o dia 365 ou ponha em dia um que tenha ficado para trás.",
  asYouRead: "Enquanto lê:",
  beforeYouRead: "Antes de ler",
  mayWait: "Difícil de ler. Pode ficar para outro dia.",
  warnedOf: (chapter) => `${chapter}:`,
  behind: (count) => plural(count, "Um dia de atraso: ver qual", `${count} dias de atraso: ver quais`),
  oldTestament: "Antigo Testamento",
  newTestament: "Novo Testamento",
  begins: (book) => `Início de ${book}`,
  read: "Ler a passagem",
  opensIn: ["Estas leituras abrem na tradução ", ", a última em que você leu."],
  ownMissing: " não pode ser carregada no momento, por isso estas leituras abrem em inglês, na KJV.",
  linesNotLoaded: "As frases sobre estes capítulos não puderam ser carregadas. As leituras estão aqui.",
  prayer: "Oração",
  markComplete: "Marcar como lido",
  completed: "Lido! ✨",
  unmark: "Toque de novo para desmarcar",
  points: (points) => `${points} pontos`,
  backToToday: (day) => `Voltar ao dia ${day}`,
  backToDay: (day) => `Voltar ao dia ${day} do plano`,
  shareText: (day, oldTestament, newTestament) =>
    `Dia ${day} do plano de leitura de um ano: ${oldTestament} e ${newTestament}.`,

  congratulations: "Parabéns! 🎉",
  dayCompleted: (day, points) => `Dia ${day} lido: ${points} pontos.`,
  newBadges: (names) => `${plural(names.length, "Nova medalha", "Novas medalhas")}: ${names.join(", ")}.`,
  dayUnmarked: "Dia desmarcado",
  dayOpenAgain: (day) => `O dia ${day} está em aberto de novo. Sua sequência e suas medalhas continuam.`,

  invitation: "O primeiro dia que você marcar é contado aqui, neste aparelho.",
  currentDay: "Dia atual",
  completedDays: "Lidos",
  dayStreak: "Dias seguidos",
  progress: "Progresso",
  percent: (percent) => `${percent}%`,

  yourProgress: "Seu progresso",
  yourYear: "Seu ano",
  catchUp: "Pôr em dia",
  goToADay: "Ir para um dia",
  shortMonth: (month) => monthName(month).slice(0, 3),
  readSoFar: (read, ofDays) => `${read} de ${days(ofDays)} ${plural(ofDays, "lido", "lidos")} até hoje`,
  readAhead: (count) => plural(count, `${count} lido com antecedência`, `${count} lidos com antecedência`),
  longestGap: (count) => `a maior pausa foi de ${days(count)}`,
  inOneSentence: (parts) => parts.join("; "),
  legend: {
    read: "lido",
    open: "em aberto",
    today: "hoje",
  },
  soFar: (points, longestStreak) =>
    `${inDigits(points)} ${plural(points, "ponto", "pontos")}. Maior sequência: ${days(longestStreak)}.`,

  badgesTitle: "Medalhas",
  badges: {
    "First Week": "Primeira semana",
    "Monthly Reader": "Um mês de leitura",
    Centurion: "Centurião",
    "Year Complete": "Ano completo",
    "Week Warrior": "Semana sem pausa",
    "Consistency Champion": "Grande constância",
  },
  earnedBy: {
    days: (goal) => `conquistada, ${goal} dias`,
    streak: (goal) => `conquistada, ${goal} dias seguidos`,
  },
  reached: {
    days: (reached, goal) => `${reached} de ${goal} dias`,
    streak: (reached, goal) => `${reached} de ${goal} seguidos`,
  },

  isNew: "Começando o plano agora?",
  startToday: "Faça de hoje o seu próprio dia 1, ou acompanhe o plano a partir da data de hoje.",
  startAsDayOne: "Começar hoje como dia 1",
  finishedIn: (year) => `Seus dias lidos são de ${year}. Arquive-os e comece de novo, ou mantenha-os e continue lendo.`,
  finishedFrom: (date) =>
    `Seus dias lidos são do ano que começou em ${date}. Arquive-os e comece de novo, ou mantenha-os e continue lendo.`,
  archive: "Arquivar",
  keep: "Manter",
  freshStart: "Um novo começo",
  isPutAway: (year) => `${year} está arquivado em “Anos anteriores”.`,
  earlierYears: "Anos anteriores",
  yearFrom: (date) => `O ano que começou em ${date}`,
  ofWholeBible: (year) => `${year}, a Bíblia toda`,
  earlierFigures: (completed, longestStreak) => `${days(completed)}, maior sequência: ${longestStreak}`,

  takeAlong: "Leve com você",
  calendarFile: "Arquivo de calendário",
  print: "Imprimir o plano",
  monthOf: (month, year) => `${month} de ${year}`,
  bothReadings: (oldTestament, newTestament) => `${oldTestament}; ${newTestament}`,
  calendarName: {
    year: "Plano de leitura de um ano",
    whole: "Plano de leitura: a Bíblia toda",
  },
  calendarTitle: (day, oldTestament, newTestament) => `Dia ${day}: ${oldTestament}; ${newTestament}`,
  calendarTheme: (theme, question) => `${theme}. Enquanto lê: ${question}`,
  calendarWarning: (warnings) => `Difícil de ler. ${warnings}`,
  calendarLine: (place, text) => `${place}: ${text}`,
  calendarNotSaved: "Não foi possível criar o arquivo de calendário",
  calendarNotSavedWhy: "Uma parte do plano não pôde ser carregada. Verifique sua conexão e tente de novo.",

  yourPlace: "Seu lugar no plano",
  notADay: (last) => `Escolha um dia de 1 a ${last}.`,
  goToDay: "Ir para o dia",
  go: "Ir",
  upToDate: "Você está em dia com o plano.",
  stillUnread: (count) =>
    `${plural(count, "Um dia ainda não foi lido. Leia quando quiser.", `${count} dias ainda não foram lidos. Leia na ordem que quiser.`)} Uma segunda leitura na mesma data não muda sua sequência.`,
  andMore: (count) => plural(count, "e mais 1, que aparece no mapa", `e mais ${count}, que aparecem no mapa`),
  start: "Começar hoje",
  startedOn: (date) => `Seu dia 1 foi em ${date}. Os dias que você marcou continuam marcados.`,
  startAnywhere:
    "O plano segue o dia do ano. Você também pode começar em qualquer data. Os dias que você marcou continuam marcados.",
  followYear: "Seguir o dia do ano",

  howItWorks: "Como funciona",
  how: {
    readings: (wordsAMinute, year, whole) =>
      `Cada dia tem uma leitura do Antigo Testamento e uma do Novo, com uma oração. A ${wordsAMinute} palavras por minuto, as duas levam cerca de ${year} minutos, e cerca de ${whole} com a Bíblia toda; nenhum dia leva o dobro.`,
    lines:
      "As frases de cada dia foram escritas para os seus capítulos. Onde os capítulos contam crueldades, uma nota avisa antes, para que você possa deixá-los para outro dia.",
    marking: (points) =>
      `“Ler a passagem” abre exatamente esses capítulos. Volte e toque em “Marcar como lido”: cada dia vale ${points} pontos.`,
    streak:
      "Leia em duas datas seguidas e começa uma sequência. Ler vários dias em uma mesma data não a quebra nem a aumenta.",
    missed: "Se alguns ficaram para trás, “Pôr em dia” os mostra. Nada se perde, e ninguém conta além de você.",
  },
};

export const planDayMessages: Translated<typeof englishDay> = {
  // The themes are in English.
  title: (day) => `Dia ${day}`,
  readings: (oldTestament, newTestament) => `${oldTestament} e ${newTestament}`,
  description: (day, readings) =>
    `Dia ${day} do plano de leitura de um ano: ${readings}. Leia aqui, de graça e sem conta.`,
};

import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./archive-messages.ts";

export const archiveMessages: Translated<typeof english.archiveMessages> = {
  title: "Um versículo para cada dia",
  lead: "Trezentos e sessenta e seis versículos de todas as partes da Bíblia: um para cada dia do ano e um para 29 de fevereiro. Encontre o versículo de um aniversário, de um casamento ou de hoje. Por enquanto, eles estão em inglês.",
  months: "Meses",
  monthName: (month) => month.replace(/^./, (letter) => letter.toUpperCase()),
  feeds: "Receba cada versículo",
  feedsLead:
    "Seu leitor de feeds ou seu calendário pode receber sozinho o versículo de cada dia, em inglês. Não é preciso ter conta, e ninguém fica sabendo quem lê.",
  rss: "Feed RSS",
  calendar: "Calendário (iCalendar)",
  ofMonth: (month) => `Os versículos de ${month}`,
  monthLead:
    "Um versículo por dia da King James Version, em inglês por enquanto. Cada data mantém o seu versículo de um ano para o outro.",
  day: (day, month) => `${day === 1 ? "1º" : day} de ${month}`,
  today: "Hoje",
  notLoaded: "Não foi possível carregar os versículos. Verifique sua conexão e tente de novo.",
  noMonth: "Não há nenhum mês com este nome.",
  all: "Todos os meses",
};

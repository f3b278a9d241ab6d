import { plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type { subjectMessages as english } from "./messages.ts";

export const subjectMessages: Translated<typeof english> = {
  title: "Versículos para um momento como este",
  lead: "O que a Bíblia diz a quem tem medo, está endividado, acabou de se casar ou não consegue dormir. Cada passagem foi lida em seu contexto.",
  note: "Os versículos vêm da Bíblia Livre; se a fonte não responder, aparecem em inglês. Os comentários estão em inglês por enquanto.",
  find: "Buscar um assunto",
  examples: "Medo, casamento, trabalho",
  subjects: (count) => `${count} ${plural(count, "assunto", "assuntos")}`,
  none: (query) => `Nenhum assunto se chama “${query}”. Tente uma palavra mais simples ou busque-a na Bíblia.`,
  versesOn: (subject) => `Versículos sobre ${subject}`,
  allPassagesOn: (subject) => `Todas as passagens sobre ${subject}`,
  chapters: "Capítulos",
  all: "Todos os assuntos",
  notLoaded: "Não foi possível carregar os versículos. Verifique sua conexão e tente de novo.",
  noPage: "Não há uma página de versículos com este nome.",
};

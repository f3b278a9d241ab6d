import type { Translated } from "#domain/text/translated.ts";
import type { commentaryMessages as english } from "./messages.ts";

export const commentaryMessages: Translated<typeof english> = {
  choose: "Comentário",
  voice: (authors, year) => `Escrito por ${authors}, ${year}. É uma opinião, não a Escritura.`,
  inEnglish: "Em inglês.",
  ofBook: "Sobre o livro",
  ofChapter: "Sobre o capítulo",
  verses: (verses) => `Versículos ${verses}`,
  nothingOnChapter: "Este comentário não diz nada sobre este capítulo.",
  nothingOnVerses: "Este comentário não diz nada sobre estes versículos.",
  cutOff: "Incompleto na fonte.",
  away: "Agora não é possível ler o comentário. Todo o resto funciona.",
  otherNumbers: "Os versículos são numerados como nas Bíblias em inglês.",
  licence: (licence) => (licence === "Public Domain" ? "Domínio público" : licence),
  download: (book) => `Baixar ${book}`,
  progress: (done, all) => `Baixando: ${done} de ${all} capítulos`,
  downloaded: (book) => `${book} pode ser lido sem internet.`,
  notDownloaded: "Não foi possível baixar todos os capítulos. O que foi baixado fica.",
};

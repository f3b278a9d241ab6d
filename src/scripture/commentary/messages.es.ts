import type { Translated } from "#domain/text/translated.ts";
import type { commentaryMessages as english } from "./messages.ts";

export const commentaryMessages: Translated<typeof english> = {
  choose: "Comentario",
  voice: (authors, year) => `Escrito por ${authors}, ${year}. Es una opinión, no la Escritura.`,
  inEnglish: "En inglés.",
  ofBook: "Sobre el libro",
  ofChapter: "Sobre el capítulo",
  verses: (verses) => `Versículos ${verses}`,
  nothingOnChapter: "Este comentario no dice nada de este capítulo.",
  nothingOnVerses: "Este comentario no dice nada de estos versículos.",
  cutOff: "Cortado en la fuente.",
  away: "Ahora no se puede leer el comentario. Todo lo demás funciona.",
  otherNumbers: "Sus versículos se numeran como en las Biblias inglesas.",
  licence: (licence) => (licence === "Public Domain" ? "Dominio público" : licence),
  download: (book) => `Descargar ${book}`,
  progress: (done, all) => `Descargando: ${done} de ${all} capítulos`,
  downloaded: (book) => `${book} se puede leer sin conexión.`,
  notDownloaded: "No se pudieron descargar todos los capítulos. Lo descargado se queda.",
};

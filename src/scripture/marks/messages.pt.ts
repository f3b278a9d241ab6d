import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";

export const markMessages: Translated<typeof english.markMessages> = {
  verse: (verse) => `Versículo ${verse}`,
  selected: "selecionado",
  highlighted: (colour) => `destacado em ${colour.toLowerCase()}`,
  bookmarked: "com marcador",
  hasNote: "com nota",
  actions: ". Ações",
  notes: "Notas",
  note: "Nota",
  colours: {
    Orange: "Laranja",
    Pink: "Rosa",
    Grey: "Cinza",
  },
};

export const marksPanelMessages: Translated<typeof english.marksPanelMessages> = {
  noteDeleted: "Nota apagada",
  noteSaved: "Nota salva",
  noteForVisit: "Fica até você fechar esta página",
  staysHere: "Só os seus aparelhos podem lê-la",
  noNotes: "Ainda não há notas.",
  noteOnWhat: "Escreva uma sobre este capítulo, ou escolha antes um versículo.",
  noBookmarks: "Ainda não há marcadores. Toque em um versículo e depois em “Marcador”.",
  noHighlights: "Ainda não há destaques. Toque em um versículo e escolha uma cor.",
  more: "Mostrar mais",
  nothingFound: "Nenhuma das suas notas contém estas palavras.",
  highlightIn: (colour) => `Destacar em ${colour.toLowerCase()}`,
  removeHighlight: "Remover o destaque",
  removeMark: {
    bookmark: (reference) => `Remover o marcador de ${reference}`,
    highlight: (reference) => `Remover o destaque de ${reference}`,
  },
  search: "Buscar nas suas notas",
  keptHere: "Guardado neste aparelho",
  bookmarks: "Marcadores",
  highlights: "Destaques",
  noteOn: (reference) => `Nota sobre ${reference}`,
  editNote: (reference) => `Editar a nota sobre ${reference}`,
  deleteNote: (reference) => `Apagar a nota sobre ${reference}`,
  saveNote: "Salvar a nota",
  ask: "O que você vê aqui?",
  bookmark: "Marcador",
  highlightVerse: (verse) => `Destacar o versículo ${verse}`,
  bookmarkVerse: (verse) => `Marcador no versículo ${verse}`,
  noteOnVerse: (verse) => `Nota sobre o versículo ${verse}`,
};

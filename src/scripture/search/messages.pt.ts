import { inDigits, plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type { searchMessages as english } from "./messages.ts";

export const searchMessages: Translated<typeof english> = {
  filters: "Filtros",
  translation: "Tradução",
  wholeWords: "Só palavras inteiras",
  testament: "Testamento",
  all: "Todos",
  allOf: "os livros",
  old: "Antigo",
  new: "Novo",
  book: "Livro",
  quoted: (words) => `“${words}”`,
  byName: "Uma passagem com este nome",
  verses: (total) => plural(total, "1 versículo", `${inDigits(total)} versículos`),
  noVerse: "nenhum versículo",
  beginnings: (total) =>
    `${plural(total, "1 versículo tem", `${inDigits(total)} versículos têm`)} palavras que começam assim`,
  elsewhere: "Buscar nas outras traduções",
  everywhere: "Buscar em todos os livros",
  nearest: "Versículos mais próximos",
  didYouMean: "Você quis dizer",
  bestFirst: ", os melhores primeiro",
  more: "Mostrar mais versículos",
  shownOf: (shown, total) => `${inDigits(shown)} de ${inDigits(total)}`,
  searchingFor: "Buscando ",
  noVerseWith: "Nenhum versículo com ",
  versesWith: (total) => plural(total, " versículo com ", " versículos com "),
  searching: "Buscando",
  progress: "Progresso do download",
  firstSearch: (translation, size) =>
    `A primeira busca baixa para este aparelho a lista de palavras da ${translation} (${size}). A busca é feita aqui, então ninguém fica sabendo o que você procura.`,
  versesOn: (subject) => `Versículos sobre ${subject}`,
  alsoFound: "Também",
  inDictionary: (term) => `Dicionário, em inglês: ${term}`,
  suggestions: "Sugestões",
  kinds: {
    recent: "buscado antes",
    book: "livro",
    chapter: "capítulo",
  },
  downloadedSoFar: (chapters) =>
    plural(
      chapters,
      "1 capítulo foi baixado até agora, e a busca se limita a ele",
      `${inDigits(chapters)} capítulos foram baixados até agora, e a busca se limita a eles`,
    ),
  notDownloaded: "Baixe esta tradução para este aparelho e você poderá buscar as palavras dela aqui.",
  toDownloads: "Baixar para este aparelho",
  searchOffline:
    "Você está sem internet, e a lista de palavras desta tradução ainda não está neste aparelho. Nas traduções que você escolher ",
  searchOfflineEnd: ", é possível buscar sem internet.",
};

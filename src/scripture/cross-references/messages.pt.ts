import type { Translated } from "#domain/text/translated.ts";
import { maxTranslations, maxUpstreamChapters } from "./config.ts";
import type * as english from "./messages.ts";

export const compareMessages: Translated<typeof english.compareMessages> = {
  title: "Referências cruzadas",
  lead: "Uma passagem em até três traduções, lado a lado, e outros versículos sobre o mesmo assunto.",
  passage: "Passagem",
  example: "João 3:16-18",
  translations: "Traduções, de uma a três",
  compare: "Comparar",
  change: "Alterar",
  start: "Escreva uma passagem, por exemplo “João 3:16-18”, e toque em “Comparar”.",
  failed: "Não foi possível carregar a passagem",
  // A sentence after a colon begins with a small letter.
  failedOf: (translation, message) => `${translation}: ${message.charAt(0).toLowerCase()}${message.slice(1)}`,
  loading: (translation) => `Carregando: ${translation}…`,
  lastTranslation: "Deixe pelo menos uma tradução.",
  enoughTranslations: `Você pode comparar até ${maxTranslations} traduções.`,
  differences: "Mostrar diferenças no texto",
  verse: "Versículo",
  byNumber:
    "Os versículos ficam lado a lado pelo número. Traduções de outros idiomas podem numerar alguns deles de outro modo.",
  tooLongForUpstream: `Ela vem de um serviço público, ao qual pedimos no máximo ${maxUpstreamChapters} capítulos de cada vez. Escolha uma passagem mais curta.`,
  tooLong: "Esta passagem é longa demais para ser comparada inteira. Estes são os primeiros versículos.",
  moreVerses: "Mostrar mais versículos",
  shown: (shown, all) => `${shown} de ${all}`,
  related: "Versículos relacionados",
  relatedNote: "Se um versículo não estiver disponível na sua tradução, ele aparece em inglês.",
  noRelated: "Não conhecemos versículos relacionados a esta passagem.",
  compareThis: (reference) => `Comparar ${reference}`,
  moreRelated: "Mais versículos relacionados",
  credit: "Referências cruzadas do MetaV, de Robert Rouse",
  empty: "Escreva a referência de uma passagem.",
  invalid: "Isto não é uma referência bíblica. Tente, por exemplo, “João 3:16”.",
};

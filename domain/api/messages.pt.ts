import { lookupMessages } from "#domain/scripture/lookup/messages.pt.ts";
import { languageMessages } from "../scripture/languages/messages.pt.ts";
import type { Translated } from "../text/translated.ts";
import { live } from "../trivia-live/config.ts";
import { messagesPerCard } from "./budgets.ts";
import type * as english from "./messages.ts";

export const errorMessages: Translated<typeof english.errorMessages> = {
  malformed_request: "Não conseguimos ler esta solicitação.",
  passage_too_long: "Peça só um livro de cada vez, por favor.",
  forbidden_origin: "Só as próprias páginas deste site podem fazer isso.",
  forbidden: "Você não pode fazer isso.",
  step_up_required: "Primeiro resolva a continha, por favor.",
  card_not_started: "Ninguém escreveu neste cartão, e ele não foi começado aqui. Escolha um novo no menu, por favor.",
  route_not_found: "Não há nada neste endereço. Em /api/docs está tudo o que a API oferece.",
  not_found: "Não encontramos isso.",
  translation_not_found: "Não temos essa tradução.",
  method_not_allowed: "Este endereço não aceita esse método.",
  card_full: "Este cartão está cheio.",
  room_closed: "Ninguém pode entrar nesta sala agora.",
  sync_full: "Não cabem mais dados sincronizados.",
  sync_erased: "O que foi sincronizado com este código foi apagado.",
  payload_too_large: "O corpo da solicitação é grande demais.",
  unsupported_media_type: "Envie o corpo como application/json, por favor.",
  invalid_input: "Alguns dos valores não são válidos.",
  keyword_search: lookupMessages.keyword,
  upgrade_required: "Este endereço só aceita conexões WebSocket.",
  rate_limited: "Solicitações demais. Tente de novo mais tarde.",
  internal: "Algo deu errado do nosso lado. Tente de novo mais tarde.",
  upstream_failed: lookupMessages.failed,
  upstream_unreachable: lookupMessages.network,
  unavailable: "Isto não está disponível no momento. Tente de novo mais tarde.",
  upstream_timeout: lookupMessages.timeout,
};

export const refusalMessages: Translated<typeof english.refusalMessages> = {
  notJson: "O corpo da solicitação não é JSON válido.",
  notObject: "O corpo da solicitação tem de ser um objeto JSON.",
  nested: (levels) => `O corpo da solicitação tem mais de ${levels} níveis aninhados.`,
  tooLarge: (bytes) => `O corpo da solicitação tem mais de ${bytes} bytes.`,
  cutOff: "O corpo da solicitação chegou incompleto.",
  mediaType: (types) => `Envie o corpo como ${types.join(" ou ")}, por favor.`,
  writeAgain: (minutes) =>
    `Você pode escrever de novo daqui a ${minutes === 1 ? "um minuto" : minutes < 60 ? `${minutes} minutos` : "uma hora"}.`,
  notDeleted: "Não foi possível apagar a mensagem",
  notAuthor: "Só quem escreveu uma mensagem pode apagá-la.",
  keyUsed: "Esta chave já foi usada para outra mensagem.",
  postingIsOff: "Não é possível publicar até que este site esteja configurado.",
  countersClosed: "Os contadores não aceitam mais nada hoje.",
  noCounter: "Não há nenhum contador com esse nome.",
  noTopic: "Só prayers_submitted pode ter um tema.",
  translations: (known) => `Não temos essa tradução. Você pode escolher entre ${known.join(", ")}.`,
  translationsHere: (known) => `Isto só funciona com estas traduções: ${known.join(", ")}.`,
  noBook: "Não encontramos esse livro. Use o código de três letras, como JHN.",
  noChapter: "Este livro não tem esse capítulo.",
  omitted: (passage) => `Esta tradução omite ${passage}.`,
  passages: (most) => `Com esta tradução, peça até ${most} passagens de cada vez, por favor.`,
  chapters: (most) => `Com esta tradução, peça até ${most} capítulos de cada vez, por favor.`,
  verses: (most) => `Peça até ${most} versículos de cada vez, por favor.`,
  noWords: "Só a King James Version (kjv) tem palavras.",
  wordNumber: "Use um número como H7225 ou G26, por favor.",
  noWord: "Não há nenhuma palavra com este número.",
  noSubject: "Não há nenhum assunto com este código. Todos estão em /api/subjects.",
  cursor: "Este cursor não é desta busca.",
  notWhole: "Aqui só as traduções de outros idiomas são oferecidas em um arquivo único.",
  notStored: "Só as traduções guardadas neste site podem ser baixadas em um arquivo único.",
  onlyJson: "Só json é oferecido.",
  notEmbedded: "Só capítulos e versículos de uma tradução guardada aqui podem ser inseridos em outras páginas.",
};

export const fieldMessages: Translated<typeof english.fieldMessages> = {
  invalid: "O valor não é válido",
  atMost: (characters) => `Até ${characters} caracteres.`,
  reports: "Até 20 relatórios.",
  oneOf: (names) => `Use um destes: ${names}.`,
  wholeUpTo: (most) => `Use um número inteiro de 1 a ${most}, por favor.`,
  wholeFromZero: "Use um número inteiro a partir de 0, por favor.",
  token: "Use de 8 a 100 letras, algarismos, hifens ou sublinhados, por favor.",
  cursor: "Este cursor não é válido.",
  term: "Escreva o que você procura, por favor.",
  bookIds: "Use códigos de livros com três letras, como PSA,JHN.",
  testament: "Use OT ou NT, por favor.",
  bytes: "Informe um número de bytes, por favor.",
  date: "Informe a data como YYYY-MM-DD, por favor.",
  catalogue: "Use card ou year, por favor.",
  pixels: "Informe pixels inteiros, por favor.",
  address: "Informe o endereço de uma página deste site, por favor.",
  shortName: "Informe um nome curto, por favor.",
  nameCharacters: "Use um nome curto de letras, algarismos, pontos, dois-pontos, hifens ou sublinhados.",
};

export const countMessages: Translated<typeof english.countMessages> = {
  operationId: "Use um código de 16 a 64 letras, algarismos e hifens, por favor.",
  oneAtATime: "Conte um de cada vez, ou envie um lote.",
  secondsAgo: (days) => `Informe um número inteiro de segundos, até ${days} dias.`,
  counter: "Não há nenhum contador com esse nome.",
  counters: "Informe pelo menos um contador, por favor.",
  counterOnce: "Informe cada contador uma só vez, por favor.",
  prayers: "Conte também cada oração em prayers_submitted, por favor.",
  topic: (most) => `Escolha um tema de 1 a ${most}, por favor.`,
  wholeFromOne: "Use um número inteiro a partir de 1, por favor.",
  noMore: (most) => `Use ${most} no máximo, por favor.`,
};

export const cardMessages: Translated<typeof english.cardMessages> = {
  required: "É preciso preencher todos os campos",
  nameTooLong: "O nome pode ter até 100 caracteres",
  messageTooLong: "A mensagem pode ter até 500 caracteres",
  recipientTooLong: "O nome da capa pode ter até 60 caracteres",
  recipientMarkup: "Na capa, escreva só um nome",
  invalidCardId: "O código do cartão não é válido",
  language: "A mensagem tem palavras impróprias",
  sumFirst: "Primeiro resolva a continha, por favor.",
  sumWrong: "Não é bem isso. Aqui vai outra.",
  limited: "Mensagens demais foram enviadas para este cartão. Tente de novo mais tarde.",
  networkLimited: "Chegaram mensagens demais da sua rede em uma hora.",
  newCardsLimited: "Cartões novos demais foram começados na sua rede em uma hora.",
  full: `Este cartão está cheio: cabem ${messagesPerCard.toLocaleString("pt-BR")} mensagens. Comece outro, por favor.`,
  notStarted: "Ninguém escreveu neste cartão, e ele não foi começado aqui. Escolha um novo no menu, por favor.",
  closed: "Hoje foram escritas tantas mensagens que não cabe mais nenhuma. Volte amanhã (UTC), por favor.",
  notSaved: "Não foi possível salvar a mensagem",
  notLoaded: "Não foi possível carregar as mensagens",
};

export const syncMessages: Translated<typeof english.syncMessages> = {
  unknown: "Não há dados sincronizados com este código.",
  erased: "O que foi sincronizado com este código foi apagado em toda parte.",
  full: "Não cabem mais dados sincronizados. Remova algo e tente de novo.",
  tooManyStores: "Códigos demais foram criados na sua rede em uma hora.",
  tooManyWrites: "Mudanças demais de uma vez. Elas serão enviadas em um minuto.",
  recordName: "Use 22 caracteres de base64url, por favor.",
  recordSize: "Um registro tem até 16 kB.",
  base64url: "Use base64url, por favor.",
  pageNumber: "Use o número da página anterior, por favor.",
};

export const liveMessages: Translated<typeof english.liveMessages> = {
  notFound: "Não há nenhuma sala com este código. Os códigos têm cinco letras; veja a tela do anfitrião.",
  tooManyCodes: "Chegaram códigos errados demais da sua rede. Tente de novo mais tarde.",
  tooManyRooms: "Salas demais foram abertas na sua rede em uma hora.",
  full: `Esta sala está cheia: há ${live.maxPlayers} pessoas jogando.`,
  locked: "O anfitrião fechou esta sala.",
  over: "Este jogo terminou.",
  removed: "O anfitrião tirou você desta sala.",
  noCode: "Todos os códigos que tentamos estão ocupados. Tente de novo.",
  hexadecimal: "Use 32 algarismos hexadecimais, por favor.",
};

export const apiSentences: english.ApiSentences = {
  errors: errorMessages,
  refusals: refusalMessages,
  fields: fieldMessages,
  counts: countMessages,
  cards: cardMessages,
  sync: syncMessages,
  live: liveMessages,
  lookup: lookupMessages,
  languages: languageMessages,
};

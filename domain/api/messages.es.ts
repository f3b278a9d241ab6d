import { lookupMessages } from "#domain/scripture/lookup/messages.es.ts";
import { languageMessages } from "../scripture/languages/messages.es.ts";
import type { Translated } from "../text/translated.ts";
import { live } from "../trivia-live/config.ts";
import { messagesPerCard } from "./budgets.ts";
import type * as english from "./messages.ts";

export const errorMessages: Translated<typeof english.errorMessages> = {
  malformed_request: "No pudimos leer esta solicitud.",
  passage_too_long: "Pide un solo libro a la vez, por favor.",
  forbidden_origin: "Solo las páginas de este sitio pueden hacer esto.",
  forbidden: "No puedes hacer esto.",
  step_up_required: "Primero resuelve la pequeña cuenta, por favor.",
  card_not_started: "Nadie ha escrito en esta tarjeta, y no se empezó aquí. Elige una nueva en el menú, por favor.",
  route_not_found: "No hay nada en esta dirección. En /api/docs está todo lo que ofrece la API.",
  not_found: "No encontramos eso.",
  translation_not_found: "No tenemos esa traducción.",
  method_not_allowed: "Esta dirección no admite ese método.",
  card_full: "Esta tarjeta está llena.",
  room_closed: "Ahora nadie puede entrar en esta sala.",
  sync_full: "Ya no caben más datos sincronizados.",
  sync_erased: "Lo que se sincronizó con este código se borró.",
  payload_too_large: "El cuerpo de la solicitud es demasiado grande.",
  unsupported_media_type: "Envía el cuerpo como application/json, por favor.",
  invalid_input: "Algunos de los valores no son válidos.",
  keyword_search: lookupMessages.keyword,
  upgrade_required: "Esta dirección solo acepta conexiones WebSocket.",
  rate_limited: "Demasiadas solicitudes. Inténtalo más tarde.",
  internal: "Algo salió mal de nuestro lado. Inténtalo más tarde.",
  upstream_failed: lookupMessages.failed,
  upstream_unreachable: lookupMessages.network,
  unavailable: "Esto no está disponible en este momento. Inténtalo más tarde.",
  upstream_timeout: lookupMessages.timeout,
};

export const refusalMessages: Translated<typeof english.refusalMessages> = {
  notJson: "El cuerpo de la solicitud no es JSON válido.",
  notObject: "El cuerpo de la solicitud tiene que ser un objeto JSON.",
  nested: (levels) => `El cuerpo de la solicitud tiene más de ${levels} niveles anidados.`,
  tooLarge: (bytes) => `El cuerpo de la solicitud tiene más de ${bytes} bytes.`,
  cutOff: "El cuerpo de la solicitud llegó incompleto.",
  mediaType: (types) => `Envía el cuerpo como ${types.join(" o ")}, por favor.`,
  writeAgain: (minutes) =>
    `Puedes volver a escribir dentro de ${minutes === 1 ? "un minuto" : minutes < 60 ? `${minutes} minutos` : "una hora"}.`,
  notDeleted: "No se pudo borrar el mensaje",
  notAuthor: "Solo quien escribió un mensaje puede borrarlo.",
  keyUsed: "Esta clave ya se usó para otro mensaje.",
  postingIsOff: "No se puede publicar hasta que este sitio esté configurado.",
  countersClosed: "Los contadores no admiten más por hoy.",
  noCounter: "No hay ningún contador con ese nombre.",
  noTopic: "Solo prayers_submitted puede tener un tema.",
  translations: (known) => `No tenemos esa traducción. Puedes elegir entre ${known.join(", ")}.`,
  translationsHere: (known) => `Esto solo funciona con estas traducciones: ${known.join(", ")}.`,
  noBook: "No encontramos ese libro. Usa su código de tres letras, como JHN.",
  noChapter: "Este libro no tiene ese capítulo.",
  omitted: (passage) => `Esta traducción omite ${passage}.`,
  passages: (most) => `Con esta traducción, pide hasta ${most} pasajes a la vez, por favor.`,
  chapters: (most) => `Con esta traducción, pide hasta ${most} capítulos a la vez, por favor.`,
  verses: (most) => `Pide hasta ${most} versículos a la vez, por favor.`,
  noWords: "Solo la King James Version (kjv) tiene palabras.",
  wordNumber: "Usa un número como H7225 o G26, por favor.",
  noWord: "No hay ninguna palabra con este número.",
  noSubject: "No hay ningún tema con este código. Todos están en /api/subjects.",
  cursor: "Este cursor no es de esta búsqueda.",
  notWhole: "Aquí solo se ofrecen en un archivo las traducciones de otros idiomas.",
  notStored: "Solo las traducciones guardadas en este sitio se pueden descargar en un archivo.",
  onlyJson: "Solo se ofrece json.",
  notEmbedded: "Solo se pueden insertar capítulos y versículos de una traducción guardada aquí.",
};

export const fieldMessages: Translated<typeof english.fieldMessages> = {
  invalid: "El valor no es válido",
  atMost: (characters) => `Hasta ${characters} caracteres.`,
  reports: "Hasta 20 informes.",
  oneOf: (names) => `Usa uno de estos: ${names}.`,
  wholeUpTo: (most) => `Usa un número entero de 1 a ${most}, por favor.`,
  wholeFromZero: "Usa un número entero desde 0, por favor.",
  token: "Usa de 8 a 100 letras, cifras, guiones o guiones bajos, por favor.",
  cursor: "Este cursor no es válido.",
  term: "Escribe qué quieres buscar, por favor.",
  bookIds: "Usa códigos de libros de tres letras, como PSA,JHN.",
  testament: "Usa OT o NT, por favor.",
  bytes: "Indica un número de bytes, por favor.",
  date: "Indica la fecha como YYYY-MM-DD, por favor.",
  catalogue: "Usa card o year, por favor.",
  pixels: "Indica píxeles enteros, por favor.",
  address: "Indica la dirección de una página de este sitio, por favor.",
  shortName: "Indica un nombre corto, por favor.",
  nameCharacters: "Usa un nombre corto de letras, cifras, puntos, dos puntos, guiones o guiones bajos.",
};

export const countMessages: Translated<typeof english.countMessages> = {
  operationId: "Usa un código de 16 a 64 letras, cifras y guiones, por favor.",
  oneAtATime: "Cuenta de uno en uno, o envía un lote.",
  secondsAgo: (days) => `Indica un número entero de segundos, hasta ${days} días.`,
  counter: "No hay ningún contador con ese nombre.",
  counters: "Nombra al menos un contador, por favor.",
  counterOnce: "Nombra cada contador una sola vez, por favor.",
  prayers: "Cuenta también cada oración en prayers_submitted, por favor.",
  topic: (most) => `Elige un tema de 1 a ${most}, por favor.`,
  wholeFromOne: "Usa un número entero desde 1, por favor.",
  noMore: (most) => `Usa ${most} como máximo, por favor.`,
};

export const cardMessages: Translated<typeof english.cardMessages> = {
  required: "Hay que llenar todos los campos",
  nameTooLong: "El nombre puede tener hasta 100 caracteres",
  messageTooLong: "El mensaje puede tener hasta 500 caracteres",
  recipientTooLong: "El nombre de la portada puede tener hasta 60 caracteres",
  recipientMarkup: "En la portada, escribe solo un nombre",
  invalidCardId: "El código de la tarjeta no es válido",
  language: "El mensaje tiene palabras inapropiadas",
  sumFirst: "Primero resuelve la pequeña cuenta, por favor.",
  sumWrong: "No es del todo correcto. Aquí tienes otra.",
  limited: "Se enviaron demasiados mensajes para esta tarjeta. Inténtalo más tarde.",
  networkLimited: "Llegaron demasiados mensajes desde tu red en una hora.",
  newCardsLimited: "Se empezaron demasiadas tarjetas nuevas desde tu red en una hora.",
  full: `Esta tarjeta está llena: caben ${messagesPerCard.toLocaleString("es-419")} mensajes. Empieza otra, por favor.`,
  notStarted: "Nadie ha escrito en esta tarjeta, y no se empezó aquí. Elige una nueva en el menú, por favor.",
  closed: "Hoy se escribieron tantos mensajes que ya no cabe ninguno más. Vuelve mañana (UTC), por favor.",
  notSaved: "No se pudo guardar el mensaje",
  notLoaded: "No se pudieron cargar los mensajes",
};

export const syncMessages: Translated<typeof english.syncMessages> = {
  unknown: "No hay datos sincronizados con este código.",
  erased: "Lo que se sincronizó con este código se borró en todas partes.",
  full: "Ya no caben más datos sincronizados. Quita algo e inténtalo de nuevo.",
  tooManyStores: "Se hicieron demasiados códigos desde tu red en una hora.",
  tooManyWrites: "Demasiados cambios a la vez. Se enviarán en un minuto.",
  recordName: "Usa 22 caracteres de base64url, por favor.",
  recordSize: "Un registro tiene hasta 16 kB.",
  base64url: "Usa base64url, por favor.",
  pageNumber: "Usa el número de la página anterior, por favor.",
};

export const liveMessages: Translated<typeof english.liveMessages> = {
  notFound: "No hay ninguna sala con este código. Los códigos tienen cinco letras; mira la pantalla del anfitrión.",
  tooManyCodes: "Llegaron demasiados códigos equivocados desde tu red. Inténtalo más tarde.",
  tooManyRooms: "Se abrieron demasiadas salas desde tu red en una hora.",
  full: `Esta sala está llena: hay ${live.maxPlayers} personas jugando.`,
  locked: "El anfitrión cerró esta sala.",
  over: "Este juego terminó.",
  removed: "El anfitrión te sacó de esta sala.",
  noCode: "Todos los códigos que probamos están ocupados. Inténtalo de nuevo.",
  hexadecimal: "Usa 32 cifras hexadecimales, por favor.",
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

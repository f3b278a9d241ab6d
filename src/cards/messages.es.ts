import { messagesPerCard } from "#domain/api/budgets.ts";
import { cardLimits } from "#domain/api/cards.ts";
import { inDigits, plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";

export const cardScreenMessages: Translated<typeof english.cardScreenMessages> = {
  added: { title: "¡Mensaje agregado!", description: "Tus palabras ya están en la tarjeta" },
  addFailed: "No se pudo agregar el mensaje",
  deleteFailed: "No se pudo borrar el mensaje",
  loadFailed: "No se pudieron cargar los mensajes",
  fillIn: { title: "Completa todos los campos", description: "Hacen falta el nombre y el mensaje" },
  sumFirst: "Resuelve primero la pequeña cuenta.",
  noRoom: {
    title: "Esta línea no cabe",
    description: `Tu mensaje tendría más de ${cardLimits.messageCharacters} caracteres.`,
  },
  placesLeft: (places) =>
    plural(
      places,
      "La tarjeta está casi llena: cabe un mensaje más.",
      `La tarjeta está casi llena: caben ${places} mensajes más.`,
    ),
  full: `Esta tarjeta está llena: caben ${inDigits(messagesPerCard)} mensajes. Empieza otra, por favor.`,
  stopLoading: (loaded, total) => `Dejar de cargar (${inDigits(loaded)} de ${inDigits(total)})`,
  copied: { title: "¡Enlace copiado!" },
  copyFailed: { title: "No se pudo copiar el enlace", description: "Copia la dirección a mano" },
  noPicture: { title: "No se pudo crear la imagen", description: "Revisa tu conexión e inténtalo de nuevo." },
  ready: { title: "¡La tarjeta está lista para enviar!" },
  noMessages: { title: "No hay mensajes que enviar", description: "Agrega algún mensaje antes de enviar la tarjeta" },
  cannotOpen: "Esta tarjeta no se puede abrir",
  invalidId: "La dirección no es la de una tarjeta",
  notStarted: "Nadie ha escrito en esta tarjeta, y no se empezó aquí. Elige una nueva en el menú, por favor.",
};

export const cardPageMessages: Translated<typeof english.cardPageMessages> = {
  card: "La tarjeta",
  note: "",
  write: "Escribir",
  open: "Abrir",
  openWhat: "la tarjeta",
  pleaseSign: (card) => `Firma esta ${card}, por favor.`,
  pleaseSignFor: (card, recipient) => `Firma esta ${card} para ${recipient}, por favor.`,
  copied: "Copiado",
  copyLink: "Copiar el enlace",
  mail: "Enviar la tarjeta por correo",
  print: "Imprimir",
  close: "Cerrar la tarjeta",
  messages: "Mensajes",
  messageCount: (count) => plural(count, "1 mensaje", `${inDigits(count)} mensajes`),
  live: "En vivo",
  loadingMessages: "Cargando los mensajes",
  noOneWrote: "Nadie ha escrito todavía",
  nobodyYet: "Aún nadie ha escrito. La primera línea puede ser tuya.",
  loading: "Cargando…",
  older: "Mostrar mensajes anteriores",
  allLines: (count) => `Mostrar las ${inDigits(count)} líneas`,
  fewerLines: "Mostrar menos líneas",
  delete: "Borrar",
  deleteYours: (beginning) => `Borrar tu mensaje: ${beginning}`,
  deleteForAll: "¿Borrarlo para todos?",
  yesDelete: "Sí, borrar",
  keep: "No borrar",
  choose: "Elegir una tarjeta",
  moreOnCard: (count) =>
    plural(count, "y un mensaje más en la tarjeta", `y ${inDigits(count)} mensajes más en la tarjeta`),
};

export const mailMessages: Translated<typeof english.mailMessages> = {
  subject: (card, recipient) => `${card} para ${recipient}`,
  you: "ti",
  head: (subject, url) => `${subject}. Ábrela aquí:\n${url}\n`,
  message: (message, name) => `\n«${message}»\n— ${name}\n`,
};

export const dateMessages: Translated<typeof english.dateMessages> = {
  minutesAgo: (count) => plural(count, "hace 1 minuto", `hace ${count} minutos`),
  hoursAgo: (count) => plural(count, "hace 1 hora", `hace ${count} horas`),
  now: "Ahora mismo",
  yesterday: "Ayer",
};

export const menuMessages: Translated<typeof english.menuMessages> = {
  title: "Tarjetas para un día especial",
  lead: "Elige una tarjeta, escribe la primera línea y comparte el enlace. Todos los que lo tengan pueden firmarla y ver cómo se llena.",
  note: "",
  kinds: "Tipos de tarjeta",
  mine: "Mis tarjetas",
  opened: (day) => `abierta el ${day}`,
  made: (minute) => `creada el ${minute}`,
  for: "para ",
  takeOff: (title, when) => `Quitar de la lista la tarjeta «${title}» ${when}`,
  takeOffFor: (title, recipient, when) => `Quitar de la lista la tarjeta «${title}» para ${recipient} ${when}`,
};

export const writerMessages: Translated<typeof english.writerMessages> = {
  title: "Escribe tu mensaje",
  name: "Tu nombre",
  message: "Mensaje",
  ideas: "Ideas rápidas",
  sum: (question) => `Antes, una pequeña cuenta: ${question} =`,
  offline: "Estás sin conexión. Tus palabras se quedan aquí; agrégalas cuando vuelvas a tener conexión.",
  adding: "Agregando…",
  add: "Agregar mensaje",
  notNow: "Ahora no",
};

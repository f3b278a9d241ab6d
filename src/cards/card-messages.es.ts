import { inDigits, plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./card-messages.ts";

export const cardPageMessages: Translated<typeof english.cardPageMessages> = {
  card: "La tarjeta",
  note: "El versículo y las ideas de la tarjeta están en inglés por ahora; tu mensaje puede ir en cualquier idioma.",
  for: "Para ",
  forName: (name) => `Para ${name}`,
  write: "Escribir",
  open: "Abrir",
  openWhat: "la tarjeta",
  share: "Compartir",
  pleaseSign: (card) => `Firma esta ${card}, por favor.`,
  pleaseSignFor: (card, recipient) => `Firma esta ${card} para ${recipient}, por favor.`,
  copied: "Copiado",
  copyLink: "Copiar el enlace",
  mail: "Enviar la tarjeta por correo",
  print: "Imprimir",
  saveImage: "Guardar como imagen",
  close: "Cerrar la tarjeta",
  messages: "Mensajes",
  messageCount: (count) => plural(count, "1 mensaje", `${inDigits(count)} mensajes`),
  live: "En vivo",
  loadingMessages: "Cargando los mensajes",
  nobodyYet: "Aún nadie ha escrito. La primera línea puede ser tuya.",
  loading: "Cargando…",
  older: "Mostrar mensajes anteriores",
  delete: "Borrar",
  deleteYours: (beginning) => `Borrar tu mensaje: ${beginning}`,
  deleteForAll: "¿Borrarlo para todos?",
  yesDelete: "Sí, borrar",
  keep: "Dejarlo",
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

import { messagesPerCard } from "#domain/api/budgets.ts";
import { cardLimits } from "#domain/api/cards.ts";
import { inDigits, plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type { cardScreenMessages as english } from "./messages.ts";

export const cardScreenMessages: Translated<typeof english> = {
  added: { title: "¡Mensaje agregado!", description: "Tus palabras ya están en la tarjeta" },
  addFailed: "No se pudo agregar el mensaje",
  deleteFailed: "No se pudo borrar el mensaje",
  loadFailed: "No se pudieron cargar los mensajes",
  tryLater: "Vuelve a intentarlo más tarde",
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
};

import type { Translated } from "../../text/translated.ts";
import { messagesPerCard } from "../budgets.ts";
import type { cardMessages as english } from "./card-messages.ts";

export const cardMessages: Translated<typeof english> = {
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

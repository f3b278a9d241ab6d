import type { Translated } from "#domain/text/translated.ts";
import type { writerMessages as english } from "./writer-messages.ts";

export const writerMessages: Translated<typeof english> = {
  title: "Escribe tu mensaje",
  whom: "¿Para quién es? (opcional)",
  whomHint: "Aparece en la portada de la tarjeta. Solo el primer mensaje puede decirlo.",
  name: "Tu nombre",
  message: "Mensaje",
  ideas: "Ideas rápidas",
  sum: (question) => `Antes, una pequeña cuenta: ${question} =`,
  offline: "Estás sin conexión. Tus palabras se quedan aquí; agrégalas cuando vuelvas a tener conexión.",
  adding: "Agregando…",
  add: "Agregar mensaje",
  notNow: "Ahora no",
};

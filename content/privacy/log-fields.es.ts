import type { Translated } from "#domain/text/translated.ts";
import type { logFields as english } from "./log-fields.ts";

export const logFields: Translated<typeof english> = {
  message: "Qué pasó, con palabras fijas",
  requestId: "Un número al azar de la solicitud, que también va en su respuesta, para relacionar las dos",
  method: "Si se leyó o se escribió algo",
  path: "La dirección que se pidió, sin lo que sigue a un signo de interrogación; puede nombrar una tarjeta o un pasaje",
  status: "El código de la respuesta",
  error: "El error, con las palabras del programa o de la base de datos",
  stack: "En qué lugar de nuestro código estuvo el error",
  type: "Qué entrada del registro de seguridad no se pudo escribir",
  isForAll: "Si el tope del día vale para todos los dispositivos o para los nuevos",
  kind: "Qué límite rechazó un mensaje",
  key: "Qué pasaje del servicio público no se pudo leer de la memoria intermedia",
  translation: "Qué traducción no pudo dar el servicio público",
  range: "Qué pasaje era",
  reason: "Por qué no pudo",
};

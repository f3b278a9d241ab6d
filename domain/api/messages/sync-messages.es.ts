import type { Translated } from "../../text/translated.ts";
import type { syncMessages as english } from "./sync-messages.ts";

export const syncMessages: Translated<typeof english> = {
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

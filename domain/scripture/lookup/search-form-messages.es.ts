import type { Translated } from "#domain/text/translated.ts";
import type { searchFormMessages as english } from "./search-form-messages.ts";

export const searchFormMessages: Translated<typeof english> = {
  empty: "Escribe qué quieres buscar.",
  invalid: "Escribe una cita bíblica válida (por ejemplo, «Juan 3:16» o «Génesis»).",
  failed: "Algo falló al procesar tu búsqueda.",
};

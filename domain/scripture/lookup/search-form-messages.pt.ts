import type { Translated } from "#domain/text/translated.ts";
import type { searchFormMessages as english } from "./search-form-messages.ts";

export const searchFormMessages: Translated<typeof english> = {
  empty: "Escreva o que você quer buscar.",
  invalid: "Escreva uma referência bíblica válida (por exemplo, “João 3:16” ou “Gênesis”).",
  failed: "Algo deu errado ao processar sua busca.",
};

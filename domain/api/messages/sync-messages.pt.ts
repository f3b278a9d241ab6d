import type { Translated } from "../../text/translated.ts";
import type { syncMessages as english } from "./sync-messages.ts";

export const syncMessages: Translated<typeof english> = {
  unknown: "Não há dados sincronizados com este código.",
  erased: "O que foi sincronizado com este código foi apagado em toda parte.",
  full: "Não cabem mais dados sincronizados. Remova algo e tente de novo.",
  tooManyStores: "Códigos demais foram criados na sua rede em uma hora.",
  tooManyWrites: "Mudanças demais de uma vez. Elas serão enviadas em um minuto.",
  recordName: "Use 22 caracteres de base64url, por favor.",
  recordSize: "Um registro tem até 16 kB.",
  base64url: "Use base64url, por favor.",
  pageNumber: "Use o número da página anterior, por favor.",
};

import { lookupMessages } from "#domain/scripture/lookup/messages.pt.ts";
import type { Translated } from "../../text/translated.ts";
import type { errorMessages as english } from "./error-messages.ts";

export const errorMessages: Translated<typeof english> = {
  malformed_request: "Não conseguimos ler esta solicitação.",
  passage_too_long: "Peça só um livro de cada vez, por favor.",
  forbidden_origin: "Só as próprias páginas deste site podem fazer isso.",
  forbidden: "Você não pode fazer isso.",
  step_up_required: "Primeiro resolva a continha, por favor.",
  card_not_started: "Ninguém escreveu neste cartão, e ele não foi começado aqui. Escolha um novo no menu, por favor.",
  route_not_found: "Não há nada neste endereço. Em /api/docs está tudo o que a API oferece.",
  not_found: "Não encontramos isso.",
  translation_not_found: "Não temos essa tradução.",
  method_not_allowed: "Este endereço não aceita esse método.",
  card_full: "Este cartão está cheio.",
  room_closed: "Ninguém pode entrar nesta sala agora.",
  sync_full: "Não cabem mais dados sincronizados.",
  sync_erased: "O que foi sincronizado com este código foi apagado.",
  payload_too_large: "O corpo da solicitação é grande demais.",
  unsupported_media_type: "Envie o corpo como application/json, por favor.",
  invalid_input: "Alguns dos valores não são válidos.",
  keyword_search: lookupMessages.keyword,
  upgrade_required: "Este endereço só aceita conexões WebSocket.",
  rate_limited: "Solicitações demais. Tente de novo mais tarde.",
  internal: "Algo deu errado do nosso lado. Tente de novo mais tarde.",
  upstream_failed: lookupMessages.failed,
  upstream_unreachable: lookupMessages.network,
  unavailable: "Isto não está disponível no momento. Tente de novo mais tarde.",
  upstream_timeout: lookupMessages.timeout,
};

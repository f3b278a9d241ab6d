import { lookupMessages } from "#domain/scripture/lookup/messages.es.ts";
import type { Translated } from "../../text/translated.ts";
import type { errorMessages as english } from "./error-messages.ts";

export const errorMessages: Translated<typeof english> = {
  malformed_request: "No pudimos leer esta solicitud.",
  passage_too_long: "Pide un solo libro a la vez, por favor.",
  forbidden_origin: "Solo las páginas de este sitio pueden hacer esto.",
  forbidden: "No puedes hacer esto.",
  step_up_required: "Primero resuelve la pequeña cuenta, por favor.",
  card_not_started: "Nadie ha escrito en esta tarjeta, y no se empezó aquí. Elige una nueva en el menú, por favor.",
  route_not_found: "No hay nada en esta dirección. En /api/docs está todo lo que ofrece la API.",
  not_found: "No encontramos eso.",
  translation_not_found: "No tenemos esa traducción.",
  method_not_allowed: "Esta dirección no admite ese método.",
  card_full: "Esta tarjeta está llena.",
  room_closed: "Ahora nadie puede entrar en esta sala.",
  sync_full: "Ya no caben más datos sincronizados.",
  sync_erased: "Lo que se sincronizó con este código se borró.",
  payload_too_large: "El cuerpo de la solicitud es demasiado grande.",
  unsupported_media_type: "Envía el cuerpo como application/json, por favor.",
  invalid_input: "Algunos de los valores no son válidos.",
  keyword_search: lookupMessages.keyword,
  upgrade_required: "Esta dirección solo acepta conexiones WebSocket.",
  rate_limited: "Demasiadas solicitudes. Inténtalo más tarde.",
  internal: "Algo salió mal de nuestro lado. Inténtalo más tarde.",
  upstream_failed: lookupMessages.failed,
  upstream_unreachable: lookupMessages.network,
  unavailable: "Esto no está disponible en este momento. Inténtalo más tarde.",
  upstream_timeout: lookupMessages.timeout,
};

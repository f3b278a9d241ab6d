import { lookupMessages } from "#domain/scripture/lookup/messages.ts";

/** What an error of the API says where nothing more is known than its code. */
export const errorMessages = {
  malformed_request: "We couldn’t read this request.",
  passage_too_long: "Please ask for no more than one book at a time.",
  forbidden_origin: "Only this site’s own pages can do this.",
  forbidden: "You’re not allowed to do this.",
  step_up_required: "Please solve the small sum first.",
  card_not_started:
    "Nobody has written on this card, and it wasn’t started here. Please choose a new one from the menu.",
  route_not_found: "There’s nothing at this address. See /api/docs for everything the API offers.",
  not_found: "We couldn’t find that.",
  translation_not_found: "We don’t have that translation.",
  method_not_allowed: "This address doesn’t support that method.",
  card_full: "This card is full.",
  room_closed: "Nobody can join this room now.",
  sync_full: "The synced data is full.",
  sync_erased: "What was synced under this code has been erased.",
  payload_too_large: "The request body is too large.",
  unsupported_media_type: "Please send the body as application/json.",
  invalid_input: "Some of the values aren’t valid.",
  keyword_search: lookupMessages.keyword,
  upgrade_required: "This address only accepts WebSocket connections.",
  rate_limited: "Too many requests. Please try again later.",
  internal: "Something went wrong on our side. Please try again later.",
  upstream_failed: lookupMessages.failed,
  upstream_unreachable: lookupMessages.network,
  unavailable: "This isn’t available right now. Please try again later.",
  upstream_timeout: lookupMessages.timeout,
} as const;

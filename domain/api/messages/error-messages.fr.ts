import { lookupMessages } from "#domain/scripture/lookup/messages.fr.ts";
import type { Translated } from "../../text/translated.ts";
import type { errorMessages as english } from "./error-messages.ts";

export const errorMessages: Translated<typeof english> = {
  malformed_request: "Nous n’avons pas pu lire cette demande.",
  passage_too_long: "Ne demandez qu’un livre à la fois.",
  forbidden_origin: "Seules les pages de ce site peuvent faire cela.",
  forbidden: "Vous ne pouvez pas faire cela.",
  step_up_required: "Faites d’abord le petit calcul.",
  card_not_started:
    "Personne n’a écrit sur cette carte, et elle n’a pas été commencée ici. Choisissez-en une nouvelle au menu.",
  route_not_found: "Il n’y a rien à cette adresse. Tout ce que l’API propose se trouve à /api/docs.",
  not_found: "Nous n’avons pas trouvé cela.",
  translation_not_found: "Nous n’avons pas cette traduction.",
  method_not_allowed: "Cette adresse n’accepte pas cette méthode.",
  card_full: "Cette carte est pleine.",
  room_closed: "Personne ne peut entrer dans cette salle pour le moment.",
  sync_full: "Les données synchronisées ont atteint leur limite.",
  sync_erased: "Ce qui était synchronisé sous ce code a été effacé.",
  payload_too_large: "Le corps de la demande est trop grand.",
  unsupported_media_type: "Envoyez le corps en application/json.",
  invalid_input: "Certaines valeurs ne sont pas valables.",
  keyword_search: lookupMessages.keyword,
  upgrade_required: "Cette adresse n’accepte que des connexions WebSocket.",
  rate_limited: "Trop de demandes. Réessayez plus tard.",
  internal: "Quelque chose s’est mal passé de notre côté. Réessayez plus tard.",
  upstream_failed: lookupMessages.failed,
  upstream_unreachable: lookupMessages.network,
  unavailable: "Ce n’est pas disponible en ce moment. Réessayez plus tard.",
  upstream_timeout: lookupMessages.timeout,
};

import type { Translated } from "../../text/translated.ts";
import type { syncMessages as english } from "./sync-messages.ts";

export const syncMessages: Translated<typeof english> = {
  unknown: "Il n’y a pas de données synchronisées sous ce code.",
  erased: "Ce qui était synchronisé sous ce code a été effacé partout.",
  full: "Les données synchronisées ont atteint leur limite. Retirez quelque chose, puis réessayez.",
  tooManyStores: "Trop de codes ont été créés depuis votre réseau en une heure.",
  tooManyWrites: "Trop de changements à la fois. Ils partiront dans une minute.",
  recordName: "Utilisez 22 caractères de base64url.",
  recordSize: "Un enregistrement a 16 ko au plus.",
  base64url: "Utilisez base64url.",
  pageNumber: "Utilisez le nombre de la page précédente.",
};

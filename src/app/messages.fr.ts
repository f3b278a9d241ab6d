import type { Translated } from "#domain/text/translated.ts";
import type { appMessages as english } from "./messages.ts";

export const appMessages: Translated<typeof english> = {
  crashed: "Une erreur est survenue sur cette page",
  reload: "Recharger la page",
  toHome: "Revenir à l’accueil",
  screenMissing: "Cette page ne s’est pas chargée",
  keepTrying: "Vérifiez votre connexion. Nous continuons d’essayer.",
  notOnDevice:
    "Vous êtes hors ligne et cette page n’est pas encore sur cet appareil. Elle s’ouvrira dès que vous serez connecté.",
};

import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";

export const platformMessages: Translated<typeof english.platformMessages> = {
  tryLater: "Réessayez plus tard",
  offline: "Vous êtes hors ligne. Réessayez quand vous serez en ligne.",
  notLoaded: "Le chargement a échoué",
  checkConnection: "Vérifiez votre connexion et réessayez.",
  reload: "Recharger la page",
  noPicture: "Ce navigateur ne peut pas créer l’image",
  noPrinting: "Ce navigateur ne peut pas imprimer",
  printElsewhere: "Ouvrez la page dans un autre navigateur et imprimez-la de là.",
  copied: "Copié",
  notCopied: "La copie a échoué",
  copyYourself: "Votre navigateur ne l’a pas permis. Sélectionnez le texte et copiez-le vous-même.",
  cannotSpeak: "Ce navigateur ne peut pas lire à voix haute. Essayez-en un autre.",
  noVoice: "Cet appareil n’a pas de voix pour cette langue. Vous pouvez peut-être en ajouter une dans ses réglages.",
  newVersion: "Une nouvelle version est prête",
  newVersionWhen: "Chargez-la maintenant, ou elle viendra à votre prochaine visite.",
  loadIt: "La charger",
};

export const lostMessage = (labels: readonly string[]): { title: string; description: string } => ({
  title: "Lecture impossible",
  description: `${labels.join(" ; ")}. Ce qui était gardé l’est toujours, inchangé, sous « Vos données ».`,
});

export const storeFailureMessages: Translated<typeof english.storeFailureMessages> = {
  full: {
    title: "Non enregistré : le stockage de cet appareil est plein",
    description: "Ce qui s’y trouvait n’a pas changé. Libérez de la place sous « Vos données », puis réessayez.",
  },
  unavailable: {
    title: "Ce navigateur ne garde rien pour ce site",
    description: "Mode privé ou stockage bloqué : ce que vous ajoutez sera perdu à la fermeture de la page.",
  },
};

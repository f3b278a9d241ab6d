import type { StoreFailure } from "./messages.ts";

export const lostMessage = (labels: readonly string[]): { title: string; description: string } => ({
  title: "Lecture impossible",
  description: `${labels.join(" ; ")}. Ce qui était gardé l’est toujours, inchangé, sous « Vos données ».`,
});

export const storeFailureMessages: Record<StoreFailure, { title: string; description: string }> = {
  full: {
    title: "Non enregistré : le stockage de cet appareil est plein",
    description: "Ce qui s’y trouvait n’a pas changé. Libérez de la place sous « Vos données », puis réessayez.",
  },
  unavailable: {
    title: "Ce navigateur ne garde rien pour ce site",
    description: "Mode privé ou stockage bloqué : ce que vous ajoutez sera perdu à la fermeture de la page.",
  },
};

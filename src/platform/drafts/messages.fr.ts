export const draftMessages = {
  undo: "Annuler",
  merged: "Ce texte a aussi changé dans un autre onglet ou sur un autre appareil. Les deux changements y sont.",
  restored:
    "Ce texte a été supprimé dans un autre onglet ou sur un autre appareil. Le vôtre est enregistré de nouveau.",
  deleted:
    "Ce texte a été supprimé dans un autre onglet ou sur un autre appareil. Le vôtre est toujours là : enregistrez-le pour le garder.",
  notDeleted: "Rien n’a été supprimé : ce texte vient de changer dans un autre onglet ou sur un autre appareil.",
  full: "Le stockage de cet appareil est plein : ce que vous écrivez sera perdu si la page se ferme avant que vous l’enregistriez.",
  unavailable: "Ce navigateur ne garde rien pour ce site : ce que vous écrivez sera perdu à la fermeture de la page.",
} as const;

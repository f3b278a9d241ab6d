import { inDigits, plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";

const entries = (count: number): string => `${inDigits(count)} ${plural(count, "élément", "éléments")}`;

export const syncScreenMessages: Translated<typeof english.syncScreenMessages> = {
  current: "Tout est à jour",
  busy: "Synchronisation…",
  waiting: "En attente du réseau. Ce que vous écrivez est gardé ici, et envoyé plus tard.",
  paused: "En pause sur cet appareil. Rien n’est envoyé ni reçu.",
  erased:
    "Un autre appareil a effacé ce qui était synchronisé, ou a créé un nouveau code. Tout ce qui est sur cet appareil-ci est encore là. S’il y a un nouveau code, rejoignez-le ici.",
  remade:
    "Ce qui était synchronisé n’était plus sur le serveur. Tout y a été enregistré à nouveau depuis cet appareil.",
  notLasting: "Ce navigateur ne garde rien une fois la page fermée ; il n’y a donc rien à synchroniser.",
  notSecure: "La synchronisation demande une connexion sûre (https), que cette page n’a pas.",
  unknownCode: "Rien n’est synchronisé sous ce code. Vérifiez les mots, ou créez d’abord un code sur l’autre appareil.",
  otherCode: "Cet appareil utilise un autre code. Arrêtez d’abord la synchronisation ici, puis rejoignez l’autre.",
  sameCode: "Cet appareil utilise déjà ce code.",
  noAnswer: "Le serveur n’a pas répondu. Vérifiez votre connexion et réessayez.",
  tooManyCodes: "Trop de codes ont été créés depuis votre réseau. Réessayez dans une heure.",
  copied: "Les douze mots sont copiés",
  notCopied: "Ce navigateur ne copie pas. Sélectionnez les mots et copiez-les vous-même.",
  joined: "Cet appareil est maintenant synchronisé",
  left: "Cet appareil n’est plus synchronisé",
  erasedEverywhere: "Ce qui était synchronisé est effacé. Vos appareils gardent ce qu’ils ont.",
  renewed: "Votre nouveau code est prêt. Utilisez-le sur vos autres appareils.",
  make: "Créer un code",
  haveCode: "J’ai un code",
  show: "Voir le code",
  pause: "Mettre en pause",
  goOn: "Reprendre",
  end: "Arrêter la synchronisation ici",
  renameDevice: "Nommer cet appareil",
  deviceName: "Nom de cet appareil",
  devices: "Vos appareils",
  thisDevice: (name) => `${name} (cet appareil)`,
  justNow: "à l’instant",
  todayAt: (time) => `aujourd’hui, ${time}`,
  dayAt: (date, time) => `${date}, ${time}`,
  keptUntil: (date) =>
    `Si aucun appareil ne se synchronise avant le ${date}, ce que garde le serveur est supprimé. Vos appareils gardent ce qu’ils ont.`,
  browser: "Un navigateur",
  browserOn: (browser, system) => `${browser} sur ${system}`,
  done: "Terminé",
  tooLarge: (count) =>
    `${entries(count)} ${plural(count, "trop long pour être synchronisé", "trop longs pour être synchronisés")} (plus de 16 ko) : seulement sur cet appareil.`,
  unread: (count) =>
    `${entries(count)} que cette version du site ne sait pas lire. Rechargez la page pour avoir la plus récente.`,
};

export const conflictMessages: Translated<typeof english.conflictMessages> = {
  title: "Changé sur deux appareils en même temps",
  joined: (what, device, when) => `${what} : changé ici et sur ${device} (${when}). Les deux textes y sont gardés.`,
  restored: (what, device, when) =>
    `${what} : changé sur un appareil et retiré sur un autre (${device}, ${when}). Le changement l’emporte.`,
  later: (what, device, when) =>
    `${what} : changé ici et sur ${device} (${when}). Le changement le plus récent l’emporte.`,
  several: (count) =>
    `${entries(count)} : changement sur deux de vos appareils en même temps. « Vos données » dit lesquels.`,
  anotherDevice: "un autre appareil",
  clear: "Vider cette liste",
};

export const syncProblemMessages: Translated<typeof english.syncProblemMessages> = {
  "device full":
    "Il n’y a pas assez de place pour tout sur cet appareil. Libérez-en un peu ; rien n’est perdu entre-temps.",
  "store full":
    "Il n’y a plus de place dans ce qui est synchronisé : 5 Mo ou 10 000 notes et marques. Retirez-en quelques-unes ; tout reste sur cet appareil.",
  refused: "La réponse du serveur est inutilisable. Rien n’a changé ici ; un nouvel essai suivra.",
  "unreadable code":
    "Le code de cet appareil est illisible. Arrêtez la synchronisation ici, puis entrez de nouveau vos mots.",
};

export const codeMessages: Translated<typeof english.codeMessages> = {
  title: "Votre code",
  lead: "Douze mots qui ouvrent vos notes sur un autre appareil. Gardez-les comme une clé : qui les a peut tout lire, et si vous les perdez, personne ne peut vous les rendre.",
  cardTitle: (site) => `${site} : le code de mes notes`,
  picture: "Le même code en image",
  how: (address) =>
    `Sur un autre appareil, ouvrez l’appareil photo et visez ici. Ou ouvrez ${address}, touchez « J’ai un code » et tapez les mots.`,
  print: "Imprimer une carte",
  copy: "Copier les mots",
  problem: (problem) => {
    if (problem.problem === "checksum")
      return "Ces mots ne vont pas ensemble. L’un d’eux est un autre mot ; comparez avec votre carte.";
    if (problem.problem === "word") return `Le mot ${problem.word}, « ${problem.typed} », n’est pas un mot de code.`;
    if (problem.problem === "link") return "Le lien est abîmé. Copiez-le à nouveau, ou tapez les douze mots.";
    return problem.words === 0
      ? "Tapez les douze mots, ou collez le lien."
      : `Un code a douze mots ; ici il y en a ${problem.words}.`;
  },
};

export const joinMessages: Translated<typeof english.joinMessages> = {
  typeLead: "Les douze mots de votre autre appareil, dans l’ordre.",
  field: "Mots ou lien",
  next: "Suivant",
  looking: "Lecture des données de vos appareils",
  title: "Réunir vos appareils",
  lead: "Voici ce qui va changer :",
  join: "Rejoindre",
  nothing: "Il n’y a encore rien ici, ni là-bas. Ce que vous écrirez désormais sera sur les deux.",
  differing:
    "Rien n’est perdu : là où un texte diffère, les deux y sont gardés. Pour la couleur d’un surlignage et les réglages, ce sont ceux de vos autres appareils qui restent.",
  changes: (changes) => ` : ${changes.join(" ; ")}.`,
  coming: (count) => `${entries(count)} ${plural(count, "viendra", "viendront")} sur cet appareil`,
  going: (count) => `${entries(count)} ${plural(count, "ira", "iront")} vers les autres`,
  differ: (count) => `${entries(count)} ${plural(count, "diffère", "diffèrent")}`,
};

export const confirmationMessages: Translated<typeof english.confirmationMessages> = {
  leave: {
    title: "Arrêter la synchronisation ici ?",
    lead: "Tout reste ici et sur vos autres appareils, qui continuent sans celui-ci. Pour revenir, il vous faudra vos mots ; gardez-les à portée de main.",
    action: "Arrêter ici",
  },
  erase: {
    title: "Effacer du serveur ?",
    lead: "Ce qui est gardé sous votre code est supprimé du serveur, et aucun appareil ne se synchronise plus. Chaque appareil garde ce qu’il a maintenant. Ce qu’un appareil n’a pas encore envoyé reste sur lui seul.",
    action: "Effacer du serveur",
  },
  renew: {
    title: "Créer un nouveau code ?",
    lead: "Pour un appareil perdu, ou des mots que quelqu’un a vus. Tout est gardé de nouveau sous douze autres mots, et l’ancien code ne marche plus. Entrez le nouveau sur vos autres appareils.",
    action: "Créer un nouveau code",
  },
};

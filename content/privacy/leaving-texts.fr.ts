import { embeddedNames } from "#domain/scripture/translations/embedded-names.ts";
import { retentionDays } from "#domain/api/retention.ts";
import { syncLimits } from "#domain/api/sync.ts";
import { operationMemoryDays } from "#domain/api/stats.ts";
import { site } from "#domain/site/site.ts";
import type { Translated } from "#domain/text/translated.ts";
import type { leavingTexts as english } from "./leaving-texts.ts";

export const leavingTexts: Translated<typeof english> = {
  numbers: {
    title: "Nombres publics",
    what: "Quand vous ouvrez le site, cherchez, jouez, partagez ou dites que vous avez prié, un nombre public augmente de un. Votre navigateur envoie ces décomptes ensemble, une fois par minute environ, avec un nombre tiré au hasard pour qu’ils ne soient pas comptés deux fois. Une prière du mur de prière envoie aussi le numéro de son sujet, et dit il y a combien de secondes on a prié, pour le total de ce sujet. Cela ne dit rien de vous, ni de ce que vous avez cherché ou prié.",
    howLong: `Les totaux restent ; ceux d’un sujet, jusqu’à la fin du lendemain. Les nombres tirés au hasard, avec le décompte de chaque sorte venu avec eux, ne sont liés ni à un sujet ni à une adresse, et sont supprimés au bout de ${operationMemoryDays} jours.`,
    remove: "Rien dans ces nombres ne ramène à vous.",
  },
  chapters: {
    title: "Chapitres et recherches",
    what: `Les chapitres des traductions ${embeddedNames("fr")} et les listes de mots pour la recherche viennent de ce site sous forme de fichiers, et c’est votre navigateur qui cherche. Ce que vous cherchez n’est pas envoyé. Pour toute autre traduction, notre serveur s’adresse à un service de textes bibliques ouvert à tous et, pour d’autres langues, à un second. Ils voient le passage, mais pas qui le lit.`,
    howLong: `Nous ne notons rien des chapitres qui viennent sous forme de fichiers. Un passage venu d’un tel service est gardé jusqu’à ${retentionDays.passages} jours pour le lecteur suivant, sans noter qui l’a demandé, et de même l’image que d’autres sites montrent à côté d’un lien vers un chapitre ou des versets, jusqu’à ${retentionDays.previews} jours ; mais les demandes elles-mêmes figurent dans les traces des demandes, plus bas.`,
    remove:
      "Rien à retirer. Si vous gardez une traduction hors ligne, dans n’importe quelle langue, même ses fichiers ne sont plus demandés.",
  },
  cards: {
    title: "Messages sur des cartes",
    what: "Le nom et le message que vous écrivez sur une carte, et l’heure ; avec le premier message, aussi pour qui est la carte, si vous le dites. Quiconque a le lien de la carte peut les lire. Le nom et la version de votre navigateur (200 caractères au plus) sont gardés avec eux, mais jamais montrés ; votre adresse n’est pas gardée.",
    howLong:
      "Jusqu’à ce que vous le supprimiez ; pour qui est la carte, jusqu’à ce que son dernier message soit supprimé. Les cartes n’expirent pas.",
    remove:
      "Vous pouvez supprimer votre message sur l’appareil où vous l’avez écrit. Sinon, écrivez-nous avec le lien de la carte.",
  },
  triviaLive: {
    title: "Trivia live",
    what: "Quand vous ouvrez une salle ou y entrez, notre serveur garde la salle : son code, ses questions, les noms de la Bible que les joueurs ont tirés, ce qu’ils ont choisi et à quelle vitesse. Toute la salle voit ces noms et leurs points. Vous ne tapez aucun nom ; votre appareil tire un nombre au hasard pour votre place, et garde une clé qui y ramène.",
    howLong: "Deux heures et dix minutes après l’ouverture de la salle, tout est supprimé.",
    remove:
      "La suppression est automatique. Si vous quittez une salle, votre nom disparaît aussitôt de son tableau des scores.",
  },
  sync: {
    title: "Synchronisation, si vous créez un code",
    what: "Vos notes, surlignages, signets, journal de prière, réponses, plan, séries, insignes, cartes et réglages de lecture, et une liste de vos appareils, scellés sur votre appareil avec une clé faite à partir du code. Le serveur les garde sans pouvoir les lire. Il voit l’adresse d’où vous vous connectez, quand vos appareils se synchronisent, et quelle quantité.",
    howLong: `Jusqu’à ce que vous l’effaciez ; ${syncLimits.unusedDays} jours après la dernière demande d’un appareil, tout est supprimé. Pendant ${syncLimits.erasedDays} jours, le serveur sait encore que tout a été effacé, pour que vos autres appareils puissent vous le dire.`,
    remove:
      "« Effacer partout », plus haut, le supprime aussitôt. Arrêter la synchronisation sur un appareil le laisse aux autres.",
  },
  abuse: {
    title: "Protection contre les abus",
    what: "Pour compter les messages, le serveur fait une empreinte de l’adresse d’où vous vous connectez, avec un secret qui change chaque jour. L’adresse elle-même n’est pas gardée. Avec votre premier message sur une carte, votre appareil reçoit du serveur une marque tirée au hasard, pour que ceux qui partagent une connexion soient comptés séparément. Elle ne dit rien d’autre que le moment où elle a été faite, et le serveur n’en garde qu’une empreinte, différente sur chaque carte. Tant qu’une page montre des nombres en direct, une carte ouverte ou une salle de Trivia live, ou se synchronise, sa connexion a aussi une telle empreinte. Pour que personne ne puisse gonfler les nombres publics, le serveur compte aussi pendant une heure combien viennent d’un réseau, par une empreinte de son adresse ; si votre appareil a une marque, elle est envoyée avec eux, et seul son âge est regardé.",
    howLong:
      "Ce qui est compté d’un message est gardé un jour ; ce qui est compté des nombres d’un réseau, une heure, un jour au plus ; et les secrets du jour, 48 heures au plus. Sans son secret, personne ne peut dire de qui était l’empreinte (mais voyez plus bas les copies de secours).",
    remove: "La suppression est automatique. Effacer vos données sur cet appareil retire la marque.",
  },
  security: {
    title: "Journal de sécurité",
    what: "Chaque message de carte accepté reçoit une ligne dans notre journal de sécurité : quand, sur quelle carte, le nom et la version de votre navigateur, et l’empreinte du jour de votre réseau ; mais ni ses mots, ni votre nom. Un message refusé pour ses mots ou à cause d’une limite reçoit aussi une ligne, de même qu’une panne de notre base de données. Si un programme ou un cadre étranger entre dans une page, ou si une demande est bloquée, votre navigateur le signale : ce que c’était et sur quelle page, sans ce que vous avez cherché.",
    howLong: `${retentionDays.log} jours.`,
    remove: "La suppression est automatique.",
  },
  requests: {
    title: "Traces des demandes",
    what: "Ce site fonctionne sur le réseau de Cloudflare, qui enregistre pour nous chaque demande à laquelle notre propre code répond : cartes, nombres, salles de Trivia live, synchronisation, passages de traductions qui ne sont pas gardées ici, versets partagés, images pour les liens, et pages qui n’existent pas. Une trace contient l’heure, l’adresse demandée, et ce qu’un navigateur envoie avec elle, ce qui peut comprendre l’adresse d’où vous vous connectez. Si quelque chose échoue, notre code ajoute une ligne qui dit quoi. Nous ne les regardons que pour trouver des pannes et arrêter des attaques. Les pages et les chapitres qui viennent sous forme de fichiers ne laissent aucune trace de ce genre.",
    howLong: `${retentionDays.requestLogs} jours.`,
    remove: "La suppression est automatique.",
  },
  recovery: {
    title: "Copies de secours",
    what: "Pour qu’un accident ne puisse pas détruire ce que des gens ont écrit, Cloudflare nous permet de ramener la base de données à n’importe quel moment des dernières semaines. Tant que ce temps n’est pas passé, ce qui a été supprimé pourrait revenir : un message que vous avez supprimé, une ligne du journal, et le secret d’un jour, avec lequel une empreinte pourrait être comparée de nouveau. Nous ne le faisons qu’après une perte, et ce qui avait expiré est de nouveau supprimé dans l’heure. Si un message que vous aviez supprimé revient, supprimez-le encore une fois, ou dites-le-nous.",
    howLong: `${retentionDays.recovery} jours après une suppression.`,
    remove: "Ces copies ne peuvent pas être changées une à une ; elles expirent.",
  },
  mail: {
    title: "Demandes de prière et autre courrier",
    what: `« Demander une prière » ouvre un brouillon dans votre propre messagerie. Rien ne part tant que vous ne l’envoyez pas vous-même. Il va alors à ${site.supportEmail} comme n’importe quelle lettre : votre fournisseur de messagerie et le nôtre le transportent, et nous voyons votre adresse e-mail, votre nom tel que votre messagerie le donne, et vos mots. Une personne le lit et prie. Il n’est pas copié sur ce site, n’est pas montré à d’autres visiteurs et n’est transmis à personne. Sur le site lui-même, seul le nombre de demandes augmente de un.`,
    howLong: `Nous le supprimons dans les ${retentionDays.mail} jours.`,
    remove: "Écrivez-nous, et nous le supprimons plus tôt. Votre propre copie est dans votre messagerie.",
  },
};

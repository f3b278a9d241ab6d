import { live } from "#domain/trivia-live/config.ts";
import { retentionDays } from "#domain/api/retention.ts";
import { syncLimits } from "#domain/api/sync.ts";
import { operationMemoryDays } from "#domain/api/stats.ts";
import type { Translated } from "#domain/text/translated.ts";
import { embeddedNames } from "#domain/scripture/translations/translations.ts";
import { cardDetailTexts } from "#domain/site/cards/messages.fr.ts";
import { eachCardDetail } from "#domain/api/cards.ts";
import { site } from "#domain/site/site.ts";
import type * as english from "./messages.ts";

export const logFields: Translated<typeof english.logFields> = {
  message: "Ce qui s’est passé, en termes fixes",
  requestId: "Un nombre tiré au hasard pour la demande, repris dans sa réponse, pour rapprocher les deux",
  method: "Si quelque chose a été lu ou écrit",
  path: "L’adresse demandée, sans ce qui suit un point d’interrogation ; elle peut nommer une carte ou un passage",
  status: "Le code de la réponse",
  error: "L’erreur, dans les mots du programme ou de la base de données",
  stack: "L’endroit de l’erreur dans notre code",
  type: "Quelle entrée du journal de sécurité n’a pas pu être écrite",
  isForAll: "Si la limite du jour vaut pour tous les appareils ou pour les nouveaux",
  kind: "Quelle limite a refusé un message",
  key: "Quel passage du service de textes bibliques n’a pas pu être lu dans le cache",
  translation: "Quelle traduction ce service n’a pas pu donner",
  range: "De quel passage il s’agissait",
  reason: "Pourquoi il n’a pas pu",
};

const days = (count: number): string => `${count} jours`;
const atMost = (count: number): string => `${days(count)} au plus`;
const aDay = "un jour";
const twoDays = `${retentionDays.today * 24} heures au plus`;
const logged = days(retentionDays.log);

const triviaRoom = `jusqu’à ${live.lifeMs / 3_600_000} heures et ${live.farewellMs / 60_000} minutes après l’ouverture de la salle`;
const syncStore = `jusqu’à ce que vous l’effaciez ; sinon, ${syncLimits.unusedDays} jours après la dernière demande d’un appareil`;
const browser =
  "Le nom et la version de votre navigateur, 200 caractères au plus, pour voir ce qu’une panne ou une attaque a en commun";
const noAddress = "Toujours vide. La base de données refuse les adresses";

export const placeTexts: Translated<typeof english.placeTexts> = {
  event_card_messages: {
    title: "Messages de cartes",
    kept: "jusqu’à ce que leur auteur les supprime, ou nous le demande",
    fields: {
      id: "Un numéro du message qui commence par son heure",
      card_id: "La carte où il se trouve",
      sender_name: "Le nom dont il est signé",
      message: "Ses mots",
      created_at: "Quand il a été écrit",
      ip_address: noAddress,
      user_agent: "Le nom et la version du navigateur de l’auteur, 200 caractères au plus ; ils ne sont jamais montrés",
      idempotency_key:
        "Une empreinte d’un nombre tiré au hasard par l’appareil, pour qu’un message envoyé deux fois ne soit gardé qu’une fois",
      delete_digests: "Une empreinte de ce qui supprime le message, que seul l’appareil de son auteur possède",
    },
  },
  event_cards: {
    title: "Pour qui sont les cartes",
    kept: "jusqu’à ce que le dernier message de la carte soit supprimé, ou que quelqu’un nous le demande",
    fields: {
      card_id: "La carte",
      ...eachCardDetail((name) => cardDetailTexts[name].stored),
    },
  },
  card_posts: {
    title: "Décompte des messages de cartes",
    kept: aDay,
    fields: {
      id: "Le numéro du message",
      at: "Quand il a été écrit",
      card_id: "La carte",
      device: "Une empreinte de la marque tirée au hasard pour l’appareil, différente sur chaque carte",
      network_64:
        "L’empreinte du jour de l’adresse d’où il est venu ; pour les adresses de forme récente, de leur première moitié",
      network_56: "Une empreinte moins précise, qui couvre les adresses d’un foyer",
      network_48: "Une empreinte encore moins précise, qui couvre tout un réseau",
      is_new_card: "Si c’était le premier de la carte",
    },
  },
  rate_limit_attempts: {
    title: "Calculs à résoudre",
    kept: aDay,
    fields: {
      id: "Un nombre tiré au hasard",
      key: "Ce qu’il faut résoudre : la carte, avec l’empreinte du jour de l’adresse, ou celle de l’appareil sur cette carte",
      at: "Quand",
    },
  },
  spending: {
    title: "Limites d’usage",
    kept: aDay,
    fields: {
      key: "Ce qui a été utilisé (aussi quand d’autres programmes vérifient une limite), avec l’empreinte du jour de l’adresse ; rien pour les limites du site entier",
      at: "Quand",
      amount: "Combien",
    },
  },
  daily_writes: {
    title: "Combien a été écrit en un jour",
    kept: twoDays,
    fields: {
      day: "Le jour",
      messages: "Combien de messages tous les visiteurs ont écrits",
      unproven_messages: "Combien d’entre eux venaient de nouveaux appareils",
      logged: "Si la limite du jour a été atteinte",
    },
  },
  daily_salts: {
    title: "Secrets du jour des empreintes",
    kept: twoDays,
    fields: {
      day: "Le jour",
      salt: "Un nombre tiré au hasard. Sans lui, personne ne peut dire à qui appartient telle empreinte de ce jour",
    },
  },
  security_events: {
    title: "Journal de sécurité : ce que le serveur a vu",
    kept: logged,
    fields: {
      id: "Un numéro d’ordre",
      at: "Quand",
      event_type:
        "Ce qui s’est passé : un message a été accepté ou refusé, une limite a été atteinte, la base de données est tombée en panne",
      severity: "La gravité",
      details: "La carte où cela s’est passé, ou l’erreur",
      ip_address: noAddress,
      user_agent: browser,
      session_id: "Toujours vide",
      visitor: "L’empreinte du jour du réseau d’où cela est venu",
    },
  },
  security_claims: {
    title: "Journal de sécurité : ce que les navigateurs signalent",
    kept: logged,
    fields: {
      id: "Un numéro d’ordre",
      day: "Le jour",
      digest: "Une somme de contrôle du rapport, pour qu’un rapport identique soit compté et non gardé de nouveau",
      event_type: "Ce qui est signalé",
      severity: "La gravité que cela aurait",
      details: "Quel programme, cadre, demande ou clé a été bloqué, et sur quelle page, sans ce qui a été cherché",
      reports: "Combien de fois cela a été signalé ce jour-là",
      first_at: "Quand, la première fois",
      last_at: "Quand, la dernière fois",
      user_agent: browser,
      session_id: "Un nombre tiré au hasard qui vit aussi longtemps que la page ouverte qui l’a signalé en premier",
      visitor: "L’empreinte du jour du réseau qui l’a signalé en premier",
    },
  },
  security_counts: {
    title: "Journal de sécurité : combien de chaque sorte",
    kept: logged,
    fields: {
      day: "Le jour",
      name: "La sorte",
      count: "Combien",
    },
  },
  checkpoint: {
    title: "Les nombres publics",
    kept: "toujours ; ceux d’un sujet de prière jusqu’à la fin du lendemain, les empreintes un jour au plus",
    fields: {
      id: "Toujours le même nombre : il n’y a qu’une ligne",
      number: "Un numéro d’ordre",
      part: "Dans laquelle de ses tables un compteur écrit à présent ce qu’il compte",
      is_open: "Si quelque chose a été compté depuis l’écriture de cette ligne",
      totals: "Combien de chaque sorte, et de chaque sujet du mur de prière ce jour-là",
      writes: "Combien ce jour-là, pour la limite du jour",
      networks:
        "Combien ont été ajoutés depuis chaque réseau au cours de la dernière heure, par une empreinte de l’adresse",
    },
  },
  operations: {
    title: "Ce qui a déjà été compté, en sept tables selon le jour",
    kept: days(operationMemoryDays),
    fields: {
      id: "Le nombre tiré au hasard avec lequel les décomptes ont été envoyés",
      checkpoint: "Après quel état des nombres publics cela est venu",
      gains: "Combien de chaque sorte ont été envoyés avec lui, sans sujets de prière",
    },
  },
  shard_totals: {
    title: "Nombres des compteurs qui se partagent le travail",
    kept: "comme les nombres publics",
    fields: {
      shard: "Quel compteur",
      totals: "Combien de chaque sorte",
    },
  },
  listeners: {
    title: "Compteurs que des visiteurs regardent",
    kept: "tant que quelqu’un regarde",
    fields: {
      shard: "Quel compteur",
    },
  },
  counter_object: {
    title: "Les réglages propres d’un compteur",
    kept: "toujours",
    fields: {
      name: "Son nom",
      alarm: "Quand il fera de nouveau le ménage",
    },
  },
  trivia_round: {
    title: "Trivia en direct : la salle",
    kept: triviaRoom,
    fields: {
      id: "Toujours le même nombre : il n’y a qu’une ligne",
      version: "Comment le champ suivant est écrit",
      round:
        "Le code de la salle et son nombre tiré au hasard, son niveau, ses questions, où en est la partie, si l’entrée est fermée, quand elle a été ouverte et quand l’hôte y était pour la dernière fois ; des empreintes du réseau de l’hôte et des réseaux qu’il a retirés",
    },
  },
  trivia_seats: {
    title: "Trivia en direct : les joueurs",
    kept: triviaRoom,
    fields: {
      seat: "Le numéro du joueur dans la salle",
      name: "Le nom de la Bible qui a été tiré",
      device_key:
        "Un nombre que l’appareil a tiré au hasard pour cette salle, pour qu’entrer deux fois ne donne qu’une place",
      status: "Si le joueur est là, est parti, ou a été retiré par l’hôte",
      network: "Une empreinte du réseau de l’adresse, pour qu’aucun réseau ne prenne toutes les places",
    },
  },
  trivia_answers: {
    title: "Trivia en direct : les réponses",
    kept: triviaRoom,
    fields: {
      question: "À quelle question",
      seat: "De qui",
      choice: "Laquelle des quatre",
      elapsed_ms: "Après combien de millièmes de seconde",
    },
  },
  trivia_object: {
    title: "Trivia en direct : l’horloge de la salle",
    kept: triviaRoom,
    fields: {
      alarm: "Quand quelque chose se passera ensuite",
    },
  },
  sync_head: {
    title: "Synchronisation : le dépôt d’un code",
    kept: syncStore,
    fields: {
      id: "Toujours le même nombre : il n’y a qu’une ligne",
      token_digest:
        "Une somme de contrôle de la clé qui laisse entrer les appareils ayant le code ; ni la clé, ni le code",
      epoch: "Un nombre tiré au hasard pour ce dépôt",
      sequence: "Combien de changements il a reçus",
      mark: "Un nombre tiré au hasard pour le dernier changement",
      used_on: "Le jour où un appareil a demandé pour la dernière fois",
      erased_at: "Quand il a été effacé, s’il l’a été ; alors il ne reste rien d’autre",
    },
  },
  sync_records: {
    title: "Synchronisation : notes, marques et réglages scellés",
    kept: syncStore,
    fields: {
      name: "Un code pour ce que c’est, que seuls vos appareils comprennent",
      sequence: "Le numéro du changement qui l’a apporté",
      data: "Ce que votre appareil a scellé : sans vos douze mots, personne ne peut l’ouvrir",
    },
  },
  sync_marks: {
    title: "Synchronisation : où en étaient les appareils",
    kept: syncStore,
    fields: {
      sequence: "Le numéro d’un changement",
      mark: "Un nombre tiré au hasard, pour qu’un appareil remarque si le dépôt est revenu en arrière",
    },
  },
  sync_object: {
    title: "Synchronisation : quand le dépôt prend fin",
    kept: syncStore,
    fields: {
      alarm: "Quand il est supprimé, si aucun appareil ne demande avant",
    },
  },
  open_connections: {
    title: "Connexions en direct de pages ouvertes",
    kept: "tant que la page est ouverte",
    fields: {
      tags: "Une empreinte du réseau de l’adresse, pour qu’aucun réseau ne prenne toutes les places ; dans une salle de Trivia en direct, aussi de qui est la place",
      attachment: "Quand la connexion a été ouverte ; dans une salle de Trivia en direct, aussi de qui est la place",
    },
  },
  passages: {
    title: "Passages de traductions qui ne sont pas gardées ici",
    kept: atMost(retentionDays.passages),
    fields: {
      key: "Quel passage, de quelle traduction ; pas qui l’a demandé",
      answer: "Ses mots",
      "X-Kept-At": "Quand il a été récupéré",
    },
  },
  previews: {
    title: "Images que d’autres sites montrent à côté d’un lien vers un chapitre ou des versets",
    kept: atMost(retentionDays.previews),
    fields: {
      key: "Quel chapitre ou quels versets, de quelle traduction ; pas qui les a demandés",
      answer: "L’image",
    },
  },
  request_log: {
    title: "La trace chez Cloudflare des demandes où quelque chose a échoué ou a été refusé",
    kept: days(retentionDays.requestLogs),
    fields: {
      request: "Quand, quelle adresse a été demandée, et les en-têtes que le navigateur a envoyés",
      connection: "Ce que Cloudflare y ajoute, qui peut comprendre l’adresse d’où vous vous connectez et son pays",
      result: "Le code de la réponse et le temps qu’elle a pris",
    },
  },
  log_lines: {
    title: "Lignes que notre code y ajoute",
    kept: days(retentionDays.requestLogs),
    fields: logFields,
  },
  recovery: {
    title: "La base de données telle qu’elle était à n’importe quel moment antérieur",
    kept: days(retentionDays.recovery),
    fields: {
      everything: "Toutes les tables de la base de données, même ce qui en a été supprimé depuis",
    },
  },
  mailbox: {
    title: "Courrier pour nous",
    kept: days(retentionDays.mail),
    fields: {
      mail: "Vos mots, votre adresse e-mail et votre nom, et quand vous avez écrit",
    },
  },
};

export const leavingTexts: Translated<typeof english.leavingTexts> = {
  numbers: {
    title: "Nombres publics",
    what: "Quand vous ouvrez le site, cherchez, jouez, partagez ou dites que vous avez prié, un nombre public augmente d’une unité. Votre navigateur envoie ces décomptes ensemble, toutes les quelques minutes, avec un nombre tiré au hasard pour qu’ils ne soient pas comptés deux fois. Une prière du mur de prière envoie aussi le numéro de son sujet et le nombre de secondes écoulées depuis, pour le total de ce sujet. Cela ne dit rien de vous, ni de ce que vous avez cherché ou prié.",
    howLong: `Les totaux restent ; ceux d’un sujet, jusqu’à la fin du lendemain. Les nombres tirés au hasard, avec le décompte de chaque sorte venu avec eux, ne sont liés ni à un sujet ni à une adresse, et sont supprimés au bout de ${operationMemoryDays} jours.`,
    remove: "Rien dans ces nombres ne ramène à vous.",
  },
  chapters: {
    title: "Chapitres et recherches",
    what: `Les chapitres des traductions ${embeddedNames("fr")} et les listes de mots pour la recherche viennent de ce site sous forme de fichiers, et c’est votre navigateur qui cherche. Ce que vous cherchez n’est pas envoyé. Pour toute autre traduction, notre serveur s’adresse à un service de textes bibliques ouvert à tous et, pour d’autres langues et pour les commentaires, à un second. Ils voient le passage, mais pas qui le lit.`,
    howLong: `Nous ne notons rien des chapitres qui viennent sous forme de fichiers. Un passage venu d’un tel service est gardé jusqu’à ${retentionDays.passages} jours pour le lecteur suivant, sans noter qui l’a demandé, et de même l’image que d’autres sites montrent à côté d’un lien vers un chapitre ou des versets, jusqu’à ${retentionDays.previews} jours.`,
    remove:
      "Rien à retirer. Si vous téléchargez une traduction, dans n’importe quelle langue, même ses fichiers ne sont plus demandés.",
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
    title: "Trivia en direct",
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
      "« Effacer du serveur », plus haut, le supprime aussitôt. Arrêter la synchronisation sur un appareil le laisse aux autres.",
  },
  abuse: {
    title: "Protection contre les abus",
    what: "Pour compter les messages, le serveur fait une empreinte de l’adresse d’où vous vous connectez, avec un secret qui change chaque jour. L’adresse elle-même n’est pas gardée. Avec votre premier message sur une carte, votre appareil reçoit du serveur une marque tirée au hasard, pour que ceux qui partagent une connexion soient comptés séparément. Elle ne dit rien d’autre que le moment où elle a été faite, et le serveur n’en garde qu’une empreinte, différente sur chaque carte. Tant qu’une page montre des nombres en direct, une carte ouverte ou une salle de Trivia en direct, ou se synchronise, sa connexion a aussi une telle empreinte. Pour que personne ne puisse gonfler les nombres publics, le serveur compte aussi pendant une heure combien viennent d’un réseau, par une empreinte de son adresse ; si votre appareil a une marque, elle est envoyée avec eux, et seul son âge est regardé.",
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
    what: "Ce site fonctionne sur le réseau de Cloudflare. Si quelque chose échoue ou est refusé pendant que notre propre code répond à une demande (cartes, nombres, salles de Trivia en direct, synchronisation, passages de traductions qui ne sont pas gardées ici, versets partagés, images pour les liens, et pages qui n’existent pas), notre code écrit une ligne qui dit quoi. Avec elle, le réseau enregistre pour nous l’heure, l’adresse demandée, et ce qu’un navigateur envoie avec elle, ce qui peut comprendre l’adresse d’où vous vous connectez. Nous ne regardons ces traces que pour trouver des pannes et arrêter des attaques. Les autres demandes ne laissent aucune trace de ce genre.",
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
    what: `« Demander une prière » ouvre un brouillon dans votre propre messagerie. Rien ne part tant que vous ne l’envoyez pas vous-même. Il va alors à ${site.supportEmail} comme n’importe quelle lettre : votre fournisseur de messagerie et le nôtre le transportent, et nous voyons votre adresse e-mail, votre nom tel que votre messagerie le donne, et vos mots. Une personne le lit et prie. Il n’est pas copié sur ce site, n’est pas montré à d’autres visiteurs et n’est transmis à personne. Sur le site lui-même, seul le nombre de demandes augmente d’une unité.`,
    howLong: `Nous le supprimons dans les ${retentionDays.mail} jours.`,
    remove: "Écrivez-nous, et nous le supprimons plus tôt. Votre propre copie est dans votre messagerie.",
  },
};

const untilErased = "jusqu’à ce que vous l’effaciez";

export const deviceKeyPatterns: Translated<typeof english.deviceKeyPatterns> = {
  "gbh_quarantine_{key}_{n}": {
    what: "Une donnée gardée qui n’a pas pu être lue, mise de côté telle quelle",
    kept: untilErased,
  },
  gbh_probe: { what: "Un essai pour savoir si quelque chose peut être gardé ici", kept: "un instant" },
};

export const deviceCaches: Translated<typeof english.deviceCaches> = {
  "lampstand-shell-{build}": {
    what: "Les programmes, styles et images du site lui-même, pour qu’il s’ouvre hors ligne",
    kept: "jusqu’à ce que deux versions plus récentes les aient remplacés",
  },
  "lampstand-visited": {
    what: "Les chapitres que vous avez ouverts et les listes de mots où vous avez cherché, qui montrent ce que vous lisez",
    kept: "jusqu’à ce que vous effaciez tout, ou que le texte soit corrigé",
  },
  "lampstand-kept-{translation}": {
    what: "Une traduction que vous avez téléchargée ; les chapitres d’un commentaire que vous avez lus",
    kept: "jusqu’à ce que vous la retiriez",
  },
  "lampstand-book-face": {
    what: "La police Source Serif, sur Android ou si vous l’avez choisie",
    kept: "jusqu’à ce que vous effaciez tout",
  },
};

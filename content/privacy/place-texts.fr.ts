import { live } from "#domain/trivia-live/config.ts";
import { retentionDays } from "#domain/api/retention.ts";
import { syncLimits } from "#domain/api/sync.ts";
import { operationMemoryDays } from "#domain/api/stats.ts";
import type { Translated } from "#domain/text/translated.ts";
import { logFields } from "./log-fields.fr.ts";
import type { placeTexts as english } from "./place-texts.ts";

const days = (count: number): string => `${count} jours`;
const atMost = (count: number): string => `${days(count)} au plus`;
const aDay = "un jour";
const twoDays = `${retentionDays.today * 24} heures au plus`;
const logged = days(retentionDays.log);

const triviaRoom = `jusqu’à ${live.lifeMs / 3_600_000} heures et ${live.farewellMs / 60_000} minutes après l’ouverture de la salle`;
const syncStore = `jusqu’à ce que vous effaciez partout ; sinon, ${syncLimits.unusedDays} jours après la dernière demande d’un appareil`;
const browser =
  "Le nom et la version de votre navigateur, 200 caractères au plus, pour voir ce qu’une panne ou une attaque a en commun";
const noAddress = "Toujours vide. La base de données refuse les adresses";

export const placeTexts: Translated<typeof english> = {
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
      recipient: "Le nom sur le devant, si la personne qui a commencé la carte en a écrit un, 60 caractères au plus",
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
      network_56: "De même pour une partie plus courte de l’adresse, celle d’un foyer",
      network_48: "De même pour une partie encore plus courte, celle d’un grand réseau",
      is_new_card: "Si c’était le premier de la carte",
    },
  },
  rate_limit_attempts: {
    title: "Calculs à résoudre, et limites que d’autres programmes consultent",
    kept: aDay,
    fields: {
      id: "Un nombre tiré au hasard",
      key: "Ce qui a été tenté (aussi une salle de Trivia live, un code de salle, ou un nouveau code de synchronisation), avec l’empreinte du jour de l’adresse, ou celle de l’appareil sur cette carte",
      at: "Quand",
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
      totals: "Combien de chaque sorte, et de chaque sujet du mur de prière ce jour-là",
      writes: "Combien ce jour-là, pour la limite du jour",
      networks: "Combien ont été ajoutés depuis chaque réseau dans la dernière heure, par une empreinte de l’adresse",
    },
  },
  operations: {
    title: "Ce qui a déjà été compté, en sept tables par jour",
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
    title: "Trivia live : la salle",
    kept: triviaRoom,
    fields: {
      id: "Toujours le même nombre : il n’y a qu’une ligne",
      version: "Comment le champ suivant est écrit",
      round:
        "Le code de la salle et son nombre tiré au hasard, son niveau, ses questions, où en est la partie, si l’entrée est fermée, quand elle a été ouverte et quand l’hôte y était pour la dernière fois",
    },
  },
  trivia_seats: {
    title: "Trivia live : les joueurs",
    kept: triviaRoom,
    fields: {
      seat: "Le numéro du joueur dans la salle",
      name: "Le nom de la Bible qui a été tiré",
      device_key:
        "Un nombre que l’appareil a tiré au hasard pour cette salle, pour qu’entrer deux fois ne donne qu’une place",
      status: "Si le joueur est là, est parti, ou a été retiré par l’hôte",
    },
  },
  trivia_answers: {
    title: "Trivia live : les réponses",
    kept: triviaRoom,
    fields: {
      question: "À quelle question",
      seat: "De qui",
      choice: "Laquelle des quatre",
      elapsed_ms: "Après combien de millièmes de seconde",
    },
  },
  trivia_object: {
    title: "Trivia live : l’horloge de la salle",
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
      name: "Un code de ce que c’est, que seuls vos appareils comprennent",
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
      tags: "Une empreinte du réseau de l’adresse, pour qu’aucun réseau ne prenne toutes les places ; dans une salle de Trivia live, aussi de qui est la place",
      attachment: "Quand la connexion a été ouverte ; dans une salle de Trivia live, aussi de qui est la place",
    },
  },
  passages: {
    title: "Passages de traductions qui ne sont pas gardées ici",
    kept: atMost(retentionDays.passages),
    fields: {
      key: "Quel passage, de quelle traduction ; pas qui l’a demandé",
      answer: "Ses mots",
      "X-Kept-At": "Quand il a été apporté",
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
    title: "La trace chez Cloudflare des demandes auxquelles notre code répond",
    kept: days(retentionDays.requestLogs),
    fields: {
      request: "Quand, quelle adresse a été demandée, et les en-têtes que le navigateur a envoyés",
      connection: "Ce que Cloudflare y ajoute, qui peut comprendre l’adresse d’où vous vous connectez et son pays",
      result: "Le code de la réponse et le temps qu’elle a pris",
    },
  },
  log_lines: {
    title: "Lignes que notre code y ajoute quand quelque chose échoue",
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

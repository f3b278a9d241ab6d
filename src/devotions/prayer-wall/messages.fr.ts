import { helplinesAddress } from "#domain/site/helplines.ts";
import { pathIn } from "#domain/site/locales/locales.ts";
import { locale } from "#domain/site/locales/locale.ts";
import { site } from "#domain/site/site.ts";
import { inDigits, plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import { prayerWallConfig } from "./config.ts";
import type {
  diaryMessages as englishDiary,
  requestMessages as englishRequest,
  wallMessages as english,
} from "./messages.ts";

export const prayerRecorded = (topic: string) => ({
  title: "Prière comptée ! 🙏",
  description: `Merci d’avoir prié pour ce sujet : ${topic}. Votre prière a été comptée.`,
});

export const wallMessages: Translated<typeof english> = {
  title: "Mur de prière",
  lead: "Vingt-huit sujets. Choisissez-en un, priez avec vos propres mots ou avec ceux-ci, puis comptez votre prière.",
  tabs: "Prière",
  wall: "Mur",
  diary: "Journal",
  invitation: "Vos totaux commencent avec votre première prière.",
  inAll: "Prières en tout",
  today: "Aujourd’hui",
  streak: "Jours d’affilée",
  topics: {
    17: "Le salut",
    4: "La sagesse",
    22: "Le pardon",
    9: "La foi",
    26: "La famille",
    1: "La paix",
    13: "La santé",
    20: "La joie",
    7: "La reconnaissance",
    28: "Le réveil spirituel",
    11: "Ceux qui dirigent",
    3: "Le ministère de guérison",
    24: "Le deuil",
    15: "Le mariage",
    8: "Les enfants",
    19: "Le travail",
    5: "Le pain quotidien",
    27: "Le courage",
    12: "La solitude",
    2: "La direction de Dieu",
    25: "La protection",
    10: "La patience",
    18: "L’amitié",
    6: "L’Église",
    21: "Les nations",
    14: "La mission",
    23: "La liberté",
    16: "L’espérance",
  },
  prayedTopic: (topic) => `${topic}, vous avez déjà prié aujourd’hui`,
  pray: "J’ai prié",
  prayFor: (topic) => `J’ai prié pour ce sujet : ${topic}`,
  prayedFor: (topic) => `J’ai prié pour ce sujet : ${topic}, vous avez déjà prié aujourd’hui`,
  versesOn: () => "Des versets sur ce sujet",
  request: "Demander une prière",
  requestFor: (topic) => `Demander une prière : ${topic}, ouvre votre messagerie`,
  share: (topic) => `Partager la prière : ${topic}`,
  shareTitle: (topic) => `Mur de prière : ${topic}`,
  shareText: (icon, topic, prayer, scripture, source) => `${icon} ${topic} : ${prayer} « ${scripture} » (${source})`,
  prayedByAll: ["On a prié ", " aujourd’hui sur ce site"],
  times: (count, shown) => (count === 1 ? "une fois" : `${shown} fois`),
  prayedToday:
    "Les prières du jour pour chaque sujet sont celles de tous réunies, de minuit à minuit (UTC). Aucun nom n’est enregistré.",
};

const whatHappens = `[Vous pouvez effacer ceci. Votre e-mail arrive à ${site.supportEmail}, où une personne le lit, mais peut-être pas aujourd’hui. Ce n’est pas un service d’urgence. Si vous ou un proche êtes en danger, appelez maintenant votre numéro d’urgence ; des numéros pour de nombreux pays se trouvent sur ${site.origin}${pathIn(locale, helplinesAddress)}]`;

export const requestMessages: Translated<typeof englishRequest> = {
  subject: (topic) => `Demande de prière : ${topic}`,
  personal: "un sujet personnel",
  personally: "une demande personnelle",
  template: (topic) =>
    [
      whatHappens,
      "",
      "Chers amis,",
      "",
      `Priez avec moi, s’il vous plaît. Le sujet : ${topic}.`,
      "",
      "Ma demande : [écrivez ici ce pour quoi vous aimeriez que nous priions]",
      "Mon prénom, si vous voulez : [prénom]",
      "Pouvons-nous vous répondre ? [oui ou non]",
      "",
      "Merci.",
    ].join("\n"),
  diary: (text) =>
    [whatHappens, "", "Chers amis,", "", "Priez avec moi pour ceci, s’il vous plaît :", "", text, "", "Merci."].join(
      "\n",
    ),
};

export const countedPrayers = (shown: number, total: number): string => {
  const all = plural(total, `${total} prière`, `${total} prières`);
  return shown === total ? all : `${shown} sur ${all}`;
};

export const diaryMessages: Translated<typeof englishDiary> = {
  title: "Journal de prière",
  lead: "Vos prières, mot pour mot. Seuls vos appareils peuvent les lire.",
  write: "Écrire",
  yours: "Vos prières",
  field: "Écrivez une prière",
  keep: "Garder cette prière",
  hint: (length, longest) => `${length}/${longest}. Seuls vos appareils peuvent la lire.`,
  search: "Chercher dans votre journal",
  show: "Afficher",
  filters: {
    all: "Toutes",
    open: "En attente",
    answered: "Exaucées",
  },
  change: "Modifier cette prière",
  answeredOn: (date) => `Exaucée le ${date}`,
  markAnswered: "Marquer comme exaucée",
  openAgain: "Remettre en attente",
  markAnsweredOf: (written) => `Marquer comme exaucée : prière du ${written}`,
  openAgainOf: (written) => `Remettre en attente : prière du ${written}`,
  requestOf: (written) => `Demander une prière pour ceci : prière du ${written}, ouvre votre messagerie`,
  changeOf: (written) => `Modifier la prière du ${written}`,
  removeOf: (written) => `Retirer la prière du ${written}`,
  saved: "Gardée dans votre journal",
  more: "Afficher plus",
  notKept: "Elle n’est pas gardée : le stockage de cet appareil est plein. Vos mots restent ici.",
  blank: "Il n’y a encore rien à garder.",
  tooLong: (characters) =>
    `Une prière peut avoir ${inDigits(prayerWallConfig.longestDiaryPrayer)} caractères et celle-ci en a ${inDigits(characters)}. Gardez-la en deux parties ; vos mots restent ici.`,
  withoutWords: {
    title: "Vos mots restent dans votre journal",
    description: "L’e-mail s’ouvre sans eux. Écrivez-y, à votre façon, ce pour quoi vous aimeriez que nous priions.",
  },
  removed: "Prière retirée",
  full: "Votre journal est plein. Retirez des prières dont vous n’avez plus besoin, ou gardez d’abord une copie sous « Vos données ».",
  empty: "Encore rien ici. Écrivez une prière ci-dessus ; seuls vos appareils peuvent la lire.",
  noneFound: (term) => `Aucune prière de votre journal ne contient « ${term} ».`,
  noneOpen: "Toutes les prières d’ici sont marquées comme exaucées.",
  noneAnswered: "Aucune prière n’est encore marquée comme exaucée.",
};

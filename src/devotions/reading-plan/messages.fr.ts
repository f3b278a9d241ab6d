import { inDigits, plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type { planDayMessages as englishDay, planMessages as english } from "./messages.ts";

const days = (count: number): string => plural(count, `${count} jour`, `${count} jours`);
const shortMonths = "jan fév mars avr mai juin juil août sep oct nov déc".split(" ");

export const planMessages: Translated<typeof english> = {
  title: "Plan de lecture d’un an",
  titleWhole: "Plan de lecture d’un an : toute la Bible",
  plan: "Plan de lecture",
  plans: {
    year: "Un an",
    whole: "Toute la Bible",
  },
  ledes: {
    year: (minutes) =>
      `Deux lectures et une prière pour chaque jour de l’année : de la Genèse à Ésaïe, et tout le Nouveau Testament, en ${minutes} minutes par jour environ.`,
    whole: (minutes) =>
      `Deux lectures et une prière pour chaque jour de l’année : les 1 189 chapitres, de la Genèse à l’Apocalypse, en ${minutes} minutes par jour environ.`,
  },
  note: "Pour l’instant, ce que nous avons écrit pour chaque jour est en anglais ; les lectures s’ouvrent dans votre traduction.",

  dayWithoutTheme: (day) => `Jour ${day}`,
  dayWithTheme: (day) => `Jour ${day} :`,
  loading: "Chargement de la lecture du jour",
  isToday: (date) => `${date}, aujourd’hui`,
  isGraceDay: (date) => `${date}, jour de grâce`,
  grace:
    "Une année bissextile a un jour de plus que le plan. Relisez le jour 365, ou rattrapez un jour que vous avez manqué.",
  asYouRead: "Au fil de la lecture :",
  beforeYouRead: "Avant de lire",
  mayWait: "Difficile à lire. Cela peut attendre un autre jour.",
  warnedOf: (chapter) => `${chapter} :`,
  behind: (count) => plural(count, "Un jour de retard : voir lequel", `${count} jours de retard : voir lesquels`),
  oldTestament: "Ancien Testament",
  newTestament: "Nouveau Testament",
  begins: (book) => `Un nouveau livre : ${book}`,
  read: "Lire le passage",
  opensIn: ["Ces lectures s’ouvrent dans ", ", la traduction que vous lisez."],
  ownMissing: " ne peut pas être chargée pour le moment : ces lectures s’ouvrent donc en anglais, dans la KJV.",
  linesNotLoaded: "Les phrases sur ces chapitres n’ont pas pu être chargées. Les lectures, elles, sont là.",
  prayer: "Prière",
  markComplete: "Marquer comme lu",
  completed: "Lu ! ✨",
  unmark: "Touchez à nouveau pour retirer la marque",
  points: (points) => `${points} points`,
  backToToday: (day) => `Revenir au jour ${day}`,
  backToDay: (day) => `Revenir au jour ${day} du plan`,
  shareText: (day, oldTestament, newTestament) =>
    `Jour ${day} du plan de lecture d’un an : ${oldTestament} et ${newTestament}.`,

  congratulations: "Félicitations ! 🎉",
  dayCompleted: (day, points) => `Jour ${day} lu : ${points} points.`,
  newBadges: (names) => `${plural(names.length, "Insigne", "Insignes")} : ${names.join(", ")}.`,
  dayUnmarked: "Marque retirée",
  dayOpenAgain: (day) => `Le jour ${day} est de nouveau à lire. Votre série et vos insignes restent.`,

  invitation: "Le premier jour que vous marquez est compté ici, sur cet appareil.",
  currentDay: "Jour actuel",
  completedDays: "Jours lus",
  dayStreak: "Jours d’affilée",
  progress: "Progression",
  percent: (percent) => `${percent} %`,

  yourProgress: "Votre progression",
  yourYear: "Votre année",
  catchUp: "Rattraper",
  goToADay: "Aller à un jour",
  shortMonth: (month) => shortMonths[month - 1] ?? "",
  readSoFar: (read, ofDays) => `${plural(read, `${read} lu`, `${read} lus`)} sur ${days(ofDays)} jusqu’à aujourd’hui`,
  readAhead: (count) => plural(count, `${count} lu d’avance`, `${count} lus d’avance`),
  longestGap: (count) => `la plus longue pause a duré ${days(count)}`,
  inOneSentence: (parts) => parts.join(" ; "),
  legend: {
    read: "lu",
    open: "à lire",
    today: "aujourd’hui",
  },
  soFar: (points, longestStreak) =>
    `${plural(points, `${points} point`, `${inDigits(points)} points`)}. Plus longue série : ${days(longestStreak)}.`,

  badgesTitle: "Insignes",
  badges: {
    "First Week": "Première semaine",
    "Monthly Reader": "Un mois de lecture",
    Centurion: "Le centurion",
    "Year Complete": "Année complète",
    "Week Warrior": "Semaine sans pause",
    "Consistency Champion": "Belle constance",
  },
  earnedBy: {
    days: (goal) => `gagné, ${goal} jours`,
    streak: (goal) => `gagné, ${goal} jours d’affilée`,
  },
  reached: {
    days: (reached, goal) => `${reached} sur ${goal} jours`,
    streak: (reached, goal) => `${reached} sur ${goal} d’affilée`,
  },

  isNew: "Vous découvrez le plan ?",
  startToday: "Faites d’aujourd’hui votre propre jour 1, ou lisez avec les autres à partir de la date du jour.",
  startAsDayOne: "Commencer au jour 1",
  finishedIn: (year) =>
    `Vos jours lus datent de ${year}. Archivez-les et recommencez, ou gardez-les et continuez à lire.`,
  finishedFrom: (date) =>
    `Vos jours lus datent de l’année commencée le ${date}. Archivez-les et recommencez, ou gardez-les et continuez à lire.`,
  archive: "Les archiver",
  keep: "Les garder",
  freshStart: "Un nouveau départ",
  isPutAway: (year) => `${year} est archivé sous « Années précédentes ».`,
  earlierYears: "Années précédentes",
  yearFrom: (date) => `L’année commencée le ${date}`,
  ofWholeBible: (year) => `${year}, toute la Bible`,
  earlierFigures: (completed, longestStreak) => `${days(completed)}, plus longue série : ${longestStreak}`,

  takeAlong: "L’emporter avec vous",
  calendarFile: "Fichier d’agenda",
  print: "Imprimer le plan",
  monthOf: (month, year) => `${month} ${year}`,
  bothReadings: (oldTestament, newTestament) => `${oldTestament} ; ${newTestament}`,
  calendarName: {
    year: "Plan de lecture d’un an",
    whole: "Plan de lecture : toute la Bible",
  },
  calendarTitle: (day, oldTestament, newTestament) => `Jour ${day} : ${oldTestament} ; ${newTestament}`,
  calendarTheme: (theme, question) => `${theme}. Au fil de la lecture : ${question}`,
  calendarWarning: (warnings) => `Difficile à lire. ${warnings}`,
  calendarLine: (place, text) => `${place} : ${text}`,
  calendarNotSaved: "Le fichier d’agenda n’a pas pu être créé",
  calendarNotSavedWhy: "Une partie du plan n’a pas pu être chargée. Vérifiez votre connexion et réessayez.",

  yourPlace: "Votre place dans le plan",
  notADay: (last) => `Choisissez un jour de 1 à ${last}.`,
  goToDay: "Aller au jour",
  go: "Aller",
  upToDate: "Vous êtes à jour dans le plan.",
  stillUnread: (count) =>
    `${plural(count, "Un jour n’est pas encore lu. Lisez-le quand vous voulez.", `${count} jours ne sont pas encore lus. Lisez-les dans l’ordre que vous voulez.`)} Une deuxième lecture à la même date ne change pas votre série.`,
  andMore: (count) => `et ${count} de plus, à voir dans « Votre année »`,
  start: "Commencer aujourd’hui",
  startedOn: (date) => `Votre jour 1 était le ${date}. Les jours que vous avez marqués le restent.`,
  startAnywhere:
    "Le plan suit le jour de l’année. Vous pouvez aussi le commencer à n’importe quelle date. Les jours que vous avez marqués le restent.",
  followYear: "Suivre le jour de l’année",

  howItWorks: "Comment ça marche",
  how: {
    readings: (wordsAMinute, year, whole) =>
      `Chaque jour a une lecture de l’Ancien Testament et une du Nouveau, avec une prière. À ${wordsAMinute} mots par minute, les deux prennent environ ${year} minutes, et environ ${whole} avec toute la Bible ; aucun jour ne prend le double.`,
    lines:
      "Les phrases de chaque jour sont écrites pour ses chapitres. Quand les chapitres racontent des cruautés, une note le dit d’abord, pour que vous puissiez les laisser à un autre jour.",
    marking: (points) =>
      `« Lire le passage » ouvre exactement ces chapitres. Revenez et touchez « Marquer comme lu » : chaque jour vaut ${points} points.`,
    streak:
      "Lisez à deux dates qui se suivent, et une série commence. Lire plusieurs jours à la même date ne la rompt ni ne l’allonge.",
    missed:
      "Si vous avez manqué des jours, « Rattraper » les montre. Rien n’est perdu, et personne d’autre que vous ne compte.",
  },
};

export const planDayMessages: Translated<typeof englishDay> = {
  // The themes are in English.
  title: (day) => `Jour ${day}`,
  readings: (oldTestament, newTestament) => `${oldTestament} et ${newTestament}`,
  description: (day, readings) =>
    `Jour ${day} du plan de lecture d’un an : ${readings}. Lisez-le ici, gratuitement et sans compte.`,
};

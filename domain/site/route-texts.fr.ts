import { routeTexts as english, type RouteTexts } from "./route-texts.ts";
import type { RouteId } from "./routes.ts";

/** Those of the pages in this language; the others are only linked to. */
export const routeTexts: Readonly<Record<RouteId, RouteTexts>> = {
  ...english,
  home: {
    title: "Lire la Bible en ligne, gratuitement et sans compte",
    description:
      "Lisez la Bible et cherchez-y : Louis Segond 1910 et bien d’autres traductions. Gratuit, discret et rapide sur tout téléphone, même sans réseau.",
    keywords: "Bible, lire la Bible en ligne, Louis Segond 1910, chercher dans la Bible, verset du jour",
  },
  bookBrowser: {
    title: "Parcourir la Bible : tous ses livres",
    description: "Les 66 livres de l’Ancien et du Nouveau Testament avec leurs chapitres : choisissez et lisez.",
    keywords: "livres de la Bible, Ancien Testament, Nouveau Testament, chapitres de la Bible",
  },
  help: {
    title: "Aide : chercher, lire, écouter, marquer",
    description:
      "Chercher dans la Bible par référence ou par mots, lire et écouter, surligner, copier et comparer des versets, garder notes et signets sur votre appareil.",
    keywords: "aide, chercher dans la Bible, lecture à voix haute, notes, surligner, signets",
  },
  cardMenu: {
    title: "Cartes : une seule, signée par tous",
    description:
      "Une carte pour un mariage, un baptême, un anniversaire ou un diplôme, que chacun signe depuis son téléphone. Gratuite et sans compte.",
    keywords:
      "carte de groupe en ligne, carte de mariage, carte d’anniversaire, carte de baptême, signer une carte ensemble",
  },
  eventCard: {
    title: "Une carte",
    description:
      "Quelqu’un a fait une carte et aimerait que vous la signiez. Ouvrez-la, lisez ce que les autres ont écrit et ajoutez votre ligne.",
    keywords: "carte de groupe, signer une carte",
  },
  birthday: {
    title: "Mur des anniversaires",
    description:
      "Une vignette, une prière et un passage pour un anniversaire en n’importe quel mois. Ajoutez un nom, puis enregistrez-la ou partagez-la en image, faite sur votre appareil. Pour l’instant, les prières sont en anglais.",
    keywords:
      "vœux chrétiens d’anniversaire, prière d’anniversaire, bénédiction d’anniversaire, verset pour un anniversaire",
  },
  salvation: {
    title: "Récits de salut",
    description:
      "Six personnes qui ont rencontré Jésus-Christ et n’ont plus été les mêmes, ce qu’est l’amour de Dieu, et une prière pour qui veut commencer. Pour l’instant, les textes sont en anglais.",
    keywords: "salut, prière du salut, amour de Dieu, récits de conversion, accepter Jésus-Christ",
  },
  shield: {
    title: "Bouclier de prière du jour",
    description:
      "Une déclaration, une parole et une lecture de la Bible pour chaque jour de l’année, tour à tour de l’Ancien et du Nouveau Testament. Pour l’instant, les textes sont en anglais.",
    keywords:
      "prière quotidienne, bouclier de prière, déclaration du jour, verset du jour, lecture biblique quotidienne",
  },
  mentor: {
    title: "Jésus, sois mon mentor : quarante jours dans les Évangiles",
    description:
      "Quarante jours avec Jésus dans les Évangiles : un verset par jour, quelques pensées, des questions, et de la place pour des réponses qui restent sur votre appareil. Pour l’instant, les textes sont en anglais.",
    keywords: "Jésus, Évangiles, 40 jours, méditation, vie de disciple, réflexion du jour",
  },
  dictionary: {
    title: "Dictionnaire biblique : termes et mots anciens",
    description:
      "Les termes de la Bible, leur sens, l’hébreu et le grec, et les passages où ils se trouvent. En anglais pour l’instant.",
    keywords: "dictionnaire biblique, termes de la Bible, hébreu, grec",
  },
  readingPlan: {
    title: "Plan de lecture d’un an, ou toute la Bible en un an",
    description:
      "Une lecture de l’Ancien Testament et une du Nouveau pour chaque jour de l’année, avec une prière. Commencez aujourd’hui, rattrapez, voyez votre année. Les textes du jour sont en anglais pour l’instant.",
    keywords: "plan de lecture de la Bible, la Bible en un an, lire la Bible chaque jour, toute la Bible",
  },
  prayerWall: {
    title: "Mur de prière et journal de prière",
    description:
      "Vingt-huit prières pour les jours comme ils viennent, du pain quotidien au deuil, chacune avec son passage, et un journal privé qui reste sur votre appareil. Les prières écrites sont en anglais pour l’instant.",
    keywords: "mur de prière, journal de prière, demande de prière, prier",
  },
  gamesMenu: {
    title: "Jeux bibliques",
    description:
      "Sept jeux bibliques : mots manquants, un mur de versets, des mots cachés, les noms de Dieu, les paraboles, les livres dans l’ordre. Gratuits ; les versets sont en anglais pour l’instant.",
    keywords: "jeux bibliques, quiz biblique, jeux chrétiens",
  },
  wallOfJericho: {
    title: "Wall of Jericho : un jeu de mémoire biblique",
    description:
      "Vingt pierres cachent dix paires de versets. Retenez où elles se trouvent et faites tomber le mur, avec ou sans chronomètre. Les versets sont en anglais pour l’instant.",
    keywords: "jeu de mémoire biblique, mur de Jéricho, jeu de paires biblique, versets",
  },
  bibleScholar: {
    title: "Bible Scholar : les livres de la Bible dans l’ordre",
    description:
      "Choisissez dans l’ordre les livres du Nouveau Testament, de l’Ancien ou de toute la Bible, avec ou sans chronomètre.",
    keywords: "livres de la Bible dans l’ordre, jeu des livres de la Bible, Ancien Testament, Nouveau Testament",
  },
  bibleCrosswordSearch: {
    title: "Bible Crossword Search : des mots cachés de la Bible",
    description:
      "Trouvez les fruits de l’Esprit, les disciples de Jésus et des mots de la Bible dans un carré de lettres, chacun avec un indice et son verset. Les mots sont en anglais pour l’instant.",
    keywords: "mots cachés bibliques, mots de la Bible, fruits de l’Esprit, disciples de Jésus",
  },
  crossReferences: {
    title: "Comparer les traductions de la Bible, verset par verset",
    description: "Un passage dans une à trois traductions côte à côte, avec les différences et les versets liés.",
    keywords:
      "comparer les traductions de la Bible, Bible parallèle, références croisées, versets liés, Louis Segond 1910",
  },
  tapToReveal: {
    title: "Tap to Reveal : trouvez le livre, le chapitre et le verset",
    description:
      "Dix versets de la Bible. Choisissez pour chacun le livre, le chapitre et le verset, avec un indice au besoin. Les textes sont en anglais pour l’instant.",
    keywords: "jeu de versets bibliques, deviner le verset, références bibliques",
  },
  wisdomNuggets: {
    title: "Wisdom Nuggets : complétez les paraboles de Jésus",
    description:
      "Huit paraboles de Jésus où il manque un mot, et une réserve de mots pour les compléter. Sans limite de temps. Les textes sont en anglais pour l’instant.",
    keywords: "paraboles de Jésus, compléter les versets, jeu des paraboles",
  },
  playNPray: {
    title: "Play N Pray : vingt noms de Dieu",
    description:
      "Vingt cartes, chacune avec un nom que la Bible donne à Dieu et une courte prière. Trois minutes, ou le temps qu’il vous faut. Les textes sont en anglais pour l’instant.",
    keywords: "noms de Dieu, jeu de prière, courtes prières, El Shaddai",
  },
  subjects: {
    title: "Des versets pour ce que vous vivez : la Bible par sujets",
    description:
      "Des passages de la Bible pour la peur, le deuil, la maladie, les dettes, le mariage, la joie et soixante autres sujets. Les textes sont en anglais pour l’instant.",
    keywords: "versets par sujet, versets contre l’angoisse, versets pour le deuil, versets sur l’amour",
  },
  dailyVerses: {
    title: "Un verset pour chaque jour de l’année",
    description:
      "Un verset de la King James Version pour chacun des 366 jours, mois par mois, aussi en flux RSS et dans un agenda. En anglais pour l’instant.",
    keywords: "verset du jour, verset quotidien, calendrier de versets, RSS",
  },
  trivia: {
    title: "Bible Trivia Challenge : complétez le mot manquant",
    description:
      "Dix versets, à chacun il manque un mot. Trois niveaux, au clavier ou au choix, un ou deux joueurs, et un mode sans fin. Les versets sont en anglais pour l’instant.",
    keywords: "quiz biblique, questions sur la Bible, mot manquant, jeu biblique, versets",
  },
  triviaLive: {
    title: "Trivia live : un quiz biblique pour toute la salle",
    description:
      "Un grand écran, jusqu’à cent téléphones, ni comptes ni noms à écrire : ouvrez une salle, faites scanner son code et demandez qui a fait quoi dans la Bible. Les questions sont en anglais pour l’instant.",
    keywords: "quiz biblique en direct, jeu biblique de groupe, groupe de jeunes, questions sur la Bible",
  },
  privacy: {
    title: "Confidentialité et vos données",
    description:
      "Ce qui reste sur votre appareil, ce qui en sort et pour combien de temps, et comment voir, exporter, importer et effacer tout ce qui est gardé ici.",
    keywords: "confidentialité, sans compte, données sur l’appareil, exporter, importer, effacer",
  },
};

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
  dictionary: {
    title: "Dictionnaire biblique : termes et mots anciens",
    description:
      "Les termes de la Bible, leur sens, l’hébreu et le grec, et les passages où ils se trouvent. En anglais pour l’instant.",
    keywords: "dictionnaire biblique, termes de la Bible, hébreu, grec",
  },
  gamesMenu: {
    title: "Jeux bibliques",
    description:
      "Sept jeux bibliques : mots manquants, un mur de versets, des mots cachés, les noms de Dieu, les paraboles, les livres dans l’ordre. Gratuits ; les versets sont en anglais pour l’instant.",
    keywords: "jeux bibliques, quiz biblique, jeux chrétiens",
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
      "Dix versets de la Bible. Choisissez pour chacun le livre, le chapitre et le verset, avec un indice au besoin. Les textes sont en anglais.",
    keywords: "jeu de versets bibliques, deviner le verset, références bibliques",
  },
  wisdomNuggets: {
    title: "Wisdom Nuggets : complétez les paraboles de Jésus",
    description:
      "Huit paraboles de Jésus où il manque un mot, et une réserve de mots pour les compléter. Sans limite de temps. Les textes sont en anglais.",
    keywords: "paraboles de Jésus, compléter les versets, jeu des paraboles",
  },
  playNPray: {
    title: "Play N Pray : vingt noms de Dieu",
    description:
      "Vingt cartes, chacune avec un nom que la Bible donne à Dieu et une courte prière. Trois minutes, ou le temps qu’il vous faut. Les textes sont en anglais.",
    keywords: "noms de Dieu, jeu de prière, courtes prières, El Shaddai",
  },
  subjects: {
    title: "Des versets pour un moment comme celui-ci : la Bible par sujets",
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
      "Un grand écran, jusqu’à cent téléphones, ni comptes ni noms à écrire : ouvrez un salon, faites scanner son code et demandez qui a fait quoi dans la Bible. Les questions sont en anglais pour l’instant.",
    keywords: "quiz biblique en direct, jeu biblique de groupe, groupe de jeunes, questions sur la Bible",
  },
};

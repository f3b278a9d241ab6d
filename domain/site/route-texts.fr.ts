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
      "Une vignette, une prière et un passage pour un anniversaire de chaque mois. Ajoutez un nom, puis enregistrez-la ou partagez-la en image, faite sur votre appareil. Pour l’instant, les prières sont en anglais.",
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
    title: "Jésus, sois mon mentor : quarante jours dans les évangiles",
    description:
      "Quarante jours avec Jésus dans les évangiles : un verset par jour, quelques pensées, des questions, et de la place pour des réponses qui restent sur votre appareil. Pour l’instant, les textes sont en anglais.",
    keywords: "Jésus, évangiles, 40 jours, méditation, vie de disciple, réflexion du jour",
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
      "Sept jeux bibliques : mots manquants, un mur de versets, des mots cachés, les noms de Dieu, les paraboles, les livres dans l’ordre. Gratuits ; les jeux sont en anglais.",
    keywords: "jeux bibliques, quiz biblique, jeux chrétiens",
  },
};

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
      "Sept jeux bibliques : mots manquants, un mur de versets, des mots cachés, les noms de Dieu, les paraboles, les livres dans l’ordre. Gratuits ; les jeux sont en anglais.",
    keywords: "jeux bibliques, quiz biblique, jeux chrétiens",
  },
  privacy: {
    title: "Confidentialité et vos données",
    description:
      "Ce qui reste sur votre appareil, ce qui en sort et pour combien de temps, et comment voir, exporter, importer et effacer tout ce qui est gardé ici.",
    keywords: "confidentialité, sans compte, données sur l’appareil, exporter, importer, effacer",
  },
};

import { defaultTranslationId, embeddedInstead, embeddedNames } from "#domain/scripture/translations/translations.ts";
import type { Guide } from "./schema/help.ts";

/** Where words are searched: this site may have a Bible of its own in the language (docs/texts.md). */
const searched =
  embeddedInstead("fr") === defaultTranslationId
    ? "En français, on cherche dans les traductions que vous téléchargez sur cet appareil ; en anglais, dans toutes celles de ce site."
    : "On cherche dans toutes les traductions de ce site et dans celles que vous téléchargez sur cet appareil.";

export const guides: readonly Guide[] = [
  {
    id: "search",
    title: "Chercher",
    lead: "Un seul champ accepte une référence ou des mots. Il est sur la page d’accueil et derrière la loupe, en haut.",
    steps: [
      {
        title: "Ouvrir un passage",
        text: "Écrivez la référence comme vous le faites d’habitude : Jean 3:16, 1 Cor 13, Psaume 23-24, Matthieu 5:3-12. Les abréviations sont comprises, en anglais aussi.",
      },
      {
        title: "Trouver un verset par ses mots",
        text: `Écrivez les mots dont vous vous souvenez. ${searched}`,
      },
      {
        title: "Garder des mots ensemble",
        text: "Mettez-les entre guillemets : seuls s’affichent les versets où ils se suivent exactement.",
      },
      {
        title: "Chercher par le nom",
        text: "Plus de cent passages se trouvent par le nom qu’on leur donne : le bon Samaritain, les Béatitudes. Un sujet, comme l’angoisse ou les dettes, mène aux versets choisis pour lui.",
      },
      {
        title: "À moitié oublié",
        text: "Une faute de frappe ne gêne pas. Si aucun verset n’a tous les mots, les plus proches s’affichent.",
      },
      {
        title: "Restreindre",
        text: "Choisissez un testament ou un livre au-dessus des résultats, ou cherchez les mêmes mots dans une autre traduction.",
      },
    ],
    link: { href: "/search", label: "Parcourir les livres" },
  },
  {
    id: "reading",
    title: "Lire et écouter",
    lead: "La page s’ouvre là où vous avez lu la dernière fois. Le reste ne gêne pas tant que vous n’en avez pas besoin.",
    steps: [
      {
        title: "Tourner la page",
        text: "« Précédent » et « Suivant » sont sous le chapitre. À la fin d’un livre, ils mènent au suivant. Sur un écran tactile, il suffit de faire glisser le doigt sur le texte, de côté.",
      },
      {
        title: "Choisir la traduction",
        text: `Les lettres à côté du passage, LSG par exemple, changent la traduction sans perdre votre place. Les traductions ${embeddedNames("fr")} font partie de ce site ; les autres viennent de leur source.`,
      },
      {
        title: "Lire à son aise",
        text: "Les lettres Aa ouvrent les réglages : taille du texte, interligne, largeur, numéros, un verset par ligne, page sépia.",
      },
      {
        title: "Interroger un mot",
        text: "Activez « Mots » dans ces réglages. Toucher un mot de la KJV montre alors le mot hébreu ou grec qu’il traduit, son sens, en anglais, et où il se trouve ailleurs.",
      },
      {
        title: "Écouter",
        text: "Le haut-parleur lit le chapitre à voix haute et marque chaque verset au passage. Touchez-le de nouveau pour l’arrêter. Poursuivre au chapitre suivant est un réglage.",
      },
    ],
    link: { href: "/", label: "Lire maintenant" },
  },
  {
    id: "verse-actions",
    title: "Agir sur un verset",
    lead: "Touchez un verset, pointez-le, ou atteignez-le avec la touche Tab puis Entrée : ce que vous pouvez en faire apparaît.",
    steps: [
      {
        title: "En choisir plusieurs",
        text: "Touchez d’autres versets pour les ajouter. Les actions valent pour tous ; la croix annule la sélection.",
      },
      {
        title: "Surligner",
        text: "Orange, rose ou gris. La gomme à côté des couleurs retire le surlignage. À l’impression, les couleurs deviennent des lignes.",
      },
      { title: "Copier", text: "Copie le texte avec sa référence entre parenthèses, prêt à coller dans un message." },
      {
        title: "Étudier",
        text: "Ouvre le panneau d’étude à côté du texte : références croisées, autres traductions, mots de l’original, sujets, vos notes sur les versets, et « Par cœur », pour les apprendre.",
      },
    ],
    link: { href: "/cross-references", label: "Références croisées" },
  },
  {
    id: "notes",
    title: "Notes et signets",
    lead: "Ce que vous écrivez et marquez reste sur cet appareil. C’est à vous seul, et il n’y a pas de compte à perdre.",
    steps: [
      {
        title: "Écrire une note",
        text: "Choisissez un ou plusieurs versets, touchez « Note », écrivez et enregistrez.",
      },
      {
        title: "La retrouver",
        text: "Le panneau des notes montre tout dans l’ordre de la Bible, et vous pouvez y chercher. Touchez une référence pour vous y rendre.",
      },
      {
        title: "Signet",
        text: "Touchez « Signet » sur un verset, et encore une fois pour le retirer. Signets et surlignages ont leurs listes à côté des notes.",
      },
      {
        title: "L’emporter",
        text: "Sous « Vos données », vous pouvez tout enregistrer dans un fichier, le porter sur un autre appareil, ou tout effacer.",
      },
    ],
    link: { href: "/your-data", label: "Vos données" },
  },
];

export const shortcuts: readonly { readonly keys: string; readonly does: string }[] = [
  { keys: "/", does: "Chercher" },
  { keys: "?", does: "Cette page" },
  { keys: "←", does: "Chapitre précédent" },
  { keys: "→", does: "Chapitre suivant" },
];

import type { Feature } from "#domain/site/feature.ts";

export const feature = {
  routes: {
    dictionary: {
      path: "/dictionary",
      texts: {
        en: {
          title: "Bible Dictionary: terms and old words in plain English",
          description:
            "Terms of the Bible with pronunciation, meaning, Hebrew and Greek, and the passages where they stand; and the old words of the King James Version explained.",
          keywords:
            "Bible dictionary, Bible terms, KJV words, archaic words, Hebrew, Greek, meaning of selah, meaning of amen",
        },
        es: {
          title: "Diccionario bíblico: términos y palabras antiguas",
          description: "Términos de la Biblia con su significado, hebreo y griego, y los pasajes donde están.",
          keywords: "diccionario bíblico, términos de la Biblia, hebreo, griego",
        },
        pt: {
          title: "Dicionário bíblico: termos e palavras antigas",
          description:
            "Termos da Bíblia com seu significado, hebraico e grego, e as passagens onde estão. Por enquanto, em inglês.",
          keywords: "dicionário bíblico, termos da Bíblia, hebraico, grego",
        },
        fr: {
          title: "Dictionnaire biblique : termes et mots anciens",
          description:
            "Les termes de la Bible, leur sens, l’hébreu et le grec, et les passages où ils se trouvent. En anglais pour l’instant.",
          keywords: "dictionnaire biblique, termes de la Bible, hébreu, grec",
        },
      },
    },
  },
  navigation: {
    label: { en: "Dictionary", es: "Diccionario", pt: "Dicionário", fr: "Dictionnaire" },
    icon: "dictionary",
    more: 3,
    isInDrawer: true,
  },
  stores: {
    gbh_dictionary_favourites: {
      en: "Words you starred in the dictionary",
      es: "Las palabras del diccionario que marcaste con una estrella",
      pt: "Palavras do dicionário que você marcou com uma estrela",
      fr: "Les mots du dictionnaire que vous avez marqués d’une étoile",
    },
  },
} as const satisfies Feature;

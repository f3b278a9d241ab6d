import type { Feature } from "#domain/site/feature.ts";

export const feature = {
  routes: {
    home: {
      path: "/",
      texts: {
        en: {
          title: "Read the Bible online, free and without an account",
          description:
            "Read and search the King James, American Standard and World English Bibles. Free, private and quick on any phone, even offline.",
          keywords:
            "Bible, read the Bible online, King James Version, KJV, ASV, World English Bible, Bible search, daily verse",
        },
        es: {
          title: "Lee la Biblia en línea, gratis y sin cuenta",
          description:
            "Lee y busca en la Biblia: Reina-Valera 1909 y muchas más traducciones. Gratis, privado y rápido en cualquier teléfono, también sin conexión.",
          keywords: "Biblia, leer la Biblia en línea, Reina-Valera 1909, buscar en la Biblia, versículo del día",
        },
        pt: {
          title: "Leia a Bíblia on-line, de graça e sem conta",
          description:
            "Leia e pesquise a Bíblia: Bíblia Livre e muitas outras traduções. De graça, com privacidade e rápido em qualquer celular, também sem internet.",
          keywords: "Bíblia, ler a Bíblia on-line, Bíblia Livre, Almeida, pesquisar na Bíblia, versículo do dia",
        },
        fr: {
          title: "Lire la Bible en ligne, gratuitement et sans compte",
          description:
            "Lisez la Bible et cherchez-y : Louis Segond 1910 et bien d’autres traductions. Gratuit, discret et rapide sur tout téléphone, même sans réseau.",
          keywords: "Bible, lire la Bible en ligne, Louis Segond 1910, chercher dans la Bible, verset du jour",
        },
      },
    },
  },
  navigation: {
    label: { en: "Bible", es: "Biblia", pt: "Bíblia", fr: "Bible" },
    icon: "bible",
    tabBar: 1,
  },
} as const satisfies Feature;

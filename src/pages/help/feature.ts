import type { Feature } from "#domain/site/feature.ts";

export const feature = {
  routes: {
    help: {
      path: "/help",
      texts: {
        en: {
          title: "Help: searching, reading, listening, marking",
          description:
            "How to search the Bible by reference or words, read and listen, highlight, copy and compare verses, and keep notes and bookmarks on your device.",
          keywords:
            "help, how to search the Bible, read aloud, Bible notes, highlight verses, bookmarks, keyboard shortcuts",
        },
        es: {
          title: "Ayuda: buscar, leer, escuchar, marcar",
          description:
            "Cómo buscar en la Biblia por cita o por palabras, leer y escuchar, subrayar, copiar y comparar versículos, y guardar notas y marcadores en tu dispositivo.",
          keywords: "ayuda, cómo buscar en la Biblia, leer en voz alta, notas, subrayar versículos, marcadores",
        },
        pt: {
          title: "Ajuda: buscar, ler, ouvir, marcar",
          description:
            "Como buscar na Bíblia por referência ou por palavras, ler e ouvir, destacar, copiar e comparar versículos, e guardar notas e marcadores no seu aparelho.",
          keywords: "ajuda, como buscar na Bíblia, ler em voz alta, notas, destacar versículos, marcadores",
        },
        fr: {
          title: "Aide : chercher, lire, écouter, marquer",
          description:
            "Chercher dans la Bible par référence ou par mots, lire et écouter, surligner, copier et comparer des versets, garder notes et signets sur votre appareil.",
          keywords: "aide, chercher dans la Bible, lecture à voix haute, notes, surligner, signets",
        },
      },
    },
  },
  navigation: {
    label: { en: "Help", es: "Ayuda", pt: "Ajuda", fr: "Aide" },
    icon: "help",
    more: 4,
    isInDrawer: true,
  },
} as const satisfies Feature;

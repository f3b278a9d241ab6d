import type { Feature } from "#domain/site/feature.ts";

export const feature = {
  routes: {
    yourData: {
      path: "/your-data",
      texts: {
        en: {
          title: "Your data",
          description:
            "Everything this site has written down on this device: see it, export it to one file, import it, erase it, or have it on all your devices.",
          keywords: "your data, export, import, erase, sync, devices",
        },
        es: {
          title: "Tus datos",
          description:
            "Todo lo que este sitio ha anotado en este dispositivo: verlo, exportarlo a un archivo, importarlo, borrarlo o tenerlo en todos tus dispositivos.",
          keywords: "tus datos, exportar, importar, borrar, sincronizar, dispositivos",
        },
        pt: {
          title: "Seus dados",
          description:
            "Tudo o que este site anotou neste aparelho: ver, exportar para um arquivo, importar, apagar ou ter em todos os seus aparelhos.",
          keywords: "seus dados, exportar, importar, apagar, sincronizar, aparelhos",
        },
        fr: {
          title: "Vos données",
          description:
            "Tout ce que ce site a noté sur cet appareil : le voir, l’exporter dans un fichier, l’importer, l’effacer ou l’avoir sur tous vos appareils.",
          keywords: "vos données, exporter, importer, effacer, synchroniser, appareils",
        },
      },
    },
  },
  navigation: {
    label: { en: "Your Data", es: "Tus datos", pt: "Seus dados", fr: "Vos données" },
    icon: "data",
    more: 8,
    isInDrawer: true,
  },
} as const satisfies Feature;

import type { Feature } from "#domain/site/feature.ts";
import { verseMonths } from "#domain/site/addresses/verse-months.ts";

export const feature = {
  routes: {
    dailyVerses: {
      path: "/daily-verses",
      texts: {
        en: {
          title: "A verse for every day of the year",
          description:
            "A verse of the King James Version for each of 366 days, month by month, also as a feed and as a calendar to subscribe to.",
          keywords: "daily Bible verse, verse of the day, Bible verse calendar, Bible verse for every day, RSS",
        },
        es: {
          title: "Un versículo para cada día del año",
          description:
            "Un versículo de la Reina-Valera de 1909 para cada uno de los 366 días, mes por mes, también como canal RSS y como calendario.",
          keywords: "versículo diario, versículo del día, calendario de versículos, RSS",
        },
        pt: {
          title: "Um versículo para cada dia do ano",
          description:
            "Um versículo da King James Version para cada um dos 366 dias, mês a mês, também como feed RSS e como calendário. Em inglês por enquanto.",
          keywords: "versículo diário, versículo do dia, calendário de versículos, RSS",
        },
        fr: {
          title: "Un verset pour chaque jour de l’année",
          description:
            "Un verset de la King James Version pour chacun des 366 jours, mois par mois, aussi en flux RSS et dans un agenda. En anglais pour l’instant.",
          keywords: "verset du jour, verset quotidien, calendrier de versets, RSS",
        },
      },
    },
    dailyVersesOfMonth: {
      path: "/daily-verses/:month",
      page: "month-page.tsx",
      isUnlisted: true,
      variants: verseMonths,
      hasManyPages: true,
    },
  },
} as const satisfies Feature;

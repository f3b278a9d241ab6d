import { outboxDays } from "#domain/api/stats.ts";
import type { Feature } from "#domain/site/feature.ts";

export const feature = {
  routes: {},
  stores: {
    gbh_usage_stats: {
      en: "How often you played, shared, searched and prayed",
      es: "Cuántas veces jugaste, compartiste, buscaste y oraste",
      pt: "Quantas vezes você jogou, compartilhou, buscou e orou",
      fr: "Combien de fois vous avez joué, partagé, cherché et prié",
    },
    gbh_usage_outbox: {
      en: "Counts that have not reached the server yet",
      es: "Conteos que aún no han llegado al servidor",
      pt: "Contagens que ainda não chegaram ao servidor",
      fr: "Des décomptes qui ne sont pas encore arrivés au serveur",
      kept: {
        en: `until they have reached it, for ${outboxDays} days at most`,
        es: `hasta que hayan llegado, ${outboxDays} días como máximo`,
        pt: `até que tenham chegado, por no máximo ${outboxDays} dias`,
        fr: `jusqu’à ce qu’ils soient arrivés, ${outboxDays} jours au plus`,
      },
    },
  },
} as const satisfies Feature;

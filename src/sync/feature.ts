import type { Feature } from "#domain/site/feature.ts";
import { untilSyncEnds } from "#domain/site/stored-lifetimes.ts";

export const feature = {
  routes: {},
  stores: {
    gbh_sync: {
      en: "Your sync code, and where this device stands, if you made or joined one",
      es: "Tu código de sincronización, y en qué punto está este dispositivo, si creaste un código o te uniste a uno",
      pt: "Seu código de sincronização, e em que ponto está este aparelho, se você criou um código ou entrou com um",
      fr: "Votre code de synchronisation, et où en est cet appareil, si vous en avez créé ou rejoint un",
      kept: untilSyncEnds,
    },
    gbh_sync_versions: {
      en: "When each note and mark was changed, and on which of your devices, if you sync",
      es: "Cuándo cambió cada nota y marca, y en cuál de tus dispositivos, si sincronizas",
      pt: "Quando cada nota e marca mudou, e em qual dos seus aparelhos, se você sincroniza",
      fr: "Quand chaque note et marque a changé, et sur lequel de vos appareils, si vous synchronisez",
      kept: untilSyncEnds,
    },
    gbh_sync_devices: {
      en: "Your devices, and when each was last here, if you sync",
      es: "Tus dispositivos, y cuándo estuvo aquí cada uno por última vez, si sincronizas",
      pt: "Seus aparelhos, e quando cada um esteve aqui pela última vez, se você sincroniza",
      fr: "Vos appareils, et quand chacun est passé ici en dernier, si vous synchronisez",
      kept: untilSyncEnds,
    },
    gbh_sync_clashes: {
      en: "What you changed on two of your devices at once, and what became of it, if you sync: the last twenty",
      es: "Lo que cambiaste a la vez en dos de tus dispositivos, y en qué quedó, si sincronizas: los últimos veinte",
      pt: "O que você mudou ao mesmo tempo em dois dos seus aparelhos, e no que deu, se você sincroniza: os últimos vinte",
      fr: "Ce que vous avez changé en même temps sur deux de vos appareils, et ce qu’il en est, si vous synchronisez : les vingt derniers",
      kept: untilSyncEnds,
    },
  },
} as const satisfies Feature;

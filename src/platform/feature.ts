import type { Feature } from "#domain/site/feature.ts";
import { untilSaved } from "#domain/site/stored-lifetimes.ts";

export const feature = {
  routes: {},
  stores: {
    theme: {
      en: "Light, dark or as your device has it",
      es: "Claro, oscuro o como lo tenga tu dispositivo",
      pt: "Claro, escuro ou como no seu aparelho",
      fr: "Clair, sombre ou comme votre appareil",
    },
    gbh_shortcuts: {
      en: "Whether single keys are shortcuts",
      es: "Si las teclas sueltas son atajos",
      pt: "Se uma tecla sozinha serve de atalho",
      fr: "Si des touches seules servent de raccourcis",
    },
    gbh_drafts: {
      en: "What you are writing and have not saved: notes, prayers, answers, card messages, sets of verses",
      es: "Lo que estás escribiendo y no has guardado: notas, oraciones, respuestas, mensajes de tarjetas, selecciones de versículos",
      pt: "O que você está escrevendo e ainda não salvou: notas, orações, respostas, mensagens de cartões, listas de versículos",
      fr: "Ce que vous écrivez et n’avez pas enregistré : notes, prières, réponses, messages de cartes, listes de versets",
      kept: untilSaved,
    },
    gbh_revision: {
      en: "A count of changes, which keeps open tabs in step",
      es: "Un conteo de cambios, que mantiene al día las pestañas abiertas",
      pt: "Uma contagem de mudanças, que mantém em dia as abas abertas",
      fr: "Le nombre de changements, qui tient à jour les onglets ouverts",
    },
  },
} as const satisfies Feature;

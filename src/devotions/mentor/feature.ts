import type { Feature } from "#domain/site/feature.ts";

export const feature = {
  routes: {
    mentor: {
      path: "/mentor-me-jesus",
      texts: {
        en: {
          title: "Mentor Me Jesus: forty days in the gospels",
          description:
            "Forty days with Jesus in the gospels: a verse a day, some thoughts on it, questions, and room for answers that stay on your device.",
          keywords: "Jesus, gospels, 40 days, devotional, discipleship, daily reflection, Bible questions",
        },
        es: {
          title: "Jesús, sé mi mentor: cuarenta días en los evangelios",
          description:
            "Cuarenta días con Jesús en los evangelios: un versículo por día, unas reflexiones, preguntas y lugar para respuestas que se quedan en tu dispositivo.",
          keywords: "Jesús, evangelios, 40 días, devocional, discipulado, reflexión diaria",
        },
        pt: {
          title: "Jesus, seja meu mentor: quarenta dias nos evangelhos",
          description:
            "Quarenta dias com Jesus nos evangelhos: um versículo por dia, algumas reflexões, perguntas e espaço para respostas que ficam no seu aparelho. Por enquanto, os textos estão em inglês.",
          keywords: "Jesus, evangelhos, 40 dias, devocional, discipulado, reflexão diária",
        },
        fr: {
          title: "Jésus, sois mon mentor : quarante jours dans les Évangiles",
          description:
            "Quarante jours avec Jésus dans les Évangiles : un verset par jour, quelques pensées, des questions, et de la place pour des réponses qui restent sur votre appareil. Pour l’instant, les textes sont en anglais.",
          keywords: "Jésus, Évangiles, 40 jours, méditation, vie de disciple, réflexion du jour",
        },
      },
    },
  },
  navigation: {
    label: { en: "Mentor", es: "Mentor", pt: "Mentor", fr: "Mentor" },
    icon: "mentor",
    header: 6,
    tabBar: 4,
  },
  stores: {
    "mentor-me-jesus-stats": {
      en: "Which days with the mentor you completed",
      es: "Qué días con el mentor completaste",
      pt: "Quais dias com o mentor você concluiu",
      fr: "Quels jours avec le mentor vous avez terminés",
    },
    "gbh_mentor-answers": {
      en: "Your answers to the mentor’s questions",
      es: "Tus respuestas a las preguntas del mentor",
      pt: "Suas respostas às perguntas do mentor",
      fr: "Vos réponses aux questions du mentor",
    },
  },
} as const satisfies Feature;

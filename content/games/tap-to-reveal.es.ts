import type { RevealQuestion } from "#content/schema/games.ts";

export const lang: string | undefined = undefined;

/** The ten verses of Tap to Reveal in the Reina-Valera of 1909. */
export const revealQuestions: readonly RevealQuestion[] = [
  {
    id: "genesis-1-1",
    scripture: "En el principio crió Dios los cielos y la tierra.",
    reference: { book: "GEN", chapter: 1, verse: 1 },
    hint: "Las primeras palabras del primer libro.",
    options: { book: ["PSA", "GEN", "JHN", "HEB"], chapter: [3, 2, 1, 11], verse: [14, 1, 3, 27] },
  },
  {
    id: "ruth-1-16",
    scripture:
      "porque donde quiera que tú fueres, iré yo; y donde quiera que vivieres, viviré. Tu pueblo será mi pueblo, y tu Dios mi Dios.",
    reference: { book: "RUT", chapter: 1, verse: 16 },
    hint: "Lo dice una viuda a su suegra, en el camino.",
    options: { book: ["EST", "1SA", "RUT", "SNG"], chapter: [1, 2, 3, 4], verse: [8, 22, 16, 5] },
  },
  {
    id: "1-samuel-16-7",
    scripture: "el hombre mira lo que está delante de sus ojos, mas Jehová mira el corazón.",
    reference: { book: "1SA", chapter: 16, verse: 7 },
    hint: "Samuel está mirando al mayor de ocho hermanos.",
    options: { book: ["1SA", "1KI", "JDG", "JER"], chapter: [9, 16, 17, 24], verse: [12, 3, 7, 23] },
  },
  {
    id: "psalms-23-4",
    scripture:
      "Aunque ande en valle de sombra de muerte, no temeré mal alguno; porque tú estarás conmigo: tu vara y tu cayado me infundirán aliento.",
    reference: { book: "PSA", chapter: 23, verse: 4 },
    hint: "Del más conocido de los cantos de David.",
    options: { book: ["PRO", "JOB", "LAM", "PSA"], chapter: [121, 23, 91, 46], verse: [1, 6, 2, 4] },
  },
  {
    id: "ecclesiastes-3-1",
    scripture: "Para todas las cosas hay sazón, y todo lo que se quiere debajo del cielo, tiene su tiempo",
    reference: { book: "ECC", chapter: 3, verse: 1 },
    hint: "El Predicador empieza una lista de opuestos.",
    options: { book: ["PRO", "ECC", "JAS", "JOB"], chapter: [12, 1, 3, 9], verse: [1, 8, 11, 22] },
  },
  {
    id: "micah-6-8",
    scripture:
      "y qué pida de ti Jehová: solamente hacer juicio, y amar misericordia, y humillarte para andar con tu Dios.",
    reference: { book: "MIC", chapter: 6, verse: 8 },
    hint: "Uno de los doce profetas breves, claro sobre el deber.",
    options: { book: ["AMO", "HOS", "ZEC", "MIC"], chapter: [7, 4, 6, 2], verse: [3, 8, 16, 12] },
  },
  {
    id: "matthew-5-16",
    scripture:
      "Así alumbre vuestra luz delante de los hombres, para que vean vuestras obras buenas, y glorifiquen á vuestro Padre que está en los cielos.",
    reference: { book: "MAT", chapter: 5, verse: 16 },
    hint: "Del sermón del monte.",
    options: { book: ["MAT", "JHN", "EPH", "1JN"], chapter: [7, 13, 5, 25], verse: [3, 44, 9, 16] },
  },
  {
    id: "luke-2-11",
    scripture: "Que os ha nacido hoy, en la ciudad de David, un Salvador, que es CRISTO el Señor.",
    reference: { book: "LUK", chapter: 2, verse: 11 },
    hint: "Noticias para pastores que velan de noche.",
    options: { book: ["MAT", "LUK", "ACT", "ISA"], chapter: [1, 3, 2, 15], verse: [7, 11, 40, 14] },
  },
  {
    id: "romans-8-31",
    scripture: "Si Dios por nosotros, ¿quién contra nosotros?",
    reference: { book: "ROM", chapter: 8, verse: 31 },
    hint: "Pablo escribe esto a los creyentes de la capital.",
    options: { book: ["ROM", "HEB", "1CO", "PHP"], chapter: [5, 8, 12, 16], verse: [1, 28, 31, 38] },
  },
  {
    id: "revelation-3-20",
    scripture:
      "He aquí, yo estoy á la puerta y llamo: si alguno oyere mi voz y abriere la puerta, entraré á él, y cenaré con él, y él conmigo.",
    reference: { book: "REV", chapter: 3, verse: 20 },
    hint: "Una carta a Laodicea, la iglesia tibia.",
    options: { book: ["JAS", "JHN", "REV", "2PE"], chapter: [2, 21, 3, 22], verse: [5, 20, 11, 15] },
  },
];

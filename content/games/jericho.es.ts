import type { JerichoPhrase } from "#content/schema/games.ts";

export const lang: string | undefined = undefined;

/** Reina-Valera 1909. */
export const fallOfTheWall: Pick<JerichoPhrase, "text" | "reference"> = {
  text: "y el muro cayó á plomo",
  reference: { book: "JOS", chapter: 6, verse: 20 },
};

export const jerichoPhrases: readonly JerichoPhrase[] = [
  { id: "light", text: "Sea la luz", reference: { book: "GEN", chapter: 1, verse: 3 } },
  { id: "shepherd", text: "Jehová es mi pastor", reference: { book: "PSA", chapter: 23, verse: 1 } },
  { id: "love", text: "Dios es amor", reference: { book: "1JN", chapter: 4, verse: 8 } },
  { id: "pray", text: "Orad sin cesar", reference: { book: "1TH", chapter: 5, verse: 17 } },
  { id: "way", text: "Yo soy el camino", reference: { book: "JHN", chapter: 14, verse: 6 } },
  { id: "fear-not", text: "No temas", reference: { book: "ISA", chapter: 41, verse: 10 } },
  { id: "kingdom", text: "Venga tu reino", reference: { book: "MAT", chapter: 6, verse: 10 } },
  { id: "risen", text: "resucitado há", reference: { book: "MRK", chapter: 16, verse: 6 } },
  { id: "finished", text: "Consumado es", reference: { book: "JHN", chapter: 19, verse: 30 } },
  { id: "lamb", text: "He aquí el Cordero de Dios", reference: { book: "JHN", chapter: 1, verse: 29 } },
  { id: "vine", text: "Yo soy la vid verdadera", reference: { book: "JHN", chapter: 15, verse: 1 } },
  { id: "enemies", text: "Amad á vuestros enemigos", reference: { book: "MAT", chapter: 5, verse: 44 } },
  { id: "send-me", text: "Heme aquí, envíame á mí", reference: { book: "ISA", chapter: 6, verse: 8 } },
  { id: "salt", text: "Vosotros sois la sal", reference: { book: "MAT", chapter: 5, verse: 13 } },
  { id: "wept", text: "Y lloró Jesús", reference: { book: "JHN", chapter: 11, verse: 35 } },
  { id: "fight", text: "Pelea la buena batalla", reference: { book: "1TI", chapter: 6, verse: 12 } },
];

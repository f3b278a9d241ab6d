import type { CrosswordLevel } from "#content/schema/games.ts";

export const lang: string | undefined = undefined;

export const unwantedWords: readonly string[] = [
  "puta",
  "puto",
  "mierda",
  "coño",
  "joder",
  "pene",
  "culo",
  "cabron",
  "pendejo",
  "marica",
  "verga",
  "teta",
  "pedo",
  "carajo",
  "idiota",
];

/** The three puzzles, by the Reina-Valera of 1909: without accents, names as they are written today. */
export const crosswordLevels: readonly CrosswordLevel[] = [
  {
    level: 1,
    title: "Frutos del Espíritu",
    words: [
      { word: "CARIDAD", hint: "Encabeza la lista de Pablo", reference: { book: "GAL", chapter: 5, verse: 22 } },
      { word: "GOZO", hint: "El más alegre de los nueve", reference: { book: "GAL", chapter: 5, verse: 22 } },
      { word: "PAZ", hint: "Lo que Jesús deja a los suyos", reference: { book: "GAL", chapter: 5, verse: 22 } },
      { word: "TOLERANCIA", hint: "Paciencia larga con la gente", reference: { book: "GAL", chapter: 5, verse: 22 } },
      { word: "BENIGNIDAD", hint: "Mano suave y voz suave", reference: { book: "GAL", chapter: 5, verse: 22 } },
      { word: "BONDAD", hint: "Hacer el bien porque sí", reference: { book: "GAL", chapter: 5, verse: 22 } },
      { word: "MANSEDUMBRE", hint: "Moisés la tenía más que todos", reference: { book: "GAL", chapter: 5, verse: 23 } },
      {
        word: "TEMPLANZA",
        hint: "Dominio propio, la última de la lista",
        reference: { book: "GAL", chapter: 5, verse: 23 },
      },
    ],
  },
  {
    level: 2,
    title: "Discípulos de Jesús",
    words: [
      { word: "PEDRO", hint: "Dijo: Tú eres el Cristo", reference: { book: "MAT", chapter: 16, verse: 16 } },
      { word: "ANDRES", hint: "Llevó a su hermano a Jesús", reference: { book: "JHN", chapter: 1, verse: 40 } },
      {
        word: "JACOBO",
        hint: "Hijo de Zebedeo, muerto por orden de Herodes",
        reference: { book: "ACT", chapter: 12, verse: 2 },
      },
      {
        word: "JUAN",
        hint: "El hermano que remendaba redes con Jacobo",
        reference: { book: "MRK", chapter: 1, verse: 19 },
      },
      { word: "FELIPE", hint: "Pidió que le mostraran al Padre", reference: { book: "JHN", chapter: 14, verse: 8 } },
      { word: "BARTOLOME", hint: "El nombre más largo de los doce", reference: { book: "MAT", chapter: 10, verse: 3 } },
      { word: "MATEO", hint: "Dejó el banco de los impuestos", reference: { book: "MAT", chapter: 9, verse: 9 } },
      {
        word: "TOMAS",
        hint: "Dudó, y luego dijo: ¡Señor mío, y Dios mío!",
        reference: { book: "JHN", chapter: 20, verse: 28 },
      },
    ],
  },
  {
    level: 3,
    title: "Palabras de la Biblia",
    words: [
      {
        word: "CONVENIO",
        hint: "Promesa solemne que señala el arco en las nubes",
        reference: { book: "GEN", chapter: 9, verse: 13 },
      },
      { word: "ALTAR", hint: "Noé edificó uno después del diluvio", reference: { book: "GEN", chapter: 8, verse: 20 } },
      { word: "HOLOCAUSTO", hint: "Ofrenda que se quemaba entera", reference: { book: "GEN", chapter: 22, verse: 2 } },
      { word: "REPOSO", hint: "Lo que trae el día santo", reference: { book: "EXO", chapter: 20, verse: 8 } },
      { word: "REDENTOR", hint: "Job sabía que el suyo vive", reference: { book: "JOB", chapter: 19, verse: 25 } },
      { word: "PARABOLA", hint: "Cuento con un segundo sentido", reference: { book: "MRK", chapter: 4, verse: 34 } },
      {
        word: "EVANGELIO",
        hint: "Buena noticia para toda criatura",
        reference: { book: "MRK", chapter: 16, verse: 15 },
      },
      { word: "GRACIA", hint: "Regalo que no se puede ganar", reference: { book: "EPH", chapter: 2, verse: 8 } },
    ],
  },
];

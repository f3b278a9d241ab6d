import type { CrosswordLevel } from "#content/schema/games.ts";
import { quotedIn } from "#domain/site/locales/locale.ts";

/** The `lang` of these texts on a page of another language. */
export const lang: string | undefined = quotedIn;

/** Rude words of the language that chance must not spell in the grid, beside those that the language filter refuses. */
export const unwantedWords: readonly string[] = [];

/** The three puzzles. Every word occurs in the verse given with it. */
export const crosswordLevels: readonly CrosswordLevel[] = [
  {
    level: 1,
    title: "Fruits of the Spirit",
    words: [
      { word: "LOVE", hint: "It heads Paul’s list", reference: { book: "GAL", chapter: 5, verse: 22 } },
      {
        word: "JOY",
        hint: "The shortest word here, and the gladdest",
        reference: { book: "GAL", chapter: 5, verse: 22 },
      },
      { word: "PEACE", hint: "What Jesus leaves with his own", reference: { book: "GAL", chapter: 5, verse: 22 } },
      {
        word: "LONGSUFFERING",
        hint: "An old word for patience with people",
        reference: { book: "GAL", chapter: 5, verse: 22 },
      },
      { word: "GENTLENESS", hint: "A soft hand and a soft voice", reference: { book: "GAL", chapter: 5, verse: 22 } },
      {
        word: "GOODNESS",
        hint: "It follows us with mercy in Psalm 23",
        reference: { book: "GAL", chapter: 5, verse: 22 },
      },
      { word: "FAITH", hint: "The substance of things hoped for", reference: { book: "GAL", chapter: 5, verse: 22 } },
      { word: "MEEKNESS", hint: "Moses had it above all men", reference: { book: "GAL", chapter: 5, verse: 23 } },
      {
        word: "TEMPERANCE",
        hint: "Mastery of oneself, last on the list",
        reference: { book: "GAL", chapter: 5, verse: 23 },
      },
    ],
  },
  {
    level: 2,
    title: "Disciples of Jesus",
    words: [
      { word: "PETER", hint: "He said, Thou art the Christ", reference: { book: "MAT", chapter: 16, verse: 16 } },
      { word: "ANDREW", hint: "He brought his brother to Jesus", reference: { book: "JHN", chapter: 1, verse: 40 } },
      {
        word: "JAMES",
        hint: "A son of Zebedee, killed by Herod’s sword",
        reference: { book: "ACT", chapter: 12, verse: 2 },
      },
      {
        word: "JOHN",
        hint: "The brother who mended nets with James",
        reference: { book: "MRK", chapter: 1, verse: 19 },
      },
      { word: "PHILIP", hint: "He asked to be shown the Father", reference: { book: "JHN", chapter: 14, verse: 8 } },
      {
        word: "BARTHOLOMEW",
        hint: "The longest name among the twelve",
        reference: { book: "MAT", chapter: 10, verse: 3 },
      },
      { word: "MATTHEW", hint: "He left the tax table", reference: { book: "MAT", chapter: 9, verse: 9 } },
      {
        word: "THOMAS",
        hint: "He doubted, then said, My Lord and my God",
        reference: { book: "JHN", chapter: 20, verse: 28 },
      },
    ],
  },
  {
    level: 3,
    title: "Bible Words",
    words: [
      {
        word: "COVENANT",
        hint: "A solemn promise; the rainbow is its token",
        reference: { book: "GEN", chapter: 9, verse: 13 },
      },
      { word: "ALTAR", hint: "Noah built one after the flood", reference: { book: "GEN", chapter: 8, verse: 20 } },
      { word: "MANNA", hint: "Bread found on the desert ground", reference: { book: "EXO", chapter: 16, verse: 15 } },
      { word: "SABBATH", hint: "The seventh day, kept holy", reference: { book: "EXO", chapter: 20, verse: 8 } },
      { word: "REDEEMER", hint: "Job knew that his was living", reference: { book: "JOB", chapter: 19, verse: 25 } },
      { word: "PARABLE", hint: "A story with a second meaning", reference: { book: "MRK", chapter: 4, verse: 34 } },
      { word: "GOSPEL", hint: "Good news for every creature", reference: { book: "MRK", chapter: 16, verse: 15 } },
      { word: "GRACE", hint: "A gift that cannot be earned", reference: { book: "EPH", chapter: 2, verse: 8 } },
    ],
  },
];

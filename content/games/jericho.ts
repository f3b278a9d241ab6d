import { quotedIn } from "#domain/site/locales/locale.ts";
import type { JerichoPhrase } from "#content/schema/games.ts";

/** The `lang` of these texts on a page of another language. */
export const lang: string | undefined = quotedIn;

/** The verse about the wall itself, shown before the first pair. */
export const fallOfTheWall: Pick<JerichoPhrase, "text" | "reference"> = {
  text: "So the people shouted when the priests blew with the trumpets",
  reference: { book: "JOS", chapter: 6, verse: 20 },
};

/** The phrases on the stones: clauses of the KJV that make sense on their own and fit a stone on a phone. */
export const jerichoPhrases: readonly JerichoPhrase[] = [
  { id: "light", text: "Let there be light", reference: { book: "GEN", chapter: 1, verse: 3 } },
  { id: "shepherd", text: "The LORD is my shepherd", reference: { book: "PSA", chapter: 23, verse: 1 } },
  { id: "love", text: "God is love", reference: { book: "1JN", chapter: 4, verse: 8 } },
  { id: "pray", text: "Pray without ceasing", reference: { book: "1TH", chapter: 5, verse: 17 } },
  { id: "way", text: "I am the way", reference: { book: "JHN", chapter: 14, verse: 6 } },
  { id: "fear-not", text: "Fear thou not", reference: { book: "ISA", chapter: 41, verse: 10 } },
  { id: "kingdom", text: "Thy kingdom come", reference: { book: "MAT", chapter: 6, verse: 10 } },
  { id: "risen", text: "he is risen", reference: { book: "MRK", chapter: 16, verse: 6 } },
  { id: "finished", text: "It is finished", reference: { book: "JHN", chapter: 19, verse: 30 } },
  { id: "lamb", text: "Behold the Lamb of God", reference: { book: "JHN", chapter: 1, verse: 29 } },
  { id: "vine", text: "I am the true vine", reference: { book: "JHN", chapter: 15, verse: 1 } },
  { id: "enemies", text: "Love your enemies", reference: { book: "MAT", chapter: 5, verse: 44 } },
  { id: "send-me", text: "Here am I; send me", reference: { book: "ISA", chapter: 6, verse: 8 } },
  { id: "salt", text: "Ye are the salt of the earth", reference: { book: "MAT", chapter: 5, verse: 13 } },
  { id: "wept", text: "Jesus wept", reference: { book: "JHN", chapter: 11, verse: 35 } },
  { id: "fight", text: "Fight the good fight of faith", reference: { book: "1TI", chapter: 6, verse: 12 } },
];

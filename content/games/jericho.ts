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

/** Phrases that today's board and the levels from the third on have beside the sixteen. KJV. */
export const furtherPhrases: readonly JerichoPhrase[] = [
  { id: "beginning", text: "In the beginning", reference: { book: "GEN", chapter: 1, verse: 1 } },
  { id: "breath", text: "the breath of life", reference: { book: "GEN", chapter: 2, verse: 7 } },
  { id: "keeper", text: "Am I my brother's keeper", reference: { book: "GEN", chapter: 4, verse: 9 } },
  { id: "bow", text: "I do set my bow in the cloud", reference: { book: "GEN", chapter: 9, verse: 13 } },
  { id: "provide", text: "God will provide", reference: { book: "GEN", chapter: 22, verse: 8 } },
  { id: "let-go", text: "Let my people go", reference: { book: "EXO", chapter: 5, verse: 1 } },
  { id: "steal", text: "Thou shalt not steal", reference: { book: "EXO", chapter: 20, verse: 15 } },
  { id: "bless", text: "The LORD bless thee", reference: { book: "NUM", chapter: 6, verse: 24 } },
  { id: "choose", text: "choose you this day", reference: { book: "JOS", chapter: 24, verse: 15 } },
  { id: "goest", text: "whither thou goest", reference: { book: "RUT", chapter: 1, verse: 16 } },
  { id: "small-voice", text: "a still small voice", reference: { book: "1KI", chapter: 19, verse: 12 } },
  { id: "joy", text: "the joy of the LORD", reference: { book: "NEH", chapter: 8, verse: 10 } },
  { id: "redeemer", text: "my redeemer liveth", reference: { book: "JOB", chapter: 19, verse: 25 } },
  { id: "restoreth", text: "He restoreth my soul", reference: { book: "PSA", chapter: 23, verse: 3 } },
  { id: "cup", text: "my cup runneth over", reference: { book: "PSA", chapter: 23, verse: 5 } },
  { id: "still", text: "Be still", reference: { book: "PSA", chapter: 46, verse: 10 } },
  { id: "clean-heart", text: "Create in me a clean heart", reference: { book: "PSA", chapter: 51, verse: 10 } },
  { id: "lamp", text: "a lamp unto my feet", reference: { book: "PSA", chapter: 119, verse: 105 } },
  { id: "trust", text: "Trust in the LORD", reference: { book: "PRO", chapter: 3, verse: 5 } },
  { id: "laugh", text: "a time to laugh", reference: { book: "ECC", chapter: 3, verse: 4 } },
  { id: "snow", text: "as white as snow", reference: { book: "ISA", chapter: 1, verse: 18 } },
  { id: "child", text: "unto us a child is born", reference: { book: "ISA", chapter: 9, verse: 6 } },
  { id: "comfort", text: "comfort ye my people", reference: { book: "ISA", chapter: 40, verse: 1 } },
  { id: "wings", text: "with wings as eagles", reference: { book: "ISA", chapter: 40, verse: 31 } },
  { id: "faithfulness", text: "great is thy faithfulness", reference: { book: "LAM", chapter: 3, verse: 23 } },
  { id: "mercy", text: "to love mercy", reference: { book: "MIC", chapter: 6, verse: 8 } },
  { id: "follow", text: "Follow me", reference: { book: "MAT", chapter: 4, verse: 19 } },
  { id: "meek", text: "Blessed are the meek", reference: { book: "MAT", chapter: 5, verse: 5 } },
  { id: "bread", text: "our daily bread", reference: { book: "MAT", chapter: 6, verse: 11 } },
  { id: "lilies", text: "the lilies of the field", reference: { book: "MAT", chapter: 6, verse: 28 } },
  { id: "seek", text: "seek, and ye shall find", reference: { book: "MAT", chapter: 7, verse: 7 } },
  { id: "come", text: "Come unto me", reference: { book: "MAT", chapter: 11, verse: 28 } },
  { id: "well-done", text: "Well done", reference: { book: "MAT", chapter: 25, verse: 21 } },
  { id: "peace", text: "Peace, be still", reference: { book: "MRK", chapter: 4, verse: 39 } },
  { id: "go-ye", text: "Go ye into all the world", reference: { book: "MRK", chapter: 16, verse: 15 } },
  { id: "tidings", text: "good tidings of great joy", reference: { book: "LUK", chapter: 2, verse: 10 } },
  { id: "found", text: "he was lost, and is found", reference: { book: "LUK", chapter: 15, verse: 24 } },
  { id: "living-bread", text: "I am the bread of life", reference: { book: "JHN", chapter: 6, verse: 35 } },
  { id: "world-light", text: "I am the light of the world", reference: { book: "JHN", chapter: 8, verse: 12 } },
  { id: "sheep", text: "Feed my sheep", reference: { book: "JHN", chapter: 21, verse: 16 } },
  { id: "conquerors", text: "more than conquerors", reference: { book: "ROM", chapter: 8, verse: 37 } },
  { id: "charity", text: "faith, hope, charity", reference: { book: "1CO", chapter: 13, verse: 13 } },
  { id: "creature", text: "he is a new creature", reference: { book: "2CO", chapter: 5, verse: 17 } },
  { id: "armour", text: "the whole armour of God", reference: { book: "EPH", chapter: 6, verse: 11 } },
  { id: "rejoice", text: "Rejoice evermore", reference: { book: "1TH", chapter: 5, verse: 16 } },
  { id: "care", text: "Casting all your care", reference: { book: "1PE", chapter: 5, verse: 7 } },
  { id: "door", text: "Behold, I stand at the door", reference: { book: "REV", chapter: 3, verse: 20 } },
  { id: "new", text: "I make all things new", reference: { book: "REV", chapter: 21, verse: 5 } },
];

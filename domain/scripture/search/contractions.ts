/**
 * Contractions as a text without apostrophes has them ("dont", and so the index, see words.ts), written out. Left out:
 * those that are words of their own without the apostrophe ("ill", "well", "were", "shell", "its").
 */
const notVerbs: Readonly<Record<string, string>> = {
  aint: "is",
  arent: "are",
  cant: "can",
  couldnt: "could",
  didnt: "did",
  doesnt: "does",
  dont: "do",
  hadnt: "had",
  hasnt: "has",
  havent: "have",
  isnt: "is",
  mustnt: "must",
  neednt: "need",
  shant: "shall",
  shouldnt: "should",
  wasnt: "was",
  werent: "were",
  wont: "will",
  wouldnt: "would",
};

const others: Readonly<Record<string, string>> = {
  im: "i am",
  ive: "i have",
  youre: "you are",
  youve: "you have",
  youll: "you will",
  youd: "you would",
  weve: "we have",
  theyre: "they are",
  theyve: "they have",
  theyll: "they will",
  theyd: "they would",
  hes: "he is",
  shes: "she is",
  thats: "that is",
  whats: "what is",
  whos: "who is",
  theres: "there is",
  heres: "here is",
  lets: "let us",
};

const writtenOut: ReadonlyMap<string, readonly string[]> = new Map([
  ...Object.entries(notVerbs).map(([word, verb]) => [word, word === "cant" ? ["cannot"] : [verb, "not"]] as const),
  ...Object.entries(others).map(([word, text]) => [word, text.split(" ")] as const),
]);

/** "dont" is ["do", "not"], "cant" is ["cannot"]; undefined for other words. */
export const contractionOf = (word: string): readonly string[] | undefined => writtenOut.get(word);

/** The word that carries a contraction's meaning: "not" for "dont", "cannot" for "cant", "they" for "theyre". */
export const coreOfContraction = (word: string): string | undefined => {
  const words = writtenOut.get(word);
  return words?.includes("not") ? "not" : words?.[0];
};

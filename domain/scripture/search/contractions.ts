/**
 * Contractions as a text without apostrophes has them ("dont", and so the index, see words.ts), written out. Left out:
 * those that are words of their own without the apostrophe ("ill", "well", "were", "shell", "its").
 */
const regular = [
  ["nt", "not", "are could did does do had has have is must need should was were would"],
  ["m", "am", "i"],
  ["ve", "have", "i you we they"],
  ["re", "are", "you they"],
  ["ll", "will", "you they"],
  ["d", "would", "you they"],
  ["s", "is", "he she that what who there here"],
] as const satisfies readonly (readonly [ending: string, second: string, firsts: string])[];

const irregular = { aint: "is not", cant: "cannot", shant: "shall not", wont: "will not", lets: "let us" } as const;

const writtenOut = new Map<string, readonly string[]>([
  ...regular.flatMap(([ending, second, firsts]) =>
    firsts.split(" ").map((first) => [first + ending, [first, second]] as const),
  ),
  ...Object.entries(irregular).map(([word, text]) => [word, text.split(" ")] as const),
]);

/** "dont" is ["do", "not"], "cant" is ["cannot"]; undefined for other words. */
export const contractionOf = (word: string): readonly string[] | undefined => writtenOut.get(word);

/** The word that carries a contraction's meaning: "not" for "dont", "cannot" for "cant", "they" for "theyre". */
export const coreOfContraction = (word: string): string | undefined => {
  const words = writtenOut.get(word);
  return words?.includes("not") ? "not" : words?.[0];
};

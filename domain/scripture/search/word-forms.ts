/** Verb endings, including those of the KJV, longest first: "leadest", "leadeth", "leading", "walkedst". */
const endings = ["edst", "eth", "est", "ing", "ed", "es", "s", "e"] as const;
/** The letters that are left of a word without its ending, at least. */
export const shortestStem = 3;

/** "runn" becomes "run"; "fall" and "bless" stay. */
const undoubled = (stem: string): string =>
  stem.length > shortestStem && stem.at(-1) === stem.at(-2) && !/[lsz]$/.test(stem) ? stem.slice(0, -1) : stem;

/**
 * A rough stem shared by the forms of a word: "lead", "leadeth" and "leading" give "lead"; "carry" and "carried" "carri".
 * Unrelated words occasionally share a stem ("even", "evening"), so another form must rank below the word itself.
 * @param word normalised, as in the index (see words.ts)
 */
export const stemOf = (word: string): string => {
  const ending = endings.find(
    (one) =>
      word.endsWith(one) &&
      !(one === "s" && word.endsWith("ss")) &&
      word.length - one.length >= shortestStem &&
      /[aeiouy]/.test(word.slice(0, -one.length)),
  );
  const stem = ending === undefined ? word : undoubled(word.slice(0, -ending.length));
  return stem.length > shortestStem ? stem.replace(/y$/, "i") : stem;
};

/** A prefix of every word with this stem. */
export const prefixOfStem = (stem: string): string => stem.replace(/i$/, "");

/** Function words and their archaic counterparts. */
const archaicCounterparts: readonly (readonly string[])[] = [
  ["you", "ye", "thou", "thee"],
  ["your", "yours", "thy", "thine"],
  ["are", "art"],
  ["has", "hath"],
  ["have", "hast"],
  ["does", "doth", "doeth"],
  ["says", "saith"],
  ["will", "shall", "wilt", "shalt"],
  ["to", "unto"],
];

/** The archaic or modern counterparts of a word: "thy" for "your". */
export const counterpartsOf = (word: string): readonly string[] =>
  archaicCounterparts.find((words) => words.includes(word))?.filter((one) => one !== word) ?? [];

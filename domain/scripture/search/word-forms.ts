/** Endings of our Bibles' English, the longest first: "leadest", "leadeth", "leading", "walkedst". */
const endings = ["edst", "eth", "est", "ing", "ed", "es", "s", "e"] as const;
const shortestStem = 3;

/** "runn" is "run"; "fall" and "bless" stay. */
const undoubled = (stem: string): string => (stem.length > shortestStem && stem.at(-1) === stem.at(-2) && !/[lsz]$/.test(stem) ? stem.slice(0, -1) : stem);

/**
 * What the forms of a word have in common: "lead", "leadeth" and "leading" are all "lead", "carry" and "carried" "carri".
 * Rough: now and then two strangers share a stem ("even", "evening"), so a form is never as good as the word itself.
 * @param word as the index has it (see words.ts)
 */
export const stemOf = (word: string): string => {
  const ending = endings.find((one) => word.endsWith(one) && !(one === "s" && word.endsWith("ss")) && word.length - one.length >= shortestStem && /[aeiouy]/.test(word.slice(0, -one.length)));
  const stem = ending === undefined ? word : undoubled(word.slice(0, -ending.length));
  return stem.length > shortestStem ? stem.replace(/y$/, "i") : stem;
};

/** Every word with this stem begins so. */
export const beginningOf = (stem: string): string => stem.replace(/i$/, "");

/** Small words that are others in the language of another century. */
const kin: readonly (readonly string[])[] = [
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

/** Words that say the same in the language of another century: "thy" for "your". */
export const kinOf = (word: string): readonly string[] => kin.find((words) => words.includes(word))?.filter((one) => one !== word) ?? [];

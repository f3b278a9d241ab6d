/**
 * Arabic and Hebrew write short words (and, the, in, to, like, from) onto the word that follows. Whoever looks for a house
 * means “and the house”, too (docs/texts.md, "Other languages").
 */

const arabicJoiners = ["", "و", "ف"];
const arabicPrepositions = ["", "ب", "ك", "ل"];
const arabicArticle = "ال";
/** “To the” is written with one letter for both. */
const arabicToThe = "لل";
/** Fewer letters than this are no word behind an article, but part of one. */
const shortestBehindArticle = 2;

const arabicForms = (word: string): readonly string[] => {
  const isWithArticle = word.startsWith(arabicArticle) && word.length >= arabicArticle.length + shortestBehindArticle;
  const bare = isWithArticle ? word.slice(arabicArticle.length) : word;
  return arabicJoiners.flatMap((joiner) => [
    ...arabicPrepositions.flatMap((preposition) => [
      joiner + preposition + bare,
      joiner + preposition + arabicArticle + bare,
    ]),
    joiner + arabicToThe + bare,
  ]);
};

const hebrewJoiners = ["", "ו", "ש"];
const hebrewPrefixes = ["", "ה", "ב", "כ", "ל", "מ", "מה", "כש"];

const hebrewForms = (word: string): readonly string[] =>
  hebrewJoiners.flatMap((joiner) => hebrewPrefixes.map((prefix) => joiner + prefix + word));

/**
 * The ways in which a folded word may be written with short words joined to it, itself among them. In a language that joins
 * none, itself alone.
 * @param tag of the language, BCP 47
 */
export const joinedForms = (word: string, tag: string): readonly string[] => {
  const [language] = tag.split("-");
  if (language === "ar") return [...new Set([word, ...arabicForms(word)])];
  return language === "he" ? hebrewForms(word) : [word];
};

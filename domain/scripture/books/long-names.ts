/**
 * Shortens the long names of books, as they stand in printed Bibles and are said in church, to names that the reference
 * parser knows: "First Epistle of Paul the Apostle to the Corinthians", "Gospel according to Saint Matthew".
 */

const booksOfMoses = ["Genesis", "Exodus", "Leviticus", "Numbers", "Deuteronomy"] as const;

const ordinals: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  "1st": 1,
  "2nd": 2,
  "3rd": 3,
  "4th": 4,
  "5th": 5,
  i: 1,
  ii: 2,
  iii: 3,
  iv: 4,
  v: 5,
};
const numberOf = (ordinal: string): number => ordinals[ordinal.toLowerCase()] ?? Number(ordinal);

const anyOrdinal = "(first|second|third|fourth|fifth|1st|2nd|3rd|4th|5th|i{1,3}|iv|v|[1-5])";
const saint = "(?:(?:saint|st:?|st\\.) )?";
/** After "the" is gone: "epistle general of ", "book of prophet ", "letter of paul apostle to ". */
const heading = `(?:general |catholic )?(?:book|gospel|epistle|letter)s?(?: general)? (?:of|according to|to|from) (?:prophet )?(?:${saint}paul (?:apostle )?to )?${saint}`;

const pattern = (source: string): RegExp => new RegExp(`\\b${source}`, "gi");

/** In this order: each works on what the ones before it have left. */
const rules: readonly (readonly [RegExp, string | ((match: string, ordinal: string) => string)])[] = [
  [
    pattern(`${anyOrdinal} book of moses\\b(?:,? called (?:genesis|exodus|leviticus|numbers|deuteronomy)\\b)?`),
    (_, ordinal) => booksOfMoses[numberOf(ordinal) - 1] ?? "",
  ],
  [pattern(`(?:${saint}paul's )?${anyOrdinal} ${heading}(?=[a-z])`), (_, ordinal) => `${numberOf(ordinal)} `],
  [pattern(`(?:${saint}paul's )?${heading}(?=[a-z])`), ""],
  [pattern("acts of (?:holy )?apostles\\b"), "Acts"],
  [
    pattern(
      `(?:revelation|apocalypse) (?:of|to) (?:jesus christ|${saint}john)\\b(?: (?:divine|evangelist|apostle)\\b)?`,
    ),
    "Revelation",
  ],
  [pattern("lamentations of (?:prophet )?jeremiah\\b"), "Lamentations"],
  [pattern("proverbs of (?:king )?solomon\\b"), "Proverbs"],
  [pattern("psalms? of (?:king )?david\\b"), "Psalms"],
  [pattern("ecclesiastes,? or,? preacher\\b"), "Ecclesiastes"],
  [pattern("prophet (?=[a-z])"), ""],
];

/** Every long name has one of these. Without them the patterns, which take a millisecond to compile, are not needed. */
const inLongNames = /\b(?:of|to|from|or|prophet)\b/i;

/** @param text in plain typography, without "the" before words */
export const withShortNames = (text: string): string =>
  inLongNames.test(text)
    ? rules.reduce(
        (short, [long, name]) => (typeof name === "string" ? short.replace(long, name) : short.replace(long, name)),
        text,
      )
    : text;

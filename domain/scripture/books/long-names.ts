/**
 * Shortens the long names of books, as they stand in printed Bibles and are said in church, to names that the reference
 * parser knows: "First Epistle of Paul the Apostle to the Corinthians", "Gospel according to Saint Matthew".
 */

const booksOfMoses = ["Genesis", "Exodus", "Leviticus", "Numbers", "Deuteronomy"] as const;

const ordinals: ReadonlyMap<string, number> = new Map(
  ["first 1st 1 i", "second 2nd 2 ii", "third 3rd 3 iii", "fourth 4th 4 iv", "fifth 5th 5 v"].flatMap(
    (written, index) => written.split(" ").map((ordinal) => [ordinal, index + 1] as const),
  ),
);
const numberOf = (ordinal: string): number => ordinals.get(ordinal.toLowerCase())!;

const anyOrdinal = `(${[...ordinals.keys()].join("|")})`;
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

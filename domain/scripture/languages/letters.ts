/**
 * How words of a language are compared: without capitals, without accents, but with the language's own letters; Arabic and
 * Hebrew without their points (docs/texts.md, "Other languages").
 */

/** Letters with a mark that are letters of their own, by language. */
const ownLetters: Readonly<Record<string, string>> = {
  es: "ñ",
  de: "äöü",
  sv: "åäö",
  fi: "åäö",
  da: "å",
  nb: "å",
  no: "å",
  is: "áéíóúýö",
  tr: "çğöşü",
  pl: "ąćęńóśźż",
  cs: "čďěňřšťůž",
  sk: "äčďľňôšťž",
  hu: "öüőű",
  ro: "ăâîșț",
  hr: "čćšž",
  ru: "й",
  uk: "йї",
  be: "йў",
  bg: "й",
};

/** Accents of Latin, Greek and Cyrillic letters. The vowel signs of India are no accents. */
const accents = /[\u0300-\u036F]/g;
/** Points of Arabic and Hebrew, and the stroke that only stretches an Arabic word. */
const points =
  /[\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06ED\u0640]/g;
/** Forms of alef that are written one for the other. */
const alefs = /[\u0622\u0623\u0625\u0671]/g;
/** Yeh and kaf as Persian and Egyptian keyboards write them. */
const yehs = /[\u0649\u06CC]/g;
const kafs = /\u06A9/g;
/** The nukta of Indian scripts and the chandrabindu, which are often left out. */
const dots = /[\u093C\u09BC\u0A3C\u0ABC\u0B3C]/g;
const moons = /\u0901/g;
/** Invisible joiners and non-joiners. */
const joiners = /[\u200C\u200D]/g;

/** Also without the marks of a language’s own letters. */
export const withoutAccents = (text: string): string => text.normalize("NFD").replace(accents, "").normalize("NFC");

/** Folds words of one language. */
export const folder = (tag: string): ((word: string) => string) => {
  const own = ownLetters[tag.split("-")[0]!] ?? "";
  return (word) => {
    const plain = word
      .normalize("NFC")
      .toLowerCase()
      .replace(points, "")
      .replace(alefs, "\u0627")
      .replace(yehs, "\u064A")
      .replace(kafs, "\u0643")
      .replace(dots, "")
      .replace(moons, "\u0902")
      .replace(joiners, "")
      .replaceAll("ß", "ss");
    if (own === "") return withoutAccents(plain);
    let folded = "";
    for (const letter of plain) folded += own.includes(letter) ? letter : withoutAccents(letter);
    return folded;
  };
};

/** Scripts that put no spaces between words: they are searched by pairs of letters. Japanese ones with the sign of long vowels. */
const unspaced =
  /[\p{Script=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Whether a term is a single letter of such a script. Texts have only pairs of them, except where one stands alone. */
export const isLoneLetter = (term: string): boolean => [...term].length === 1 && unspaced.test(term);

/** A word, or a pair of letters, and where it stands: [start, end) in UTF-16 units. */
export interface Term {
  readonly term: string;
  readonly start: number;
  readonly end: number;
}

const runs = /[\p{L}\p{M}\p{N}\u0640\u200C\u200D]+/gu;

const pairsOf = (run: string, at: number): Term[] => {
  const letters = [...run];
  let start = at;
  const places = letters.map((letter) => {
    const place = start;
    start += letter.length;
    return place;
  });
  if (letters.length === 1) return [{ term: run, start: at, end: start }];
  return letters.slice(1).map((letter, index) => ({
    term: letters[index]! + letter,
    start: places[index]!,
    end: places[index + 1]! + letter.length,
  }));
};

/** The stretches of a run that are of one kind: with spaces between words, or without. */
const stretches = (run: string): readonly (readonly [text: string, offset: number, isUnspaced: boolean])[] => {
  const found: [string, number, boolean][] = [];
  let offset = 0;
  for (const letter of run) {
    const isUnspaced = unspaced.test(letter);
    const last = found.at(-1);
    // A vowel sign belongs to the letter before it.
    if (last && (last[2] === isUnspaced || /^\p{M}$/u.test(letter))) last[0] += letter;
    else found.push([letter, offset, isUnspaced]);
    offset += letter.length;
  }
  return found;
};

export const termsOf = (text: string, fold: (word: string) => string): readonly Term[] =>
  [...text.matchAll(runs)].flatMap(({ 0: run, index }) =>
    (unspaced.test(run) ? stretches(run) : [[run, 0, false] as const]).flatMap(([part, offset, isUnspaced]): Term[] =>
      isUnspaced
        ? pairsOf(part, index + offset)
        : [{ term: fold(part), start: index + offset, end: index + offset + part.length }].filter(
            ({ term }) => term !== "",
          ),
    ),
  );

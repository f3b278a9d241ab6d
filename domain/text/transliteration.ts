/** Hebrew and Greek in Latin letters by the scheme in docs/texts.md, "Hebrew and Greek in Latin letters". */

interface HebrewLetter {
  readonly base: string;
  readonly marks: string;
}

const shwa = "\u05B0";
const dagesh = "\u05BC";
const sinDot = "\u05C2";
const patah = "\u05B7";

const hebrewVowels: Readonly<Record<string, string>> = {
  "\u05B1": "e",
  "\u05B2": "a",
  "\u05B3": "o",
  "\u05B4": "i",
  "\u05B5": "e",
  "\u05B6": "e",
  [patah]: "a",
  "\u05B8": "a",
  "\u05B9": "o",
  "\u05BA": "o",
  "\u05BB": "u",
  "\u05C7": "o",
};

const hebrewConsonants: Readonly<Record<string, string>> = {
  א: "",
  ב: "v",
  ג: "g",
  ד: "d",
  ה: "h",
  ו: "v",
  ז: "z",
  ח: "ch",
  ט: "t",
  י: "y",
  כ: "kh",
  ך: "kh",
  ל: "l",
  מ: "m",
  ם: "m",
  נ: "n",
  ן: "n",
  ס: "s",
  ע: "",
  פ: "ph",
  ף: "ph",
  צ: "ts",
  ץ: "ts",
  ק: "q",
  ר: "r",
  ש: "sh",
  ת: "th",
};
/** The letters whose sound a dagesh hardens. */
const hardened: Readonly<Record<string, string>> = { ב: "b", ג: "g", ד: "d", כ: "k", ך: "k", פ: "p", ת: "t" };

const lettersOf = (word: string): readonly HebrewLetter[] =>
  [...word.normalize("NFD").matchAll(/([א-ת])([\u034F\u05B0-\u05BC\u05C1\u05C2\u05C7]*)/g)].map(
    ([, base = "", marks = ""]) => ({ base, marks }),
  );

const vowelOf = ({ marks }: HebrewLetter): string => [...marks].map((mark) => hebrewVowels[mark] ?? "").join("");
const hasVowel = (letter: HebrewLetter | undefined): boolean =>
  letter !== undefined && (vowelOf(letter) !== "" || letter.marks.includes(shwa));

/** The vowel that a letter only carries: vav as o or u, yod after i or e. Undefined for a consonant. */
const carriedVowel = (letters: readonly HebrewLetter[], index: number): string | undefined => {
  const { base, marks } = letters[index]!;
  const before = letters[index - 1];
  if (base === "ו" && !hasVowel(before)) {
    if (marks === dagesh) return "u";
    if (before !== undefined && (marks === "\u05B9" || marks === "\u05BA")) return "o";
  }
  if (base === "י" && marks === "" && before !== undefined && /^[ie]$/.test(vowelOf(before))) return "";
  return undefined;
};

const isLongVowel = (letters: readonly HebrewLetter[], index: number): boolean =>
  carriedVowel(letters, index) !== undefined || /[\u05B5\u05B9\u05BA]/.test(letters[index]?.marks ?? "");

const hebrewWord = (word: string): string => {
  const letters = lettersOf(word);
  // A word without points is given as its bare consonants, in capitals.
  if (letters.every(({ marks }) => marks === ""))
    return letters.map(({ base }) => (base === "ו" ? "W" : hebrewConsonants[base]!.toUpperCase())).join("");
  return letters
    .map((letter, index) => {
      const carried = carriedVowel(letters, index);
      if (carried !== undefined) return carried;
      const { base, marks } = letter;
      const isLast = index === letters.length - 1;
      const hasDagesh = marks.includes(dagesh);
      const isAfterVowel =
        index > 0 && (vowelOf(letters[index - 1]!) !== "" || carriedVowel(letters, index - 1) !== undefined);
      const isDoubled = hasDagesh && base !== "ה" && isAfterVowel;
      const sign =
        base === "ש" && marks.includes(sinDot)
          ? "s"
          : hasDagesh
            ? (hardened[base] ?? hebrewConsonants[base]!)
            : hebrewConsonants[base]!;
      const consonant = isDoubled && sign.length === 1 ? sign + sign : sign;
      if (isLast && index > 0 && marks.includes(patah) && (base === "ח" || base === "ע" || (base === "ה" && hasDagesh)))
        return `a${consonant}`;
      const isSpoken =
        marks.includes(shwa) &&
        !isLast &&
        (index === 0 ||
          isDoubled ||
          letters[index - 1]!.marks.includes(shwa) ||
          isLongVowel(letters, index - 1) ||
          letters[index + 1]!.base === base);
      return consonant + (isSpoken ? "e" : vowelOf(letter));
    })
    .join("");
};

/** Pointed Hebrew in Latin letters: `שָׁלוֹם` gives `shalom`. Short o must be written with the point of its own (U+05C7). */
export const transliterateHebrew = (text: string): string =>
  text
    .split(/[ \u05BE]/)
    .map(hebrewWord)
    .join(" ");

const greekLetters: Readonly<Record<string, string>> = {
  α: "a",
  β: "b",
  γ: "g",
  δ: "d",
  ε: "e",
  ζ: "z",
  η: "ē",
  θ: "th",
  ι: "i",
  κ: "k",
  λ: "l",
  μ: "m",
  ν: "n",
  ξ: "x",
  ο: "o",
  π: "p",
  ρ: "r",
  σ: "s",
  ς: "s",
  τ: "t",
  υ: "y",
  φ: "ph",
  χ: "ch",
  ψ: "ps",
  ω: "ō",
};
const roughBreathing = "\u0314";
const diaeresis = "\u0308";

const greekWord = (word: string): string => {
  const letters = [...word.normalize("NFD").matchAll(/(\p{L})(\p{M}*)/gu)].map(([, base = "", marks = ""]) => ({
    base: base.toLowerCase(),
    isCapital: base !== base.toLowerCase(),
    marks,
  }));
  const signs = letters.map(({ base, marks }, index) => {
    const [before, after] = [letters[index - 1]?.base ?? "", letters[index + 1]?.base ?? ""];
    if (base === "γ" && /[γκξχ]/.test(after)) return "n";
    if (base === "υ" && !marks.includes(diaeresis) && (/[αεηο]/.test(before) || after === "ι")) return "u";
    if (base === "ρ" && marks.includes(roughBreathing)) return "rh";
    return greekLetters[base]!;
  });
  const isRough = letters.slice(0, 2).some(({ base, marks }) => base !== "ρ" && marks.includes(roughBreathing));
  const plain = (isRough ? "h" : "") + signs.join("");
  return letters[0]?.isCapital === true ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain;
};

/** Greek in Latin letters: `ἀγάπη` gives `agapē`. Words stay apart, commas stay. */
export const transliterateGreek = (text: string): string => text.replaceAll(/[\p{L}\p{M}]+/gu, greekWord);

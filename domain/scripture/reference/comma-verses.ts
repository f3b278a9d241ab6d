/** References with a comma between chapter and verse ("Jn 3,16"), and other habits of Europe. */

const commaLanguages = new Set(
  "ca cs da de el es et eu fi fr gl hr hu it lt lv nb nl nn no pl pt ro sk sl sr".split(" "),
);

/** Whether the visitor's first language is one of these. */
export const writesCommas = (languages: string): boolean =>
  commaLanguages.has(languages.split(/[ -]/, 1)[0]!.toLowerCase());

/**
 * Whether a text is a reference with a comma, by the habit of a visitor: a name, and two numbers around the comma.
 * @param languages the most wanted first: "es-419 es-MX en"
 */
export const isCommaReference = (text: string, languages: string): boolean =>
  writesCommas(languages) && /\p{L}\.? ?\d{1,3}, ?\d/u.test(text) && !text.includes(":");

/**
 * Whether a text is read by the names of the visitor's languages before the English ones: "Hb 11,1" is Hebrews in
 * Portuguese, "Jó 1" Job, which is John without its accent, and "Es 9:5" Isaiah in French. Two letters with a
 * colon only in languages whose lists also have the English names: in others, a third language would be asked next.
 */
export const isLocalFirst = (text: string, languages: string): boolean =>
  isCommaReference(text, languages) ||
  (writesCommas(languages) && /(?!\p{ASCII})[\p{L}\p{M}]/u.test(text)) ||
  (/^(?:es|fr|it|pt)\b/.test(languages) && /^[a-z]{2}\.? ?\d/i.test(text));

/** "Ps 22 (21)", as the Hebrew and the Greek count the psalms: ours is the Hebrew number, which is the higher one. */
export const withOnePsalmNumber = (text: string): string =>
  text.replace(
    /(?<!\p{L})((?:ps|sal|sl)\p{L}*\.? ?)(\d{1,3}) ?[([](\d{1,3})[)\]]/giu,
    (all, name: string, one, other) => (Math.abs(one - other) === 1 ? name + Math.max(one, other) : all),
  );

const following = /([:,.] ?)(\d{1,3}) ?(?:(?:y|e|et) )?(ss?)\.?(?= ?(?:;|$))/gi;

/** "16s", the verse and the next, and "16ss", the rest of the chapter, in Spanish, French, Portuguese and Italian. */
export const withFollowing = (text: string): string =>
  text.replace(following, (_all, sign: string, verse: string, letters: string) =>
    letters.length === 1 ? `${sign}${verse}-${Number(verse) + 1}` : `${sign}${verse}ff`,
  );

/** In "3,16-4,2" and "1,1-11,9" the second comma parts a chapter, in "5,3-12,15" it parts verses. */
const endsChapter = (chapter: string, verse: string, last: string, next: string): boolean =>
  Number(last) <= Number(verse) || Number(last) === Number(chapter) + 1 || Number(next) < Number(last);

/**
 * The same text with the signs of English in its references, every sign where it was: "Jn 3.16,18" for "Jn 3,16.18". With a
 * dot, so that a name that is a word, too, has none in "Es 2,5 veces"; behind a semicolon with a colon, which tells a chapter
 * from a verse there. Where a dot parts chapter and verse, it does so at the end of a range, too: "Gn 1.1-2.3".
 */
export const withEnglishSigns = (text: string): string =>
  text
    .replace(/(?<![\d.,:]\s?)(\d{1,3}\.\d{1,3}[-\u2010-\u2015]\d{1,3})\.(?=\d)/g, "$1:")
    .replace(
      /(;\s?)?(?<![\d.,:]|\d[-\u2010-\u2015])(\d{1,3}),(?=\s?\d{1,3}(?!\d))/g,
      (_all, before: string | undefined, chapter: string) =>
        before === undefined ? `${chapter}.` : `${before}${chapter}:`,
    )
    .replace(
      /(\d{1,3})[.:]\s?(\d{1,3})[-\u2010-\u2015](\d{1,3}),(?=(\d{1,3}))/g,
      (all: string, chapter: string, verse: string, last: string, next: string) =>
        endsChapter(chapter, verse, last, next) ? `${all.slice(0, -1)}:` : all,
    )
    .replace(/(?<=\d[.:]\s?\d{1,3}(?:[-\u2010-\u2015]\d{1,3})?)\.(?=\s?\d)/g, ",");

/** The same, and "Mt 5.3ff" for "Mt 5,3ss": as an English text writes its references. */
export const asInEnglish = (text: string): string =>
  withEnglishSigns(text).replace(/(?<=\d[.:]\s?\d{1,3})ss?(?!\p{L})/gu, (letters) => "f".repeat(letters.length));

import { bcv_parser } from "bible-passage-reference-parser";
import { withEnglishSigns, withFollowing, withOnePsalmNumber } from "../reference/comma-verses.ts";
import {
  coversAll,
  impossibleNumber,
  longestReference,
  openEnd,
  osisOf,
  parserOptions,
  passagesIn,
  rangeOfOsis,
  type WrittenRange,
} from "../reference/parse-reference.ts";

/** Reads references as they are written in other languages, with the parser's own lists of book names. */

/** What the parser's list for a language exports. */
export type BookNames = ConstructorParameters<typeof bcv_parser>[0];

/** The first digit of each script that writes its own: Arabic, Persian, Devanagari, Bengali, Thai, full width. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0xff10];

const plainDigit = (digit: string): string => {
  const code = digit.codePointAt(0)!;
  const zero = zeros.find((one) => code >= one && code <= one + 9);
  return zero === undefined ? digit : String(code - zero);
};

type OtherName = readonly [RegExp, string];

/** Before a name: "Livro dos Salmos", "lettre aux Romains", "carta a los". */
const kinds = "libro|livro|livre|книга|carta|ep[ií]stola|[ée]p[îi]tre|lettre|послание";
const joints = "(?:(?:a|à|aux?|aos?|d[eo]s?|los|las|к) )*";

/** "1ª Juan", "1.º Samuel", "primera carta de Juan", "Segunda a los Corintios": the number of a book as it is read aloud. */
const numbered = (...ordinals: readonly string[]): readonly OtherName[] =>
  ordinals.map((ordinal, index) => [
    new RegExp(`(?<=^|; ?)(?:${index + 1}(?:\\.? ?[ªº]|a)|${ordinal}) (?:(?:${kinds}) )?${joints}(?=\\p{L})`, "giu"),
    `${index + 1} `,
  ]);

/** A name that the parser's list lacks, and what stands for it there. */
const called = (name: string, known: string): OtherName => [
  new RegExp(`(?<=^|; ?|^\\d ?|; ?\\d ?)(?:${name})\\.?(?=[\\s\\d])`, "giu"),
  known,
];

/** "3:16 al 18", "3.16 até 18": in Czech, "a" is "and". */
const upTo: OtherName = [/(?<=\d) (?:al?|ao|à|até|hasta) (?=\d)/giu, "-"];

/** What the parser's lists lack, as they call it. */
const otherNames: Readonly<Record<string, readonly OtherName[]>> = {
  es: [
    ...numbered("primer[ao]?|1e?r[ao]?", "segund[ao]|2d[ao]", "tercer[ao]?|3e?r[ao]?"),
    called("Stgo", "Santiago"),
    called("Jds", "Judas"),
    upTo,
    // The Bible that most have, which may not be shown here.
    [/(?<=\d) RV[RA]?-?(?:19)?\d\d$/iu, ""],
  ],
  fr: [
    ...numbered("première|1[èe]?re", "deuxième|2n?de?|2[èe](?:me)?", "troisième|3[èe](?:me)?"),
    called("Qo(?:hélet)?", "Ecclésiaste"),
    called("Éz", "Ez"),
    upTo,
  ],
  pt: [...numbered("primeira", "segunda", "terceira"), called("Actos", "Atos"), called("Pd", "Pe"), upTo],
  // To the list of the parser it is Jonah.
  it: [called("Gn", "Genesi")],
  ru: [
    ...numbered("первое|первая|1-(?:о?е|я)", "второе|вторая|2-(?:о?е|я)", "третье|третья|3-(?:е|я)"),
    called("Притч", "Притчи"),
    called("Еккл", "Екк"),
    called("Песнь Песней", "Песн"),
    called("Иоанн?", "Иоанна"),
    called("Матфей", "Матфея"),
  ],
  ar: [
    called("(?:ال)?(تكوين|خروج|لاويين|عدد|تثنية|قضاة|جامعة|عبرانيين|مراثي)", "ال$1"),
    called("إشعياء|نشيد الأنشاد", "سفر $&"),
    called("رومية|غلاطية|أفسس|فيلبي|كولوسي", "الرسالة إلى أهل $&"),
    called("تيطس", "الرسالة إلى $&"),
    called("أعمال", "أعمال الرسل"),
    called("(?:ال)?رؤيا", "رؤيا يوحنا"),
  ],
};

/** "cf. Jn 3,16", "vgl. Joh 3,16" */
const compare = /^(?:cfr?|vgl|véase|veja|voir|siehe|vedi)\.? /iu;

/** Honorifics and words such as “book” before a name: words of their own, not the “San” of “Santiago” and the “К” of “Кол”. */
const honours = new RegExp(
  `^(?:(?:são|sao|san|santo|sankt|saint|st|evangelho (?:de|segundo)|evangelio (?:de|según)|vangelo (?:di|secondo)|évangile (?:de|selon)|евангелие|от|к) |(?:${kinds}) ${joints}|(?:st?\\.|第) ?)+(?=\\p{L}{2})`,
  "iu",
);

/** Plain digits and signs, without touching the letters: "约翰福音３：１６", "3章16节", "٣:١٦". */
const plainReference = (text: string, language: string): string => {
  const plain = withFollowing(withOnePsalmNumber(text))
    .normalize("NFC")
    .replace(/[\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g, "")
    .replace(/[\uFF1A\uFE30\u2236\u0589]/g, ":")
    .replace(/ ?[\u2010-\u2015\u2212\uFF0D\u301C\uFF5E至到] ?/g, "-")
    .replace(/[\u3001\u060C\uFF0C]/g, ",")
    // The parser is slow on many brackets, and they carry no meaning.
    .replace(/[()[\]{}\uFF08\uFF09]/g, " ")
    .replace(/第(?=\d)/g, " ")
    .replace(/(\d) ?[章篇장] ?(\d)/gu, "$1:$2")
    .replace(/(\d) ?[章篇节節장절편]/gu, "$1")
    // The parser's marker for "to the end".
    .replace(/(?<=\d) ?ff\.?(?!\p{L}|,?\d)/gu, `-${openEnd}`)
    .replace(/\s+/g, " ")
    .trim()
    .replace(compare, "");
  const named = (otherNames[language] ?? []).reduce((name, [other, known]) => name.replace(other, known), plain);
  return named.replace(honours, "");
};

/** Making a parser compiles its list into patterns, which takes some milliseconds: one for each list. */
const parsers = new WeakMap<BookNames, bcv_parser>();

const parserOf = (names: BookNames): bcv_parser => {
  const known = parsers.get(names);
  if (known) return known;
  const parser = new bcv_parser(names);
  parser.set_options({ ...parserOptions, single_chapter_1_strategy: "chapter" });
  parsers.set(names, parser);
  return parser;
};

/** A reference with each range as it was written. */
interface Local {
  readonly ranges: readonly WrittenRange[];
}

/** A name with numbers of which the parser makes nothing, such as a chapter 200. */
const isNumbered = /^(.*\p{L})\.? ?\d[\d:,;. -]*$/u;

const read = (plain: string, parser: bcv_parser): Local | "no passage" | undefined => {
  const passages = passagesIn(plain, parser);
  if (passages.length === 0 || !coversAll(plain, passages)) {
    const name = isNumbered.exec(plain)?.[1];
    return name !== undefined && read(name, parser) ? "no passage" : undefined;
  }
  const ranges = passages.flatMap(osisOf).map((osis) => rangeOfOsis(osis, "chapter"));
  const found = ranges.filter((range) => typeof range !== "string");
  return found.length === ranges.length ? { ranges: found } : "no passage";
};

/**
 * The reference that a text is in a language, with all of its words; undefined if it is none, "no passage" if it names a
 * chapter or verse that there is not ("Juan 99"). A comma or a dot between two numbers parts chapter and verse where no colon
 * does ("1 Mose 1,1"), unless there is no such verse ("Judas 3,4").
 */
export const parseLocal = (text: string, language: string, names: BookNames): Local | "no passage" | undefined => {
  if (text.length > longestReference) return undefined;
  const parser = parserOf(names);
  const typed = text.replace(/\p{Nd}/gu, plainDigit);
  const plain = plainReference(typed, language);
  const parted = read(withEnglishSigns(plain), parser);
  const found = typeof parted === "object" ? parted : (read(plain, parser) ?? parted);
  return found && impossibleNumber.test(typed) ? "no passage" : found;
};

import { describe, expect, it } from "vitest";
import { formatReference } from "#domain/scripture/reference/format-reference.ts";
// Home loads it on demand. Loaded here, its constants do not count as reached by one test only (`npm run mutation`).
import "./typed-reference.ts";
import type { RemoteBooks } from "#src/scripture/text/remote-translation-books.ts";
import { mayBeForeignReference, readForeign, readTyped } from "./typed-search.ts";

/** What a text means to a visitor with these languages, as home finds it out. */
const meant = async (text: string, languages: string, books?: RemoteBooks): Promise<string> => {
  const typed = readTyped(text, languages);
  const foreign = mayBeForeignReference(text, typed.kind === "not-found" ? "problem" : typed.kind, languages)
    ? await readForeign(text, languages, async () => books)
    : null;
  const intent = foreign ?? typed;
  return intent.kind === "reference" ? formatReference(intent.reference) : intent.kind;
};

const cases: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  es: {
    "Jn 3,16": "John 3:16",
    "1 Co 13,4": "1 Corinthians 13:4",
    "Heb 11,1": "Hebrews 11:1",
    "Mt 5,3-12": "Matthew 5:3-12",
    "Sal 23,1": "Psalm 23:1",
    "Salmo 119,105": "Psalm 119:105",
    "Jn 3,16.18": "John 3:16, 18",
    "Jn 3, 16": "John 3:16",
    "Gn 1,1-11,9": "Genesis 1:1-11:9",
    "Jn 13,1-14,30": "John 13:1-14:30",
    "Ex 7,14-12,30": "Exodus 7:14-12:30",
    "Mt 5,3-12,15": "Matthew 5:3-12, 15",
    "Mt 5,3-6.9": "Matthew 5:3-6, 9",
    "Rm 8, 1.3-5.9": "Romans 8:1, 3-5, 9",
    "Sal 22(21),2-3": "Psalm 22:2-3",
    "Salmo 22 (23)": "Psalm 23",
    "Jn 3 (4)": "John 3:4",
    "Is 53,5": "Isaiah 53:5",
    "Ap 3,20": "Revelation 3:20",
    "Rom 8,28.31": "Romans 8:28, 31",
    "Jn 3,16; 4,1": "John 3:16; John 4:1",
    "Lc 15,11-32": "Luke 15:11-32",
    "Fil 4,13": "Philippians 4:13",
    "Stg 1,5": "James 1:5",
    "Stgo 1,5": "James 1:5",
    "1ra Juan 4,8": "1 John 4:8",
    "2da Corintios 5:17": "2 Corinthians 5:17",
    "San Juan 3:16": "John 3:16",
    "S.Juan 3:16": "John 3:16",
    "Evangelio según San Juan 3,16": "John 3:16",
    "Jn 3,16ss": "John 3:16-36",
    "Jn3,9s": "John 3:9-10",
    "Jn 3,16 s; Mt 5,3": "John 3:16-17; Matthew 5:3",
    "Jn 3,16 y ss.; Mt 5,3": "John 3:16-36; Matthew 5:3",
    "cf. Jn 3,16": "John 3:16",
    "Jn 3,16;Stgo1,5;Jds3": "John 3:16; James 1:5; Jude 1:3",
    "Juan 3,16 RV1909": "John 3:16",
    "Juan 3:16 RV60": "John 3:16",
    "Lc 15,11 y ss.": "Luke 15:11-32",
    "Lc 15:11ss": "Luke 15:11-32",
    "Judas 3,4": "Jude 1:3, 4",
    "Jn 3:16": "John 3:16",
    "Jn 3.16": "John 3:16",
    "Jn 3,16 KJV": "John 3:16",
    "John 3,16": "John 3:16",
    "(Juan 3:16)": "John 3:16",
    "Jn 3,16 (KJV)": "John 3:16",
    "1ª Juan 4,8": "1 John 4:8",
    "primera de Corintios 13": "1 Corinthians 13",
    "Segunda carta a los Corintios 5:17": "2 Corinthians 5:17",
    "Primera de Corintios 13; Segunda de Corintios 5": "1 Corinthians 13; 2 Corinthians 5",
    "Primera Samuel 3": "1 Samuel 3",
    "Génesis 1": "Genesis 1",
    "Juan 99": "not-found",
    "Jud 5,30": "Judges 5:30",
    "Salmo 160": "not-found",
    "(Juan 3:99)": "not-found",
    "tres casas 5": "words",
    "Santiago 1:5": "James 1:5",
    "Salmo 119:105 kjv": "Psalm 119:105",
    "Salmo 200": "not-found",
    "Salmo 1000:3": "not-found",
    "Juan 3:999": "not-found",
    "Jn 3,16-999": "not-found",
    Cantares: "Song of Solomon",
    "1 Juan": "1 John",
    romanos: "Romans",
    Hechos: "Acts",
    "cantar de los cantares": "Song of Solomon",
    "primera de Juan": "1 John",
    "San Mateo": "Matthew",
    Matthew: "Matthew",
    Job: "Job",
    "1 Jn": "1 John",
    "2 co": "2 Corinthians",
    // Words whose letters are abbreviations of books, in Spanish or English.
    amó: "words",
    Isaí: "words",
    mal: "words",
    mar: "words",
    sal: "words",
    sol: "words",
    sanos: "words",
  },
  pt: {
    "João 3,16ss": "John 3:16-36",
    "Jo 3,16": "John 3:16",
    "Mt 5,3": "Matthew 5:3",
    "1 Cor 13,4-7": "1 Corinthians 13:4-7",
    "Hb 11,1": "Hebrews 11:1",
    "Hb 2,4": "Hebrews 2:4",
    "Sl 23,1": "Psalm 23:1",
    "Gn 1,1": "Genesis 1:1",
    "Gn 1.1-2.3": "Genesis 1:1-2:3",
    "Êx 7.14-12.30; Sl 23.1": "Exodus 7:14-12:30; Psalm 23:1",
    "Fp 4,13": "Philippians 4:13",
    "Ap 21,4": "Revelation 21:4",
    "Tg 1,5": "James 1:5",
    "Rm 8,28": "Romans 8:28",
    "Lc 2,1-20": "Luke 2:1-20",
    "Jó 1": "Job 1",
    "João 99": "not-found",
    "Sl 999,1": "not-found",
    "Jó 19:25": "Job 19:25",
    "Jo 1": "John 1",
    "Jn 3": "Jonah 3",
    "1ª João 4:8": "1 John 4:8",
    "Primeira aos Coríntios 13": "1 Corinthians 13",
    "1º João 4:8": "1 John 4:8",
    "Segunda Timóteo 3; Terceira João 4": "2 Timothy 3; 3 John 1:4",
  },
  fr: {
    "Jean 3,16ss": "John 3:16-36",
    "Jn 3,16": "John 3:16",
    "Mt 5,3-12": "Matthew 5:3-12",
    "Ps 23,1": "Psalm 23:1",
    "1 Co 13,4": "1 Corinthians 13:4",
    "Ex 20,3": "Exodus 20:3",
    "Is 53,5": "Isaiah 53:5",
    "Es 9:5": "Isaiah 9:5",
    "Gn 1,1": "Genesis 1:1",
    "Ga 5,22-23": "Galatians 5:22-23",
    "Ep 6,10-18": "Ephesians 6:10-18",
    "He 11,1": "Hebrews 11:1",
    "he 99": "not-found",
    "Psaume 200": "not-found",
    "Jean 3:16-999": "not-found",
    "Genèse 6.1-9.17": "Genesis 6:1-9:17",
    "Jn 3.16-18,20": "John 3:16-18, 20",
    "Ps 22 (21)": "Psalm 22",
    Cantique: "Song of Solomon",
    "Première de Jean": "1 John",
    "Ésaïe 99": "not-found",
    "Ap 3,20": "Revelation 3:20",
    "Jc 1,5": "James 1:5",
    "So 3,17": "Zephaniah 3:17",
    "Rm 8,28": "Romans 8:28",
    "1ère Corinthiens 13": "1 Corinthians 13",
    "Deuxième Timothée 3; Troisième Jean 4": "2 Timothy 3; 3 John 1:4",
    "Première épître aux Corinthiens 13": "1 Corinthians 13",
  },
  de: {
    "Joh 3,16": "John 3:16",
    "Mt 5,3": "Matthew 5:3",
    "Ps 23,1": "Psalm 23:1",
    "Röm 8,28": "Romans 8:28",
    "1 Mose 1,1": "Genesis 1:1",
    "1. Kor 13,4": "1 Corinthians 13:4",
    "Jes 53,5": "Isaiah 53:5",
    "Offb 3,20": "Revelation 3:20",
    "Hebr 11,1": "Hebrews 11:1",
    "Joh 3,16.18": "John 3:16, 18",
    "vgl Joh 3,16": "John 3:16",
    "Offb 21,1 ff.; 1. Mose 1,26ff": "Revelation 21; Genesis 1:26-31",
    "Phil 4,13": "Philippians 4:13",
    "Jo 3:1": "John 3:1",
  },
  it: {
    "Gv 3,16ss": "John 3:16-36",
    "cfr. Gn 1,1": "Genesis 1:1",
    "Mt 5,3-12": "Matthew 5:3-12",
    "Gv 3,16": "John 3:16",
    "Sal 23,1": "Psalm 23:1",
    "1 Cor 13,4": "1 Corinthians 13:4",
    "Rm 8,28": "Romans 8:28",
    "Lc 15,11-32": "Luke 15:11-32",
    "Eb 11,1": "Hebrews 11:1",
    "Ap 3,20": "Revelation 3:20",
  },
  // An English browser, and one that has another language behind English, keep their rule.
  "en-GB": { "John 3,16": "John 3; John 16", "Ps 23,24": "Psalm 23; Psalm 24", "Jn 3:16": "John 3:16" },
  "en-US es": { "Jn 3,16": "John 3; John 16", "can 99": "words" },
  // Words of English that are names of books in other languages, and words that are hardly abbreviations of its own.
  en: {
    "he 99": "words",
    "no 99": "words",
    "step 3": "words",
    son: "words",
    Levi: "words",
    Philip: "words",
    "Song 2": "Song of Solomon 2",
    "Psalm 22 [21]:1": "Psalm 22:1",
    "Juan 3:16": "John 3:16",
    Acts: "Acts",
    Dan: "Daniel",
    "Es 9:5": "Esther 9:5",
  },
};

describe.each(Object.entries(cases))("a visitor who speaks %s means by", (languages, expected) => {
  it("a text what that language does", async () => {
    const found = await Promise.all(
      Object.keys(expected).map(async (text) => [text, await meant(text, `${languages} en`)] as const),
    );
    expect(Object.fromEntries(found)).toEqual(expected);
  });
});

const booksOf = (tag: string, john: string, numbers: string): RemoteBooks => ({
  name: "Sample",
  tag,
  direction: "ltr",
  books: new Map([
    ["NUM", { name: numbers, chapters: 36 }],
    ["JHN", { name: john, chapters: 21 }],
  ]),
});

it("reads the names that the books of the translation have which is read, where a number follows", async () => {
  const hebrew = booksOf("he", "יוחנן", "במדבר");
  expect(await meant("יוחנן 3:16", "en", hebrew)).toBe("John 3:16");
  expect(await meant("(יוחנן 3:16-18)", "en", hebrew)).toBe("John 3:16-18");
  expect(await meant("במדבר", "en", hebrew)).toBe("words");
  expect(await meant("יוחנן 99", "en", hebrew)).not.toBe("John 99");
  expect(await meant("ยอห์น ๓:๑๖", "th", booksOf("th", "ยอห์น", "กันดารวิถี"))).toBe("John 3:16");
  const japanese = booksOf("ja", "ヨハネによる福音書", "民数記");
  expect(await meant("ヨハネによる福音書３：１６", "ja", japanese)).toBe("John 3:16");
  expect(await meant("یوحنا ۳:۱۶", "en", booksOf("ur", "یُوحنّا", "گِنتی"))).toBe("John 3:16");
  expect(await meant("Giăng 3:16", "vi en", booksOf("vi", "Giăng", "Dân Số"))).toBe("John 3:16");
});

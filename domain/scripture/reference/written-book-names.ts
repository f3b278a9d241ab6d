import { books, type Book } from "../books/books.ts";

/** How people write the names of books in English, without the number before them. */

/**
 * Usual abbreviations by book, without their dots. Left out: those that are words of their own (Is, Am, He, So), and
 * single letters.
 */
const abbreviations: Readonly<Record<string, string>> = {
  GEN: "Gen Gn",
  EXO: "Exod Exo Ex",
  LEV: "Lev Lv",
  NUM: "Num Nm",
  DEU: "Deut Deu Dt",
  JOS: "Josh Jos",
  JDG: "Judg Jdg Jgs",
  RUT: "Rth",
  SA: "Samuel Sam Sm",
  KI: "Kings Kgs Ki Kin",
  CH: "Chronicles Chron Chr Ch",
  EZR: "Ezr",
  NEH: "Neh",
  EST: "Esth Est",
  JOB: "",
  PSA: "Psalm Ps Pss Psa",
  PRO: "Prov Prv Pro",
  ECC: "Eccles Eccl Ecc Qoheleth",
  SNG: "Song\\sof\\sSongs Canticles Song",
  ISA: "Isa",
  JER: "Jer",
  LAM: "Lam",
  EZK: "Ezek Eze Ezk",
  DAN: "Dan Dn",
  HOS: "Hos",
  JOL: "",
  AMO: "",
  OBA: "Obad Oba",
  JON: "Jon",
  MIC: "Mic",
  NAM: "Nah",
  HAB: "Hab",
  ZEP: "Zeph Zep",
  HAG: "Hag",
  ZEC: "Zech Zec",
  MAL: "Mal",
  MAT: "Matt Mat Mt",
  MRK: "Mrk Mk",
  LUK: "Luk Lk",
  JHN: "Jhn Jn",
  ACT: "Act",
  ROM: "Rom Rm",
  CO: "Corinthians Cor Co",
  GAL: "Gal",
  EPH: "Ephes Eph",
  PHP: "Phil Php",
  COL: "Col",
  TH: "Thessalonians Thess Thes Th",
  TI: "Timothy Tim Ti Tm",
  TIT: "Tit",
  PHM: "Philem Phlm Phm",
  HEB: "Heb",
  JAS: "Jas",
  PE: "Peter Pet Pt",
  JN: "John Jn Jhn",
  JUD: "",
  REV: "Revelations Rev Rv Apocalypse",
};

const key = (name: string): string => name.replace(/\\s|\s/g, "").toLowerCase();

/** Names that are people's or words of their own: a number after them is a chapter only where the sentence says so. */
const otherMeanings = new Set(
  "mark job acts act numbers judges ruth esther joel amos daniel dan james john luke titus joshua ezra micah song col rev ex jon mat pro mal".split(
    " ",
  ),
);

/** Each name as people capitalise it: "John" and "JOHN", but not "john". `\\s` stands for itself. */
const eitherCase = (pattern: string): string =>
  pattern.replace(/\\s|[a-z]/g, (letter) => (letter === "\\s" ? letter : `[${letter}${letter.toUpperCase()}]`));

const numbers: Readonly<Record<string, string>> = {
  i: "1",
  ii: "2",
  iii: "3",
  first: "1",
  second: "2",
  third: "3",
};

/** How the books are named in a kind of text. */
export interface WrittenNames {
  /** A regular expression for any of the names, without the number before it. */
  readonly pattern: string;
  /** The book of a number and a name as they were matched; undefined if there is none ("2 Romans"). */
  readonly bookNamed: (number: string | undefined, name: string) => Book | undefined;
  readonly hasOtherMeaning: (name: string) => boolean;
}

const list = (text = ""): readonly string[] => text.split(" ").filter(Boolean);

/** The usual names, and further abbreviations by book. Those may be words of their own. */
export const writtenNames = (more: Readonly<Record<string, string>> = {}): WrittenNames => {
  const named = books.flatMap((book) => {
    const isNumbered = /^\d/.test(book.id);
    const family = isNumbered ? book.id.slice(1) : book.id;
    const first = isNumbered ? [] : [book.name.replaceAll(" ", "\\s")];
    const names = [...first, ...list(abbreviations[family]), ...list(more[family])];
    return names.map((pattern) => ({ pattern, book, number: isNumbered ? book.id.charAt(0) : "" }));
  });
  const byName = new Map(named.map(({ pattern, book, number }) => [number + key(pattern), book]));
  const others = new Set([...otherMeanings, ...Object.values(more).flatMap(list).map(key)]);
  // Longest first, so that "Philemon" is not "Phil".
  const alternatives = [...new Set(named.map(({ pattern }) => pattern))].toSorted((a, b) => b.length - a.length);
  return {
    pattern: alternatives.map(eitherCase).join("|").replaceAll("\\s", "\\s{1,40}"),
    bookNamed: (number, name) => {
      const digit = number === undefined ? "" : (numbers[number.toLowerCase()] ?? number.charAt(0));
      return byName.get(digit + key(name));
    },
    hasOtherMeaning: (name) => others.has(key(name)),
  };
};

export const usualNames = writtenNames();

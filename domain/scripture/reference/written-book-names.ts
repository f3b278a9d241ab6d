import { books, type Book } from "../books/books.ts";

/** How people write the names of books in English, without the number before them. */

/** Usual abbreviations by book, without their dots. Left out: single letters. */
const abbreviations: Readonly<Record<string, string>> = {
  GEN: "Gen Gn Ge",
  EXO: "Exod Exo Ex",
  LEV: "Lev Lv Le",
  NUM: "Num Nm Nu Nb",
  DEU: "Deut Deu Dt De",
  JOS: "Josh Jos Jsh",
  JDG: "Judg Jdg Jgs Jg",
  RUT: "Rth Ru",
  SA: "Samuel Sam Sm Sa",
  KI: "Kings Kgs Ki Kin",
  CH: "Chronicles Chron Chr Ch",
  EZR: "Ezr",
  NEH: "Neh Ne",
  EST: "Esth Est Es",
  JOB: "Jb",
  PSA: "Psalm Ps Pss Psa",
  PRO: "Prov Prv Pro Pr",
  ECC: "Eccles Eccl Ecc Ec Qoheleth Qoh",
  SNG: "Song\\sof\\sSongs Canticles Song SoS Sg So",
  ISA: "Isa Is",
  JER: "Jer Je Jr",
  LAM: "Lam La",
  EZK: "Ezek Eze Ezk Ez",
  DAN: "Dan Dn Da",
  HOS: "Hos Ho",
  JOL: "Jl",
  AMO: "Am",
  OBA: "Obad Oba Ob",
  JON: "Jon",
  MIC: "Mic Mi",
  NAM: "Nah Na",
  HAB: "Hab Hb",
  ZEP: "Zeph Zep Zp",
  HAG: "Hag Hg",
  ZEC: "Zech Zec Zc",
  MAL: "Mal Ml",
  MAT: "Matt Mat Mt",
  MRK: "Mrk Mk Mr",
  LUK: "Luk Lk Lu",
  JHN: "Joh Jhn Jn",
  ACT: "Act Ac",
  ROM: "Rom Rm Ro",
  CO: "Corinthians Cor Co",
  GAL: "Gal Ga",
  EPH: "Ephes Eph Ep",
  PHP: "Phil Php Phl",
  COL: "Col",
  TH: "Thessalonians Thess Thes Th",
  TI: "Timothy Tim Ti Tm",
  TIT: "Tit",
  PHM: "Philem Phlm Phm",
  HEB: "Heb He",
  JAS: "Jas Jam Jm",
  PE: "Peter Pet Pt Pe",
  JN: "John Joh Jn Jhn Jo",
  JUD: "",
  REV: "Revelations Rev Rv Re Apocalypse",
};

const key = (name: string): string => name.replace(/\\s|\s/g, "").toLowerCase();

/** Names that are people's or words of their own: a number after them is a chapter only where the sentence says so. */
const otherMeanings = new Set(
  "mark job acts act numbers judges ruth esther joel amos daniel dan james john luke titus joshua ezra micah song col rev ex jon mat pro mal ge pr re mr ac ro ga ep le ne es jr sg sos lu jam na mi da ob jb ez hb".split(
    " ",
  ),
);

/** Words of their own: a book only with a dot or in a list, and before chapter and verse ("Is. 53:5"). */
const words = new Set("is am he so ho la de".split(" "));

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
  readonly isWord: (name: string) => boolean;
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
  const added = new Set(Object.values(more).flatMap(list).map(key));
  // Longest first, so that "Philemon" is not "Phil".
  const alternatives = [...new Set(named.map(({ pattern }) => pattern))].toSorted((a, b) => b.length - a.length);
  return {
    pattern: alternatives.map(eitherCase).join("|").replaceAll("\\s", "\\s{1,40}"),
    bookNamed: (number, name) => {
      const digit = number === undefined ? "" : (numbers[number.toLowerCase()] ?? number.charAt(0));
      return byName.get(digit + key(name));
    },
    hasOtherMeaning: (name) => [otherMeanings, words, added].some((one) => one.has(key(name))),
    isWord: (name) => words.has(key(name)) && !added.has(key(name)),
  };
};

export const usualNames = writtenNames();

import type * as z from "zod/mini";
import { defaultCommentaryId } from "../scripture/commentary/commentaries.ts";
import { site } from "../site/site.ts";
import { frameSize } from "./oembed.ts";
import { exampleId, type endpoints, type ParameterText } from "./endpoints.ts";

/** What the documentation says of each parameter. A parameter of the contract that has no text here does not compile. */

type Rows = (typeof endpoints)[keyof typeof endpoints];

type InPath<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | InPath<Rest> : never;

type InQuery<Row> = Row extends { query: infer Query extends z.ZodMiniType } ? keyof z.input<Query> & string : never;

type InHeaders<Row> = Row extends { headers: readonly (infer Name extends string)[] } ? Name : never;

export type ParameterName =
  | InPath<Rows["path"]>
  | {
      [Name in keyof typeof endpoints]: InQuery<(typeof endpoints)[Name]> | InHeaders<(typeof endpoints)[Name]>;
    }[keyof typeof endpoints];

export const parameterTexts: Readonly<Record<ParameterName, ParameterText>> = {
  reference: {
    description:
      "A reference as it is written on paper: `John 3:16`, `1 Jn 4.8`, `Psalm 23-24`, `Matt 25:31-33,46`, `John 3:16; Gen 1:1`. `+` is a space.",
    example: "John 3:16",
  },
  references: {
    description: "References separated by semicolons, at most 20, each with its book.",
    example: "John 3:16; Psalm 23:1-3",
  },
  translation: {
    description: "The key of a translation, in any case. `/bible/data` lists them.",
    default: "kjv",
    example: "web",
  },
  translations: {
    description: "Keys of translations separated by commas, at most 5.",
    default: "kjv",
    example: "kjv,web",
  },
  language: {
    description:
      "The language in which the reference is written, as a tag (`es`, `pt-BR`): with its commas, and its names of books or else English ones. Without it, English, or else the language of the translation.",
    example: "es",
  },
  verse_numbers: {
    description: "`true`: `text` has the number of each verse before it, like (16).",
    default: "false",
    example: "true",
  },
  line_breaks: {
    description:
      "`true`: each verse’s `text` ends with a line break, and has one before each line of poetry and each paragraph in it where the text is stored here; `text` is these one after the other, as at bible-api.com.",
    default: "false",
    example: "true",
  },
  words: {
    description: "`true`: verses of the King James Version name the Hebrew or Greek words behind theirs.",
    default: "false",
    example: "true",
  },
  single_chapter_book_matching: {
    description: "What `Jude 1` is: its first verse (`special`), or the whole chapter (`indifferent`).",
    default: "special",
    example: "indifferent",
  },
  "X-Single-Chapter-Book-Matching": {
    description: "The same as the parameter `single_chapter_book_matching`, which counts if both are sent.",
    default: "special",
    example: "indifferent",
  },
  commentary: {
    description: "The id of a commentary.",
    default: defaultCommentaryId,
    example: "matthew-henry",
  },
  date: { description: "A calendar date, YYYY-MM-DD. Without it, today’s by UTC.", example: "2026-12-25" },
  catalogue: {
    description: "`card`: twenty verses in turn, by the day of the year. `year`: 366 verses, one for each date.",
    default: "card",
    example: "year",
  },
  random: { description: "`true`, `verse` or any other value: a random verse.", example: "true" },
  all: {
    description: "`true`: also every translation that the service of the world’s languages has.",
    default: "false",
    example: "true",
  },
  from: { description: "The byte to begin with. Only with `If-Range`.", example: "1000000" },
  "If-Range": { description: "The `ETag` of an earlier answer. Only with `from`.", example: 'W/"a1b2c3"' },
  book: { description: "A book’s three-letter id, or its name as in addresses: `JHN`, `john`.", example: "JHN" },
  books: { description: "`OT`, `NT`, or ids of books separated by commas.", example: "PSA,PRO" },
  chapter: { description: "The number of a chapter, from 1.", example: 3 },
  testament: { description: "Only verses of the Old or the New Testament. Without it, of both.", example: "NT" },
  q: {
    description: "Words, a part in quotation marks that stands together, or a reference.",
    example: '"still waters"',
  },
  limit: { description: "The most results in an answer.", example: 10 },
  cursor: {
    description: "Where the page begins: `next_cursor` of the page before. Without it, the first page.",
    example: "k.1x7f3q",
  },
  offset: { description: "How many places to skip.", default: 0, example: 50 },
  next: {
    description: "Where the page begins: `next` of the page before. Without it, the first page.",
    example: "2000",
  },
  prefix: {
    description: "`true`: the last word may be the beginning of a longer one.",
    default: "false",
    example: "true",
  },
  "X-Device-Token": {
    description: "The token of the device, from `/devices`.",
    example: `1795000000000.1829560000000.${exampleId}.${exampleId.repeat(2)}`,
  },
  "X-D1-Bookmark": {
    description: "The header of an earlier answer: this one is at least as recent. `latest`: as recent as now.",
    example: "latest",
  },
  number: {
    description: "The number of a word in Strong’s dictionaries, with H (Hebrew) or G (Greek).",
    example: "G26",
  },
  id: { description: "The id of a message.", example: exampleId },
  name: { description: "The name of a counter: one of those that `/stats` lists.", example: "scripture_searches" },
  cardId: { description: "The id of an event card, as in its address.", example: `1795000000000-${exampleId}` },
  code: { description: "The code of a room.", example: "PLVHT" },
  storeId: { description: "The address of a store, derived from the visitor’s code.", example: exampleId },
  url: {
    description: "The address of a chapter or a verse on this site.",
    example: `${site.origin}/verse/kjv/john/3/16`,
  },
  format: { description: "The format of the answer. Only `json` is offered.", default: "json", example: "json" },
  maxwidth: { description: "The width that is left, in pixels.", default: frameSize.width, example: 480 },
  maxheight: { description: "The height that is left, in pixels.", default: frameSize.height, example: 300 },
};

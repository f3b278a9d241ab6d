import type { Context } from "hono";
import { ApiError } from "#domain/api/errors.ts";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import type { Edition } from "#domain/scripture/languages/edition.ts";
import { parseServiceBooks, parseServiceChapter, type BookFacts } from "#domain/scripture/languages/service-chapter.ts";
import { parseServiceList } from "#domain/scripture/languages/service-list.ts";
import type { ChapterId } from "#domain/scripture/reference/places.ts";
import type { Commentary } from "#domain/scripture/commentary/commentaries.ts";
import { parseServiceCommentary, type CommentChapter } from "#domain/scripture/commentary/service-commentary.ts";
import { configOf } from "../../config.ts";
import type { AppEnv } from "../../env.ts";
import { askUpstream, rateOfVisitor, type Question } from "../upstream/ask.ts";
import { throwUnlessMissing, serviceAt } from "../upstream/service.ts";
import { listFreshSeconds, listInMemoryMs, maxListBytes } from "./config.ts";

/** The second public service, which has translations in other languages (docs/api.md, "Where verses come from"). */

/** The parsed response; undefined if the service answers 404. Throws as `readVerses` does. */
const ask = async <Content>(
  c: Context<AppEnv>,
  question: Omit<Question<Content>, "address"> & { readonly path: string },
): Promise<Content | undefined> => {
  const { languagesUrl, languagesCalls } = configOf(c.env);
  const service = serviceAt(c, languagesUrl, languagesCalls);
  const { path, ...rest } = question;
  const result = await askUpstream(service, { ...rest, address: `${service.base}${path}`, isRepeated: true });
  c.set("rateHeaders", rateOfVisitor(service));
  if ("content" in result) return result.content;
  throwUnlessMissing(result);
  return undefined;
};

/** A chapter of an edition or a commentary. `name` is the edition's id, or `c` and the commentary's. */
const askChapter = <Content>(
  c: Context<AppEnv>,
  name: readonly string[],
  { book, chapter }: ChapterId,
  parse: Question<Content>["parse"],
): Promise<Content | undefined> => {
  const range = `${book}.${chapter}`;
  const path = `/api/${[...name, book, chapter].join("/")}.simple.json`;
  return ask(c, { key: [...name, range].join(" "), path, parse, translation: name.at(-1)!, range });
};

/** The books of an edition or a commentary, with `name` as in `askChapter`. */
const askBooks = (c: Context<AppEnv>, name: readonly string[]) =>
  ask(c, {
    key: [...name, "books"].join(" "),
    path: `/api/${name.join("/")}/books.json`,
    parse: parseServiceBooks,
    translation: name.at(-1)!,
    range: "books",
  });

let lastList: { readonly of: string; readonly list: readonly Edition[]; readonly readAt: number } | undefined;

/** All editions of the service; undefined if it answers 404. */
export const serviceList = async (c: Context<AppEnv>): Promise<readonly Edition[] | undefined> => {
  const { languagesUrl: of } = configOf(c.env);
  const readAt = Date.now();
  if (lastList?.of === of && Math.abs(readAt - lastList.readAt) < listInMemoryMs) return lastList.list;
  const list = await ask(c, {
    key: "list",
    path: "/api/available_translations.json",
    parse: parseServiceList,
    translation: "",
    range: "list",
    maxBytes: maxListBytes,
    freshSeconds: listFreshSeconds,
  });
  lastList = list && { of, list, readAt };
  return list;
};

/** The books of an edition that this service has. Throws 404 `translation_not_found` if it no longer has the edition. */
export const serviceBooks = async (
  c: Context<AppEnv>,
  { id, name }: Edition,
): Promise<Readonly<Record<string, BookFacts>>> => {
  const books = await askBooks(c, [id]);
  if (books) return books;
  throw new ApiError("translation_not_found", { message: ({ languages }) => languages.gone(name) });
};

/**
 * A chapter of an edition that this service has. Throws 404 `not_found` if the edition has no such chapter, and 404
 * `translation_not_found` if the service no longer has the edition.
 */
export const serviceChapter = async (c: Context<AppEnv>, edition: Edition, place: ChapterId): Promise<ChapterText> => {
  const chapter = await askChapter(c, [edition.id], place, (body) => parseServiceChapter(body, edition, place));
  if (chapter) return chapter;
  await serviceBooks(c, edition);
  throw new ApiError("not_found", { message: ({ languages }) => languages.noChapter(edition.name) });
};

/**
 * A chapter of a commentary. Throws 404 `not_found`, and says whether the commentary has no such chapter or the service no
 * longer has the commentary.
 */
export const serviceCommentary = async (
  c: Context<AppEnv>,
  { id, authors }: Commentary,
  place: ChapterId,
): Promise<CommentChapter> => {
  const chapter = await askChapter(c, ["c", id], place, (body) => parseServiceCommentary(body, id, place));
  if (chapter) return chapter;
  const books = await askBooks(c, ["c", id]);
  throw new ApiError("not_found", {
    message: ({ refusals }) => (books ? refusals.noComment(authors) : refusals.noCommentary(authors)),
  });
};

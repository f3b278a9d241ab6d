import { bookName, chapterTitle } from "#domain/scripture/books/books.ts";
import { chapterPath, findChapter, findVerses } from "#domain/scripture/reference/read-address.ts";
import { defaultTranslationId, findTranslation, translationById } from "#domain/scripture/translations/translations.ts";
import { translationName } from "#domain/scripture/languages/translation-name.ts";
import { shortName } from "#domain/scripture/translations/short-name.ts";
import { isCardCategory } from "../cards/card-categories.ts";
import { cardHeading } from "../cards/messages.ts";
import { locale } from "../locales/locale.ts";
import { pathIn } from "../locales/locales.ts";
import { routeTexts } from "../route-texts.data.ts";
import type { IdOfManyPages } from "../routes.data.ts";
import { matchRoute, type RouteId, type RouteMatch } from "../routes.ts";
import { site } from "../site.ts";
import { isSubjectId, subjectInSentence } from "../subjects/subjects.ts";
import { verseMonthName } from "../addresses/verse-month-name.ts";
import { isVerseMonth } from "../addresses/verse-months.ts";
import { headMessages } from "./messages.ts";

export interface Head {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  /** Absolute URL for search engines to index; undefined if there is none. */
  readonly canonical: string | undefined;
  /** False for pages that search engines should not index. */
  readonly isIndexed: boolean;
}

const nowhere = { canonical: undefined, isIndexed: false } as const;

/** Unknown paths use the home metadata, but not its canonical URL. */
export const notFoundHead: Head = {
  title: `${routeTexts.home.title} · ${site.name}`,
  description: routeTexts.home.description,
  keywords: routeTexts.home.keywords,
  ...nowhere,
};

/** For the empty page, which serves many URLs: its scripts replace this head with that of the URL. */
export const emptyPageHead: Head = { ...notFoundHead, title: site.name };

/** In characters, with the ellipsis. */
const descriptionLength = 155;

/** A chapter, or verses of one: those have the head of what they say, and search engines are sent to their chapter. */
const chapterHead = ({ params }: RouteMatch, path: string, text: string | undefined): Head => {
  const { translation: key = "", book = "", chapter = "", verses } = params;
  const place = findChapter(book, chapter, key);
  if (!place || (verses !== undefined && !findVerses(place, verses, key))) return notFoundHead;
  const translation = findTranslation(key) ?? translationById(defaultTranslationId);
  const translated = translationName(translation.id);
  const title = chapterTitle(place);
  const name = verses === undefined ? title : `${title}:${verses}`;
  const read = verses === undefined ? headMessages.readChapter : headMessages.readVerses;
  const keywords = [
    name,
    `${name} ${shortName(translation.id)}`,
    ...(verses === undefined ? [bookName(place.book)] : []),
  ];
  return {
    title: `${name}, ${translated} · ${site.name}`,
    description: text ? shortened(text) : read(name, translated),
    keywords: [...keywords, translated].join(", "),
    canonical: site.origin + (verses === undefined ? path : chapterPath(translation.id, place)),
    // Which translations of other languages there are, only their service knows.
    isIndexed: translation.source !== "world",
  };
};

const subjectHead = (match: RouteMatch, path: string, intro: string | undefined): Head => {
  const id = match.params["subject"] ?? "";
  if (!isSubjectId(id)) return notFoundHead;
  const name = subjectInSentence(id);
  const about = headMessages.versesOn(name);
  return {
    title: `${about} · ${site.name}`,
    description: shortened(intro ? `${about}. ${intro}` : headMessages.versesOnText(about)),
    keywords: headMessages.subjectKeywords(about, name),
    canonical: site.origin + path,
    isIndexed: true,
  };
};

const monthHead = (match: RouteMatch, path: string): Head => {
  const month = match.params["month"] ?? "";
  if (!isVerseMonth(month)) return notFoundHead;
  const name = verseMonthName(month);
  return {
    title: `${headMessages.versesOfMonth(name)} · ${site.name}`,
    description: headMessages.versesOfMonthText(name),
    keywords: headMessages.monthKeywords(name),
    canonical: site.origin + path,
    isIndexed: true,
  };
};

/** As a description: cut at a space or, in scripts without them, behind a whole letter with its marks. */
const shortened = (text: string): string => {
  if (text.length <= descriptionLength) return text;
  const space = text.lastIndexOf(" ", descriptionLength - 1);
  const end = descriptionLength - 1;
  return `${space > end / 2 ? text.slice(0, space) : text.slice(0, end).replace(/\P{M}\p{M}*$/u, "")}…`;
};

/** The heads of routes with a page for each of their addresses. `opening` is what `headOf` was given. */
const composedHeads: Readonly<
  Record<IdOfManyPages, (match: RouteMatch, path: string, opening: string | undefined) => Head>
> = { chapter: chapterHead, verse: chapterHead, subject: subjectHead, dailyVersesOfMonth: monthHead };

const isComposed = (id: RouteId): id is IdOfManyPages => Object.hasOwn(composedHeads, id);

/**
 * Title, description, keywords and canonical link of a path. Cards are private to their makers, so search engines must
 * not index them. `opening` is the beginning of a chapter's text, the text of verses, or a subject's intro, used as its
 * description.
 */
export const headOf = (path: string, opening?: string): Head => {
  const match = matchRoute(path);
  if (!match) return notFoundHead;
  const { id, route, params } = match;
  if (isComposed(id)) return composedHeads[id](match, path, opening);
  const texts = routeTexts[id];
  const category = params["category"] ?? "";
  return {
    title: `${isCardCategory(category) ? cardHeading(category) : texts.title} · ${site.name}`,
    description: texts.description,
    keywords: texts.keywords,
    canonical: site.origin + pathIn(locale, route.canonicalPath ?? path),
    isIndexed: id !== "eventCard",
  };
};

const longestQueryInTitle = 60;

/** A phrase has its quotes already. */
const ofQuery = (query: string): string => {
  const words = /^["“]([^"“”]+)["”]$/.exec(query)?.[1] ?? query;
  return headMessages.quoted(
    words.length > longestQueryInTitle ? `${words.slice(0, longestQueryInTitle).trimEnd()}…` : words,
  );
};

/**
 * The title of what an address's parameters ask for, so that each search has its own in the history: a search on the home
 * page (`search`, `book`) or in the dictionary (`q`). Undefined if they ask for nothing.
 */
export const searchTitle = (path: string, parameters: { get(name: string): string | null }): string | undefined => {
  const id = matchRoute(path)?.id;
  const read = (name: string): string => (parameters.get(name) ?? "").trim();
  if (id === "dictionary" && read("q") !== "") return `${headMessages.inDictionary(ofQuery(read("q")))} · ${site.name}`;
  const query = read("search") || read("book");
  if (id !== "home" || query === "") return undefined;
  const translation = findTranslation(read("translation"));
  return `${ofQuery(query)}${translation ? `, ${shortName(translation.id)}` : ""} · ${site.name}`;
};

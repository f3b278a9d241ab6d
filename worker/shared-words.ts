import { passageSchema } from "#domain/api/bible.ts";
import { bookById } from "#domain/scripture/books/books.ts";
import type { ChapterId } from "#domain/scripture/reference/places.ts";
import { findChapter, findVerses } from "#domain/scripture/reference/read-address.ts";
import { isEmbedded, isRemoteTranslation } from "#domain/scripture/translations/translations.ts";
import { matchRoute } from "#domain/site/routes.ts";
import { site } from "#domain/site/site.ts";
import { embeddedChapters } from "./bible/embedded.ts";

/**
 * The words of shared verses, and of chapters in other languages, for the head of their page: from the site's files or, of
 * a translation that is not stored here, from the API (docs/product/addresses.md, "Head"). Nothing else depends on them.
 */

export interface SharedWords {
  readonly text: string;
  /** "Juan 3:16, Reina-Valera 1909 · Lampstand": the page's title in the words' own language, if they are not stored here. */
  readonly title?: string;
}

type Fetches = Pick<Fetcher, "fetch">;

/** A preview is made while somebody writes a message: later, it goes without the words. A chapter's page has a reader who waits. */
const longestWaitMs = { verse: 1500, chapter: 500 } as const;

/** As long as a description may be. Longer ones are cut at a space there, and some scripts have none. */
const longestText = 155;

/** Cut at a space or, where none is near, behind a whole letter with its marks. */
const beginningOf = (text: string): string => {
  if (text.length <= longestText) return text;
  const cut = text.slice(0, longestText - 1);
  const space = cut.lastIndexOf(" ");
  return `${space > longestText / 2 ? cut.slice(0, space) : cut.replace(/\P{M}\p{M}*$/u, "")}…`;
};

interface Asked {
  readonly kind: keyof typeof longestWaitMs;
  readonly translation: string;
  readonly place: ChapterId;
  /** "16-18"; "" for the chapter. */
  readonly verses: string;
}

/** Chapters of our own have their text in their page. */
const askedBy = (path: string): Asked | undefined => {
  const match = matchRoute(path);
  const { translation = "", book = "", chapter = "", verses = "" } = match?.params ?? {};
  const place = findChapter(book, chapter, translation);
  if (!place) return undefined;
  if (match?.id === "chapter" && isRemoteTranslation(translation))
    return { kind: "chapter", translation, place, verses: "" };
  return match?.id === "verse" && findVerses(place, verses, translation)
    ? { kind: "verse", translation, place, verses }
    : undefined;
};

/**
 * Undefined for other paths, and where the words cannot be had in time.
 * @param request of the page; the API counts it as this visitor's
 */
export const sharedWords = async (
  path: string,
  request: Request,
  { assets, api }: { readonly assets: Fetches; readonly api: Fetches },
): Promise<SharedWords | undefined> => {
  const asked = askedBy(path);
  if (!asked) return undefined;
  const { kind, translation, place, verses } = asked;
  try {
    if (isEmbedded(translation)) {
      const [texts = []] = await embeddedChapters(assets, translation, place.book, place.chapter, place.chapter);
      const range = findVerses(place, verses)!;
      const words = texts.slice(range.from - 1, range.to).filter((text) => text !== "");
      return words.length === 0 ? undefined : { text: words.join(" ") };
    }
    const numbers = verses === "" ? `${place.chapter}` : `${place.chapter}:${verses}`;
    const reference = encodeURIComponent(`${bookById(place.book).name} ${numbers}`);
    const answer = await api.fetch(
      new Request(new URL(`/api/bible/${reference}?translation=${translation}`, request.url), {
        headers: request.headers,
        signal: AbortSignal.timeout(longestWaitMs[kind]),
      }),
    );
    if (answer.status !== 200) return undefined;
    const passage = passageSchema.parse(await answer.json());
    const [first] = passage.verses;
    if (!first) return undefined;
    const title = `${first.book_name} ${numbers}, ${passage.translation_name} · ${site.name}`;
    return { text: beginningOf(passage.text.replaceAll(/\s+/g, " ").trim()), title };
  } catch {
    return undefined;
  }
};

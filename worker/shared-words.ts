import { passageSchema } from "#domain/api/bible.ts";
import { bookById } from "#domain/scripture/books.ts";
import { findChapter, findVerses } from "#domain/scripture/read-address.ts";
import { isEmbedded } from "#domain/scripture/translations.ts";
import { matchRoute } from "#domain/site/routes.ts";
import { site } from "#domain/site/site.ts";
import { embeddedChapters } from "./bible/embedded.ts";

/**
 * The words of shared verses, for the head of their page: from the site's files or, of a translation that is not stored
 * here, from the API (docs/product/addresses.md, "Head"). Nothing else depends on them.
 */

export interface SharedWords {
  readonly text: string;
  /** "Juan 3:16, Reina-Valera 1909 · Lampstand": the page's title in the words' own language, if they are not stored here. */
  readonly title?: string;
}

type Fetches = Pick<Fetcher, "fetch">;

/** A preview is made while somebody writes a message: later, it goes without the words. */
const longestWaitMs = 1500;

/**
 * Undefined for other paths, and where the words cannot be had in time.
 * @param request of the page; the API counts it as this visitor's
 */
export const sharedWords = async (
  path: string,
  request: Request,
  { assets, api }: { readonly assets: Fetches; readonly api: Fetches },
): Promise<SharedWords | undefined> => {
  const match = matchRoute(path);
  const { translation = "", book = "", chapter = "", verses = "" } = match?.params ?? {};
  const place = match?.id === "verse" ? findChapter(book, chapter, translation) : undefined;
  const range = place && findVerses(place, verses, translation);
  if (!place || !range) return undefined;
  try {
    if (isEmbedded(translation)) {
      const [texts = []] = await embeddedChapters(assets, translation, place.book, place.chapter, place.chapter);
      const words = texts.slice(range.from - 1, range.to).filter((text) => text !== "");
      return words.length === 0 ? undefined : { text: words.join(" ") };
    }
    const reference = encodeURIComponent(`${bookById(place.book).name} ${place.chapter}:${verses}`);
    const answer = await api.fetch(
      new Request(new URL(`/api/bible/${reference}?translation=${translation}`, request.url), {
        headers: request.headers,
        signal: AbortSignal.timeout(longestWaitMs),
      }),
    );
    if (answer.status !== 200) return undefined;
    const passage = passageSchema.parse(await answer.json());
    const [first] = passage.verses;
    if (!first) return undefined;
    const title = `${first.book_name} ${first.chapter}:${verses}, ${passage.translation_name} · ${site.name}`;
    return { text: passage.text.replaceAll(/\s+/g, " ").trim(), title };
  } catch {
    return undefined;
  }
};

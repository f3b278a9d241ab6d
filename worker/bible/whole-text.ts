import { waitUntil } from "cloudflare:workers";
import { searchIndexPath, versesFilePath, verseWeightsPath } from "#domain/scripture/translations/manifest.ts";
import { verseOrdinal } from "#domain/scripture/reference/places.ts";
import type { VerseRange } from "#domain/scripture/reference/reference.ts";
import { openSearch } from "#domain/scripture/search/open.ts";
import type { SearchData } from "#domain/scripture/search/types.ts";
import type { EmbeddedTranslationId } from "#domain/scripture/translations/translations.ts";
import type { Fetches } from "../env.ts";
import { lruCache } from "../lru-cache.ts";
import manifest from "#generated/scripture/manifest.json" with { type: "json" };
import { readVerified, scriptureVersion } from "./embedded.ts";
import { singleFlight } from "./single-flight.ts";

/**
 * The verses of the translations used last. Those of one take 4 to 8 MB, its word index 2 MB, and an isolate has 128 MB:
 * three fit beside the other caches however many the operator embeds.
 */
const texts = lruCache<readonly string[]>(3);
const loadingTexts = singleFlight<readonly string[]>();

/** Kept as long as the verses. */
const searches = new WeakMap<readonly string[], SearchData>();
const loadingSearches = singleFlight<SearchData>();

/** Keeps the work running if the client that started it disconnects: other requests may be waiting for it. */
const keepRunning = <Result>(work: Promise<Result>): Promise<Result> => {
  waitUntil(work.catch(() => undefined));
  return work;
};

const digestsOf = (id: EmbeddedTranslationId) => manifest.translations.find((one) => one.id === id)!.digests;

/** All verses of an embedded translation by ordinal; those that it omits are empty. Throws 503 if they cannot be read. */
export const wholeText = async (assets: Fetches, id: EmbeddedTranslationId): Promise<readonly string[]> =>
  texts.get(id) ??
  keepRunning(
    loadingTexts(id, async () => {
      const bytes = await readVerified(assets, versesFilePath(scriptureVersion, id), digestsOf(id).verses);
      const verses = new TextDecoder().decode(bytes).split("\n");
      texts.set(id, verses, 1);
      return verses;
    }),
  );

/** What a word search in an embedded translation needs. Throws 503 if it cannot be read. */
export const searchData = async (assets: Fetches, id: EmbeddedTranslationId): Promise<SearchData> => {
  const verses = await wholeText(assets, id);
  return (
    searches.get(verses) ??
    keepRunning(
      loadingSearches(id, async () => {
        const [index, weights] = await Promise.all([
          readVerified(assets, searchIndexPath(scriptureVersion, id), digestsOf(id).index),
          readVerified(assets, verseWeightsPath(scriptureVersion), manifest.weightsDigest),
        ]);
        const data = openSearch(index, verses, weights);
        searches.set(verses, data);
        return data;
      }),
    )
  );
};

/** The verses of a range, without those that the translation omits. */
export const textOfRange = (verses: readonly string[], { from, to }: VerseRange): string =>
  verses
    .slice(verseOrdinal(from), verseOrdinal(to) + 1)
    .filter(Boolean)
    .join(" ");

/** Reading a whole text takes about as long as reading the files of this many chapters. */
const passagesBeforeWholeText = 40;
const passagesAsked = new Map<EmbeddedTranslationId, number>();

/**
 * The verses as `wholeText` gives them, for one passage: undefined unless they are in memory. An isolate that is asked for
 * many passages of a translation loads them for the next ones; nobody waits for it, and if they cannot be read it is tried
 * again after as many passages.
 */
export const textForPassage = (assets: Fetches, id: EmbeddedTranslationId): readonly string[] | undefined => {
  const verses = texts.get(id);
  if (verses) return verses;
  const asked = (passagesAsked.get(id) ?? 0) + 1;
  passagesAsked.set(id, asked);
  if (asked % passagesBeforeWholeText === 0) wholeText(assets, id).catch(() => undefined);
  return undefined;
};

import type { Context } from "hono";
import { searchIndexPath, versesFilePath, verseWeightsPath } from "#domain/scripture/translations/manifest.ts";
import { verseOrdinal } from "#domain/scripture/reference/places.ts";
import type { VerseRange } from "#domain/scripture/reference/reference.ts";
import { openSearch } from "#domain/scripture/search/open.ts";
import type { SearchData } from "#domain/scripture/search/types.ts";
import { ApiError } from "#domain/api/errors.ts";
import {
  embeddedTranslationIds,
  isEmbedded,
  type EmbeddedTranslationId,
  type Translation,
} from "#domain/scripture/translations/translations.ts";
import type { AppEnv } from "../env.ts";
import manifest from "#generated/scripture/manifest.json" with { type: "json" };
import { lruCache } from "../lru-cache.ts";
import { readVerified, scriptureVersion } from "./embedded.ts";
import { singleFlight } from "./single-flight.ts";

/**
 * The texts used last. One takes about 10 MB and an isolate has 128 MB, so three fit beside the other caches however many
 * the operator embeds. Another one is loaded when it is needed, which takes about 25 ms.
 */
const loaded = lruCache<SearchData>(3);
const flight = singleFlight<SearchData>();

const open = async (assets: Fetcher, id: EmbeddedTranslationId): Promise<SearchData> => {
  const { index: ofIndex, verses: ofVerses } = manifest.translations.find((one) => one.id === id)!.digests;
  const [index, verses, weights] = await Promise.all([
    readVerified(assets, searchIndexPath(scriptureVersion, id), ofIndex),
    readVerified(assets, versesFilePath(scriptureVersion, id), ofVerses),
    readVerified(assets, verseWeightsPath(scriptureVersion), manifest.weightsDigest),
  ]);
  const data = openSearch(index, new TextDecoder().decode(verses), weights);
  loaded.set(id, data, 1);
  return data;
};

/** The verses of a range in one text, without those that the translation omits. */
export const textOfRange = ({ verses }: SearchData, { from, to }: VerseRange): string =>
  verses
    .slice(verseOrdinal(from), verseOrdinal(to) + 1)
    .filter(Boolean)
    .join(" ");

/**
 * The whole text of an embedded translation with its word index.
 * Throws 422 for a translation that is not embedded, 503 if the files cannot be read.
 */
export const wholeText = async (c: Context<AppEnv>, { id }: Translation): Promise<SearchData> => {
  if (!isEmbedded(id)) {
    throw new ApiError("invalid_input", {
      fields: { translation: ({ refusals }) => refusals.translationsHere(embeddedTranslationIds) },
    });
  }
  const cached = loaded.get(id);
  if (cached) return cached;
  const pending = flight(id, () => open(c.env.ASSETS, id));
  // Other requests may be waiting, so loading continues if this client disconnects.
  c.executionCtx.waitUntil(pending.catch(() => undefined));
  return pending;
};

import { searchIndexPath, versesFilePath, verseWeightsPath } from "#domain/scripture/manifest.ts";
import { openSearch } from "#domain/scripture/search/open.ts";
import { searchWords } from "#domain/scripture/search/query.ts";
import type { SearchData } from "#domain/scripture/search/types.ts";
import type { EmbeddedTranslationId } from "#domain/scripture/translations.ts";
import { serveBackground } from "#src/platform/background.ts";
import { getBytes, getText } from "#src/platform/http.ts";
import { scriptureManifest } from "#src/scripture/manifest.ts";
import type { WordSearch, WordSearchAnswer } from "./word-search.ts";

/** The Web Worker of the word search: loads a translation's index with its first search and keeps it. */

/** 1.8 MB on a slow line; nothing but the first search of a translation waits for it. */
const indexTimeoutMs = 60_000;

const { version } = scriptureManifest;
const opened = new Map<EmbeddedTranslationId, Promise<SearchData>>();

const load = async (translation: EmbeddedTranslationId): Promise<SearchData> => {
  const options = { timeoutMs: indexTimeoutMs };
  const [index, verses, weights] = await Promise.all([
    getBytes(searchIndexPath(version, translation), options),
    getText(versesFilePath(version, translation), options),
    // Without the weights the order is a little worse; that is no reason to fail.
    getBytes(verseWeightsPath(version), options).catch(() => undefined),
  ]);
  return openSearch(index, verses, weights);
};

const open = (translation: EmbeddedTranslationId): Promise<SearchData> => {
  const known = opened.get(translation);
  if (known) return known;
  const loading = load(translation);
  opened.set(translation, loading);
  loading.catch(() => opened.delete(translation));
  return loading;
};

serveBackground(async ({ translation, ...request }: WordSearch): Promise<WordSearchAnswer> => {
  const data = await open(translation);
  const answer = searchWords(data, request);
  if (!answer.ok || answer.total > 0 || request.hasOpenEnd !== false || request.cursor !== undefined) return { ...answer, hasOpenEnd: request.hasOpenEnd };
  // No verse has the last word whole: perhaps it is the beginning of one.
  const wider = searchWords(data, { ...request, hasOpenEnd: true });
  return wider.ok && wider.total > 0 ? { ...wider, hasOpenEnd: true } : { ...answer, hasOpenEnd: false };
});

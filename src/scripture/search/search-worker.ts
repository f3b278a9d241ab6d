import { packedWordsPath, verseWeightsPath } from "#domain/scripture/manifest.ts";
import { searchWords } from "#domain/scripture/search/query.ts";
import type { SearchData } from "#domain/scripture/search/types.ts";
import { openPackedWords } from "#domain/scripture/search/unpack.ts";
import type { EmbeddedTranslationId } from "#domain/scripture/translations.ts";
import { serveBackground } from "#src/platform/background.ts";
import { getBytes, getUnzipped } from "#src/platform/http.ts";
import { scriptureManifest } from "#src/scripture/manifest.ts";
import type { FetchedWords } from "./fetched-words.ts";
import type { WordSearch, WordSearchAnswer } from "./word-search.ts";

/** The Web Worker for word search. Loads a translation's search index with its first search and keeps it. */

/** The 0.9 MB index may take minutes on a slow connection, so the download only times out when no byte has arrived for this long. */
const timeoutMs = 30_000;

type Notify = (news: FetchedWords) => void;

const { version } = scriptureManifest;
const opened = new Map<EmbeddedTranslationId, Promise<SearchData>>();

const load = async (translation: EmbeddedTranslationId, notify: Notify): Promise<SearchData> => {
  const [words, weights] = await Promise.all([
    getUnzipped(packedWordsPath(version, translation), { timeoutMs, onBytes: (bytes) => notify({ translation, bytes }) }),
    // Without the weights the ranking is slightly worse, which is no reason to fail.
    getBytes(verseWeightsPath(version), { timeoutMs }).catch(() => undefined),
  ]);
  return openPackedWords(words, weights);
};

const open = (translation: EmbeddedTranslationId, notify: Notify): Promise<SearchData> => {
  const known = opened.get(translation);
  if (known) return known;
  const loading = load(translation, notify);
  opened.set(translation, loading);
  loading.catch(() => opened.delete(translation));
  return loading;
};

serveBackground(async ({ translation, ...request }: WordSearch, notify: Notify): Promise<WordSearchAnswer> => {
  const data = await open(translation, notify);
  const answer = searchWords(data, request);
  if (!answer.ok || answer.total > 0 || request.hasOpenEnd !== false || request.cursor !== undefined) return { ...answer, hasOpenEnd: request.hasOpenEnd };
  // No verse has the last word as a whole word, so it may be the start of one.
  const wider = searchWords(data, { ...request, hasOpenEnd: true });
  return wider.ok && wider.total > 0 ? { ...wider, hasOpenEnd: true } : { ...answer, hasOpenEnd: false };
});

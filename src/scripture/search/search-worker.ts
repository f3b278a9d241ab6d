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

/** The Web Worker of the word search: loads a translation's words with its first search and keeps them. */

/** 0.9 MB on a slow line; nothing but the first search of a translation waits for it. */
const wordsTimeoutMs = 60_000;

type Tell = (news: FetchedWords) => void;

const { version } = scriptureManifest;
const opened = new Map<EmbeddedTranslationId, Promise<SearchData>>();

const load = async (translation: EmbeddedTranslationId, tell: Tell): Promise<SearchData> => {
  const timeoutMs = wordsTimeoutMs;
  const [words, weights] = await Promise.all([
    getUnzipped(packedWordsPath(version, translation), { timeoutMs, onBytes: (bytes) => tell({ translation, bytes }) }),
    // Without the weights the order is a little worse; that is no reason to fail.
    getBytes(verseWeightsPath(version), { timeoutMs }).catch(() => undefined),
  ]);
  return openPackedWords(words, weights);
};

const open = (translation: EmbeddedTranslationId, tell: Tell): Promise<SearchData> => {
  const known = opened.get(translation);
  if (known) return known;
  const loading = load(translation, tell);
  opened.set(translation, loading);
  loading.catch(() => opened.delete(translation));
  return loading;
};

serveBackground(async ({ translation, ...request }: WordSearch, tell: Tell): Promise<WordSearchAnswer> => {
  const data = await open(translation, tell);
  const answer = searchWords(data, request);
  if (!answer.ok || answer.total > 0 || request.hasOpenEnd !== false || request.cursor !== undefined) return { ...answer, hasOpenEnd: request.hasOpenEnd };
  // No verse has the last word whole: perhaps it is the beginning of one.
  const wider = searchWords(data, { ...request, hasOpenEnd: true });
  return wider.ok && wider.total > 0 ? { ...wider, hasOpenEnd: true } : { ...answer, hasOpenEnd: false };
});

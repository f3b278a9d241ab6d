import { packedWordsPath, verseWeightsPath } from "#domain/scripture/translations/manifest.ts";
import { searchWords } from "#domain/scripture/search/query.ts";
import type { SearchData, SearchRequest } from "#domain/scripture/search/types.ts";
import { openPackedWords } from "#domain/scripture/search/unpack.ts";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import {
  indexDownloaded,
  searchDownloaded,
  type DownloadedIndex,
} from "#domain/scripture/languages/downloaded-search.ts";
import { downloadedChapters, readStoredRecord, downloadedPlaces } from "#src/platform/offline/downloaded-chapters.ts";
import {
  isRemoteTranslation,
  type EmbeddedTranslationId,
  type RemoteTranslationId,
} from "#domain/scripture/translations/translations.ts";
import { serveWorkerRequests } from "#src/platform/loading/worker-client.ts";
import { hasDigest } from "#src/platform/digest.ts";
import { getUnzipped } from "#src/platform/network/gzipped-file.ts";
import { getBytes, HttpError, type HttpOptions } from "#src/platform/network/http.ts";
import { earlierVersionHeader } from "#src/platform/offline/caches.ts";
import { deleteCachedFile, cacheFile } from "#src/platform/offline/visited-cache.ts";
import { scriptureManifest } from "#src/scripture/manifest.ts";
import type { FetchedWords } from "./fetched-words.ts";
import { searchWithBeginnings } from "./whole-words.ts";
import type { WordSearch, WordSearchAnswer } from "./word-search.ts";

/** The Web Worker for word search. Loads a translation's search index with its first search and holds it in memory. */

/** The 0.9 MB index may take minutes on a slow connection, so the download only times out when no byte has arrived for this long. */
const timeoutMs = 30_000;

type Notify = (news: FetchedWords) => void;

const { version, translations, weightsDigest } = scriptureManifest;
const opened = new Map<EmbeddedTranslationId, Promise<SearchData>>();

/** A file as it is read, and as it was transferred, to be cached once it is known to be intact. */
interface ReadFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly transferred: Blob;
}

/**
 * Reads a file, checks it and caches it; what is damaged is deleted from the device and fetched once more past every
 * cache (docs/texts.md, "Digests"). A damaged gzip file ends its stream with an error.
 */
const readVerified = async (
  path: string,
  digest: string,
  read: (options: HttpOptions) => Promise<ReadFile>,
): Promise<Uint8Array<ArrayBuffer>> => {
  const attempt = async (cache: RequestCache) => {
    let isEarlier = false;
    const onResponse = ({ headers }: Response) => {
      isEarlier = headers.has(earlierVersionHeader);
    };
    const { bytes, transferred } = await read({ timeoutMs, cache, onResponse });
    if (isEarlier) return bytes;
    if (!(await hasDigest(bytes, digest))) throw new HttpError("invalid");
    void cacheFile(path, new Response(transferred));
    return bytes;
  };
  try {
    return await attempt("default");
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== undefined || error.kind === "timeout") throw error;
    await deleteCachedFile(path);
    return attempt("reload");
  }
};

const readWords = (translation: EmbeddedTranslationId, notify: Notify) => {
  const path = packedWordsPath(version, translation);
  const { digests } = translations.find(({ id }) => id === translation)!;
  const onBytes = (bytes: number) => notify({ translation, bytes });
  return readVerified(path, digests.words, async (options) => {
    const { bytes, zipped } = await getUnzipped(path, { ...options, onBytes });
    return { bytes, transferred: zipped };
  });
};

const readWeights = () => {
  const path = verseWeightsPath(version);
  return readVerified(path, weightsDigest, async (options) => {
    const bytes = await getBytes(path, options);
    return { bytes, transferred: new Blob([bytes]) };
  });
};

const load = async (translation: EmbeddedTranslationId, notify: Notify): Promise<SearchData> => {
  const [words, weights] = await Promise.all([
    readWords(translation, notify),
    // Without the weights the ranking is slightly worse, which is no reason to fail.
    readWeights().catch(() => undefined),
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

/** The index of a translation's downloaded chapters; rebuilt after more have been downloaded. */
interface IndexedDownloaded {
  readonly count: number;
  readonly index: DownloadedIndex;
}

const indexed = new Map<RemoteTranslationId, IndexedDownloaded>();

const isOf = (translation: RemoteTranslationId, one: unknown): one is ChapterText => {
  const chapter = one as Partial<ChapterText> | undefined;
  return chapter?.translation === translation && Array.isArray(chapter.verses) && chapter.edition !== undefined;
};

const openDownloaded = async (translation: RemoteTranslationId): Promise<IndexedDownloaded> => {
  const { size: count } = await downloadedPlaces(translation);
  const known = indexed.get(translation);
  if (known?.count === count) return known;
  const chapters = (await downloadedChapters(translation)).filter((one) => isOf(translation, one));
  const index = indexDownloaded(chapters);
  if (!index) throw Object.assign(new Error("not downloaded"), { kind: "not-downloaded" });
  const made = { count, index };
  indexed.set(translation, made);
  return made;
};

const isWhole = async (translation: RemoteTranslationId): Promise<boolean> =>
  ((await readStoredRecord(translation)) as { isComplete?: unknown } | undefined)?.isComplete === true;

const searchRemoteTranslation = async (
  translation: RemoteTranslationId,
  request: SearchRequest,
): Promise<WordSearchAnswer> => {
  const { index, count } = await openDownloaded(translation);
  const answer = searchWithBeginnings((wanted) => searchDownloaded(index, wanted), request);
  const { name, tag } = index.edition;
  return answer.ok
    ? { ...answer, downloaded: { name, tag, chapters: count, isWhole: await isWhole(translation) } }
    : answer;
};

serveWorkerRequests(async ({ translation, ...request }: WordSearch, notify: Notify): Promise<WordSearchAnswer> => {
  if (isRemoteTranslation(translation)) return searchRemoteTranslation(translation, request);
  const data = await open(translation, notify);
  return searchWithBeginnings((wanted) => searchWords(data, wanted), request);
});

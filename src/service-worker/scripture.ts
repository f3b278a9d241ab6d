import { bookOfChapterFile, isFileAnswer, isPackedWords, parseChapterFile, versionless, visitedCacheName } from "#src/platform/offline/caches.ts";

const pathOf = (request: Request): string => new URL(request.url).pathname;

/** A chapter out of its book's file, which a kept translation consists of. */
const chapterOf = async (path: string, book: Response | undefined): Promise<Response | undefined> => {
  const chapters = book && ((await book.json()) as readonly unknown[]);
  const chapter = chapters?.[(parseChapterFile(path)?.chapter ?? 0) - 1];
  return chapter === undefined ? undefined : Response.json(chapter);
};

/** The same file of an earlier version of the texts: better than none while there is no network. */
const ofEarlierVersion = async (path: string): Promise<Response | undefined> => {
  const wanted = versionless(path);
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (wanted !== undefined && versionless(pathOf(request)) === wanted) return cache.match(request);
    }
  }
  const file = parseChapterFile(path);
  return file && chapterOf(path, await ofEarlierVersion(bookOfChapterFile(file)));
};

/** The same files of earlier versions of the texts make room. */
const dropEarlierVersions = async (cache: Cache, path: string): Promise<void> => {
  const wanted = versionless(path);
  for (const request of await cache.keys()) {
    const other = pathOf(request);
    if (other !== path && versionless(other) === wanted) await cache.delete(request);
  }
};

const remember = async (path: string, response: Response): Promise<void> => {
  try {
    const cache = await caches.open(visitedCacheName);
    await cache.put(path, response);
    // A chapter is small; to look through all that was read for each would take longer than it is worth.
    if (isPackedWords(path)) await dropEarlierVersions(cache, path);
  } catch {
    // The device is full: what came is read all the same, it is only not remembered.
  }
};

export const answerRemembered = async (request: Request): Promise<Response> => {
  const path = pathOf(request);
  const file = parseChapterFile(path);
  const known = (await caches.match(path)) ?? (file && (await chapterOf(path, await caches.match(bookOfChapterFile(file)))));
  if (known !== undefined) return known;
  try {
    const response = await fetch(request);
    if (isFileAnswer(response)) await remember(path, response.clone());
    return response;
  } catch {
    return (await ofEarlierVersion(path)) ?? Response.error();
  }
};

export const answerScripture = async (request: Request): Promise<Response> => {
  const path = pathOf(request);
  const known = await caches.match(path);
  if (known !== undefined) return known;
  try {
    return await fetch(request);
  } catch {
    return (await ofEarlierVersion(path)) ?? Response.error();
  }
};

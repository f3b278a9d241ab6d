import { emptyPagePath } from "#domain/site/empty-page.ts";
import { isFileAnswer, isShellCache, shellCacheName } from "#src/platform/offline/caches.ts";

/** After this long without an answer a page is drawn from what is here. */
const pageTimeoutMs = 4000;

/** The visitor waits for pages, not for this: few files at once, and behind what a page asks for. */
const filesAtOnce = 4;

/** Code and styles carry their hash in the name: what an earlier build stored need not be fetched again. */
const store = async (cache: Cache, path: string): Promise<void> => {
  const known = path.startsWith("/assets/") ? await caches.match(path) : undefined;
  const response = known ?? (await fetch(path, { cache: path.startsWith("/assets/") ? "default" : "no-cache", priority: "low" }));
  if (!response.ok || (path.startsWith("/assets/") && !isFileAnswer(response))) throw new Error(`${path}: ${response.status}`);
  await cache.put(path, response);
};

/** Stores a build completely, or fails, so that a half-stored build never takes over. */
export const installShell = async ({ build, files }: { build: string; files: readonly string[] }): Promise<void> => {
  const cache = await caches.open(shellCacheName(build));
  const waiting = files.values();
  const storeInTurn = async () => {
    for (const path of waiting) await store(cache, path);
  };
  await Promise.all(Array.from({ length: filesAtOnce }, storeInTurn));
};

/** Keeps this build and the one before it: a tab that was open during an update still loads its own code from there. */
export const dropOldShells = async (build: string): Promise<void> => {
  const shells = (await caches.keys()).filter(isShellCache).filter((name) => name !== shellCacheName(build));
  await Promise.all(shells.slice(0, -1).map((name) => caches.delete(name)));
};

export const answerShell = async (request: Request): Promise<Response> => (await caches.match(request, { ignoreSearch: true })) ?? fetch(request);

const inTime = async (response: Promise<Response>): Promise<Response> => {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error("late")), pageTimeoutMs);
  });
  return Promise.race([response, late]);
};

/** From the network; without one, or when the server is down, the empty page. */
export const answerPage = async (request: Request, preloaded: Promise<Response | undefined>): Promise<Response> => {
  const fromNetwork = async () => (await preloaded) ?? fetch(request);
  try {
    const response = await inTime(fromNetwork());
    if (response.status < 500) return response;
    return (await caches.match(emptyPagePath)) ?? response;
  } catch {
    return (await caches.match(emptyPagePath)) ?? Response.error();
  }
};

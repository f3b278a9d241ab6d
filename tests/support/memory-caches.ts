/** A request as the Cache API returns it. */
interface Kept {
  readonly url: string;
}

const origin = "https://lampstand.example";
const pathOf = (asked: string | Kept): string =>
  new URL(typeof asked === "string" ? asked : asked.url, origin).pathname;

/** An in-memory version of the parts of the Cache API in use. `all` holds its contents: by cache name, then by path. */
export const memoryCaches = (room = Number.POSITIVE_INFINITY) => {
  const all = new Map<string, Map<string, Response>>();
  const cacheOf = (files: Map<string, Response>) => ({
    match: async (asked: string | Kept) => files.get(pathOf(asked))?.clone(),
    put: async (asked: string | Kept, response: Response) => {
      if (files.size >= room) throw new DOMException("full", "QuotaExceededError");
      // The body is read to its end before anything is stored.
      const whole = new Response(await response.arrayBuffer(), response);
      files.delete(pathOf(asked));
      files.set(pathOf(asked), whole);
    },
    matchAll: async () => [...files.values()].map((kept) => kept.clone()),
    keys: async () => [...files.keys()].map((path) => ({ url: origin + path })),
    delete: async (asked: string | Kept) => files.delete(pathOf(asked)),
  });
  const caches = {
    open: async (name: string) => cacheOf(all.get(name) ?? all.set(name, new Map()).get(name)!),
    match: async (asked: string | Kept, { cacheName }: MultiCacheQueryOptions = {}) =>
      [...all]
        .filter(([name]) => cacheName === undefined || name === cacheName)
        .map(([, files]) => files.get(pathOf(asked)))
        .find((kept) => kept !== undefined)
        ?.clone(),
    has: async (name: string) => all.has(name),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  };
  return { caches: caches as unknown as CacheStorage, all };
};

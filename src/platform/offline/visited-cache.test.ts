import { afterEach, expect, it, vi } from "vitest";
import { memoryCaches } from "#tests/support/memory-caches.ts";
import { visitedCacheName } from "./caches.ts";
import { cacheFile, deleteCachedFile } from "./visited-cache.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it("keeps one version of a search index, and of a chapter what the service worker leaves", async () => {
  vi.stubEnv("PROD", true);
  const { caches, all } = memoryCaches();
  vi.stubGlobal("caches", caches);
  const files = ["kjv/words.bin", "web/words.bin", "kjv/JHN/3.json"];
  for (const version of ["old", "new"])
    for (const file of files) await cacheFile(`/bible/${version}/${file}`, new Response("text"));
  expect([...all.get(visitedCacheName)!.keys()]).toEqual([
    "/bible/old/kjv/JHN/3.json",
    "/bible/new/kjv/words.bin",
    "/bible/new/web/words.bin",
    "/bible/new/kjv/JHN/3.json",
  ]);
});

it("deletes a damaged chapter from every cache, with the file of its book", async () => {
  const { caches, all } = memoryCaches();
  vi.stubGlobal("caches", caches);
  const paths = ["/bible/any/kjv/JHN/3.json", "/bible/any/kjv/JHN/book.json", "/bible/any/kjv/JHN/4.json"];
  for (const name of ["one", "two"])
    for (const path of paths) await (await caches.open(name)).put(path, new Response("text"));
  await deleteCachedFile(paths[0]!);
  expect([...all.values()].map((files) => [...files.keys()])).toEqual([[paths[2]], [paths[2]]]);
});

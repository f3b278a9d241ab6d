import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { visitedCacheName } from "#src/platform/offline/caches.ts";
import { memoryCaches } from "#tests/support/memory-caches.ts";
import { answerRemembered, dropSuperseded } from "./scripture.ts";

const requestFor = (path: string) => new Request(`https://lampstand.example${path}`);

let device: ReturnType<typeof memoryCaches>;
let work: Promise<unknown>[];
const keepAwake = (promise: Promise<unknown>) => void work.push(promise);

/** The visited files cached on this device, oldest first. */
const visited = () => [...(device.all.get(visitedCacheName)?.keys() ?? [])];

const visit = async (...paths: string[]) => {
  const cache = await device.caches.open(visitedCacheName);
  for (const path of paths) await cache.put(path, new Response(path));
};

beforeEach(() => {
  device = memoryCaches();
  work = [];
  vi.stubGlobal("caches", device.caches);
});
afterEach(() => void vi.unstubAllGlobals());

describe("a remembered file", () => {
  it("is streamed to the page while it downloads, so that the page can show progress", async () => {
    let rest!: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void (rest = controller) });
    vi.stubGlobal("fetch", async () => new Response(body));
    const answer = await answerRemembered(requestFor("/bible/v1/kjv/words.bin"), keepAwake);
    expect(visited()).toEqual([]);
    rest.enqueue(new TextEncoder().encode("words"));
    rest.close();
    expect(await answer.text()).toBe("words");
    await Promise.all(work);
    expect(visited()).toEqual(["/bible/v1/kjv/words.bin"]);
  });

  it("is served from the cache the next time, without a network", async () => {
    vi.stubGlobal("fetch", async () => new Response("chapter"));
    await answerRemembered(requestFor("/bible/v1/kjv/JHN/3.json"), keepAwake);
    await Promise.all(work);
    vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("Failed to fetch")));
    expect(await (await answerRemembered(requestFor("/bible/v1/kjv/JHN/3.json"), keepAwake)).text()).toBe("chapter");
    expect(await (await answerRemembered(requestFor("/bible/v2/kjv/JHN/3.json"), keepAwake)).text()).toBe("chapter");
  });

  it("is still served when the device's storage is full", async () => {
    device = memoryCaches(0);
    vi.stubGlobal("caches", device.caches);
    vi.stubGlobal("fetch", async () => new Response("chapter"));
    expect(await (await answerRemembered(requestFor("/bible/v1/kjv/JHN/3.json"), keepAwake)).text()).toBe("chapter");
    await expect(Promise.all(work)).resolves.toBeDefined();
  });
});

describe("files cached from several versions of the texts", () => {
  it("are reduced to the version that was read last", async () => {
    await visit("/bible/v1/kjv/JHN/3.json", "/bible/v1/kjv/JHN/4.json", "/crossref/v1/JHN/3.json", "/bible/v2/kjv/JHN/3.json", "/bible/v2/asv/JHN/3.json", "/crossref/v2/JHN/3.json");
    await dropSuperseded();
    expect(visited()).toEqual(["/bible/v1/kjv/JHN/4.json", "/bible/v2/kjv/JHN/3.json", "/bible/v2/asv/JHN/3.json", "/crossref/v2/JHN/3.json"]);
  });

  it("are left alone when nothing was cached", async () => {
    await dropSuperseded();
    expect([...device.all.keys()]).toEqual([]);
  });
});

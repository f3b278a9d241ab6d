import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { earlierVersionHeader, translationCacheName, visitedCacheName } from "#src/platform/offline/caches.ts";
import { memoryCaches } from "#tests/support/memory-caches.ts";
import { scriptureResponse, deleteSuperseded } from "./scripture.ts";

const requestFor = (path: string, init?: RequestInit) => new Request(`https://lampstand.example${path}`, init);
const portal = () => new Response("<!doctype html>", { headers: { "Content-Type": "text/html" } });
const noNetwork = async () => Promise.reject(new TypeError("Failed to fetch"));

let device: ReturnType<typeof memoryCaches>;

/** The visited files cached on this device, oldest first. */
const visited = () => [...(device.all.get(visitedCacheName)?.keys() ?? [])];

const visit = async (...paths: string[]) => {
  const cache = await device.caches.open(visitedCacheName);
  for (const path of paths) await cache.put(path, new Response(path));
};

const textOf = async (path: string, init?: RequestInit) => (await scriptureResponse(requestFor(path, init))).text();

/** Without `Response.json`. */
class ResponseOfSafari16 extends Response {
  static override readonly json = undefined as never;
}

beforeEach(() => {
  device = memoryCaches();
  vi.stubGlobal("caches", device.caches);
  vi.stubGlobal("fetch", async () => new Response("from the network"));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a Scripture file", () => {
  it("comes from the device, else from the network, without being cached here", async () => {
    await visit("/bible/v1/kjv/JHN/3.json");
    expect(await textOf("/bible/v1/kjv/JHN/3.json")).toBe("/bible/v1/kjv/JHN/3.json");
    expect(await textOf("/bible/v1/kjv/JHN/4.json")).toBe("from the network");
    expect(visited()).toEqual(["/bible/v1/kjv/JHN/3.json"]);
  });

  it("comes from the network if the page bypasses caches", async () => {
    await visit("/bible/v1/kjv/JHN/3.json");
    expect(await textOf("/bible/v1/kjv/JHN/3.json", { cache: "reload" })).toBe("from the network");
  });

  it("may be a chapter of a downloaded book, unless that is damaged", async () => {
    vi.stubGlobal("Response", ResponseOfSafari16);
    const cache = await device.caches.open(translationCacheName("kjv"));
    await cache.put("/bible/v1/kjv/JUD/book.json", new Response('[{"chapter":1}]'));
    await cache.put("/bible/v1/kjv/JHN/book.json", new Response('[{"chapter":1},{"chap'));
    expect(await textOf("/bible/v1/kjv/JUD/1.json")).toBe('{"chapter":1}');
    expect(await textOf("/bible/v1/kjv/JHN/1.json")).toBe("from the network");
  });

  it("of an earlier version is served and marked when offline", async () => {
    await visit("/bible/v1/kjv/JHN/3.json");
    vi.stubGlobal("fetch", noNetwork);
    const answer = await scriptureResponse(requestFor("/bible/v2/kjv/JHN/3.json"));
    expect([answer.headers.has(earlierVersionHeader), await answer.text()]).toEqual([true, "/bible/v1/kjv/JHN/3.json"]);
    expect((await scriptureResponse(requestFor("/bible/v2/kjv/JHN/4.json"))).type).toBe("error");
  });

  it("of a release that is gone is that of the server's version, marked as of another one", async () => {
    const files = new Map([
      ["/bible/manifest.json", '{"version":"v9"}'],
      ["/bible/v9/kjv/JHN/3.json", "new"],
    ]);
    vi.stubGlobal("fetch", async (asked: Request | string) => {
      const file = files.get(
        new URL(typeof asked === "string" ? asked : asked.url, "https://lampstand.example").pathname,
      );
      return new Response(file ?? "none", { status: file === undefined ? 404 : 200 });
    });
    const answer = await scriptureResponse(requestFor("/bible/v1/kjv/JHN/3.json"));
    expect([answer.headers.has(earlierVersionHeader), await answer.text()]).toEqual([true, "new"]);
    for (const path of ["/bible/v9/kjv/JHN/4.json", "/bible/v1/kjv/JHN/4.json"])
      expect((await scriptureResponse(requestFor(path))).status).toBe(404);
    files.delete("/bible/manifest.json");
    expect((await scriptureResponse(requestFor("/bible/v1/kjv/JHN/3.json"))).status).toBe(404);
  });

  it("of an earlier version is served, too, when the server fails, a portal answers, or a chapter is late", async () => {
    await visit("/bible/v1/kjv/JHN/3.json", "/bible/v1/kjv/JHN/book.json");
    for (const wrong of [() => new Response("down", { status: 503 }), portal]) {
      vi.stubGlobal("fetch", async () => wrong());
      expect(await textOf("/bible/v2/kjv/JHN/3.json")).toBe("/bible/v1/kjv/JHN/3.json");
      expect(await textOf("/bible/v2/kjv/ROM/1.json")).toBe(await wrong().text());
    }
    vi.useFakeTimers();
    vi.stubGlobal("fetch", async () => {
      await new Promise((resolve) => setTimeout(resolve, 6000));
      return new Response("at last");
    });
    const texts = ["JHN/3", "ROM/1", "JHN/book"].map((file) => textOf(`/bible/v2/kjv/${file}.json`));
    await vi.advanceTimersByTimeAsync(6000);
    // A download waits for its own version.
    expect(await Promise.all(texts)).toEqual(["/bible/v1/kjv/JHN/3.json", "at last", "at last"]);
  });
});

describe("files cached from several versions of the texts", () => {
  it("are reduced to the version that was read last", async () => {
    await visit(
      "/bible/v1/kjv/JHN/3.json",
      "/bible/v1/kjv/JHN/4.json",
      "/crossref/v1/JHN/3.json",
      "/bible/v2/kjv/JHN/3.json",
      "/bible/v2/asv/JHN/3.json",
      "/crossref/v2/JHN/3.json",
    );
    await deleteSuperseded();
    expect(visited()).toEqual([
      "/bible/v1/kjv/JHN/4.json",
      "/bible/v2/kjv/JHN/3.json",
      "/bible/v2/asv/JHN/3.json",
      "/crossref/v2/JHN/3.json",
    ]);
  });

  it("are left alone when nothing was cached", async () => {
    await deleteSuperseded();
    expect([...device.all.keys()]).toEqual([]);
  });
});

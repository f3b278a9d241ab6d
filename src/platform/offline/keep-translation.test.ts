import { describe, expect, it } from "vitest";
import { memoryCaches } from "#tests/support/memory-caches.ts";
import { keptCacheName } from "./caches.ts";
import { keepTranslation, keptTranslations, removeTranslation, type KeepSurroundings } from "./keep-translation.ts";
import { filesOfTranslation } from "./translation-files.ts";

const answering = (answer: (path: string) => Response) => {
  const requested: string[] = [];
  const fetch: KeepSurroundings["fetch"] = async (path, { signal }) => {
    signal.throwIfAborted();
    requested.push(path);
    return answer(path);
  };
  return { fetch, requested };
};

const ok = () => new Response("0123456789");
const never = new AbortController().signal;

const failing = (answer: () => Response, room?: number) => keepTranslation({ caches: memoryCaches(room).caches, fetch: answering(answer).fetch }, "v1", "kjv", never, () => {});

const noNetwork = (): never => {
  throw new TypeError("Failed to fetch");
};

describe("keepTranslation", () => {
  it("stores every file, reports progress, and is listed with its size", async () => {
    const { caches } = memoryCaches();
    const { fetch } = answering(ok);
    const progress: number[] = [];
    expect(await keepTranslation({ caches, fetch }, "v1", "kjv", never, ({ files }) => progress.push(files))).toBe("kept");
    expect(progress).toEqual(Array.from({ length: 68 }, (_, index) => index + 1));
    expect(await keptTranslations({ caches }, "v1")).toEqual([{ translation: "kjv", files: 68, allFiles: 68, bytes: 680, isStale: false }]);
  });

  it("resumes where it stopped", async () => {
    const { caches } = memoryCaches();
    const stop = new AbortController();
    const first = answering(ok);
    const outcome = await keepTranslation({ caches, fetch: first.fetch }, "v1", "web", stop.signal, ({ files }) => {
      if (files === 20) stop.abort();
    });
    expect(outcome).toBe("stopped");
    const second = answering(ok);
    expect(await keepTranslation({ caches, fetch: second.fetch }, "v1", "web", never, () => {})).toBe("kept");
    expect(second.requested.length).toBeLessThanOrEqual(49);
  });

  it("reports why it failed, and keeps the files it has", async () => {
    expect(await failing(noNetwork)).toBe("offline");
    expect(await failing(() => new Response("", { status: 503 }))).toBe("failed");
    expect(await failing(() => new Response("<h1>Sign in to the network</h1>", { headers: { "Content-Type": "text/html; charset=utf-8" } }))).toBe("failed");
    expect(await failing(ok, 10)).toBe("full");
  });

  it("requests nothing more after a file that failed", async () => {
    const [first] = filesOfTranslation("v1", "kjv");
    const { fetch, requested } = answering((path) => (path === first ? new Response("", { status: 503 }) : ok()));
    expect(await keepTranslation({ caches: memoryCaches().caches, fetch }, "v1", "kjv", never, () => {})).toBe("failed");
    const before = requested.length;
    await new Promise((done) => void setTimeout(done));
    expect(before).toBeLessThan(10);
    expect(requested).toHaveLength(before);
  });

  it("replaces an older version only when the new one is complete", async () => {
    const { caches, all } = memoryCaches();
    await keepTranslation({ caches, fetch: answering(ok).fetch }, "v1", "kjv", never, () => {});
    const broken = answering((path) => (path.endsWith("words.bin") ? new Response("", { status: 404 }) : ok()));
    expect(await keepTranslation({ caches, fetch: broken.fetch }, "v2", "kjv", never, () => {})).toBe("failed");
    expect((await keptTranslations({ caches }, "v2"))[0]).toMatchObject({ isStale: true });
    expect([...all.get(keptCacheName("kjv"))!.keys()]).toEqual(expect.arrayContaining(filesOfTranslation("v1", "kjv")));
    expect(await keepTranslation({ caches, fetch: answering(ok).fetch }, "v2", "kjv", never, () => {})).toBe("kept");
    expect([...all.get(keptCacheName("kjv"))!.keys()].toSorted()).toEqual(filesOfTranslation("v2", "kjv").toSorted());
  });

  it("is removed completely", async () => {
    const { caches } = memoryCaches();
    await keepTranslation({ caches, fetch: answering(ok).fetch }, "v1", "kjv", never, () => {});
    await removeTranslation({ caches }, "kjv");
    expect(await keptTranslations({ caches }, "v1")).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import { memoryCaches } from "#tests/support/memory-caches.ts";
import { translationCacheName } from "./caches.ts";
import {
  downloadTranslation,
  storedTranslations,
  type DownloadEnvironment,
  filesOfTranslation,
} from "./translation-download.ts";

const answering = (answer: (path: string) => Response) => {
  const requested: string[] = [];
  const fetch: DownloadEnvironment["fetch"] = async (path, { signal }) => {
    signal.throwIfAborted();
    requested.push(path);
    return answer(path);
  };
  return { fetch, requested };
};

const ok = () => new Response("0123456789");
const never = new AbortController().signal;
const isVerified = async () => true;
const isWhole = async (_path: string, file: Response) => (await file.text()) === "whole";
const cutOff = async () => new Response("cut o");

const failing = (answer: () => Response, room?: number) =>
  downloadTranslation(
    { caches: memoryCaches(room).caches, fetch: answering(answer).fetch, isVerified },
    "v1",
    "kjv",
    never,
    () => {},
  );

const noNetwork = (): never => {
  throw new TypeError("Failed to fetch");
};

describe("downloadTranslation", () => {
  it("stores every file, reports progress, and is listed with its size", async () => {
    const { caches } = memoryCaches();
    const { fetch } = answering(ok);
    const progress: number[] = [];
    expect(
      await downloadTranslation({ caches, fetch, isVerified }, "v1", "kjv", never, ({ done }) => progress.push(done)),
    ).toBe("done");
    expect(progress).toEqual(Array.from({ length: 335 }, (_, index) => index + 1));
    expect(await storedTranslations({ caches }, "v1")).toEqual([
      { translation: "kjv", files: 335, allFiles: 335, bytes: 3350, isStale: false },
    ]);
  });

  it("resumes where it stopped", async () => {
    const { caches } = memoryCaches();
    const stop = new AbortController();
    const first = answering(ok);
    const outcome = await downloadTranslation(
      { caches, fetch: first.fetch, isVerified },
      "v1",
      "web",
      stop.signal,
      ({ done }) => {
        if (done === 20) stop.abort();
      },
    );
    expect(outcome).toBe("stopped");
    const second = answering(ok);
    expect(await downloadTranslation({ caches, fetch: second.fetch, isVerified }, "v1", "web", never, () => {})).toBe(
      "done",
    );
    expect(second.requested.length).toBeLessThanOrEqual(49);
  });

  it("reports why it failed, and keeps the files it has", async () => {
    expect(await failing(noNetwork)).toBe("offline");
    expect(await failing(() => new Response("", { status: 503 }))).toBe("failed");
    expect(
      await failing(
        () =>
          new Response("<h1>Sign in to the network</h1>", { headers: { "Content-Type": "text/html; charset=utf-8" } }),
      ),
    ).toBe("failed");
    expect(await failing(ok, 10)).toBe("full");
  });

  it("stores nothing that is not intact, and asks once more past every cache", async () => {
    const [first] = filesOfTranslation("v1", "kjv");
    const { caches, all } = memoryCaches();
    const asked: RequestCache[] = [];
    const fetch: DownloadEnvironment["fetch"] = async (path, { cache }) => {
      if (path === first) asked.push(cache);
      return new Response(path === first && cache === "default" ? "cut o" : "whole");
    };
    expect(await downloadTranslation({ caches, fetch, isVerified: isWhole }, "v1", "kjv", never, () => {})).toBe(
      "done",
    );
    expect(asked).toEqual(["default", "reload"]);
    expect(await all.get(translationCacheName("kjv"))!.get(first!)!.text()).toBe("whole");
    const again = memoryCaches();
    expect(
      await downloadTranslation({ ...again, fetch: cutOff, isVerified: isWhole }, "v1", "kjv", never, () => {}),
    ).toBe("failed");
    expect([...again.all.values()].flatMap((files) => [...files.keys()])).toEqual([]);
  });

  it("is not done where another tab removed it meanwhile", async () => {
    const { caches } = memoryCaches();
    const { fetch } = answering(ok);
    const outcome = await downloadTranslation({ caches, fetch, isVerified }, "v1", "kjv", never, ({ done }) => {
      if (done === 100) void caches.delete(translationCacheName("kjv"));
    });
    expect(outcome).toBe("failed");
  });

  it("requests nothing more after a file that failed", async () => {
    const [first] = filesOfTranslation("v1", "kjv");
    const { fetch, requested } = answering((path) => (path === first ? new Response("", { status: 503 }) : ok()));
    expect(
      await downloadTranslation({ caches: memoryCaches().caches, fetch, isVerified }, "v1", "kjv", never, () => {}),
    ).toBe("failed");
    const before = requested.length;
    await new Promise((done) => void setTimeout(done));
    expect(before).toBeLessThan(10);
    expect(requested).toHaveLength(before);
  });

  it("replaces an older version only when the new one is complete", async () => {
    const { caches, all } = memoryCaches();
    await downloadTranslation({ caches, fetch: answering(ok).fetch, isVerified }, "v1", "kjv", never, () => {});
    const broken = answering((path) => (path.endsWith("words.bin") ? new Response("", { status: 404 }) : ok()));
    expect(await downloadTranslation({ caches, fetch: broken.fetch, isVerified }, "v2", "kjv", never, () => {})).toBe(
      "failed",
    );
    expect((await storedTranslations({ caches }, "v2"))[0]).toMatchObject({ isStale: true });
    expect([...all.get(translationCacheName("kjv"))!.keys()]).toEqual(
      expect.arrayContaining(filesOfTranslation("v1", "kjv")),
    );
    expect(
      await downloadTranslation({ caches, fetch: answering(ok).fetch, isVerified }, "v2", "kjv", never, () => {}),
    ).toBe("done");
    expect([...all.get(translationCacheName("kjv"))!.keys()].toSorted()).toEqual(
      filesOfTranslation("v2", "kjv").toSorted(),
    );
  });
});

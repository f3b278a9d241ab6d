import { getEventListeners } from "node:events";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, it, vi } from "vitest";
import { getJson, getUnzipped } from "./http.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const fetching = async (body: Uint8Array | string, status = 200) => {
  const seen: number[] = [];
  vi.stubGlobal("fetch", async () => new Response(body as BodyInit, { status }));
  const bytes = await getUnzipped("/file.bin", { timeoutMs: 1000, onBytes: (so) => seen.push(so) });
  return { text: new TextDecoder().decode(bytes), seen };
};

describe("a gzipped file", () => {
  const zipped = gzipSync("In the beginning was the Word");

  it("is decompressed, with progress", async () => {
    expect(await fetching(zipped)).toEqual({ text: "In the beginning was the Word", seen: [zipped.length] });
  });

  /** Responds with the file in two chunks, each after a pause; aborts with the request, as in a browser. */
  const slowly = (pauseMs: number) => async (_url: string, { signal }: { signal: AbortSignal }) => {
    const halves = [zipped.subarray(0, 20), zipped.subarray(20)];
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => signal.addEventListener("abort", () => controller.error(signal.reason)),
      pull: async (controller) => {
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
        if (signal.aborted) return;
        const half = halves.shift();
        if (half) controller.enqueue(half);
        else controller.close();
      },
    });
    return new Response(body);
  };

  it("may take longer than the timeout while bytes arrive, and times out when none do", async () => {
    vi.useFakeTimers();
    const options = { timeoutMs: 1000, onBytes: () => {} };
    vi.stubGlobal("fetch", slowly(800));
    const file = getUnzipped("/file.bin", options);
    await vi.advanceTimersByTimeAsync(2400);
    vi.useRealTimers();
    expect(new TextDecoder().decode(await file)).toBe("In the beginning was the Word");
    vi.useFakeTimers();
    vi.stubGlobal("fetch", slowly(1200));
    const stalled = getUnzipped("/file.bin", options).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1000);
    vi.useRealTimers();
    expect(await stalled).toMatchObject({ kind: "timeout" });
  });

  it("is rejected if it is truncated or not gzip", async () => {
    await expect(fetching(zipped.subarray(0, -9))).rejects.toMatchObject({ kind: "network" });
    await expect(fetching("<!doctype html> Sign in to use this network")).rejects.toMatchObject({ kind: "network" });
    await expect(fetching("gone", 404)).rejects.toMatchObject({ kind: "not-found", status: 404 });
  });
});

/** Stays pending until aborted, like a fetch in a browser. */
const never = (_url: string, { signal }: { signal: AbortSignal }) =>
  new Promise<Response>((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason as Error)));

describe("the reason of a failed request", () => {
  const patience = { timeoutMs: 60_000 };

  it("is a timeout, the network, or what the server said", async () => {
    vi.stubGlobal("fetch", never);
    await expect(getJson("/slow.json", { timeoutMs: 5 })).rejects.toMatchObject({ name: "HttpFailure", kind: "timeout" });
    vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("Failed to fetch")));
    await expect(getJson("/gone.json", patience)).rejects.toMatchObject({ kind: "network" });
    vi.stubGlobal("fetch", async () => new Response("<h1>Sign in</h1>"));
    await expect(getJson("/page.json", patience)).rejects.toMatchObject({ kind: "other", status: undefined });
    vi.stubGlobal("fetch", async () => Response.json({ error: "…", code: "upstream_timeout" }, { status: 504 }));
    await expect(getJson("/api/bible/x", patience)).rejects.toMatchObject({ kind: "other", status: 504, code: "upstream_timeout" });
    vi.stubGlobal("fetch", async () => Response.json(null, { status: 404 }));
    await expect(getJson("/none.json", patience)).rejects.toMatchObject({ kind: "not-found", code: undefined });
  });

  it("is the caller's abort reason if the caller aborted", async () => {
    vi.stubGlobal("fetch", never);
    const reason = new Error("another page");
    const giving = new AbortController();
    const answer = getJson("/slow.json", { ...patience, signal: giving.signal });
    giving.abort(reason);
    await expect(answer).rejects.toBe(reason);
  });
});

describe("a completed request", () => {
  it.each([200, 404])("with status %i leaves no listener behind", async (status) => {
    vi.stubGlobal("fetch", async () => Response.json({}, { status }));
    const { signal } = new AbortController();
    await getJson("/file.json", { timeoutMs: 1000, signal }).catch(() => undefined);
    expect(getEventListeners(signal, "abort")).toEqual([]);
  });
});

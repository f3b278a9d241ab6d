import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, it, vi } from "vitest";
import { getUnzipped } from "./gzipped-file.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const fetching = async (body: Uint8Array | string, status = 200) => {
  const seen: number[] = [];
  vi.stubGlobal("fetch", async () => new Response(body as BodyInit, { status }));
  const { bytes, zipped } = await getUnzipped("/file.bin", { timeoutMs: 1000, onBytes: (so) => seen.push(so) });
  return { text: new TextDecoder().decode(bytes), seen, size: zipped.size };
};

describe("a gzipped file", () => {
  const zipped = gzipSync("In the beginning was the Word");

  it("is decompressed, with progress", async () => {
    expect(await fetching(zipped)).toEqual({
      text: "In the beginning was the Word",
      seen: [zipped.length],
      size: zipped.length,
    });
  });

  /** Responds with the file in two chunks, each after a pause; aborts with the request, as in a browser. */
  const slowly =
    (pauseMs: number) =>
    async (_url: string, { signal }: { signal: AbortSignal }) => {
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
    expect(new TextDecoder().decode((await file).bytes)).toBe("In the beginning was the Word");
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
    await expect(fetching("gone", 404)).rejects.toMatchObject({ kind: "status", status: 404 });
  });
});

import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, it, vi } from "vitest";
import { getUnzipped } from "./http.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

const fetching = async (body: Uint8Array | string, status = 200) => {
  const seen: number[] = [];
  vi.stubGlobal("fetch", async () => new Response(body as BodyInit, { status }));
  const bytes = await getUnzipped("/file.bin", { timeoutMs: 1000, onBytes: (so) => seen.push(so) });
  return { text: new TextDecoder().decode(bytes), seen };
};

describe("a file that was zipped beforehand", () => {
  const zipped = gzipSync("In the beginning was the Word");

  it("comes unzipped, and says how much of it has come", async () => {
    expect(await fetching(zipped)).toEqual({ text: "In the beginning was the Word", seen: [zipped.length] });
  });

  it("is refused if it is cut off or something else", async () => {
    await expect(fetching(zipped.subarray(0, -9))).rejects.toMatchObject({ kind: "network" });
    await expect(fetching("<!doctype html> Sign in to use this network")).rejects.toMatchObject({ kind: "network" });
    await expect(fetching("gone", 404)).rejects.toMatchObject({ kind: "not-found", status: 404 });
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bookFaceFile, bookFaceStyles } from "#domain/site/book-face.ts";
import { bookFaceCacheName } from "#src/platform/offline/caches.ts";
import { memoryCaches } from "#tests/support/memory-caches.ts";
import { bookFaceResponse, installBookFace } from "./book-face.ts";

const upright = bookFaceFile("normal");
const phone = { userAgent: "Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile" };

let device: ReturnType<typeof memoryCaches>;

const kept = () => [...(device.all.get(bookFaceCacheName)?.keys() ?? [])];
const serve = (answer: () => Promise<Response>) => vi.stubGlobal("fetch", answer);

beforeEach(() => {
  device = memoryCaches();
  vi.stubGlobal("caches", device.caches);
  serve(async () => new Response("letters"));
});
afterEach(() => void vi.unstubAllGlobals());

describe("the reading face", () => {
  it("is stored with the installation on Android, but not where data is saved", async () => {
    await installBookFace({ userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)" });
    await installBookFace({ ...phone, connection: { saveData: true } });
    expect(kept()).toEqual([]);
    await installBookFace(phone);
    expect(kept()).toEqual(bookFaceStyles.map(bookFaceFile));
  });

  it("does not prevent installation if it fails to load", async () => {
    serve(async () => Promise.reject(new TypeError("Failed to fetch")));
    await installBookFace(phone);
    expect(kept()).toEqual([]);
  });

  it("is cached when a visitor has chosen it, and then needs no network", async () => {
    expect(await (await bookFaceResponse(upright)).text()).toBe("letters");
    serve(async () => Promise.reject(new TypeError("Failed to fetch")));
    expect(await (await bookFaceResponse(upright)).text()).toBe("letters");
  });

  it("is used though the device has no space for it", async () => {
    vi.stubGlobal("caches", memoryCaches(0).caches);
    expect(await (await bookFaceResponse(upright)).text()).toBe("letters");
  });

  it("is not replaced by the page of a captive network", async () => {
    serve(async () => new Response("<html>", { headers: { "Content-Type": "text/html" } }));
    await bookFaceResponse(upright);
    expect(kept()).toEqual([]);
  });
});

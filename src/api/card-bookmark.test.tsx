import { beforeEach, describe, expect, it, vi } from "vitest";
import { bookmarkHeader } from "#domain/api/card-bookmark.ts";

const bookmark = (at: number): string => `${String(at).padStart(8, "0")}-00000000-00000000-${"0".repeat(32)}`;

const load = async () => {
  vi.resetModules();
  return import("./card-bookmark.ts");
};

let page: Awaited<ReturnType<typeof load>>;

/** Reads once from a database that has reached the given bookmark. Resolves to the bookmark that the request sent. */
const readAt = (reached: number | undefined): Promise<string | undefined> =>
  page.readFromBookmark(async (headers, onResponse) => {
    onResponse(new Response(null, reached === undefined ? {} : { headers: { [bookmarkHeader]: bookmark(reached) } }));
    return headers[bookmarkHeader];
  });

beforeEach(async () => {
  localStorage.clear();
  vi.useRealTimers();
  page = await load();
});

describe("the bookmark that cards are read from", () => {
  it("is unset at first, then never older than what was shown", async () => {
    expect(await readAt(4)).toBeUndefined();
    page.noteBookmark(bookmark(7));
    page.noteBookmark(bookmark(6));
    page.noteBookmark("<script>");
    page.noteBookmark(undefined);
    expect(await readAt(9)).toBe(bookmark(7));
    expect(await readAt(9)).toBe(bookmark(9));
  });

  it("is this device's last write, kept for a day across reloads", async () => {
    await page.storeBookmark(bookmark(12));
    expect(await readAt(12)).toBe(bookmark(12));
    page = await load();
    expect(await readAt(undefined)).toBe(bookmark(12));
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 86_400_001 });
    page = await load();
    expect(await readAt(undefined)).toBeUndefined();
  });

  it("is this device's last write also where there is no room for it", async () => {
    expect(await readAt(undefined)).toBeUndefined();
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await page.storeBookmark(bookmark(12));
    full.mockRestore();
    expect(await readAt(12)).toBe(bookmark(12));
  });

  it("is `latest` once when the latest was requested", async () => {
    page.noteBookmark(bookmark(3));
    page.requestLatest();
    expect(await readAt(5)).toBe("latest");
    expect(await readAt(5)).toBe(bookmark(5));
  });

  it("is still `latest` after a failed read", async () => {
    page.noteBookmark(bookmark(3));
    page.requestLatest();
    await expect(page.readFromBookmark(() => Promise.reject(new Error("Failed to load messages")))).rejects.toThrow(
      "Failed to load messages",
    );
    expect(await readAt(5)).toBe("latest");
    expect(await readAt(5)).toBe(bookmark(5));
  });

  it("is dropped when the database was replaced", async () => {
    await page.storeBookmark(bookmark(900));
    expect(await readAt(2)).toBe(bookmark(900));
    await expect.poll(() => localStorage.getItem("gbh_card_bookmark")).not.toContain(bookmark(900));
    expect(await readAt(3)).toBe(bookmark(2));
  });

  it("is not overwritten by a response that was in flight when this device wrote", async () => {
    page.noteBookmark(bookmark(5));
    await page.readFromBookmark(async (_headers, onResponse) => {
      await page.storeBookmark(bookmark(20));
      onResponse(new Response(null, { headers: { [bookmarkHeader]: bookmark(10) } }));
    });
    expect(await readAt(20)).toBe(bookmark(20));
  });
});

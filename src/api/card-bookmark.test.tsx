import { beforeEach, describe, expect, it, vi } from "vitest";
import { bookmarkHeader } from "#domain/api/card-bookmark.ts";

const bookmark = (at: number): string => `${String(at).padStart(8, "0")}-00000000-00000000-${"0".repeat(32)}`;

const load = async () => {
  vi.resetModules();
  return import("./card-bookmark.ts");
};

let page: Awaited<ReturnType<typeof load>>;

/** Reads once from a server that has come so far; tells from where it was asked to begin. */
const readAt = (reached: number | undefined): Promise<string | undefined> =>
  page.readFromBookmark(async (headers, onAnswer) => {
    onAnswer(new Response(null, reached === undefined ? {} : { headers: { [bookmarkHeader]: bookmark(reached) } }));
    return headers[bookmarkHeader];
  });

beforeEach(async () => {
  localStorage.clear();
  vi.useRealTimers();
  page = await load();
});

describe("from where cards are read", () => {
  it("is anywhere at first, then never behind what was shown", async () => {
    expect(await readAt(4)).toBeUndefined();
    page.hearBookmark(bookmark(7));
    page.hearBookmark(bookmark(6));
    page.hearBookmark("<script>");
    page.hearBookmark(undefined);
    expect(await readAt(9)).toBe(bookmark(7));
    expect(await readAt(9)).toBe(bookmark(9));
  });

  it("is what this device wrote, after a reload as well, for a day", async () => {
    await page.keepBookmark(bookmark(12));
    expect(await readAt(12)).toBe(bookmark(12));
    page = await load();
    expect(await readAt(undefined)).toBe(bookmark(12));
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 86_400_001 });
    page = await load();
    expect(await readAt(undefined)).toBeUndefined();
  });

  it("is everything until now when that is wanted, once", async () => {
    page.hearBookmark(bookmark(3));
    page.wantLatest();
    expect(await readAt(5)).toBe("latest");
    expect(await readAt(5)).toBe(bookmark(5));
  });

  it("is forgotten with the database it came from", async () => {
    await page.keepBookmark(bookmark(900));
    expect(await readAt(2)).toBe(bookmark(900));
    await vi.waitFor(() => expect(localStorage.getItem("gbh_card_bookmark")).not.toContain(bookmark(900)));
    expect(await readAt(3)).toBe(bookmark(2));
  });

  it("is not lost to an answer that was under way when this device wrote", async () => {
    page.hearBookmark(bookmark(5));
    await page.readFromBookmark(async (_headers, onAnswer) => {
      await page.keepBookmark(bookmark(20));
      onAnswer(new Response(null, { headers: { [bookmarkHeader]: bookmark(10) } }));
    });
    expect(await readAt(20)).toBe(bookmark(20));
  });
});

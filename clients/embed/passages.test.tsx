import * as fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Passage } from "../js/client.ts";
import { passageParagraph, passagesFrom } from "./passages.ts";
import { settingsOf, translationKey } from "./settings.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const passageOf = (...verses: readonly (readonly [chapter: number, verse: number, text: string])[]): Passage => ({
  reference: "Psalms 23:1-2",
  translation_id: "kjv",
  translation_name: "King James Version",
  translation_note: "Public Domain",
  text: "",
  verses: verses.map(([chapter, verse, text]) => ({ book_id: "PSA", book_name: "Psalms", chapter, verse, text })),
});

describe("a passage", () => {
  it("has a line for each line of poetry, and prose in one paragraph", () => {
    const poetry = passageParagraph(passageOf([23, 1, "One\ntwo\n"], [23, 2, "three\nfour\n"]));
    expect([...poetry.children].map(({ className, textContent }) => [className, textContent])).toEqual([
      ["line", "1\u00A0One"],
      ["line", "two"],
      ["line", "2\u00A0three"],
      ["line", "four"],
    ]);
    const prose = passageParagraph(passageOf([1, 31, "End.\n"], [2, 1, "Begin.\n"]));
    expect(prose.textContent).toBe("31\u00A0End. 2:1\u00A0Begin. ");
    expect(passageParagraph(passageOf([11, 35, "Jesus wept.\n"])).textContent).toBe("Jesus wept. ");
    // On a page that is written from right to left, the full stop would stand before the sentence.
    expect(prose.dir).toBe("auto");
  });

  it("is asked for at no other address, whatever its reference is", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", (address: string, init: RequestInit) => {
      asked.push(new URL(address).pathname);
      expect(init).toMatchObject({ credentials: "omit", referrerPolicy: "no-referrer" });
      return Response.json({}, { status: 404 });
    });
    const read = passagesFrom("https://lampstand.test");
    for (const reference of ["", "..", "random"]) await expect(read(reference, "kjv")).rejects.toThrow("no passage");
    expect(asked).toEqual(["/api/bible/%20", "/api/bible/%20..", "/api/bible/%20random"]);
  });

  it("in a translation that there is not is shown in the default one, and said once", async () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    const asked = vi.fn<(address: string) => Response>((address) =>
      address.includes("translation=niv")
        ? Response.json({ code: "translation_not_found", message: "No" }, { status: 404 })
        : Response.json(passageOf([23, 1, "The LORD"])),
    );
    vi.stubGlobal("fetch", asked);
    const read = passagesFrom("https://lampstand.test");
    expect((await read("Psalm 23:1", "niv")).translation_id).toBe("kjv");
    expect((await read("Psalm 23:2", "niv")).translation_id).toBe("kjv");
    await expect(read("Psalm 23:1", "kjv")).resolves.toBeTruthy();
    expect(warn.mock.calls).toEqual([
      ["Lampstand: there is no translation “niv”. https://lampstand.test/api/bible/data lists those there are."],
    ]);
  });

  it("is asked for once where there is not even the default translation, or nobody waits any more", async () => {
    const fetched = vi.fn<typeof fetch>(async () => {
      if (fetched.mock.calls.length > 3) throw new TypeError("Failed to fetch");
      return Response.json({ code: "translation_not_found" }, { status: 404 });
    });
    vi.stubGlobal("fetch", fetched);
    const read = passagesFrom("https://lampstand.test");
    await expect(read("Psalm 23:1", "kjv")).rejects.toThrow("no passage");
    expect(fetched).toHaveBeenCalledOnce();
    const gone = new AbortController();
    fetched.mockImplementation(async (_address, { signal } = {}) => {
      gone.abort(new Error("gone"));
      throw signal!.reason;
    });
    await expect(read("Psalm 23:1", "kjv", gone.signal)).rejects.toThrow("gone");
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it.each([
    ["429, 429, 429, 429, 200", "30", "read"],
    ["429, 429, 429, 429, 429", "30", "given up"],
    ["503, 200", null, "read"],
    ["503, 503", null, "given up"],
    ["429", "3600", "given up"],
    ["404", null, "given up"],
  ])("refused with %s is asked for again when the answer says (%s s), and %s", async (statuses, retryAfter, end) => {
    vi.useFakeTimers();
    const left = statuses.split(", ").map(Number);
    const times: number[] = [];
    vi.stubGlobal("fetch", () => {
      times.push(Date.now());
      const status = left.shift()!;
      return Response.json(passageOf([23, 1, "The LORD"]), {
        status,
        headers: retryAfter !== null && status !== 200 ? { "Retry-After": retryAfter } : {},
      });
    });
    const outcome = passagesFrom("https://lampstand.test")("Psalm 23:1", "kjv").then(
      () => "read",
      () => "given up",
    );
    await vi.runAllTimersAsync();
    expect(await outcome).toBe(end);
    expect(left).toEqual([]);
    const pauseMs = Number(retryAfter ?? 1) * 1000;
    expect(times.slice(1).map((time, index) => time - times[index]!)).toEqual(times.slice(1).map(() => pauseMs));
  });
});

describe("what the page’s author writes", () => {
  it("never becomes more than a key in an address", () => {
    vi.spyOn(console, "warn").mockReturnValue();
    const hostile = fc.oneof(
      fc.string(),
      fc.constantFrom("../x", "kjv/../..", "kjv?x", '"><script>', "KJV ", "spa_r09", "javascript:alert(1)", "%2e%2e"),
    );
    fc.assert(
      fc.property(hostile, (text) => {
        expect(encodeURIComponent(translationKey(text))).toBe(translationKey(text));
      }),
    );
    expect(translationKey("KJV ")).toBe("kjv");
    expect(translationKey("spa_r09")).toBe("spa_r09");
  });

  it.each(["][", "a{", "*,", '"><img>', "\ud800{", "p:unknown(", ""])("%j is no selector, and passed over", (text) => {
    vi.spyOn(console, "warn").mockReturnValue();
    const script = document.createElement("script");
    script.src = "https://lampstand.test/embed.js";
    Object.assign(script.dataset, { in: text, skip: text, theme: text });
    expect(settingsOf(script)).toMatchObject({ within: undefined, skip: undefined, theme: "auto" });
  });
});

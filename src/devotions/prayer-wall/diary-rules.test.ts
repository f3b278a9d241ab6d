import { describe, expect, it } from "vitest";
import { hasBlockedLanguage } from "#domain/text/language.ts";
import { withItemText } from "#src/platform/drafts/written-items.ts";
import { privatePrayers } from "#tests/support/private-prayers.ts";
import { prayerWallConfig } from "./config.ts";
import type { DiaryPrayer } from "./stored.ts";
import { problemOf, shownPrayers, withAnswer, withPrayer } from "./diary-rules.ts";

const prayer = (id: string, text: string, createdAt: number, answeredOn = ""): DiaryPrayer => ({
  id,
  text,
  createdAt,
  answeredOn,
});
const diary = [
  prayer("b", "For José, who starts work on Monday", 2),
  prayer("a", "Rain for the garden", 1, "2026-11-20"),
  prayer("c", "For my sister and her work", 3),
];
const ids = (filter: "all" | "open" | "answered", search = "") =>
  shownPrayers(diary, filter, search).map(({ id }) => id);

describe("problemOf", () => {
  it.each(privatePrayers)("finds nothing wrong with what is private: %j", (text) =>
    expect(problemOf(text)).toBeUndefined(),
  );

  it("is about prayers that a language rule would refuse, among others", () => {
    expect(privatePrayers.filter((text) => hasBlockedLanguage(text)).length).toBeGreaterThanOrEqual(4);
  });

  it("limits nothing but the size, and says by how much", () => {
    expect(problemOf("  \u200b\n ")).toBe("There is nothing to keep yet.");
    expect(problemOf("a".repeat(4000))).toBeUndefined();
    expect(problemOf("a".repeat(4001))).toBe(
      "One prayer can have 4,000 characters and this one has 4,001. Keep it in two parts; your words stay here.",
    );
  });
});

describe("the diary", () => {
  it("keeps the newest first, up to a limit", () => {
    expect(withPrayer([prayer("a", "…", 1)], prayer("b", "…", 2)).map(({ id }) => id)).toEqual(["b", "a"]);
    const full = Array.from({ length: prayerWallConfig.mostDiaryPrayers }, (_, at) => prayer(String(at), "…", at));
    expect(withPrayer(full, prayer("one more", "…", 1))).toBe(full);
  });

  it("marks prayers as answered with a date, and reopens them", () => {
    const answered = withAnswer(diary, "b", "2026-11-21");
    expect(answered.find(({ id }) => id === "b")?.answeredOn).toBe("2026-11-21");
    expect(withAnswer(answered, "b", "")).toEqual(diary);
  });

  it("keeps a text exactly as it was written, and finds every word of it again", () => {
    const full = privatePrayers.reduce<readonly DiaryPrayer[]>(
      (present, text, at) => withPrayer(present, prayer(String(at), text, at)),
      [],
    );
    expect(full.map(({ text }) => text)).toEqual(privatePrayers.toReversed());
    for (const text of privatePrayers) {
      expect(shownPrayers(full, "all", text).map((found) => found.text)).toContain(text);
      expect(
        shownPrayers(
          withItemText(
            diary,
            diary.find(({ id }) => id === "a")!,
            text,
          ),
          "all",
          text,
        ).map((found) => found.text),
      ).toContain(text);
    }
  });
});

describe("shownPrayers", () => {
  it("shows the newest first and filters by answer", () => {
    expect(ids("all")).toEqual(["c", "b", "a"]);
    expect(ids("open")).toEqual(["c", "b"]);
    expect(ids("answered")).toEqual(["a"]);
  });

  it("finds every word, ignoring case and accents", () => {
    expect(ids("all", "WORK")).toEqual(["c", "b"]);
    expect(ids("all", "jose monday")).toEqual(["b"]);
    expect(ids("all", "work rain")).toEqual([]);
    expect(ids("all", "(.*")).toEqual([]);
  });

  it("finds a word with an apostrophe, typed on a phone or on a keyboard", () => {
    const exams = [prayer("a", "For Ruth’s exams", 1), prayer("b", "For Ruth's exams", 2)];
    for (const typed of ["ruth's", "ruth’s"]) expect(shownPrayers(exams, "all", typed)).toHaveLength(2);
  });
});

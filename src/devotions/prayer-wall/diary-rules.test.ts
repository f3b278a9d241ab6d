import { describe, expect, it } from "vitest";
import { hasBlockedLanguage } from "#domain/text/language.ts";
import { prayerTopics } from "#content/devotions/prayer-topics.ts";
import { prayerWallConfig } from "./config.ts";
import { checkDiaryText, type DiaryPrayer, restored, shownPrayers, withAnswer, withoutPrayer, withPrayer, withText } from "./diary-rules.ts";

const prayer = (id: string, text: string, createdAt: number, answeredOn = ""): DiaryPrayer => ({ id, text, createdAt, answeredOn });
const diary = [prayer("b", "For José, who starts work on Monday", 2), prayer("a", "Rain for the garden", 1, "2026-11-20"), prayer("c", "For my sister and her work", 3)];
const problemOf = (text: string) => {
  const result = checkDiaryText(text, hasBlockedLanguage);
  return result.ok ? undefined : result.message;
};

const ids = (filter: "all" | "open" | "answered", search = "") => shownPrayers(diary, filter, search).map(({ id }) => id);

describe("checkDiaryText", () => {
  it("applies the rules in the order of decision 29, in the specification's words", () => {
    expect(problemOf("  \u200b ")).toBe("Prayer text cannot be empty.");
    expect(problemOf("eval(1)")).toBe("Prayer text contains suspicious content");
    expect(problemOf("Help me")).toBe("Prayer text is too short");
    expect(problemOf("a b ".repeat(200))).toBe("Prayer text is too long (maximum 500 characters).");
    expect(problemOf("please ".repeat(11))).toBe("Text appears to contain excessive repetition.");
    expect(problemOf("please ".repeat(10))).toBeUndefined();
  });

  it("strips markup before it measures", () => {
    expect(problemOf("<script>alert('a long enough text')</script>Help me")).toBe("Prayer text is too short");
  });

  it("accepts every prayer of the wall that is short enough", () => {
    for (const { prayer: text } of prayerTopics) expect(problemOf(text.slice(0, 500))).toBeUndefined();
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

  it("changes only the text of a prayer", () => {
    expect(withText(diary, "a", "Sun for the garden").find(({ id }) => id === "a")).toEqual(prayer("a", "Sun for the garden", 1, "2026-11-20"));
  });

  it("restores a removed prayer, once", () => {
    const removed = withoutPrayer(diary, "c");
    expect(removed).toHaveLength(2);
    expect(restored(removed, diary[2]!).map(({ id }) => id)).toEqual(["c", "b", "a"]);
    expect(restored(diary, diary[2]!)).toBe(diary);
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

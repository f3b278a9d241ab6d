import { describe, expect, it } from "vitest";
import { hasBlockedLanguage } from "./language.ts";
import { checkPrayerText } from "./prayer-text.ts";

const messageFor = (text: string) => {
  const result = checkPrayerText(text, hasBlockedLanguage);
  return result.ok ? undefined : result.message;
};

describe("prayer text", () => {
  it.each([
    ["", "Prayer text cannot be empty."],
    [" \n\u200b ", "Prayer text cannot be empty."],
    ["<script>x</script>", "Prayer text cannot be empty."],
    ["<script>x", "Prayer text contains suspicious content"],
    ["Lord help", "Prayer text is too short"],
    ["a".repeat(501), "Prayer text is too long (maximum 500 characters)."],
    ["Lord, deal with that b1tch next door", "Please use appropriate language in your prayer request."],
    ["please ".repeat(11), "Text appears to contain excessive repetition."],
  ])("refuses %j", (text, message) => expect(messageFor(text)).toBe(message));

  it("applies the rules in order: suspicious, length, language, repetition", () => {
    expect(messageFor("eval(x)")).toBe("Prayer text contains suspicious content");
    expect(messageFor("shit")).toBe("Prayer text is too short");
    expect(messageFor(`shit ${"a".repeat(600)}`)).toBe("Prayer text is too long (maximum 500 characters).");
    expect(messageFor("shit ".repeat(20))).toBe("Please use appropriate language in your prayer request.");
  });

  it("counts words in any case, with their apostrophes but without punctuation", () => {
    expect(messageFor("God's GOD'S ".repeat(5) + "god's")).toBe("Text appears to contain excessive repetition.");
    expect(messageFor("God’s God ".repeat(10))).toBeUndefined();
    expect(messageFor("7 ".repeat(11))).toBe("Text appears to contain excessive repetition.");
    expect(messageFor("é ".repeat(11))).toBe("Text appears to contain excessive repetition.");
    expect(messageFor("! ".repeat(40))).toBeUndefined();
  });

  it("accepts texts at the limits and returns them sanitised", () => {
    expect(checkPrayerText(` ${"a".repeat(10)} `, hasBlockedLanguage)).toEqual({ ok: true, text: "a".repeat(10) });
    expect(messageFor("b".repeat(500))).toBeUndefined();
    expect(messageFor("mercy ".repeat(10))).toBeUndefined();
    expect(messageFor("For my mother, who was a whore and is a saint; damn the years between.")).toBeUndefined();
  });
});

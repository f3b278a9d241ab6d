import { describe, expect, it } from "vitest";
import { prayerTopics } from "#content/devotions/prayer-topics.ts";
import { site } from "#domain/site/site.ts";
import { hasBlockedLanguage } from "#domain/text/language.ts";
import { privatePrayers } from "#tests/support/private-prayers.ts";
import { checkPrayerText, diaryRequestLink, topicRequestLink, emptyRequestLink } from "./request.ts";

const bodyOf = (link: string) => new URLSearchParams(link.slice(link.indexOf("?"))).get("body") ?? "";
const passes = "For Ruth, who has the scan on Thursday.";

describe("the draft of a prayer request", () => {
  it("goes to the support address with the subject and a place to write", () => {
    for (const { title } of prayerTopics) {
      const link = topicRequestLink(title);
      expect(decodeURIComponent(link)).toContain(`mailto:${site.supportEmail}?subject=Prayer Request: ${title}&body=`);
      expect(bodyOf(link)).toContain("[write here");
    }
  });

  it("says who reads it, that it is no emergency service, and where help is", () => {
    for (const link of [topicRequestLink("Grief"), emptyRequestLink, diaryRequestLink(passes, hasBlockedLanguage)]) {
      expect(bodyOf(link)).toContain(`goes to ${site.supportEmail}, where a person reads it`);
      expect(bodyOf(link)).toContain("It is not an emergency service.");
      expect(bodyOf(link)).toContain(`${site.origin}/help#someone-now`);
      expect(link.length).toBeLessThan(2000);
    }
  });

  it("has a diary prayer's words if they pass the rules for what leaves the device", () => {
    expect(bodyOf(diaryRequestLink(passes, hasBlockedLanguage))).toContain(passes);
  });

  it("has none of them otherwise, or while the rule for language is not there", () => {
    const refused = privatePrayers.filter((text) => diaryRequestLink(text, hasBlockedLanguage) === emptyRequestLink);
    expect(refused).toEqual(
      expect.arrayContaining(["Lord, free me from porn. I am ashamed", "Abba", "please ".repeat(40)]),
    );
    expect(diaryRequestLink(passes, undefined)).toBe(emptyRequestLink);
    expect(diaryRequestLink(`${"a".repeat(500)}.`, hasBlockedLanguage)).toBe(emptyRequestLink);
  });
});

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

import { describe, expect, it } from "vitest";
import { prayerTopics } from "#content/devotions/prayer-topics.ts";
import { site } from "#domain/site/site.ts";
import { hasBlockedLanguage } from "#domain/text/language.ts";
import { privatePrayers } from "#tests/support/private-prayers.ts";
import { diaryRequestLink, topicRequestLink, wordlessRequestLink } from "./request.ts";

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
    for (const link of [topicRequestLink("Grief"), wordlessRequestLink, diaryRequestLink(passes, hasBlockedLanguage)]) {
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
    const refused = privatePrayers.filter((text) => diaryRequestLink(text, hasBlockedLanguage) === wordlessRequestLink);
    expect(refused).toEqual(
      expect.arrayContaining(["Lord, free me from porn. I am ashamed", "Abba", "please ".repeat(40)]),
    );
    expect(diaryRequestLink(passes, undefined)).toBe(wordlessRequestLink);
    expect(diaryRequestLink(`${"a".repeat(500)}.`, hasBlockedLanguage)).toBe(wordlessRequestLink);
  });
});

import { describe, expect, it } from "vitest";
import { birthdayStickers } from "#content/devotions/birthday.ts";
import { prayerTopics } from "#content/devotions/prayer-topics.ts";
import { shownReference } from "#domain/scripture/reference/format-reference.ts";
import { bookHref, passageHref } from "./passage.ts";

describe("passageHref", () => {
  it("opens the verses in the reader", () => {
    expect(passageHref("John 3:16")).toBe("/read/kjv/john/3#v16");
    expect(passageHref("Psalm 121:7-8")).toBe("/read/kjv/psalms/121#v7-8");
    expect(passageHref("1 John 4:9-10")).toBe("/read/kjv/1-john/4#v9-10");
  });

  it("passes what it does not understand to the search", () => {
    expect(passageHref("the shepherd psalm")).toBe("/?search=the%20shepherd%20psalm");
  });

  it("understands every reference in our content", () => {
    for (const { reference } of [...prayerTopics, ...birthdayStickers])
      expect(passageHref(reference)).toMatch(/^\/read\/kjv\//);
  });
});

describe("bookHref", () => {
  it("passes the reference to the home page", () => {
    expect(bookHref("Psalm 91:1-2")).toBe("/?book=Psalm%2091%3A1-2");
  });
});

describe("shownReference", () => {
  it("is in English what is written in our content", () => {
    for (const { reference } of [...prayerTopics, ...birthdayStickers])
      expect(shownReference(reference)).toBe(reference);
  });
});

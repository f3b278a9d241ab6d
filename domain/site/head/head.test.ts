import { describe, expect, it } from "vitest";
import { emptyPageHead, headOf, notFoundHead, searchTitle } from "./head.ts";
import { site } from "../site.ts";
import { inLanguage } from "#tests/support/in-language.ts";

const descriptionOf = (opening: string) => headOf("/read/kjv/john/3", opening).description;

describe("headOf", () => {
  it("has chapter, translation and URL of a chapter page", () => {
    const head = headOf("/read/asv/psalms/23", "Jehovah is my shepherd; I shall not want.");
    expect(head.title).toBe(`Psalm 23, American Standard Version · ${site.name}`);
    expect(head.description).toBe("Jehovah is my shepherd; I shall not want.");
    expect(head.canonical).toBe(`${site.origin}/read/asv/psalms/23`);
  });

  it("describes a chapter page whose text is not known, with keywords", () => {
    const head = headOf("/read/web/1-john/4");
    expect(head.description).toContain("1 John 4 in the World English Bible");
    expect(head.keywords.split(", ")).toEqual(["1 John 4", "1 John 4 WEB", "1 John", "World English Bible"]);
  });

  it("falls back to the first translation for an unknown one", () => {
    expect(headOf("/read/nobody/genesis/3").title).toBe(`Genesis 3, King James Version · ${site.name}`);
  });

  it.each([
    "/read/kjv/nothing/3",
    "/read/bbe/genesis/51",
    "/read/bbe/genesis/0",
    "/read/bbe/genesis/x",
    "/read/bbe/genesis/1.5",
  ])("is that of an unknown page for a chapter that does not exist: %s", (path) => {
    expect(headOf(path)).toEqual(notFoundHead);
  });

  it("keeps openings of up to 155 characters whole, and never exceeds them", () => {
    const fits = `${"x".repeat(150)} abcd`;
    expect(descriptionOf(fits)).toBe(fits);
    expect(descriptionOf(`${fits}e`)).toBe(`${"x".repeat(150)}…`);
    expect(descriptionOf(`${"x".repeat(154)} more`)).toBe(`${"x".repeat(154)}…`);
    expect(descriptionOf(`${"x ".repeat(77)}xx more`)).toBe(`${"x ".repeat(76)}x…`);
  });

  it("cuts long openings at a word boundary", () => {
    const { description } = headOf("/read/kjv/john/3", "word ".repeat(80));
    expect(description.length).toBeLessThanOrEqual(155);
    expect(description.endsWith("word…")).toBe(true);
  });

  it("has the occasion and the URL of a card, so that a shared link stays intact", () => {
    const head = headOf("/event-card/mothers-day/1795000000000-abc");
    expect(head.title).toBe(`Mother’s Day card · ${site.name}`);
    expect(head.canonical).toBe(`${site.origin}/event-card/mothers-day/1795000000000-abc`);
  });

  it("has name, intro and URL of a subject's page", () => {
    const head = headOf("/verses-for/the-loss-of-a-child", "For parents who have lost a child.");
    expect(head).toMatchObject({
      title: `Bible verses on the loss of a child · ${site.name}`,
      description: "Bible verses on the loss of a child. For parents who have lost a child.",
      canonical: `${site.origin}/verses-for/the-loss-of-a-child`,
      isIndexed: true,
    });
    expect(headOf("/verses-for/distance-from-god").description).toBe(
      "Bible verses on distance from God, each in its own words and with a sentence on what it gives.",
    );
    expect(headOf("/verses-for/fear", "word ".repeat(80)).description.length).toBeLessThanOrEqual(155);
    expect(headOf("/verses-for/nothing")).toEqual(notFoundHead);
  });

  it("uses the home metadata for unknown paths, and keeps them out of the index", () => {
    for (const path of ["/no/such/page", "/event-card/no-such-event/1"]) {
      expect(headOf(path)).toEqual(notFoundHead);
      expect(headOf(path)).toEqual({ ...headOf("/"), canonical: undefined, isIndexed: false });
    }
  });

  it("keeps cards out of search engines, and no other route", () => {
    expect(headOf("/event-card/wedding/1-2").isIndexed).toBe(false);
    for (const path of ["/", "/help", "/read/bbe/john/3", "/click-to-reveal"])
      expect(headOf(path).isIndexed, path).toBe(true);
  });

  it("has neutral metadata for the page served at many URLs", () => {
    expect(emptyPageHead).toMatchObject({ title: site.name, canonical: undefined, isIndexed: false });
  });
});

const titleOf = (address: string) => {
  const { pathname, searchParams } = new URL(address, site.origin);
  return searchTitle(pathname, searchParams);
};

describe("searchTitle", () => {
  it("names what is searched for, and the translation if the address does", () => {
    expect(titleOf("/?search=shepherd")).toBe(`“shepherd” · ${site.name}`);
    expect(titleOf("/?search=shepherd&translation=asv")).toBe(`“shepherd”, ASV · ${site.name}`);
    expect(titleOf("/?search=%22good+shepherd%22")).toBe(`“good shepherd” · ${site.name}`);
    expect(titleOf("/?search=%22good+shepherd%22+sheep")).toBe(`“"good shepherd" sheep” · ${site.name}`);
    expect(titleOf("/?book=John+3:16")).toBe(`“John 3:16” · ${site.name}`);
    expect(titleOf("/dictionary?q=grace")).toBe(`“grace” in the Bible Dictionary · ${site.name}`);
  });

  it.each([
    "/",
    "/?search=",
    "/?search=%20&translation=web",
    "/dictionary",
    "/dictionary?q=",
    "/help?search=love",
    "/read/kjv/john/3?search=love",
    "/nowhere?search=love",
  ])("has none for %s", (address) => expect(titleOf(address)).toBeUndefined());

  it("takes the first of several, any characters, and no more than 60", () => {
    expect(titleOf("/?search=love&search=hope&search=faith")).toBe(`“love” · ${site.name}`);
    expect(titleOf("/?search=%3Cb%3E&translation=nope")).toBe(`“<b>” · ${site.name}`);
    expect(titleOf(`/?search=${"x".repeat(300)}`)!.length).toBeLessThan(80);
  });
});

const spanish = await inLanguage<typeof import("./head.ts")>("es", "/domain/site/head/head.ts");

it.each([
  ["/verses-for/love", "Versículos sobre el amor", "el amor"],
  ["/daily-verses/march", "Los versículos de marzo", "Reina-Valera de 1909"],
  ["/read/spa_r09/john/3", "Juan 3", "Juan 3 en la Reina-Valera 1909"],
  ["/verse/spa_r09/john/3/16", "Juan 3:16", "Juan 3:16 en la Reina-Valera 1909"],
])("the head of %s is Spanish in Spanish, and says whose verses there are", (path, title, named) => {
  const head = spanish.headOf(path);
  expect(head.title).toContain(title);
  expect(head.description).toContain(named);
  expect(`${head.description} ${head.keywords}`).not.toMatch(
    /\b(?:verses?|scripture|for|read|John|King James|inglés)\b/i,
  );
});

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { birthdayStickers } from "#content/devotions/birthday.ts";
import { birthdayConfig } from "./config.ts";
import { cleanName, possessiveEnding, prayerFor, prayerParts } from "./name.ts";

const possessive = (name: string): string => name + possessiveEnding(name);

describe("prayerFor", () => {
  it("replaces 'you' with the name and 'your' with its possessive", () => {
    expect(prayerFor("May God keep you, and your house. You too.", "Anna")).toBe(
      "May God keep Anna, and Anna’s house. Anna too.",
    );
  });

  it("leaves other words alone", () => {
    const text = "Be yourself; it is yours, you're young, and the youth of your-self-made bayou";
    expect(prayerFor(text, "Anna")).toBe(
      "Be yourself; it is yours, you're young, and the youth of Anna’s-self-made bayou",
    );
  });

  it("handles punctuation and line breaks around the word", () => {
    expect(prayerFor("(you) 'you' you", "Ann")).toBe("(Ann) 'Ann' Ann");
  });

  it("adds only the apostrophe to names that end in s", () => {
    expect(possessive("James")).toBe("James’");
    expect(possessive("AGNES")).toBe("AGNES’");
    expect(possessive("Alex")).toBe("Alex’s");
    expect(possessive("O'Brien")).toBe("O'Brien’s");
  });

  it("never cuts an emoji in half, with a segmenter or without", () => {
    const { Segmenter } = Intl;
    const raws = ["🎂".repeat(2000), `A${"🎂".repeat(2000)}`];
    const cut = () => raws.map((raw) => cleanName(raw));
    const wanted = cut();
    Reflect.deleteProperty(Intl, "Segmenter");
    try {
      expect(cut()).toEqual(wanted);
    } finally {
      Object.defineProperty(Intl, "Segmenter", { value: Segmenter, configurable: true, writable: true });
    }
    for (const name of wanted) expect(name).toMatch(/^A?(🎂)+$/u);
  });

  it("leaves the prayer unchanged without a name", () => {
    for (const name of ["", "  ", "\u200e\u202e", "\u200b\u200d", "\u3164"])
      expect(prayerFor("May you be glad.", name)).toBe("May you be glad.");
  });

  it.each(["$&", "$1", "you", "<b>Ann</b>", "מרים", "محمد", "🎂", "Zoë-Anne", "D'Artagnan", "\\u0000", "constructor"])(
    "keeps %s as written",
    (name) => {
      expect(prayerFor("For you and your house.", name)).toBe(`For ${name} and ${possessive(name)} house.`);
    },
  );

  it("marks up only the name, not its possessive ending", () => {
    expect(prayerParts("For your house", "מרים")).toEqual([
      { text: "For ", isName: false },
      { text: "מרים", isName: true },
      { text: "’s", isName: false },
      { text: " house", isName: false },
    ]);
  });

  it("stands before a prayer of a language whose verbs would not fit", () => {
    expect(prayerParts("Que Dios te guarde.", " Ana ", "before")).toEqual([
      { text: "Ana", isName: true },
      { text: ": Que Dios te guarde.", isName: false },
    ]);
    expect(prayerParts("Que Dios te guarde.", " ", "before")).toEqual([{ text: "Que Dios te guarde.", isName: false }]);
  });

  it("changes only the two words, whatever the name", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 200 }),
        fc.constantFrom(...birthdayStickers.flatMap(({ prayers }) => prayers)),
        (raw, prayer) => {
          const name = cleanName(raw);
          const parts = prayerParts(prayer, raw);
          expect(parts.every(({ text, isName }) => !isName || text === name)).toBe(true);
          const kept = parts
            .filter(({ isName }) => !isName)
            .map(({ text }) => text)
            .join("");
          expect(
            name === ""
              ? prayer
              : prayer.replace(/\byou\b/gi, "").replace(/\byour\b/gi, possessive(name).slice(name.length)),
          ).toBe(kept);
        },
      ),
    );
  });
});

describe("cleanName", () => {
  it("is one line without direction marks", () => {
    expect(cleanName("  Anna \n Maria\t")).toBe("Anna Maria");
    expect(cleanName("\u202eannA\u202c")).toBe("annA");
  });

  it("cuts 5,000 characters between whole characters", () => {
    const family = "👨‍👩‍👧‍👦";
    const name = cleanName(family.repeat(700));
    expect(name.length).toBeLessThanOrEqual(birthdayConfig.maxNameCharacters);
    expect(name.endsWith(family)).toBe(true);
    expect(cleanName("x".repeat(5000))).toHaveLength(birthdayConfig.maxNameCharacters);
  });

  it("is stable and well formed for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 100 }), (raw) => {
        const name = cleanName(raw);
        expect(cleanName(name)).toBe(name);
        expect(name.length).toBeLessThanOrEqual(birthdayConfig.maxNameCharacters);
      }),
    );
  });
});

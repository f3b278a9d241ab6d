import { describe, expect, it } from "vitest";
import { cardTypeSchema } from "#content/schema/cards.ts";
import { bookById } from "#domain/scripture/books/books.ts";
import { cardCategories } from "#domain/site/cards/card-categories.ts";
import { hasBlockedLanguage } from "#domain/text/language.ts";
import { quotationProblem } from "../../tests/support/embedded-text.ts";
import { cardDrawings } from "./card-drawings.ts";
import { cardTypes } from "./card-types.ts";

const all = cardCategories.map((category) => [category, cardTypes[category]] as const);

describe("event cards", () => {
  it.each(all)("%s matches the schema, quotes the KJV word for word and has its own drawing", (category, type) => {
    expect(cardTypeSchema.parse(type)).toEqual(type);
    const { book, chapter, verse } = type.reference;
    expect(quotationProblem(type.verse, `${bookById(book).name} ${chapter}:${verse}`)).toBeUndefined();
    expect(cardDrawings[category].length).toBeGreaterThan(5);
    const others = Object.entries(cardDrawings).filter(([name]) => name !== category);
    for (const [, drawing] of others) expect(drawing).not.toEqual(cardDrawings[category]);
  });

  it("are drawn with shapes that begin on the card, without a broken number", () => {
    for (const drawing of Object.values(cardDrawings)) {
      for (const { path } of drawing) {
        expect(path).not.toMatch(/NaN|undefined|Infinity/);
        expect(path).toMatch(/^M/);
      }
    }
  });

  it("repeat no idea, avoid exclamation marks and filler words, and pass the language filter", () => {
    const ideas = all.flatMap(([, type]) => type.ideas);
    expect(new Set(ideas).size).toBe(54);
    expect(new Set(ideas.map((idea) => idea.split(" ").slice(0, 4).join(" "))).size).toBe(54);
    for (const idea of ideas) {
      expect(idea).not.toMatch(/!|journey|season|unlock/i);
      expect(hasBlockedLanguage(idea)).toBe(false);
    }
  });
});

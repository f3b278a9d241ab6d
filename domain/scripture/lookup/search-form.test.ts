import { describe, expect, it } from "vitest";
import { searchFormMessages, searchFormProblem } from "./search-form.ts";
import { readSearch } from "./search-intent.ts";
import { formatReference } from "../reference/format-reference.ts";

const empty = "Please enter a search term.";
const invalid = 'Please enter a valid Bible reference (e.g., "John 3:16" or "Genesis").';

describe("home search form", () => {
  it.each(["", "   ", "\n\t"])("asks for a term if there is none: %o", (text) => {
    expect(searchFormProblem(text)).toBe(empty);
  });

  it.each([
    "John@3:16",
    "John 3:16!",
    "what?",
    "<b>John</b>",
    "50%",
    "a/b",
    "😀",
    "¿?",
    "...",
    '""',
    "()",
    "--",
    "a".repeat(1001),
    "x".repeat(65_536),
    "\u200B",
  ])("refuses other characters: %s", (text) => {
    expect(searchFormProblem(text)).toBe(invalid);
  });

  it.each([
    "John 3:16",
    "Genesis",
    "1 Jn 4.8",
    "John 3:16–18",
    "John 3:16, 18; 4:1",
    "love is patient",
    "“whole armour of God”",
    "God’s love",
    "Jn. 3",
    "Gén 1",
    "John 3:16 (KJV)",
    "[John 3:16]",
  ])("lets %s through", (text) => {
    expect(searchFormProblem(text)).toBeUndefined();
  });

  it("has a message for failures", () => {
    expect(searchFormMessages.failed).toBe("An error occurred while processing your search.");
  });
});

describe("readSearch", () => {
  it("tries references first, then words", () => {
    const intent = readSearch("jn 3.16");
    expect(intent.kind === "reference" && formatReference(intent.reference)).toBe("John 3:16");
    expect(readSearch(" love is patient ")).toEqual({ kind: "words", query: "love is patient" });
    expect(readSearch("faith")).toEqual({ kind: "words", query: "faith" });
    expect(readSearch('"John 3:16"')).toEqual({ kind: "words", query: '"John 3:16"' });
  });

  it.each([
    ["John 3:16 ASV", "John 3:16", "asv"],
    ["John 3:16 rv1909", "John 3:16", "spa_r09"],
    ["mat 5:3-12, web ", "Matthew 5:3-12", "web"],
    ["Psalm 23 kjv", "Psalm 23", "kjv"],
    ["jn 3.16  Darby", "John 3:16", "darby"],
  ])("reads a translation key after a reference as the translation to open: %s", (text, reference, translation) => {
    const intent = readSearch(text);
    expect(intent.kind === "reference" && [formatReference(intent.reference), intent.translation]).toEqual([
      reference,
      translation,
    ]);
  });

  it("reads the key as a word if it follows other words", () => {
    expect(readSearch("spider's web")).toEqual({ kind: "words", query: "spider's web" });
    expect(readSearch("web")).toEqual({ kind: "words", query: "web" });
    expect(readSearch("John 22 web").kind).toBe("not-found");
    expect(readSearch("John 3:16")).not.toHaveProperty("translation");
  });

  it("reports what could not be found, with its own message", () => {
    const message = `Could not find the passage "John 99". Please try a more specific reference, like 'John 3:16' or 'Genesis 1'.`;
    expect(readSearch("John 99")).toEqual({ kind: "not-found", message });
    expect(readSearch("Hezekiah 3:4").kind).toBe("not-found");
    expect(readSearch("Hezekiah 3").kind).toBe("words");
    expect(readSearch("John 3:18-16").kind).toBe("not-found");
  });

  it("refuses with the form's messages", () => {
    expect(readSearch(" ")).toEqual({ kind: "refused", message: empty });
    expect(readSearch("<b>")).toEqual({ kind: "refused", message: invalid });
  });
});

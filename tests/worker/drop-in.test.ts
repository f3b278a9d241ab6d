import { describe, expect, it } from "vitest";
import { passageSchema } from "#domain/api/bible.ts";
import { endpointList } from "#domain/api/endpoints.ts";
import { ask } from "./support.ts";

/** Clients of bible-api.com only change the base address: docs/api.md, "Coming from bible-api.com". */

/** What is asked, the `reference` of the answer, and how many verses it has (KJV). */
const forms: readonly (readonly [asked: string, reference: string, verses: number])[] = [
  ["john 3:16", "John 3:16", 1],
  ["JHN 3:16", "John 3:16", 1],
  ["John+3:16", "John 3:16", 1],
  ["jn 3:16, 17", "John 3:16,17", 2],
  ["JOHN 3:16&17", "John 3:16,17", 2],
  ["John 3:16-18", "John 3:16-18", 3],
  ["John 3:16-16", "John 3:16", 1],
  ["John 3:16-4:2", "John 3:16-4:2", 23],
  ["John 3", "John 3", 36],
  ["John 3:1-36", "John 3:1-36", 36],
  ["psalm 23", "Psalms 23", 6],
  ["Psalm 23:1", "Psalms 23:1", 1],
  ["Psalms 138,139:1-17,18-23", "Psalms 138,139:1-17,18-23", 31],
  ["Romans 12:1-2,4,13:7-8", "Romans 12:1-2,4,13:7-8", 5],
  ["Romans 12:1,3-4 & 13:2-4,7-8", "Romans 12:1,3-4,13:2-4,7-8", 8],
  ["i chronicles 10:1", "1 Chronicles 10:1", 1],
  ["1john 4:8", "1 John 4:8", 1],
  ["song of songs 2:1", "Song of Solomon 2:1", 1],
  ["Jude 1", "Jude 1:1", 1],
  ["Jude 1:3", "Jude 1:3", 1],
  ["Jude 3,5,7", "Jude 1:3,5,7", 3],
  ["Obadiah 3-8", "Obadiah 1:3-8", 6],
  ["Obadiah 1:1-5", "Obadiah 1:1-5", 5],
  ["Philemon 8", "Philemon 1:8", 1],
  ["Jude 1?single_chapter_book_matching=indifferent", "Jude 1", 25],
  ["2 John 1?single_chapter_book_matching=indifferent", "2 John 1", 13],
  ["Jude 4?single_chapter_book_matching=indifferent", "Jude 1:4", 1],
  ["Jude 1?single_chapter_book_matching=anything", "Jude 1:1", 1],
  // Refused by bible-api.com, answered here:
  ["Jude", "Jude", 25],
  ["Psalms", "Psalms", 2461],
  ["Psalm 23-24", "Psalms 23-24", 16],
  ["Genesis 1-3", "Genesis 1-3", 80],
  ["John 3,4", "John 3,4", 90],
  ["1 Jn 4.8", "1 John 4:8", 1],
  ["John 3:16–4:2", "John 3:16-4:2", 23],
  ["matt 25:31ff", "Matthew 25:31-46", 16],
  ["John 3:16; John 4", "John 3:16; John 4", 55],
  ["John 3:16; Gen 1:1,3", "John 3:16; Genesis 1:1,3", 3],
  ["Malachi 4:6 - Matthew 1:1", "Malachi 4:6 - Matthew 1:1", 2],
];

/** `Jude 1?x=y` as a path: the text before the question mark is encoded, `+` stays. */
const pathOf = (asked: string): string => {
  const [text = "", parameters] = asked.split("?");
  return `/api/bible/${encodeURIComponent(text).replaceAll("%2B", "+")}${parameters === undefined ? "" : `?${parameters}`}`;
};

const passage = async (path: string, init?: RequestInit) => {
  const response = await ask(path, init);
  expect(response.status, path).toBe(200);
  return passageSchema.parse(await response.json());
};

describe("the forms of a reference", () => {
  it("are answered with the passage they name", async () => {
    for (const [asked, reference, count] of forms) {
      const found = await passage(pathOf(asked));
      expect([found.reference, found.verses.length], asked).toEqual([reference, count]);
    }
  });

  it("name the same passage when they are sent back", async () => {
    for (const [asked, reference] of forms) {
      const parameters = asked.includes("=indifferent") ? "?single_chapter_book_matching=indifferent" : "";
      const again = await passage(`/api/bible/${encodeURIComponent(reference)}${parameters}`);
      expect(again.reference, asked).toBe(reference);
    }
  });
});

describe("single-chapter books", () => {
  it.each(["Obadiah", "Philemon", "2 John", "3 John", "Jude"])(
    "%s 1 is its first verse, with the header 'indifferent' the chapter",
    async (book) => {
      const path = `/api/bible/${encodeURIComponent(`${book} 1`)}`;
      expect((await passage(path)).reference).toBe(`${book} 1:1`);
      const whole = await passage(path, { headers: { "X-Single-Chapter-Book-Matching": "indifferent" } });
      expect(whole.reference).toBe(`${book} 1`);
      expect(whole.verses.length).toBeGreaterThan(1);
      expect(
        (
          await passage(`${path}?single_chapter_book_matching=special`, {
            headers: { "X-Single-Chapter-Book-Matching": "indifferent" },
          })
        ).reference,
      ).toBe(`${book} 1:1`);
    },
  );

  it("stay chapters where the API is our own", async () => {
    const response = await ask("/api/search?q=jude+1&limit=1");
    expect(await response.json()).toMatchObject({ kind: "reference", total: 25 });
  });
});

describe("/?random", () => {
  it.each(["true", "verse", "1", "", "false", "chapter"])(
    "with the value %j is a verse of the translation",
    async (value) => {
      for (const path of [
        `/api/bible?random=${value}&translation=asv`,
        `/api/bible/?random=${value}&translation=asv`,
      ]) {
        const found = await passage(path);
        const [{ book_name, chapter, verse }] = found.verses as [(typeof found.verses)[number]];
        expect(found).toMatchObject({ translation_id: "asv", reference: `${book_name} ${chapter}:${verse}` });
        expect(found.verses).toHaveLength(1);
      }
    },
  );

  it("knows no other translation", async () =>
    expect((await ask("/api/bible?random=true&translation=nope")).status).toBe(404));
});

const statusOf = async (path: string) => (await ask(path, { redirect: "manual" })).status;

describe("parameters that we don't know", () => {
  const gets = endpointList.filter(({ method }) => method === "get").flatMap(({ examples = [] }) => examples);

  it("are ignored", async () => {
    for (const example of gets) {
      const path = `/api${example}`;
      const unknown = `${path.includes("?") ? "&" : "?"}utm_source=x&callback=f&_=1&limitt=-1`;
      expect(await statusOf(`${path}${unknown}`), example).toBe(await statusOf(path));
    }
  });
});

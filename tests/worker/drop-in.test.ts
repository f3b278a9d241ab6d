import { describe, expect, it } from "vitest";
import apiPage from "../../docs/api.md?raw";
import { passageSchema } from "#domain/api/bible.ts";
import { endpointList } from "#domain/api/endpoints.ts";
import { ask } from "./support.ts";

/** Clients of bible-api.com only change the base address: docs/api.md, 'Coming from bible-api.com'. */

/** The rows `| asked | reference | verses |` of the page's two tables of forms. */
const forms = [...apiPage.matchAll(/^\| `([^`]+)` \| `([^`]+)` \| (\d+) \|$/gm)].map(
  ([, asked, reference, count]) => [asked!, reference!, Number(count)] as const,
);

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

describe("the forms of a reference in docs/api.md", () => {
  it("are all read from the page", () => expect(forms.length).toBeGreaterThanOrEqual(39));

  it("are the passages that the page says", async () => {
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

import { describe, expect, it } from "vitest";
import { subjectPassages } from "#content/subjects/passages.ts";
import { errorBodySchema } from "#domain/api/errors.ts";
import { subjectAnswerSchema, subjectListSchema } from "#domain/api/subjects.ts";
import { subjectIds } from "#domain/site/subjects/subjects.ts";
import { ask, origin } from "./support.ts";

const refused = async (path: string, status: number) => {
  const response = await ask(path);
  expect(response.status, path).toBe(status);
  return errorBodySchema.parse(await response.json());
};

/** One of the passages on worry, in a translation. */
const psalm131 = async (translation: string) => {
  const found = subjectAnswerSchema.parse(await (await ask(`/api/subjects/worry?translation=${translation}`)).json());
  expect(found.translation_id).toBe(translation);
  return found.passages.find(({ reference }) => reference === "Psalm 131")!;
};

describe("GET /api/subjects", () => {
  it("lists every subject with the address of its passages", async () => {
    const response = await ask("/api/subjects");
    expect(response.headers.get("Cache-Control")).toContain("max-age=86400");
    const { subjects } = subjectListSchema.parse(await response.json());
    expect(subjects.map(({ id }) => id)).toEqual(subjectIds);
    expect(subjects.find(({ id }) => id === "worry")).toMatchObject({
      name: "Worry",
      group: "Fear and trouble",
      care: false,
      url: `${origin}/api/subjects/worry`,
    });
    expect(subjects.find(({ id }) => id === "despair")).toMatchObject({
      care: true,
      passages: subjectPassages.despair.length,
    });
    for (const { url, other_names } of subjects.slice(0, 3)) {
      expect(other_names.length).toBeGreaterThan(0);
      expect((await ask(url.slice(origin.length))).status).toBe(200);
    }
  });
});

describe("GET /api/subjects/{id}", () => {
  it("has each passage with its text and why it is there", async () => {
    const found = subjectAnswerSchema.parse(await (await ask("/api/subjects/grief")).json());
    expect(found).toMatchObject({ id: "grief", name: "Grief", care: true, translation_id: "kjv" });
    expect(found.passages.map(({ reference, why }) => ({ reference, why }))).toEqual(subjectPassages.grief);
    const wept = found.passages.find(({ reference }) => reference === "John 11:33-36")!;
    expect(wept).toMatchObject({ book_id: "JHN", book_name: "John", chapter: 11, verse: 33, last_verse: 36 });
    expect(wept.text).toContain("Jesus wept. Then said the Jews, Behold how he loved him!");
  });

  it("quotes whole psalms, and other embedded translations", async () => {
    expect(await psalm131("kjv")).toMatchObject({ verse: 1, last_verse: 3 });
    expect((await psalm131("web")).text).toMatch(/^Yahweh, my heart isn[’']t arrogant/);
  });

  it("answers 304 to a client that has it", async () => {
    const etag = (await ask("/api/subjects/hope")).headers.get("ETag")!;
    expect((await ask("/api/subjects/hope", { headers: { "If-None-Match": etag } })).status).toBe(304);
  });

  it("finds a subject by each of its names in the four languages", async () => {
    for (const [name, id] of [
      ["anxiety", "worry"],
      ["Fear", "fear"],
      ["ansiedad", "worry"],
      ["ANSI%C3%89DAD", "worry"],
      ["la%20preocupaci%C3%B3n", "worry"],
      ["preocupacion", "worry"],
      ["la-peur", "fear"],
      ["l%E2%80%99inqui%C3%A9tude", "worry"],
      ["medo", "fear"],
      ["a+broken+heart", "a-broken-heart"],
      ["verses%20about%20anxiety", "worry"],
    ] as const) {
      const response = await ask(`/api/subjects/${name}`);
      expect(response.status, name).toBe(200);
      expect(subjectAnswerSchema.parse(await response.json()).id, name).toBe(id);
    }
  });

  it("names the nearest of an unknown subject", async () => {
    const { message, subjects } = await refused("/api/subjects/anxeity", 404);
    expect(subjects).toEqual(["worry"]);
    expect(message).toContain("“anxeity”. Nearest: worry.");
    expect((await refused("/api/subjects/heart", 404)).subjects).toContain("a-broken-heart");
    expect((await refused(`/api/subjects/${"x".repeat(3000)}`, 404)).subjects).toEqual([]);
  });

  it("refuses unknown subjects and translations, and those of the public service", async () => {
    expect((await refused("/api/subjects/nothing", 404)).code).toBe("not_found");
    expect((await refused("/api/subjects/constructor", 404)).code).toBe("not_found");
    expect((await refused("/api/subjects/nothing", 404)).message).toContain("/api/subjects");
    expect((await refused("/api/subjects/fear?translation=xyz", 404)).code).toBe("translation_not_found");
    expect((await refused("/api/subjects/fear?translation=bbe", 422)).fields).toHaveProperty("translation");
  });
});

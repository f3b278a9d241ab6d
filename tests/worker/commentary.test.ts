import { describe, expect, inject, it, vi } from "vitest";
import { commentarySchema } from "#domain/api/commentary.ts";
import { errorBodySchema } from "#domain/api/errors.ts";
import { textDigestHeader } from "#domain/api/headers.ts";
import { digestOf } from "#worker/hashes.ts";
import { ask, askLanguages } from "./support.ts";

const service = inject("languagesService");
const calls = async (): Promise<number> => (await fetch(`${service}/calls/brown%2FRUT%2F2.simple`)).json();
const read = async (path: string) => commentarySchema.parse(await (await ask(`/api/commentary/${path}`)).json());

describe("a commentary", () => {
  it("says whose it is and of which year, and what it says of the verses asked for", async () => {
    const response = await ask("/api/commentary/john+3:16-17");
    const text = await response.clone().text();
    expect(response.headers.get(textDigestHeader)).toBe(await digestOf(text));
    const { reference, commentary, chapters } = commentarySchema.parse(JSON.parse(text));
    expect({ reference, ...commentary }).toMatchObject({
      reference: "John 3:16-17",
      id: "jamieson-fausset-brown",
      authors: "Jamieson, Fausset and Brown",
      year: "1871",
      language: "en",
    });
    const [{ sections, introduction } = { sections: [], introduction: [] }, ...others] = chapters;
    expect([others, introduction]).toEqual([[], []]);
    expect(sections).toHaveLength(1);
    expect(sections[0]).toMatchObject({ reference: "John 3:16-20", verse: 16, last_verse: 20, cut_off: false });
    const [head, comment] = sections[0]!.paragraphs;
    expect(head).toEqual({ text: "Verse 16", marks: [{ start: 0, end: 8, as: "strong" }] });
    expect(comment!.references!.map(({ start, end, reference: to }) => [comment!.text.slice(start, end), to])).toEqual([
      ["Joh 3:16", "John 3:16"],
      ["Pe1 2:25", "1 Peter 2:25"],
      ["Isa 53:6", "Isaiah 53:6"],
    ]);
  });

  it("introduces a book and a chapter with their first verses, and asks the service once for each chapter", async () => {
    const before = await calls();
    const { chapters } = await read("ruth+1:20-2:1");
    expect(
      chapters.map(({ chapter, introduction, sections }) => [chapter, introduction.length, sections.length]),
    ).toEqual([
      [1, 0, 2],
      [2, 1, 1],
    ]);
    await read("ruth+2");
    expect(await calls()).toBe(before + 1);
    const introductions = await Promise.all(["ruth+1", "ruth+1:2", "ruth+2"].map(read));
    expect(introductions.map(({ chapters: [one] }) => one!.book_introduction.map(({ text }) => text))).toEqual([
      ["A sample introduction to the book RUT. It goes on from Joh 3:16."],
      [],
      [],
    ]);
  });

  it("says that its source is cut off, mends letters, drops calls of notes, and never has markup", async () => {
    const { chapters: henry } = await read("john+3?commentary=matthew-henry");
    expect(henry[0]!.sections.map(({ cut_off }) => cut_off).slice(0, 2)).toEqual([true, false]);
    expect((await read("acts+10:1")).chapters[0]!.sections[0]!.paragraphs[0]!.text).toMatch(/^Cæsarea\. /);
    expect(JSON.stringify(await read("john+1:1?commentary=john-calvin"))).not.toContain("[61]");
    expect((await read("jude+1:1?commentary=adam-clarke")).chapters[0]!.sections[0]!.paragraphs[0]).toMatchObject({
      text: "<img src=x onerror=alert(1)><script>alert(1)</script> Verse 1",
    });
  });
});

const statusOf = async (path: string): Promise<number> => (await ask(`/api/commentary/${path}`)).status;

const failureOf = async (fault: string, path = "john+3") => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const base = fault === "" || fault.startsWith("http") ? fault : `${service}/${fault}`;
  const response = await askLanguages(base, `/api/commentary/${path}`);
  vi.restoreAllMocks();
  const { code, message } = errorBodySchema.parse(await response.json());
  return { status: response.status, code, message };
};

describe("a commentary that cannot be read", () => {
  it.each([
    ["http://127.0.0.1:9", 502, "upstream_unreachable"],
    ["", 503, "unavailable"],
    ["broken", 502, "upstream_failed"],
    ["redirect", 502, "upstream_failed"],
    ["page", 502, "upstream_failed"],
    ["cut", 502, "upstream_unreachable"],
    ["flood", 502, "upstream_failed"],
    ["shape", 502, "upstream_failed"],
    ["other_chapter", 502, "upstream_failed"],
    ["other_book", 502, "upstream_failed"],
    ["other_translation", 502, "upstream_failed"],
    ["twice", 502, "upstream_failed"],
  ])("%s: is never taken for a text", async (fault, status, code) => {
    expect(await failureOf(fault)).toMatchObject({ status, code });
  });

  it("says which is missing, the chapter or the whole commentary", async () => {
    expect(await failureOf("gone")).toEqual({
      status: 404,
      code: "not_found",
      message:
        "The commentary of Jamieson, Fausset and Brown is no longer offered by its source. Please choose another one.",
    });
    const message = "Keil and Delitzsch: no commentary on this chapter.";
    expect(await failureOf("well", "john+3?commentary=keil-delitzsch")).toMatchObject({ status: 404, message });
  });

  it("is refused for other names, too many chapters and passages that do not exist", async () => {
    expect(await Promise.all(["john+3?commentary=nobody", "john+1-4", "john+3:99", "love"].map(statusOf))).toEqual([
      422, 400, 404, 422,
    ]);
  });
});

import { describe, expect, it } from "vitest";
import { layOutChapter, type ChapterBlock } from "./chapter-layout.ts";
import type { ChapterText } from "./chapter-text.ts";

const chapter = (extra: Partial<ChapterText>): ChapterText => ({
  translation: "kjv",
  book: "GEN",
  chapter: 1,
  verses: ["In the beginning.", "And the earth was void. And God said.", ""],
  paragraphs: [[1, 0]],
  ...extra,
});

const textOf = (blocks: readonly ChapterBlock[]) =>
  blocks.flatMap((block) =>
    block.kind === "heading" ? [] : block.parts.map((part) => part.runs.map((run) => run.text).join("")),
  );

describe("layOutChapter", () => {
  it("keeps the verses of a paragraph together and marks omitted ones", () => {
    const [block] = layOutChapter(chapter({}));
    expect(block).toMatchObject({ kind: "prose", parts: [{ verse: 1 }, { verse: 2 }, { verse: 3, isOmitted: true }] });
  });

  it("starts a block at a new paragraph, even in the middle of a verse", () => {
    const blocks = layOutChapter(
      chapter({
        paragraphs: [
          [1, 0],
          [2, 0],
          [2, 24],
        ],
      }),
    );
    expect(textOf(blocks)).toEqual(["In the beginning.", "And the earth was void.", "And God said.", ""]);
    expect(blocks.map((block) => block.kind === "prose" && block.parts[0]!.isStart)).toEqual([true, true, false]);
  });

  it("splits supplied words into separate runs", () => {
    const [block] = layOutChapter(chapter({ supplied: { 1: [[3, 6]] } }));
    expect(block).toMatchObject({
      parts: [
        {
          runs: [
            { text: "In ", isSupplied: false },
            { text: "the", isSupplied: true },
            { text: " beginning.", isSupplied: false },
          ],
        },
        {},
        {},
      ],
    });
  });

  it("lays out poetry in lines, separate from the prose before it", () => {
    const blocks = layOutChapter(
      chapter({
        lines: {
          1: [
            [0, 1],
            [7, 2],
          ],
          2: [[24, 1]],
        },
      }),
    );
    expect(blocks.map((block) => block.kind)).toEqual(["poetry", "prose", "poetry", "prose"]);
    expect(blocks[0]).toMatchObject({
      parts: [
        {
          lines: [
            { depth: 1, runs: [{ text: "In the" }] },
            { depth: 2, runs: [{ text: "beginning." }] },
          ],
        },
      ],
    });
    expect(blocks[2]).toMatchObject({ parts: [{ verse: 2, isStart: false }] });
  });

  it("splits supplied words at paragraph and line boundaries", () => {
    const text = chapter({
      verses: ["one two three four"],
      paragraphs: [
        [1, 0],
        [1, 8],
      ],
      supplied: {
        1: [
          [0, 3],
          [4, 13],
          [14, 18],
        ],
      },
    });
    const runs = layOutChapter(text).map((block) =>
      block.kind === "heading" ? [] : block.parts.flatMap((part) => part.runs.map((run) => [run.text, run.isSupplied])),
    );
    expect(runs).toEqual([
      [
        ["one", true],
        [" ", false],
        ["two", true],
      ],
      [
        ["three", true],
        [" ", false],
        ["four", true],
      ],
    ]);
  });

  it("starts a block when the kind changes and at each stanza", () => {
    const lines = {
      1: [[0, 1]],
      2: [
        [0, 1],
        [24, 2],
      ],
    } as const;
    expect(
      layOutChapter(chapter({ verses: ["a.", "And the earth was void. And God said."], lines })).map(
        (block) => block.kind,
      ),
    ).toEqual(["poetry"]);
    expect(
      layOutChapter(
        chapter({
          verses: ["a.", "And the earth was void. And God said."],
          paragraphs: [
            [2, 0],
            [1, 0],
          ],
          lines,
        }),
      ),
    ).toHaveLength(2);
    const mixed = layOutChapter(
      chapter({
        paragraphs: [
          [1, 0],
          [2, 30],
          [2, 4],
        ],
        lines: { 2: [[24, 1]] },
      }),
    );
    expect(mixed.map((block) => block.kind)).toEqual(["prose", "prose", "poetry", "prose"]);
    expect(textOf(mixed)).toEqual(["In the beginning.", "And", "the earth was void.", "And God said.", ""]);
  });

  it("tells which parts start a verse, and which verses are missing", () => {
    const parts = layOutChapter(chapter({ lines: { 2: [[24, 1]] } })).flatMap((block) =>
      block.kind === "heading" ? [] : block.parts,
    );
    expect(parts.map(({ verse, isStart, isOmitted }) => [verse, isStart, isOmitted])).toEqual([
      [1, true, false],
      [2, true, false],
      [2, false, false],
      [3, true, true],
    ]);
    expect(layOutChapter(chapter({ paragraphs: [] }))).toHaveLength(1);
  });

  it("continues in a new block after a heading", () => {
    const blocks = layOutChapter(chapter({ headings: { 1: "ALEPH.", 3: "GIMEL." } }));
    expect(blocks.map((block) => (block.kind === "heading" ? block.text : block.parts.length))).toEqual([
      "ALEPH.",
      2,
      "GIMEL.",
      1,
    ]);
  });

  it("puts headings before their verse, and respects a range", () => {
    expect(layOutChapter(chapter({ headings: { 2: "BETH." } }))[1]).toEqual({ kind: "heading", text: "BETH." });
    expect(textOf(layOutChapter(chapter({}), { first: 2, last: 2 }))).toEqual([
      "And the earth was void. And God said.",
    ]);
  });
});

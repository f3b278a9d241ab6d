import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wholeFileReader, type FoundChapter } from "./whole-file.ts";

const file = {
  translation: { id: "spa_r09", language: "spa", tags: ["{", '"]'], totalNumberOfChapters: 3 },
  books: [
    {
      id: "GEN",
      name: 'Gén"esis [1] {\\',
      notes: [{ a: 1 }],
      chapters: [{ chapter: { number: 1, content: [{ text: '} ] " \\' }] } }, { chapter: { number: 2, content: [] } }],
    },
    { id: "EXO", name: "Éxodo", chapters: [{ chapter: { number: 1, content: [] } }] },
  ],
};

const readIn = (text: string, cuts: readonly number[]) => {
  const reader = wholeFileReader();
  const found: FoundChapter[] = [];
  const ends = [...cuts.map((cut) => cut % text.length), text.length].toSorted((a, b) => a - b);
  let from = 0;
  for (const end of ends) {
    found.push(...reader.read(text.slice(from, end)));
    from = end;
  }
  return { reader, found };
};

describe("a whole translation's file", () => {
  it("gives the same chapters however it is cut into pieces", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 30 }), fc.boolean(), (cuts, isSpaced) => {
        const { reader, found } = readIn(JSON.stringify(file, null, isSpaced ? 2 : 0), cuts);
        expect(found.map(({ chapter }) => chapter)).toEqual(file.books.flatMap(({ chapters }) => chapters));
        expect(found.map(({ book }) => (book as { id: string }).id)).toEqual(["GEN", "GEN", "EXO"]);
        expect(found[0]!.book).toEqual({ id: "GEN", name: 'Gén"esis [1] {\\', notes: [{ a: 1 }] });
        expect(reader.translation()).toEqual(file.translation);
        expect(reader.isComplete()).toBe(true);
      }),
    );
  });

  it("resumes after any chapter", () => {
    fc.assert(
      fc.property(fc.nat(), fc.boolean(), (cut, isSpaced) => {
        const text = JSON.stringify(file, null, isSpaced ? 2 : 0);
        const first = wholeFileReader();
        const come = text.slice(0, cut % text.length);
        const before = first.read(come);
        const last = before.at(-1);
        fc.pre(last !== undefined);
        const rest = wholeFileReader({ translation: first.translation(), book: last!.book });
        const after = rest.read(text.slice(come.length - first.pending().length));
        expect([...before, ...after].map(({ chapter }) => chapter)).toEqual(
          file.books.flatMap(({ chapters }) => chapters),
        );
        expect([...before, ...after].map(({ book }) => (book as { id: string }).id)).toEqual(["GEN", "GEN", "EXO"]);
        expect(rest.translation()).toEqual(file.translation);
        expect(rest.isComplete()).toBe(true);
      }),
    );
  });

  it("yields the received chapters when cut off, and is not complete", () => {
    const text = JSON.stringify(file);
    const { reader, found } = readIn(text.slice(0, text.indexOf('"EXO"')), [50]);
    expect(found).toHaveLength(2);
    expect(reader.isComplete()).toBe(false);
  });

  it.each([
    "",
    "[]",
    "{}",
    '{"books":[]}',
    "<html>",
    '{"translation":{},"books":[{"id":"GEN"}]}',
    '{"books":[{"id":"GEN","x":[{}]}]}',
  ])("%s has no chapters", (text) => {
    expect(wholeFileReader().read(text)).toEqual([]);
  });

  it("that is broken is an error", () => {
    expect(() => wholeFileReader().read('{"translation":{},"books":[{"id":GEN,"chapters":[{"a":1}]}]}')).toThrow(
      SyntaxError,
    );
  });
});

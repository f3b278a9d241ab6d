import { act, renderHook } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { verseCount, type BookId } from "#domain/scripture/books/books.ts";
import { viewOf, type PassageView } from "./passage-view.ts";
import { usePassageParts } from "./use-passage.ts";

const chaptersOf = (book: BookId, last: number): PassageView =>
  viewOf({
    ranges: [{ from: { book, chapter: 1, verse: 1 }, to: { book, chapter: last, verse: verseCount(book, last) } }],
  })!;

const genesis = chaptersOf("GEN", 12);
const exodus = chaptersOf("EXO", 7);

describe("passage parts", () => {
  it("grow by five chapters each time, until all are shown", () => {
    const { result } = renderHook(() => usePassageParts(genesis));
    const counts = [result.current.part.chapters.length];
    while (result.current.showMore) {
      act(result.current.showMore);
      counts.push(result.current.part.chapters.length);
    }
    expect(counts).toEqual([5, 10, 12]);
    expect(result.current.part).toBe(genesis);
  });

  it("start over with another passage", () => {
    const { result, rerender } = renderHook((view: PassageView) => usePassageParts(view), { initialProps: genesis });
    act(() => result.current.showMore!());
    rerender(exodus);
    expect(result.current.part.chapters).toHaveLength(5);
  });

  it("are just one for a short passage", () => {
    const short = chaptersOf("RUT", 4);
    expect(renderHook(() => usePassageParts(short)).result.current).toEqual({ part: short });
  });
});

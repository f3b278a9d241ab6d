import { QueryClientProvider } from "@tanstack/react-query";
import { createQueryClient } from "#src/app/query-client.ts";
import { act, renderHook } from "@testing-library/react";
import * as fc from "fast-check";
import { useMemo, type ReactNode } from "react";
import { BrowserRouter, useLocation, useNavigate } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { verseCount, type BookId, chapterTitle } from "#domain/scripture/books/books.ts";
import type { ChapterId } from "#domain/scripture/reference/places.ts";
import { chapterOfPath, chapterPath } from "#domain/scripture/reference/read-address.ts";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import { loadCode } from "#src/platform/loading/lazy-code.ts";
import { chapterQuery, seedFailure } from "#src/scripture/chapters.ts";
import { chapterView, viewOf, type PassageView } from "./passage-view.ts";
import { chapterScreen, useChapterSteps } from "./use-passage-actions.ts";
import { usePassage, usePassageParts } from "./use-passage.ts";

const chaptersOf = (book: BookId, last: number): PassageView =>
  viewOf({
    ranges: [{ from: { book, chapter: 1, verse: 1 }, to: { book, chapter: last, verse: verseCount(book, last) } }],
  })!;

const genesis = chaptersOf("GEN", 12);
const exodus = chaptersOf("EXO", 7);

describe("passage parts", () => {
  beforeEach(() => window.history.replaceState({ key: String(Math.random()) }, ""));

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
    window.history.pushState({ key: "next" }, "");
    rerender(exodus);
    expect(result.current.part.chapters).toHaveLength(5);
  });

  it("are as many as before for whoever comes back", () => {
    const { result, unmount } = renderHook(() => usePassageParts(genesis));
    act(() => result.current.showMore!());
    unmount();
    expect(renderHook(() => usePassageParts(genesis)).result.current.part.chapters).toHaveLength(10);
    window.history.replaceState({ key: "another entry" }, "");
    expect(renderHook(() => usePassageParts(genesis)).result.current.part.chapters).toHaveLength(5);
  });

  it("are just one for a short passage", () => {
    const short = chaptersOf("RUT", 4);
    expect(renderHook(() => usePassageParts(short)).result.current).toEqual({ part: short });
  });
});

/** Chapters come when a test lets them. */
const arrivals = new Map<string, (text: ChapterText) => void>();

vi.mock(import("#src/scripture/chapters.ts"), async (original) => {
  const actual = await original();
  return {
    ...actual,
    prefetchChapters: () => undefined,
    rememberShown: async () => undefined,
    chapterQuery: (translation, place) => ({
      ...actual.chapterQuery(translation, place),
      queryFn: () => new Promise<ChapterText>((resolve) => arrivals.set(chapterTitle(place), resolve)),
    }),
  } as typeof actual;
});

const textOf = (place: ChapterId): ChapterText => ({ ...place, translation: "kjv", verses: ["a"], paragraphs: [] });
const first = { book: "PSA", chapter: 1 } as const;

const settle = () => act(() => vi.advanceTimersByTimeAsync(1));

/** What a reader of one chapter has on the screen: the title, and the chapter whose text stands under it. */
const readFrom = async () => {
  window.history.replaceState(null, "", chapterPath("kjv", first));
  const client = createQueryClient();
  client.setQueryData(chapterQuery("kjv", first).queryKey, textOf(first));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <BrowserRouter>{children}</BrowserRouter>
    </QueryClientProvider>
  );
  const seen: { title: string; text: string | undefined; asked: string }[] = [];
  const { result, unmount } = renderHook(
    () => {
      const { place } = chapterOfPath(useLocation().pathname)!;
      const view = useMemo(
        () => chapterView({ book: place.book, chapter: place.chapter }),
        [place.book, place.chapter],
      );
      const { view: named, shown, lastTextRef } = usePassage(view, "kjv");
      const titled = { title: chapterTitle(named.chapters[0].place), text: shown && chapterTitle(shown.chapters[0]!) };
      seen.push({ ...titled, asked: chapterTitle(place) });
      return useChapterSteps(view.chapters[0].place, "kjv", lastTextRef);
    },
    { wrapper },
  );
  await settle();
  return { seen, unmount, tap: (step: -1 | 1) => result.current(step) };
};

describe("turning chapters", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    arrivals.clear();
    vi.useRealTimers();
  });

  it("counts a hundred taps, however late the screen is", async () => {
    const { tap, seen, unmount } = await readFrom();
    act(() => {
      for (let taps = 0; taps < 100; taps += 1) tap(1);
    });
    await settle();
    expect(window.location.pathname).toBe("/read/kjv/psalms/101");
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(seen.at(-1)).toEqual({ title: "Psalm 101", text: undefined, asked: "Psalm 101" });
    act(() => tap(-1));
    expect(window.location.pathname).toBe("/read/kjv/psalms/100");
    unmount();
  });

  it("shows no text again that has gone, nor one under another name, in whatever order taps and texts come", async () => {
    const event = fc.oneof(
      fc.constantFrom("next", "back"),
      fc.record({ waitMs: fc.constantFrom(20, 100, 160) }),
      fc.record({ arrival: fc.nat(20) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 20 }), async (events) => {
        const { tap, seen, unmount } = await readFrom();
        let chapter = 1;
        for (const what of events) {
          if (what === "next" || what === "back") {
            const step = what === "next" ? 1 : -1;
            act(() => tap(step));
            chapter = Math.max(1, chapter + step);
          } else if ("waitMs" in what) await act(() => vi.advanceTimersByTimeAsync(what.waitMs));
          else {
            const [title, arrive] = [...arrivals][what.arrival % Math.max(arrivals.size, 1)] ?? [];
            if (title !== undefined) {
              arrivals.delete(title);
              arrive!(textOf({ book: "PSA", chapter: Number(title.split(" ")[1]) }));
            }
          }
          await settle();
          expect(window.location.pathname).toBe(`/read/kjv/psalms/${chapter}`);
        }
        await act(() => vi.advanceTimersByTimeAsync(200));
        expect([undefined, `Psalm ${chapter}`]).toContain(seen.at(-1)!.text);
        // A text without having been asked for was there the moment before.
        const wrong = seen.filter(
          ({ title, text, asked }, index) =>
            text !== undefined && (text !== title || (text !== asked && text !== seen[index - 1]?.text)),
        );
        expect(wrong).toEqual([]);
        unmount();
        arrivals.clear();
      }),
      { numRuns: 60 },
    );
  });
});

it("another try asks for the chapters that failed, not for those that are there", async () => {
  const client = createQueryClient();
  const [there, failed] = chaptersOf("RUT", 2).chapters.map(({ place }) => place) as [ChapterId, ChapterId];
  client.setQueryData(chapterQuery("kjv", there).queryKey, textOf(there));
  seedFailure(client, { translation: "kjv", reason: "outage", ...failed });
  const view = chaptersOf("RUT", 2);
  const { result, unmount } = renderHook(() => usePassage(view, "kjv"), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  expect(result.current.failure).toBeDefined();
  act(() => result.current.retry());
  expect([...arrivals.keys()]).toEqual(["Ruth 2"]);
  unmount();
  arrivals.clear();
});

const screenLoaded = () => act(async () => void (await loadCode(chapterScreen)));
const screenArrival = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock(import("./page.tsx"), async () => {
  await screenArrival.promise;
  return { Page: () => <main /> };
});

it("taps on home count while the screen of chapters loads, unless the visitor goes elsewhere meanwhile", async () => {
  window.history.replaceState(null, "", "/");
  const lastTextRef = { current: textOf(first) };
  const { result } = renderHook(() => ({ step: useChapterSteps(first, "kjv", lastTextRef), navigate: useNavigate() }), {
    wrapper: BrowserRouter,
  });
  const tapTwice = () => act(() => [1, 2].forEach(() => result.current.step(1)));
  tapTwice();
  act(() => void result.current.navigate("/read/kjv/john/3"));
  screenArrival.resolve();
  await screenLoaded();
  expect(window.location.pathname).toBe("/read/kjv/john/3");
  act(() => void result.current.navigate("/"));
  tapTwice();
  await screenLoaded();
  expect(window.location.pathname).toBe("/read/kjv/psalms/3");
});

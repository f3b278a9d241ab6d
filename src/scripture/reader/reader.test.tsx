import { QueryClientProvider } from "@tanstack/react-query";
import { createQueryClient } from "#src/app/query-client.ts";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { BrowserRouter } from "#src/platform/page/router.tsx";
import { chapterQuery } from "#src/scripture/chapters.ts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import type { TranslationId } from "#domain/scripture/translations/translations.ts";
import { ChapterSection } from "./chapter-section.tsx";
import { Reader } from "./reader.tsx";

/** The reader where a chapter could not be loaded, in the interface of another language. */

vi.mock("#domain/site/locales/locale.ts", () => import("#domain/site/locales/locale.es.ts"));

const swipeCode = Promise.withResolvers<void>();
vi.mock("#src/platform/page/swipe.ts", async () => {
  await swipeCode.promise;
  return { directionOfTouch: () => 1 };
});

const view = { chapters: [{ place: { book: "JHN", chapter: 3 } }] } as const;

const answer = (status: number, code: string) =>
  vi.stubGlobal("fetch", async () => Response.json({ error: "away", code, requestId: "1" }, { status }));

const client = createQueryClient();
const reader = (translation: TranslationId, isSettled = true) => (
  <QueryClientProvider client={client}>
    <MemoryRouter>
      <Reader
        view={view}
        translation={translation}
        onTranslation={() => undefined}
        isScrolledTo={false}
        isSettled={isSettled}
      />
    </MemoryRouter>
  </QueryClientProvider>
);
const show = (translation: TranslationId) => render(reader(translation));

beforeEach(() => {
  Object.assign(performance, { getEntriesByType: () => [] });
});
afterEach(() => {
  cleanup();
  client.clear();
  vi.unstubAllGlobals();
});

it.each([
  [502, "upstream_unreachable"],
  [504, "upstream_timeout"],
  [503, "unavailable"],
])("a service that is down (%i) is no error of the visitor's: a text of the site is offered", async (status, code) => {
  answer(status, code);
  show("fra_lsg");
  const offer = await screen.findByRole("link", { name: /King James Version/ });
  expect(offer.getAttribute("href")).toBe("/read/kjv/john/3");
  expect(screen.getByText(/LSG\) is not answering/)).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
  const ask = vi.fn<() => Promise<Response>>(() => new Promise(() => {}));
  vi.stubGlobal("fetch", ask);
  const again = screen.getByRole("button", { name: "Try again" });
  again.focus();
  fireEvent.click(again);
  await expect.poll(() => again.isConnected).toBe(false);
  expect(ask).toHaveBeenCalled();
  expect(document.activeElement).not.toBe(document.body);
});

it("a translation that its service no longer has stays an error, with the same offer", async () => {
  answer(404, "translation_not_found");
  show("fra_lsg");
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(screen.getByRole("link", { name: /King James Version/ }).getAttribute("href")).toBe("/read/kjv/john/3");
});

it("keeps the focus on the heading when a passage that was turned to could not be loaded", async () => {
  window.history.replaceState({ idx: 1 }, "", "/read/fra_lsg/john/3");
  answer(404, "translation_not_found");
  render(<main>{reader("fra_lsg")}</main>);
  screen.getByRole("heading", { level: 1 }).focus();
  await screen.findByRole("alert");
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
});

it("says nothing of a passage that may be the wrong one, until the screen knows what to show", async () => {
  answer(404, "translation_not_found");
  const { rerender } = render(reader("fra_lsg", false));
  await expect
    .poll(() =>
      client
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.status),
    )
    .toEqual(["error"]);
  await act(async () => {});
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.queryByText("John 3")).toBeNull();
  rerender(reader("fra_lsg"));
  expect(await screen.findByRole("alert")).toBeTruthy();
});

/** John 3 in another language; ours has 36 verses. */
const foreign = (count: number): ChapterText => ({
  translation: "fra_lsg",
  book: "JHN",
  chapter: 3,
  verses: Array.from({ length: count }, (_, index) => `Verset ${index + 1}`),
  paragraphs: [[1, 0]],
  edition: {
    name: "Louis Segond",
    language: "français",
    tag: "fr",
    direction: "ltr",
    license: "Public Domain",
    licenseUrl: "",
    bookName: "Jean",
    chapters: 21,
  },
});

it.each([
  [36, 0],
  [37, 1],
])("a text in another language with %i verses says %i times that its numbers are not ours", (count, times) => {
  render(
    <ChapterSection
      chapter={foreign(count)}
      view={view.chapters[0]}
      index={0}
      focus={undefined}
      selected={new Set()}
      spokenVerse={undefined}
      marks={new Map()}
    />,
  );
  expect(screen.getAllByText("Louis Segond")).not.toEqual([]);
  expect(screen.queryAllByText(/numbers the verses of this chapter in its own way/)).toHaveLength(times);
});

const psalm = (chapter: number) => (
  <QueryClientProvider client={client}>
    <MemoryRouter>
      <Reader
        view={{ chapters: [{ place: { book: "PSA", chapter } }] }}
        translation="kjv"
        onTranslation={() => undefined}
        isScrolledTo={false}
      />
    </MemoryRouter>
  </QueryClientProvider>
);

it("the actions beside a verse go with its passage: the next one may not have that verse", async () => {
  for (const [chapter, count] of [
    [116, 19],
    [117, 2],
  ] as const)
    client.setQueryData(chapterQuery("kjv", { book: "PSA", chapter }).queryKey, {
      book: "PSA",
      chapter,
      translation: "kjv",
      verses: Array.from({ length: count }, (_, index) => `Verse ${index + 1} of ${chapter}`),
      paragraphs: [[1, 0]],
    });
  const { rerender } = render(psalm(116));
  fireEvent.pointerOver(screen.getByText("19 of 116", { exact: false }), { pointerType: "mouse" });
  expect(await screen.findByRole("group", { name: "Actions for verse 19" })).toBeTruthy();
  rerender(psalm(117));
  screen.getByText("2 of 117", { exact: false });
  expect(screen.queryByRole("group", { name: "Actions for verse 19" })).toBeNull();
});

it("a swipe whose code comes after the reader was left turns no chapter", async () => {
  const { place } = view.chapters[0];
  client.setQueryData(chapterQuery("kjv", place).queryKey, {
    ...place,
    translation: "kjv",
    verses: ["There was a man"],
    paragraphs: [],
  });
  window.history.replaceState({ idx: 0 }, "", "/read/kjv/john/3");
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <BrowserRouter basename="/">
        <Reader view={view} translation="kjv" onTranslation={() => undefined} isScrolledTo={false} isSettled />
      </BrowserRouter>
    </QueryClientProvider>,
  );
  const title = screen.getByRole("heading", { name: "John 3" });
  fireEvent.touchStart(title);
  fireEvent.touchEnd(title);
  unmount();
  window.history.replaceState({ idx: 0 }, "", "/prayer-wall");
  await act(async () => {
    swipeCode.resolve();
    await new Promise((resolve) => setTimeout(resolve, 200));
  });
  expect(window.location.pathname).toBe("/prayer-wall");
});

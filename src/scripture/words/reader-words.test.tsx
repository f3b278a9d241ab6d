import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createQueryClient } from "#src/app/query-client.ts";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import { hashOfVerses } from "#domain/scripture/original-words/original-words.ts";
import { chapterQuery } from "#src/scripture/chapters.ts";
import { openedWord, openWordsOf } from "./opened-word.ts";
import { ReaderWords } from "./reader-words.tsx";
import { WordsBehind } from "./words-behind.tsx";

const chapter: ChapterText = {
  translation: "kjv",
  book: "1CO",
  chapter: 13,
  verses: ["Love never ends:", "wherein now abideth faith"],
  paragraphs: [[1, 0]],
};
const words = {
  book: "1CO",
  chapter: 13,
  text: hashOfVerses(chapter.verses),
  verses: ["26 3763 1601", "3739/1722.3306 4102"],
};
const entry = {
  lemma: "ἀγάπη",
  latin: "agapē",
  sound: "ag-ah'-pay",
  meaning: "love, i.e. affection; specially (plural) a love-feast",
  origin: "from G25",
  translations: [
    ["love", 81],
    ["charity", 28],
  ],
  verses: 106,
};

const serve = (files: Readonly<Record<string, unknown>>) =>
  vi.stubGlobal(
    "fetch",
    vi.fn<(url: string) => Promise<Response>>((url) => {
      const found = Object.entries(files).find(([part]) => String(url).includes(part));
      return Promise.resolve(found ? Response.json(found[1]) : new Response("", { status: 404 }));
    }),
  );

const showOnce = (chapters = [chapter]) => {
  const client = createQueryClient();
  const result = render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <ReaderWords chapters={chapters} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { ...result, client };
};
const settled = (client: QueryClient) =>
  waitFor(() => expect(client.getQueryState(["words", "1CO", 13])?.fetchStatus).toBe("idle"));

afterEach(() => {
  cleanup();
  act(() => openedWord.update(() => undefined));
  vi.unstubAllGlobals();
});

describe("the sheet of a word", () => {
  it("says what is behind it and where it stands", async () => {
    serve({
      "/words/1CO/11-20.json": [words],
      "/entries/G0.json": { 26: entry },
      "/places/G0.json": { 26: "mjk.0 3.1" },
    });
    const { client } = showOnce();
    await settled(client);
    act(() => openWordsOf(0, 1));
    expect(await screen.findByRole("dialog", { name: "“Love”" })).toBeTruthy();
    expect((await screen.findByText("ἀγάπη")).getAttribute("lang")).toBe("grc");
    screen.getByText("agapē");
    screen.getByText("love, i.e. affection;");
    fireEvent.click(screen.getByRole("button", { name: "109 times in 106 verses" }));
    expect((await screen.findAllByRole("link", { name: /\d:\d/ })).length).toBe(2);
    expect(screen.getByRole("link", { name: "All about G26" }).getAttribute("href")).toBe("/words/G26");
  });

  it("goes from word to word by button and arrow key, and shows every number", async () => {
    serve({ "/words/1CO/11-20.json": [words], "/entries/": {} });
    const { client } = showOnce();
    await settled(client);
    act(() => openWordsOf(0, 1));
    fireEvent.click(await screen.findByRole("button", { name: "Next word" }));
    await screen.findByRole("dialog", { name: "“never”" });
    fireEvent.keyDown(screen.getByRole("button", { name: "Next word" }), { key: "ArrowRight" });
    fireEvent.keyDown(screen.getByRole("button", { name: "Next word" }), { key: "ArrowRight" });
    await screen.findByRole("dialog", { name: "“wherein”" });
    await waitFor(() => expect(screen.getAllByText("There is no word with this number.")).toHaveLength(2));
    fireEvent.keyDown(screen.getByRole("button", { name: "Close" }), { key: "ArrowLeft" });
    await screen.findByRole("dialog", { name: "“ends”" });
  });

  it("stays on its word when the chapter's file has loaded", async () => {
    const verses = ["Love wist and besought"];
    const file = Promise.withResolvers<Response>();
    vi.stubGlobal("fetch", (url: string) => (url.includes("/words/") ? file.promise : Response.json({})));
    const { client } = showOnce([{ ...chapter, verses }]);
    act(() => openWordsOf(0, 1));
    fireEvent.click(await screen.findByRole("button", { name: "Next word" }));
    await screen.findByRole("dialog", { name: "“besought”" });
    file.resolve(Response.json([{ ...words, text: hashOfVerses(verses), verses: ["26 1492 2532 3870"] }]));
    await settled(client);
    await screen.findByText("There is no word with this number.");
    expect(screen.getByRole("dialog", { name: "“besought”" })).toBeTruthy();
  });

  it("says when the word could not be loaded, and tries again", async () => {
    serve({ "/words/1CO/11-20.json": [words] });
    const { client } = showOnce();
    await settled(client);
    act(() => openWordsOf(0, 1));
    await screen.findByRole("alert");
    serve({ "/entries/G0.json": { 26: entry } });
    const again = screen.getByRole("button", { name: "Try again" });
    again.focus();
    fireEvent.click(again);
    const word = await screen.findByText("ἀγάπη");
    expect(document.activeElement).toBe(word.closest("section"));
  });
});

it("the sheet of a word that others translate differently stays on it while they load", async () => {
  serve({ "/words/1CO/11-20.json": [words], "/entries/": {} });
  const client = createQueryClient();
  const verse = { book: "1CO", chapter: 13, verse: 1 } as const;
  client.setQueryData(chapterQuery("kjv", verse).queryKey, chapter);
  const shown = (...others: string[]) => (
    <QueryClientProvider client={client}>
      <WordsBehind verse={verse} others={others} />
    </QueryClientProvider>
  );
  const { rerender } = render(shown("Love never fails:", ""));
  fireEvent.click(await screen.findByRole("button", { name: "ends" }));
  await screen.findByRole("dialog", { name: "“ends”" });
  expect(document.querySelector("p div")).toBeNull();
  rerender(shown("Love never fails:", "Charity never ends:"));
  expect(screen.getByRole("dialog", { name: "“ends”" })).toBeTruthy();
});

describe("no words and no error", () => {
  it.each<[string, Readonly<Record<string, unknown>>]>([
    ["without the chapter's file", {}],
    ["for another text", { "/words/1CO/11-20.json": [{ ...words, text: words.text + 1 }] }],
    ["for another chapter", { "/words/1CO/11-20.json": [{ ...words, chapter: 12 }] }],
    ["with a word too many", { "/words/1CO/11-20.json": [{ ...words, verses: ["26 3763 1601 5", ""] }] }],
    ["with what is no such file", { "/words/1CO/11-20.json": { verses: 5 } }],
  ])("%s", async (_, files) => {
    serve(files);
    const { client } = showOnce();
    await settled(client);
    act(() => openWordsOf(0, 1));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

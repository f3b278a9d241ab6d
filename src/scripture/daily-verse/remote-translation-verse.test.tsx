import { QueryClientProvider } from "@tanstack/react-query";
import { createQueryClient } from "#src/app/query-client.ts";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { verseCount } from "#domain/scripture/books/books.ts";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import { HttpError } from "#src/platform/network/http.ts";
import { chapterQuery } from "#src/scripture/chapters.ts";
import type { DailyVerse } from "./use-daily-verse.ts";
import { RemoteVerse } from "./remote-translation-verse.tsx";
import { RhemaText } from "./rhema-text.tsx";

const english: DailyVerse = {
  place: { book: "PSA", chapter: 23, verse: 1 },
  reference: "Psalm 23:1",
  text: "The LORD is my shepherd; I shall not want.",
};

const arabic = (count: number): ChapterText => ({
  translation: "arb_vdv",
  book: "PSA",
  chapter: 23,
  verses: Array.from({ length: count }, (_, index) => `آية ${index + 1}`),
  paragraphs: [[1, 0]],
  edition: {
    name: "فان دايك",
    language: "العربية",
    tag: "ar",
    direction: "rtl",
    license: "Public Domain",
    licenseUrl: "",
    bookName: "المزامير",
    chapters: 150,
  },
});

const Shown = ({ verse: { text, reference, edition } }: { verse: DailyVerse }) => (
  <p lang={edition?.tag} dir={edition?.direction}>{`${text} | ${reference} | ${edition?.id ?? "kjv"}`}</p>
);

/** With the answer of the service for the chapter. */
const show = (answer: ChapterText | HttpError | undefined) => {
  const client = createQueryClient();
  const { queryKey } = chapterQuery("arb_vdv", { book: "PSA", chapter: 23 });
  if (answer instanceof HttpError) vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}", { status: 502 })));
  else if (answer) client.setQueryData(queryKey, answer);
  else vi.stubGlobal("fetch", () => new Promise(() => {}));
  render(
    <QueryClientProvider client={client}>
      <RemoteVerse verse={english} translation="arb_vdv" as={Shown} />
    </QueryClientProvider>,
  );
  return client;
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const inEnglish = "The LORD is my shepherd; I shall not want. | Psalm 23:1 | kjv";

describe("the verse of the day in another language", () => {
  it("is shown in that language and direction, with its name for the book", () => {
    show(arabic(verseCount("PSA", 23)));
    const words = screen.getByText("آية 1 | المزامير 23:1 | arb_vdv");
    expect([words.lang, words.dir]).toEqual(["ar", "rtl"]);
    expect(screen.queryByRole("status")).toBeNull();
  });

  it("is shown in English until it has loaded", () => {
    show(undefined);
    expect(screen.getByText(inEnglish)).toBeDefined();
    expect(screen.queryByRole("status")).toBeNull();
  });

  it("stays in English, and nothing comes that would move the page, if loading fails", async () => {
    const client = show(new HttpError("status", 502));
    await expect.poll(() => client.isFetching()).toBe(0);
    expect(screen.getByText(inEnglish)).toBeDefined();
    expect(screen.queryByRole("status")).toBeNull();
  });

  it("is shown in English with a message if the versification differs", () => {
    show(arabic(7));
    expect(screen.getByRole("status").textContent).toMatch(
      /^فان دايك counts the verses of this chapter in its own way/,
    );
    expect(screen.getByText(inEnglish)).toBeDefined();
  });
});

describe("a long verse of the day", () => {
  it("keeps the focus when its button shows the rest", async () => {
    render(<RhemaText text={"long ".repeat(40)} />);
    const more = screen.getByRole("button", { name: "Show more of the verse" });
    more.focus();
    await act(async () => more.click());
    expect(more.isConnected).toBe(false);
    expect(document.activeElement?.textContent).toContain("long long");
    expect(document.activeElement).not.toBe(document.body);
  });
});

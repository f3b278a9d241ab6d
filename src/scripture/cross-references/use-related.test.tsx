import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { describe, expect, it, vi } from "vitest";
import { createQueryClient } from "#src/app/query-client.ts";
import type { CrossReferenceChapter } from "#domain/scripture/cross-references.ts";
import { formatReference } from "#domain/scripture/reference/format-reference.ts";
import { verseOrdinal, type VerseId } from "#domain/scripture/reference/places.ts";
import { chapterQuery } from "#src/scripture/chapters.ts";
import { relatedAtOnce } from "./config.ts";
import { RelatedVerses } from "./related-verses.tsx";
import { crossReferenceQuery, relatedPassages } from "./use-related.ts";

const john = (verse: number): VerseId => ({ book: "JHN", chapter: 3, verse });
const genesis = verseOrdinal({ book: "GEN", chapter: 1, verse: 1 });
const romans = verseOrdinal({ book: "ROM", chapter: 5, verse: 8 });

const file: CrossReferenceChapter = {
  book: "JHN",
  chapter: 3,
  verses: { 16: [genesis, romans, verseOrdinal(john(17))], 17: [[romans, 2], romans, verseOrdinal(john(30))] },
};
const names = (verses: readonly VerseId[]) =>
  relatedPassages([file], verses).map((range) => formatReference({ ranges: [range] }));

describe("relatedPassages", () => {
  it("keeps the order of one verse", () => {
    expect(names([john(16)])).toEqual(["Genesis 1:1", "Romans 5:8", "John 3:17"]);
  });

  it("puts passages that several verses refer to first, and leaves out the passage itself", () => {
    expect(names([john(16), john(17)])).toEqual(["Romans 5:8", "Genesis 1:1", "Romans 5:8-9", "John 3:30"]);
  });

  it("is empty without a file or references", () => {
    expect(names([john(1)])).toEqual([]);
    expect(relatedPassages([], [john(16)])).toEqual([]);
  });
});

it("the first of the last passages takes the focus of the button that has shown them", async () => {
  vi.stubGlobal("fetch", async () => new Response(null, { status: 503 }));
  const client = createQueryClient();
  const references = Array.from({ length: relatedAtOnce + 2 }, (_, index) => genesis + 2 * index);
  client.setQueryData(crossReferenceQuery(john(16)).queryKey, { ...file, verses: { 16: references } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <RelatedVerses places={[john(16)]} verses={[john(16)]} translations={["kjv"]} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const more = screen.getByRole("button", { name: "Show more related verses" });
  more.focus();
  await act(async () => void fireEvent.click(more));
  expect(more.isConnected).toBe(false);
  expect(document.activeElement?.textContent).toBe("Genesis 1:19");
  cleanup();
  vi.unstubAllGlobals();
});

it("a passage in a service's text is set in the direction of its language", () => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(see: (entries: readonly { readonly isIntersecting: true }[]) => void) {
        this.observe = () => see([{ isIntersecting: true }]);
      }
      readonly observe: () => void;
      readonly disconnect = () => undefined;
    },
  );
  const client = createQueryClient();
  client.setQueryData(crossReferenceQuery(john(16)).queryKey, { ...file, verses: { 16: [verseOrdinal(john(17))] } });
  const edition = {
    name: "فان دايك",
    language: "العربية",
    tag: "ar",
    direction: "rtl",
    license: "",
    licenseUrl: "",
  } as const;
  client.setQueryData(chapterQuery("arb_vdv", john(17)).queryKey, {
    book: "JHN",
    chapter: 3,
    translation: "arb_vdv",
    verses: Array.from({ length: 36 }, (_, index) => `آية ${index + 1}`),
    paragraphs: [[1, 0]],
    edition: { ...edition, bookName: "يوحنا", chapters: 21 },
  });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <RelatedVerses places={[john(16)]} verses={[john(16)]} translations={["arb_vdv"]} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const { lang, dir } = screen.getByText("آية 17");
  expect([lang, dir]).toEqual(["ar", "rtl"]);
  cleanup();
  vi.unstubAllGlobals();
});

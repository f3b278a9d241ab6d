import { createHash } from "node:crypto";
import { QueryClientProvider } from "@tanstack/react-query";
import { createQueryClient } from "#src/app/query-client.ts";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { textDigestHeader } from "#domain/api/headers.ts";
import { memoryCaches } from "#tests/support/memory-caches.ts";
import type { ChapterId } from "#domain/scripture/reference/places.ts";
import { CommentarySection } from "./commentary-section.tsx";

const john3: ChapterId = { book: "JHN", chapter: 3 };
const section = (verse: number, last_verse: number, text: string, more: object = {}) => ({
  verse,
  last_verse,
  paragraphs: [{ text, ...more }],
  cut_off: verse === 16,
});
const answer = (id: string, book = "JHN", chapter = 3) => ({
  commentary: { id },
  chapters: [
    {
      book_id: book,
      chapter,
      book_introduction: [{ text: "Of the book." }],
      introduction: [{ text: "Of the chapter." }],
      sections: [
        section(1, 15, "<b>Of</b> the first verses."),
        section(16, 18, "Of love, Pe1 2:25 and Ps 23.", {
          marks: [{ start: 3, end: 7, as: "strong" }],
          references: [
            { start: 9, end: 17, reference: "1 Peter 2:25" },
            { start: 22, end: 27, reference: "Psalm 23" },
          ],
        }),
      ],
    },
  ],
});
const sent = (body: unknown, status = 200): Response => {
  const text = JSON.stringify(body);
  const digest = createHash("sha256").update(text).digest("hex").slice(0, 12);
  return new Response(text, { status, headers: { "Content-Type": "application/json", [textDigestHeader]: digest } });
};

const show = (
  verses: readonly number[],
  answers: (id: string, reference: string) => Response = (id) => sent(answer(id)),
  place: ChapterId = john3,
) => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    const { searchParams, pathname } = new URL(url, "https://lampstand.test");
    return answers(searchParams.get("commentary")!, decodeURIComponent(pathname.split("/").at(-1)!));
  });
  render(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient()}>
        <CommentarySection translation="kjv" place={place} verses={verses} chapter={undefined} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return asked;
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the commentary in the study panel", () => {
  it("says whose it is and of which year, and opens what is said of the chosen verses", async () => {
    show([17]);
    const said = (await screen.findByText("Verses 16–18")).closest("details")!;
    expect(
      screen.getByText("Jamieson, Fausset and Brown wrote this, 1871. Their opinion, not Scripture."),
    ).toBeDefined();
    expect(said.open).toBe(true);
    expect(screen.queryByText("Verses 1–15")).toBeNull();
    expect(within(said).getByText("love").tagName).toBe("B");
    expect(within(said).getByRole("link", { name: "Pe1 2:25" }).getAttribute("href")).toBe("/read/kjv/1-peter/2#v25");
    expect(within(said).getByRole("link", { name: "Ps 23" }).getAttribute("href")).toBe("/read/kjv/psalms/23");
    expect(within(said).getByText("Cut off in the source.")).toBeDefined();
    expect(said.querySelector("[lang=en]")).not.toBeNull();
  });

  it("has all sections of a chapter closed, and markup as text", async () => {
    show([]);
    const all = (await screen.findByText("Verses 1–15"))
      .closest("section")!
      .querySelectorAll<HTMLDetailsElement>("details:not(.study-choice)");
    expect([...all].map((one) => one.open)).toEqual([false, false, false, false]);
    expect([...all].slice(0, 2).map(({ textContent }) => textContent)).toEqual([
      "On the bookOf the book.",
      "On the chapterOf the chapter.",
    ]);
    expect(all[2]!.textContent).toContain("<b>Of</b> the first verses.");
  });

  it("says where nothing is said of the verses", async () => {
    show([30]);
    expect(await screen.findByText("This commentary says nothing about these verses.")).toBeDefined();
  });

  it("reads another one, which is remembered", async () => {
    const asked = show([17]);
    await screen.findByText("Verses 16–18");
    fireEvent.change(screen.getByRole("combobox", { name: "Commentary" }), { target: { value: "adam-clarke" } });
    expect(await screen.findByText(/^Adam Clarke wrote this/)).toBeDefined();
    await expect.poll(() => asked.at(-1)).toContain("commentary=adam-clarke");
    cleanup();
    show([17]);
    expect(screen.getByRole<HTMLSelectElement>("combobox").value).toBe("adam-clarke");
    fireEvent.change(screen.getByRole("combobox"), { target: { value: "jamieson-fausset-brown" } });
  });

  it("says in one line that the service is away, and tries again", async () => {
    let isAway = true;
    show([17], (id) => (isAway ? sent({ code: "unavailable", message: "x" }, 503) : sent(answer(id))));
    expect((await screen.findByRole("alert")).textContent).toContain("The commentary cannot be read right now.");
    isAway = false;
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Verses 16–18")).toBeDefined();
  });

  it("says what a 404 says: gone, or nothing on this chapter", async () => {
    show([17], () => sent({ code: "not_found", message: "John Gill: no commentary on this chapter." }, 404));
    expect(await screen.findByText("John Gill: no commentary on this chapter.")).toBeDefined();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

const noComment = () => sent({ code: "not_found", message: "Nothing on this chapter." }, 404);
const numberOf = (reference: string): number => Number(reference.replace("Ruth ", ""));
const keep = async () => {
  const button = await screen.findByRole("button", { name: "Download Ruth" });
  button.focus();
  fireEvent.click(button);
};
const focusIsOn = (text: string) => expect.poll(() => document.activeElement?.textContent).toBe(text);

describe("a book of a commentary that is kept for reading offline", () => {
  const ruth1: ChapterId = { book: "RUT", chapter: 1 };
  const showRuth = (answers: (reference: string) => Response) =>
    show([], (_id, reference) => answers(reference), ruth1);
  const id = "jamieson-fausset-brown";

  it("is whole, with the chapters on which it has nothing, and is read without the network afterwards", async () => {
    vi.stubGlobal("caches", memoryCaches().caches);
    const asked = showRuth((reference) =>
      reference === "Ruth 3" ? noComment() : sent(answer(id, "RUT", numberOf(reference))),
    );
    await keep();
    await focusIsOn("Ruth can be read offline.");
    // The first chapter was read, and is not asked for again.
    expect(asked).toHaveLength(4);
    cleanup();
    const failing = show([], () => Response.error(), { book: "RUT", chapter: 4 });
    expect(await screen.findByText("Verses 1–15")).toBeDefined();
    expect(await screen.findByText("Ruth can be read offline.")).toBeDefined();
    cleanup();
    show([], () => Response.error(), { book: "RUT", chapter: 3 });
    expect(await screen.findByText("This commentary says nothing about this chapter.")).toBeDefined();
    expect(failing).toEqual([]);
  });

  it.each([
    ["the network fails", Number.POSITIVE_INFINITY, () => sent({ code: "unavailable", message: "x" }, 503)],
    ["the storage is full", 2, (reference: string) => sent(answer(id, "RUT", numberOf(reference)))],
  ])("says that it is not whole where %s, and goes on from there", async (_what, room, third) => {
    const { caches, all } = memoryCaches(room);
    vi.stubGlobal("caches", caches);
    let isFailing = true;
    const asked = showRuth((reference) =>
      reference === "Ruth 3" && isFailing ? third(reference) : sent(answer(id, "RUT", numberOf(reference))),
    );
    await keep();
    await focusIsOn("Not all chapters could be downloaded. What has arrived stays.");
    expect([...all.values()].map((files) => files.size)).toEqual([2]);
    isFailing = false;
    vi.stubGlobal("caches", { ...memoryCaches().caches, ...(room === 2 ? {} : caches) });
    asked.length = 0;
    await keep();
    expect(await screen.findByText("Ruth can be read offline.")).toBeDefined();
    expect(asked).toHaveLength(room === 2 ? 4 : 2);
  });

  it("is not called kept where the commentary has nothing on the book at all", async () => {
    vi.stubGlobal("caches", memoryCaches().caches);
    let hasFirst = true;
    showRuth(() => (hasFirst ? sent(answer(id, "RUT", 1)) : noComment()));
    await screen.findByRole("button", { name: "Download Ruth" });
    hasFirst = false;
    vi.stubGlobal("caches", memoryCaches().caches);
    await keep();
    expect(await screen.findByText("Not all chapters could be downloaded. What has arrived stays.")).toBeDefined();
  });
});

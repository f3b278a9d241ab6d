import { createHash } from "node:crypto";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { textDigestHeader } from "#domain/api/headers.ts";
import { CommentarySection } from "./commentary-section.tsx";

const place = { book: "JHN", chapter: 3 } as const;
const section = (verse: number, last_verse: number, text: string, more: object = {}) => ({
  verse,
  last_verse,
  paragraphs: [{ text, ...more }],
  cut_off: verse === 16,
});
const answer = (id: string) => ({
  commentary: { id },
  chapters: [
    {
      book_id: "JHN",
      chapter: 3,
      introduction: [{ text: "Of the chapter." }],
      sections: [
        section(1, 15, "<b>Of</b> the first verses."),
        section(16, 18, "Of love, Pe1 2:25.", {
          marks: [{ start: 3, end: 7, as: "strong" }],
          references: [{ start: 9, end: 17, reference: "1 Peter 2:25" }],
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

const show = (verses: readonly number[], answers: (id: string) => Response = (id) => sent(answer(id))) => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    return answers(new URL(url, "https://lampstand.test").searchParams.get("commentary")!);
  });
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
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
    expect(within(said).getByText("Cut off in the source.")).toBeDefined();
    expect(said.querySelector("[lang=en]")).not.toBeNull();
  });

  it("has all sections of a chapter closed, and markup as text", async () => {
    show([]);
    const all = (await screen.findByText("Verses 1–15")).closest("section")!.querySelectorAll("details");
    expect([...all].map((one) => one.open)).toEqual([false, false, false]);
    expect(all[1]!.textContent).toContain("<b>Of</b> the first verses.");
  });

  it("says where nothing is said of the verses", async () => {
    show([30]);
    expect(await screen.findByText("This commentary says nothing of these verses.")).toBeDefined();
  });

  it("reads another one, which is remembered", async () => {
    const asked = show([17]);
    await screen.findByText("Verses 16–18");
    fireEvent.change(screen.getByRole("combobox", { name: "Commentary" }), { target: { value: "adam-clarke" } });
    expect(await screen.findByText(/^Adam Clarke wrote this/)).toBeDefined();
    await vi.waitFor(() => expect(asked.at(-1)).toContain("commentary=adam-clarke"));
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

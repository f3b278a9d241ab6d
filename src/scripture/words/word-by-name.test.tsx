import { QueryClientProvider } from "@tanstack/react-query";
import { createQueryClient } from "#src/app/query-client.ts";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { WordFacts } from "./word-facts.tsx";
import { WordByName } from "./word-by-name.tsx";

const entry = {
  lemma: "ἀγάπη",
  latin: "agapē",
  meaning: "love; a love-feast",
  translations: [["love", 106]],
  verses: 106,
};
const fetched = vi.fn<(url: string) => Promise<Response>>((url) => {
  const files: Readonly<Record<string, unknown>> = {
    "/index/61.json": { agape: ["G26"] },
    "/index/6c.json": { love: ["G26"] },
    "/index/3b1.json": { αγαπη: ["G26"] },
    "/entries/G0.json": { 26: entry },
    "/places/G0.json": { 26: Array.from({ length: 51 }, () => "1.0").join(" ") },
  };
  const found = Object.entries(files).find(([path]) => url.endsWith(path));
  return Promise.resolve(found ? Response.json(found[1]) : new Response("", { status: 404 }));
});

const show = (query: string) => {
  vi.stubGlobal("fetch", fetched);
  const client = createQueryClient();
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <WordByName query={query} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return client;
};

afterEach(() => {
  cleanup();
  fetched.mockClear();
  vi.unstubAllGlobals();
});

describe("a search for a word of the original", () => {
  it.each(["agape", " Agapē ", "ἀγάπη", "Love", "G26", "g0026"])("%s leads to its page", async (query) => {
    show(query);
    const link = await screen.findByRole("link", { name: "ἀγάπη agapē G26" });
    expect(link.getAttribute("href")).toBe("/words/G26");
    expect(screen.getByText("love")).toBeTruthy();
  });

  it.each(["agap", "G2717", "constructor", "a"])("%s finds none", async (query) => {
    const client = show(query);
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(screen.queryByRole("list")).toBeNull();
  });

  it.each(["love one another", "John 3:16", "", "123"])("%s asks for no file", (query) => {
    show(query);
    expect(fetched).not.toHaveBeenCalled();
  });
});

it("the first of a word's last verses takes the focus of the button that has shown them", async () => {
  vi.stubGlobal("fetch", fetched);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <WordFacts number={{ language: "greek", number: 26 }} isWhole />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const more = await screen.findByRole("button", { name: "Show more of 51 verses" });
  more.focus();
  await act(async () => void fireEvent.click(more));
  expect(more.isConnected).toBe(false);
  expect(document.activeElement?.textContent).toBe("Genesis 2:21");
});

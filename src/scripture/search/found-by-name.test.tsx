import { QueryClientProvider } from "@tanstack/react-query";
import { createQueryClient } from "#src/app/query-client.ts";
import { cleanup, render, renderHook, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { useDownloadedKeys } from "./downloaded-keys.ts";
import { AlsoFound } from "./found-by-name.tsx";
import { readParameters } from "./parameters.ts";
import { useWordSearch } from "./use-word-search.ts";

/** The worker that searches: it finds as many verses as chapters have been downloaded. */
let chaptersDownloaded = 0;
class Searching extends EventTarget {
  postMessage({ id }: { id: number }) {
    const response = { ok: true, total: chaptersDownloaded, hits: [], counts: [], suggestions: [], nearest: [] };
    this.dispatchEvent(new MessageEvent("message", { data: { id, response } }));
  }
  terminate() {}
}

const word = (lemma: string, latin: string) => ({ lemma, latin, meaning: "love", translations: [], verses: 1 });
const files: Readonly<Record<string, unknown>> = {
  "/index/6c.json": { love: ["G26", "G25", "G5368", "H157"] },
  "/entries/G0.json": { 25: word("ἀγαπάω", "agapaō"), 26: word("ἀγάπη", "agapē") },
  "/entries/G20.json": { 5368: word("φιλέω", "phileō") },
};
const fetched = vi.fn<(url: string) => Promise<Response>>((url) => {
  const found = Object.entries(files).find(([path]) => url.endsWith(path));
  return Promise.resolve(found ? Response.json(found[1]) : new Response("", { status: 404 }));
});

const show = (query: string, verses: number | undefined): void => {
  vi.stubGlobal("fetch", fetched);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <AlsoFound search={readParameters(query, new URLSearchParams())} verses={verses} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};
const names = (): readonly (string | null)[] => screen.queryAllByRole("link").map(({ textContent }) => textContent);

afterEach(() => {
  cleanup();
  fetched.mockClear();
  vi.unstubAllGlobals();
});

it("names a subject, a passage, a term and the three nearest words", async () => {
  show("love", 281);
  await screen.findByRole("link", { name: "φιλέω phileō G5368" });
  expect(names()).toEqual([
    "Verses on love",
    "The Love Chapter",
    "Dictionary: Love",
    "ἀγάπη agapē G26",
    "ἀγαπάω agapaō G25",
    "φιλέω phileō G5368",
  ]);
});

it("keeps the line's place while it searches, and asks for no words before the verses are there", () => {
  show("shepherds", undefined);
  expect(document.querySelector(".also-found")).not.toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});

it("leaves passage and words to the page where no verse has them", () => {
  show("prodigal son", 0);
  expect(document.querySelector(".also-found")).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});

const inOneVisit = () => {
  const client = createQueryClient();
  return <Result,>(useHook: () => Result) =>
    renderHook(useHook, {
      wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    });
};

it("a translation that has just been downloaded can be searched at once", async () => {
  const kept = ["lampstand-kept-deu_l12"];
  vi.stubGlobal("caches", { keys: async () => kept });
  const search = inOneVisit();
  const before = search(useDownloadedKeys);
  await waitFor(() => expect(before.result.current).toHaveLength(1));
  before.unmount();
  kept.push("lampstand-kept-spa_r09");
  const after = search(useDownloadedKeys);
  await waitFor(() => expect(after.result.current).toHaveLength(2));
});

it("a search in a downloaded translation is repeated in what has been downloaded since", async () => {
  const worker = new Searching();
  vi.stubGlobal("Worker", function start() {
    return worker;
  });
  const parameters = readParameters("Gnade", new URLSearchParams(), "deu_l12");
  const search = inOneVisit();
  chaptersDownloaded = 1;
  const before = search(() => useWordSearch(parameters));
  await waitFor(() => expect(before.result.current.answer?.total).toBe(1));
  before.unmount();
  chaptersDownloaded = 2;
  const after = search(() => useWordSearch(parameters));
  await waitFor(() => expect(after.result.current.answer?.total).toBe(2));
  // The next search would start another.
  worker.dispatchEvent(new Event("error"));
});

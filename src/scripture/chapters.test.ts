import { QueryObserver } from "@tanstack/react-query";
import { createQueryClient } from "#src/app/query-client.ts";
import { afterEach, describe, expect, it, vi } from "vitest";
import { chapterFailureMessage, chapterQuery, dropOldChapters, seedFailure } from "./chapters.ts";

const place = { book: "JHN", chapter: 3 } as const;

/** The message that the reader shows when the chapter request gets `answer`. */
const messageFor = async (translation: "kjv" | "bbe", answer: typeof fetch): Promise<string> => {
  vi.stubGlobal("fetch", answer);
  return createQueryClient()
    .fetchQuery(chapterQuery(translation, place))
    .then(
      () => "",
      (error: unknown) => chapterFailureMessage(error, place),
    );
};

const refusal = (status: number, code: string) => async () =>
  Response.json({ error: "failed", code, message: "Something else.", requestId: "1" }, { status });

const pendingUntilAborted: typeof fetch = (_url, init) =>
  new Promise((_resolve, reject) =>
    init?.signal?.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError"))),
  );

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a chapter that fails to load", () => {
  it.each([
    [504, "upstream_timeout", "Request timed out. Please try again."],
    [
      502,
      "upstream_unreachable",
      "Failed to connect to the Bible API. Please check your internet connection and try again later.",
    ],
    [502, "upstream_failed", "Failed to fetch scripture. Please try again later."],
    [503, "unavailable", "Failed to fetch scripture. Please try again later."],
    [500, "toString", "Failed to fetch scripture. Please try again later."],
    [
      404,
      "not_found",
      `Could not find the passage "John 3". Please try a more specific reference, like 'John 3:16' or 'Genesis 1'.`,
    ],
  ])("is explained by the error code of our API: %i %s", async (status, code, sentence) => {
    expect(await messageFor("bbe", refusal(status, code))).toBe(sentence);
  });

  it("is explained by the status if the response is not from our API", async () => {
    const answers = [
      async () => new Response("<!doctype html>", { status: 504 }),
      async () => new Response("{", { status: 502, headers: { "Content-Type": "application/json" } }),
    ];
    for (const answer of answers)
      expect(await messageFor("bbe", answer)).toBe("Failed to fetch scripture. Please try again later.");
    expect(await messageFor("kjv", async () => new Response("", { status: 404 }))).toContain(
      'Could not find the passage "John 3".',
    );
  });

  it("has its own message when the network is down and when the request times out", async () => {
    expect(await messageFor("kjv", () => Promise.reject(new TypeError("Failed to fetch")))).toMatch(
      /^Failed to connect to the Bible API\./,
    );
    vi.useFakeTimers();
    const late = messageFor("bbe", pendingUntilAborted);
    await vi.advanceTimersByTimeAsync(11_000);
    expect(await late).toBe("Request timed out. Please try again.");
  });
});

describe("chapters in memory", () => {
  it("are no failed ones: whoever comes back to one that the page brought as failed asks again", async () => {
    const client = createQueryClient();
    const asked: unknown[] = [];
    vi.stubGlobal("fetch", async (address: unknown) => {
      asked.push(address);
      return new Response("", { status: 503 });
    });
    seedFailure(client, { translation: "bbe", reason: "outage", ...place });
    const visit = () => new QueryObserver(client, chapterQuery("bbe", place)).subscribe(() => {});
    visit()();
    expect(asked).toEqual([]);
    const leave = visit();
    await expect.poll(() => asked).toHaveLength(1);
    leave();
    client.clear();
  });

  it("are the most recently read ones and those on screen, however many were read", () => {
    const client = createQueryClient();
    dropOldChapters(client);
    const read = (chapter: number) =>
      client.setQueryData(chapterQuery("kjv", { book: "PSA", chapter }).queryKey, {
        translation: "kjv",
        book: "PSA",
        chapter,
        verses: [],
        paragraphs: [],
      });
    read(1);
    const leave = new QueryObserver(client, chapterQuery("kjv", { book: "PSA", chapter: 1 })).subscribe(() => {});
    for (let chapter = 2; chapter <= 150; chapter += 1) read(chapter);
    const kept = client
      .getQueryCache()
      .findAll({ queryKey: ["chapter"] })
      .map(({ queryKey }) => queryKey[3]);
    expect(kept).toHaveLength(81);
    expect([kept[0], kept[1], kept.at(-1)]).toEqual([1, 71, 150]);
    leave();
    client.clear();
  });
});

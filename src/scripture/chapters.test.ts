import { QueryClient } from "@tanstack/react-query";
import { afterEach, describe, expect, it, vi } from "vitest";
import { chapterFailureMessage, chapterQuery } from "./chapters.ts";

const place = { book: "JHN", chapter: 3 } as const;

/** What the reader says when the chapter is asked for and `answer` comes. */
const said = async (translation: "kjv" | "bbe", answer: () => Promise<Response>): Promise<string> => {
  vi.stubGlobal("fetch", answer);
  return new QueryClient().fetchQuery(chapterQuery(translation, place)).then(
    () => "",
    (error: unknown) => chapterFailureMessage(error, place),
  );
};

const refusal = (status: number, code: string) => async () => Response.json({ error: "failed", code, message: "Something else.", requestId: "1" }, { status });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("a chapter that does not come", () => {
  it.each([
    [504, "upstream_timeout", "Request timed out. Please try again."],
    [502, "upstream_unreachable", "Failed to connect to the Bible API. Please check your internet connection and try again later."],
    [502, "upstream_failed", "Failed to fetch scripture. Please try again later."],
    [503, "unavailable", "Failed to fetch scripture. Please try again later."],
    [500, "toString", "Failed to fetch scripture. Please try again later."],
    [404, "not_found", `Could not find the passage "John 3". Please try a more specific reference, like 'John 3:16' or 'Genesis 1'.`],
  ])("is explained by the code of our API's answer: %i %s", async (status, code, sentence) => {
    expect(await said("bbe", refusal(status, code))).toBe(sentence);
  });

  it("is explained by the status where the answer is not our API's", async () => {
    const answers = [async () => new Response("<!doctype html>", { status: 504 }), async () => new Response("{", { status: 502, headers: { "Content-Type": "application/json" } })];
    for (const answer of answers) expect(await said("bbe", answer)).toBe("Failed to fetch scripture. Please try again later.");
    expect(await said("kjv", async () => new Response("", { status: 404 }))).toContain('Could not find the passage "John 3".');
  });

  it("has a sentence for a network that is away, and for an answer that is late", async () => {
    expect(await said("kjv", () => Promise.reject(new TypeError("Failed to fetch")))).toMatch(/^Failed to connect to the Bible API\./);
    vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(AbortSignal.abort());
    expect(await said("bbe", () => Promise.reject(new DOMException("late", "TimeoutError")))).toBe("Request timed out. Please try again.");
  });
});

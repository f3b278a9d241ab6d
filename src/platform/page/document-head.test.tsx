import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Head } from "#domain/site/head/head.ts";
import { applyHead } from "./document-head.ts";

const shown: Head = {
  title: "John 3",
  description: "Born again",
  keywords: "John",
  canonical: "https://a.example/read/kjv/john/3",
  isIndexed: true,
};
const missing: Head = { ...shown, title: "Home", canonical: undefined, isIndexed: false };

const inHead = (selector: string) => document.head.querySelectorAll(selector);
const arriveAt = (head: Head) => {
  applyHead(head);
  vi.runAllTimers();
};

beforeEach(() => {
  vi.useFakeTimers();
  document.head.innerHTML = "";
});

afterEach(() => {
  vi.useRealTimers();
  document.head.innerHTML = "";
});

describe("the head of a screen", () => {
  it("replaces the tags of a page that is not indexed", () => {
    document.head.innerHTML = '<meta name="robots" content="noindex">';
    arriveAt(shown);
    expect(inHead("meta[name=robots]")).toHaveLength(0);
    expect(inHead("link[rel=canonical]")).toHaveLength(1);
    expect(inHead("link[rel=canonical]")[0]!.getAttribute("href")).toBe(shown.canonical);
    expect(inHead('meta[property="og:url"]')[0]!.getAttribute("content")).toBe(shown.canonical);
    expect(document.title).toBe("John 3");
  });

  it("has no canonical address and no robots permission where there is no page", () => {
    arriveAt(shown);
    arriveAt(missing);
    arriveAt(missing);
    expect(inHead("link[rel=canonical]")).toHaveLength(0);
    expect(inHead('meta[property="og:url"]')).toHaveLength(0);
    expect(inHead("meta[name=robots]")).toHaveLength(1);
    expect(inHead("meta[name=robots]")[0]!.getAttribute("content")).toBe("noindex");
  });
});

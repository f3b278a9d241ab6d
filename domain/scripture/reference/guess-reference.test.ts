import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { longestReference } from "./parse-reference.ts";
import { guessReference } from "./guess-reference.ts";

describe("an unknown path", () => {
  it.each([
    ["/john/3/16", "John 3:16", "/read/kjv/john/3#v16"],
    ["/read/kjv/john/3/16", "John 3:16", "/read/kjv/john/3#v16"],
    ["/read/john/3", "John 3", "/read/kjv/john/3"],
    ["/read/asv/jn/3", "John 3", "/read/asv/john/3"],
    ["/read/web/john", "John", "/read/web/john/1"],
    ["/bible/kjv/1-john/4/7-8", "1 John 4:7-8", "/read/kjv/1-john/4#v7-8"],
    ["/bible/John+3:16-18", "John 3:16-18", "/read/kjv/john/3#v16-18"],
    ["/John%203%3A16", "John 3:16", "/read/kjv/john/3#v16"],
    ["/ASV/JHN.3.16", "John 3:16", "/read/asv/john/3#v16"],
    ["/john-3-16", "John 3:16", "/read/kjv/john/3#v16"],
    ["/psalm-23-1", "Psalm 23:1", "/read/kjv/psalms/23#v1"],
    ["/john_3_16", "John 3:16", "/read/kjv/john/3#v16"],
    ["/song-of-solomon/2/1", "Song of Solomon 2:1", "/read/kjv/song-of-solomon/2#v1"],
    ["/psalms/23/", "Psalm 23", "/read/kjv/psalms/23"],
    ["//john//3/", "John 3", "/read/kjv/john/3"],
    ["/john/ASV/3/16", "John 3:16", "/read/asv/john/3#v16"],
    ["/a.b/1_john/4", "1 John 4", "/read/kjv/1-john/4"],
    ["/%E0%A4%A/john/3", "John 3", "/read/kjv/john/3"],
    [`/${"x".repeat(longestReference - "//john 3".length)}/john 3`, "John 3", "/read/kjv/john/3"],
  ])("%s meant %s", (pathname, title, path) => {
    expect(guessReference(pathname)).toEqual({ title, path });
  });

  it.each([
    "/",
    "/no-such-page",
    "/read",
    "/read/kjv",
    "/games/trivia",
    "/john/3/99",
    "/hezekiah/99",
    "/john/x",
    "/john/x99",
    "/john/99x",
    "/%E0%A4%A/x",
    `/${"x".repeat(longestReference)}/john/3`,
  ])("%s means no reference", (pathname) => {
    expect(guessReference(pathname)).toBeUndefined();
  });

  it("may be any text, and yields only paths of the reader", () => {
    const segments = fc.array(
      fc.oneof(fc.string(), fc.constantFrom("john", "1-john", "kjv", "3", "3:16", "16-18", "%")),
      { maxLength: 4 },
    );
    const paths = fc.oneof(
      fc.webPath(),
      segments.map((parts) => `/${parts.join("/")}`),
    );
    const meant = /^\/read\/[a-z]+\/[a-z0-9-]+\/\d+(#v\d+(-\d+)?)?$/;
    fc.assert(fc.property(paths, (pathname) => meant.test(guessReference(pathname)?.path ?? "/read/kjv/john/3")));
    expect(
      fc.sample(paths, { numRuns: 200, seed: 1 }).filter((pathname) => guessReference(pathname)).length,
    ).toBeGreaterThan(10);
  });
});

it.each([
  ["/read/kjv/john/99", "John 21", "/read/kjv/john/21"],
  ["/read/bbe/john/99", "John 21", "/read/bbe/john/21"],
  ["/read/bbe/john/0", "John 1", "/read/bbe/john/1"],
  ["/read/ylt/psalms/151/", "Psalm 150", "/read/ylt/psalms/150"],
  ["/john/99", "John 21", "/read/kjv/john/21"],
  ["/read/kjv/1-john/9", "1 John 5", "/read/kjv/1-john/5"],
  ["/song_of_solomon/9", "Song of Solomon 8", "/read/kjv/song-of-solomon/8"],
  ["/verse/web/john/3/99", "John 3", "/read/web/john/3"],
  ["/read/nope/jude/2", "Jude 1:2", "/read/kjv/jude/1#v2"],
])("%s may mean the nearest chapter, %s", (path, title, place) => {
  expect(guessReference(path)).toEqual({ title, path: place });
});

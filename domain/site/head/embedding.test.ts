import { describe, expect, it } from "vitest";
import { framedPassage, framePath, passageOfAddress } from "./embedding.ts";

describe("the path of a frame", () => {
  it.each(["/embed/read/kjv/john/3", "/embed/read/web/1-john/4/8", "/embed/read/asv/psalms/119/1-176"])(
    "%s names a passage, and is written back",
    (path) => expect(framePath(framedPassage(path)!)).toBe(path),
  );

  it("takes the translation in any case", () =>
    expect(framePath(framedPassage("/embed/read/KJV/john/3")!)).toBe("/embed/read/kjv/john/3"));

  it.each([
    "/embed",
    "/embed/read/kjv/john",
    "/embed/read/kjv/john/22",
    "/embed/read/kjv/john/3/99",
    "/embed/read/kjv/john/3/18-16",
    "/embed/read/kjv/john/3/16/17",
    "/embed/read/bbe/john/3",
    "/embed/read/kjv/hezekiah/3",
    "/embed/verse/kjv/john/3/16",
    "/read/kjv/john/3",
  ])("%s names none", (path) => expect(framedPassage(path)).toBeUndefined());
});

describe("an address of ours", () => {
  it.each([
    ["/read/kjv/john/3", "", "/embed/read/kjv/john/3"],
    ["/read/kjv/john/3/", "#v16-18", "/embed/read/kjv/john/3/16-18"],
    ["/read/kjv/john/3", "#v99", "/embed/read/kjv/john/3"],
    ["/verse/web/john/3/16", "", "/embed/read/web/john/3/16"],
  ])("%s%s is shown by a frame", (path, hash, frame) => expect(framePath(passageOfAddress(path, hash)!)).toBe(frame));

  it.each(["/", "/help", "/read/bbe/john/3", "/verse/kjv/john/3", "/read/kjv/john/3/16", "/event-card/birthday/1"])(
    "%s is not",
    (path) => expect(passageOfAddress(path, "")).toBeUndefined(),
  );
});

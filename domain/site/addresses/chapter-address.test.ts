import { describe, expect, it } from "vitest";
import { chapterAddress } from "./chapter-address.ts";

describe("a non-canonical chapter path", () => {
  it.each([
    "/read/xyz/john/3",
    "/read/niv/JHN/3/",
    "/read/%20/john/3",
    "/read/%E0%A4%A/john/3",
    "/read/__proto__/john/3",
  ])("%s: the same place in kjv", (path) => {
    expect(chapterAddress(path)).toEqual({ path: "/read/kjv/john/3", isSameText: false });
  });

  it("/study/xyz/JHN/3: the guide in kjv", () => {
    expect(chapterAddress("/study/xyz/JHN/3")).toEqual({ path: "/study/kjv/john/3", isSameText: false });
  });

  it.each([
    ["/read/KJV/john/3", "/read/kjv/john/3"],
    ["/study/WEB/1JN/4", "/study/web/1-john/4"],
    ["/study/spa_R09/john/3", "/study/spa_r09/john/3"],
    ["/read/Bbe/1-john/4", "/read/bbe/1-john/4"],
    ["/read/web/John/3", "/read/web/john/3"],
    ["/read/asv/1JN/4", "/read/asv/1-john/4"],
    ["/verse/KJV/john/3/16-18", "/verse/kjv/john/3/16-18"],
    ["/verse/web/JHN/3/16", "/verse/web/john/3/16"],
  ])("%s: the same text at %s", (path, known) => {
    expect(chapterAddress(path)).toEqual({ path: known, isSameText: true });
  });

  it.each([
    "/read/xyz/hezekiah/3",
    "/read/xyz/john/22",
    "/read/KJV/john/0",
    "/read/xyz/john/03",
    "/read/xyz/john",
    "/read/xyz/john/3/16",
    "/study/KJV/john/22",
    "/verse/KJV/john/3/37",
    "/verse/KJV/john/3/018",
    "/help",
    "/",
  ])("%s: nothing", (path) => {
    expect(chapterAddress(path)).toBeUndefined();
  });

  it("never redirects to itself", () => {
    for (const path of ["/read/kjv/john/3", "/read/bbe/john/3", "/study/kjv/john/3", "/verse/kjv/john/3/16-18"])
      expect(chapterAddress(path)).toBeUndefined();
  });
});

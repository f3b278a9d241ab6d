import { describe, expect, it } from "vitest";
import { measureHeaders, measureRedirects } from "./host-limits.ts";

describe("_headers", () => {
  it("counts rules and measures the longest line", () => {
    expect(measureHeaders("# note\n/*\n  A: b\n  ! C\n\n/assets/*\n  Cache-Control: long\n")).toEqual({
      rules: 2,
      longestLine: "  Cache-Control: long".length,
    });
    expect(measureHeaders("")).toEqual({ rules: 0, longestLine: 0 });
  });
});

describe("_redirects", () => {
  it("distinguishes static from dynamic redirects", () => {
    const measured = measureRedirects(
      "/games /games-menu 301\n/event-card/x/:cardId /event-card/x/_ 200\n/old/* /new/:splat\n",
    );
    expect(measured).toMatchObject({ static: 1, dynamic: 2, unreadable: [], isStaticFirst: true });
  });

  it("reports lines that a host would ignore, and static redirects after dynamic ones", () => {
    expect(measureRedirects("/a\n/b /c 404\nd /e 301\n").unreadable).toEqual(["/a", "/b /c 404", "d /e 301"]);
    expect(measureRedirects("/a/* /b 301\n/c /d 301\n").isStaticFirst).toBe(false);
  });
});

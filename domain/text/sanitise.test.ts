import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isBlank, isSuspicious, normaliseText, sanitise } from "./sanitise.ts";

describe("normalising", () => {
  it("keeps what can be seen exactly, in NFC", () => {
    expect(normaliseText("  <b>Ruth</b> & 'Naomi' \r\n cafe\u0301  ")).toBe("<b>Ruth</b> & 'Naomi' \n café");
    expect(normaliseText("a\u0000b\u0007c\u009b")).toBe("abc");
  });
  it("is idempotent", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(normaliseText(normaliseText(text))).toBe(normaliseText(text));
      }),
      { numRuns: 50 },
    );
  });
  it("knows a blank text that is not empty", () => {
    expect([" ", "\u200b\u200b", "\u3164", "\u2800 \n", "\u202e"].every(isBlank)).toBe(true);
    expect(isBlank("ש")).toBe(false);
  });
});

describe("sanitising", () => {
  it.each([
    ["Hello <script>alert(1)</script>world", "Hello world"],
    ["a<SCRIPT src=x>y</ScRiPt >b", "ab"],
    ["javascript:alert(1)", "alert(1)"],
    ["<img src=x onerror=alert(1)>", "<img src=x >"],
    ['<a onclick = "x()">go</a>', "<a >go</a>"],
    ["once = never", "once = never"],
  ])("%s", (text, clean) => expect(sanitise(text)).toBe(clean));

  it("takes time linear in the text", () => {
    for (const unit of ["<script>", "on", "onload ", "onload=", "javascript", "</script", "onclick=\""]) {
      const started = performance.now();
      sanitise(unit.repeat(50_000));
      isSuspicious(unit.repeat(50_000));
      expect(performance.now() - started).toBeLessThan(1000);
    }
  });
});

describe("suspicion", () => {
  it.each(["<script>never closed", "javascript:x", "onload=1", "eval (x)", "document.cookie", "window.location"])("falls on %s", (text) => expect(isSuspicious(text)).toBe(true));
  it.each(["She waits at the window. Then she prays.", "I signed the document. Amen.", "an evaluation of medieval (old) hymns", "only = one"])("spares: %s", (text) => expect(isSuspicious(text)).toBe(false));
});

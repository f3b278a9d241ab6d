import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainTypography } from "./typography.ts";

describe("plain typography", () => {
  it.each([
    ["John 3:16–18", "John 3:16-18"],
    ["John 3:16 — 18", "John 3:16-18"],
    ["a \t–\n b", "a-b"],
    ["a –  – b", "a--b"],
    ["‐‑‒–—―−﹘﹣－", "----------"],
    ["“love” «joy» „peace‟ ″x〝y〟", '"love" "joy" "peace" "x"y"'],
    ["‘God’s’ ‚x‛ ′y´ `z`", "'God's' 'x' 'y' 'z'"],
    ["Jóhn Señor Ångström", "John Senor Angstrom"],
    ["Ｊｏｈｎ ３：１６", "John 3:16"],
    ["3.16 3·16 3․16", "3:16 3:16 3:16"],
    ["Jn. 3. x .16 1.2.3", "Jn. 3. x .16 1:2:3"],
    ["1、2،3", "1,2,3"],
    ["Jo\u200Bhn\u00AD 3\u2060:\uFEFF16\u202E", "John 3:16"],
    ["  a \n\t b\u00A0c  ", "a b c"],
    ["", ""],
  ])("%j is %j", (text, plain) => expect(plainTypography(text)).toBe(plain));

  it("leaves plain text unchanged, and is idempotent", () => {
    expect(plainTypography("1 John 4:8-10, 'x' \"y\"; (z)")).toBe("1 John 4:8-10, 'x' \"y\"; (z)");
    const signs = fc.constantFrom("–", " ", ".", "3", "é", "“", "´", "\u00A0", "x", "\u200B", "…", "½", "ﬁ");
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 20 }), (parts) => {
        const once = plainTypography(parts.join(""));
        expect(once).toBe(once.trim());
        expect(once).not.toMatch(/\s\s|[–“´\u200B]/);
      }),
    );
  });
});

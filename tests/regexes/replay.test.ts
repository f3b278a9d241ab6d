import { describe, expect, it } from "vitest";
import { slowestMilliseconds } from "./replay.ts";

const attack = { pumps: [{ prefix: "b", pump: "a", bias: 0 }], suffix: "!" };

describe("replaying an attack", () => {
  it("detects an expression whose time grows faster than the text", () => {
    expect(slowestMilliseconds(/^b(?:a+)+$/, { ...attack, suffix: "!" }, 50)).toBeGreaterThanOrEqual(50);
  });

  it("ends if the text cannot grow", () => {
    expect(slowestMilliseconds(/^ba+!$/, attack, 1000)).toBeLessThan(1000);
  });
});

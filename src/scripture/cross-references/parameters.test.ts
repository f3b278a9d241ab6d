import { describe, expect, it } from "vitest";
import { lookupMessages } from "#domain/scripture/messages.ts";
import { compareMessages } from "./messages.ts";
import { comparisonPath, readComparison, toggleTranslation } from "./parameters.ts";
import { referenceMessage } from "./page.tsx";

const read = (query: string) => readComparison(new URLSearchParams(query));

describe("comparison", () => {
  it("starts with kjv and asv", () => {
    expect(read("")).toEqual({ passage: "", translations: ["kjv", "asv"] });
    expect(read("translations=niv,,")).toEqual(read(""));
  });

  it("reads back its own address", () => {
    for (const translations of [
      ["kjv"],
      ["kjv", "asv"],
      ["asv", "web"],
      ["kjv", "asv", "web"],
      ["kjv", "bbe", "ylt"],
      ["darby"],
    ] as const) {
      const comparison = { passage: "John 3:16–18", translations };
      expect(read(comparisonPath(comparison).split("?")[1]!)).toEqual(comparison);
    }
  });

  it("keeps at least one translation, and catalogue order", () => {
    expect(toggleTranslation(["kjv"], "kjv")).toEqual(["kjv"]);
    expect(toggleTranslation(["asv", "web"], "kjv")).toEqual(["kjv", "asv", "web"]);
    expect(toggleTranslation(["kjv", "asv", "web"], "asv")).toEqual(["kjv", "web"]);
    expect(toggleTranslation(["kjv", "bbe"], "web")).toEqual(["kjv", "web", "bbe"]);
  });

  it("holds up to three", () => {
    expect(toggleTranslation(["kjv", "asv", "web"], "bbe")).toEqual(["kjv", "asv", "web"]);
    expect(read("translations=ylt,bbe,web,asv").translations).toEqual(["asv", "web", "bbe"]);
  });
});

describe("messages", () => {
  it("are one to three, KJV and ASV at first", () => {
    expect(compareMessages.failed).toBe("An error occurred while fetching the passage");
    expect(referenceMessage("empty", "")).toBe("Biblical reference cannot be empty");
    expect(referenceMessage("not-a-reference", "love")).toBe("Invalid biblical reference format");
    expect(referenceMessage("out-of-bounds", "John 99")).toBe(lookupMessages.notFound("John 99"));
  });
});

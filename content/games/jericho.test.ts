import * as z from "zod/mini";
import { describe, expect, it } from "vitest";
import { jerichoPhraseSchema } from "#content/schema/games.ts";
import { furtherPhrases, jerichoPhrases } from "./jericho.ts";

describe("the phrases of Wall of Jericho", () => {
  it("are 16 different ones that match the schema", () => {
    expect(z.array(jerichoPhraseSchema).safeParse(jerichoPhrases).error).toBeUndefined();
    expect(jerichoPhrases).toHaveLength(16);
    expect(new Set(jerichoPhrases.map(({ id }) => id)).size).toBe(16);
    expect(new Set(jerichoPhrases.map(({ text }) => text.toLowerCase())).size).toBe(16);
  });

  it("are 64 different ones with those of later levels", () => {
    const all = [...jerichoPhrases, ...furtherPhrases];
    expect(z.array(jerichoPhraseSchema).safeParse(all).error).toBeUndefined();
    for (const name of ["id", "text"] as const)
      expect(new Set(all.map((phrase) => phrase[name].toLowerCase())).size).toBe(64);
  });
});

import * as z from "zod/mini";
import { describe, expect, it } from "vitest";
import { nameOfGodSchema } from "#content/schema/games.ts";
import { namesOfGod } from "./names-of-god.ts";

const opening = ({ prayer }: { prayer: string }): string => prayer.split(" ").slice(0, 3).join(" ");

describe("the names of Play N Pray", () => {
  it("are 20 different ones that match the schema", () => {
    expect(z.array(nameOfGodSchema).safeParse(namesOfGod).error).toBeUndefined();
    expect(namesOfGod).toHaveLength(20);
    expect(new Set(namesOfGod.map(({ id }) => id)).size).toBe(20);
    expect(new Set(namesOfGod.map(({ name }) => name)).size).toBe(20);
  });

  it("have prayers with different beginnings and endings, without exclamation marks", () => {
    expect(new Set(namesOfGod.map(opening)).size).toBe(20);
    for (const { prayer } of namesOfGod) expect(prayer).not.toContain("!");
  });
});

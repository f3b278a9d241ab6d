import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { matchRoute } from "#domain/site/routes.ts";
import { guides } from "./help.ts";
import { guideSchema } from "./schema/help.ts";

describe("the guides", () => {
  it("are the four guides and match the schema", () => {
    expect(z.array(guideSchema).safeParse(guides).error).toBeUndefined();
    expect(guides.map(({ title }) => title)).toEqual([
      "Search",
      "Reading and listening",
      "Verse actions",
      "Notes and bookmarks",
    ]);
    expect(new Set(guides.map(({ id }) => id)).size).toBe(guides.length);
  });

  it("link to existing screens", () => {
    expect(guides.filter(({ link }) => !matchRoute(link.href))).toEqual([]);
  });
});

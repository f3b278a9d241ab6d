import { expect, it } from "vitest";
import { redirectsFile } from "./redirects-file.ts";

it("has the menu's old address in every language, and what exists in English alone, placeholders last", () => {
  expect(redirectsFile().trimEnd().split("\n")).toEqual([
    "/games /games-menu 301",
    "/es/games /es/games-menu 301",
    "/pt/games /pt/games-menu 301",
    "/fr/games /fr/games-menu 301",
    "/es/click-to-reveal /click-to-reveal 302",
    "/pt/click-to-reveal /click-to-reveal 302",
    "/fr/click-to-reveal /click-to-reveal 302",
    "/es/words/:number /words/:number 302",
    "/pt/words/:number /words/:number 302",
    "/fr/words/:number /words/:number 302",
  ]);
});

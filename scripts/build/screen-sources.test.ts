import { expect, it } from "vitest";
import { routeIds } from "#domain/site/routes.ts";
import { screenSources, screenSourcesOf } from "./screen-sources.ts";

/** The same code in several layouts. */
const code = (lines: readonly string[]): string => `const loaders = {\n${lines.join(",\n")}\n};`;
const line = (id: string): string => `${id}: async () =>\n    (\n await import(\n"#src/${id}.tsx") ).Page`;
const all = [...routeIds, "notFound"].map(line);

it("reads the sources of screens from code in any layout", () => {
  expect(screenSourcesOf("screens.tsx", code(all))).toMatchObject({
    home: "src/home.tsx",
    notFound: "src/notFound.tsx",
  });
  expect(screenSources).toMatchObject({
    chapter: "src/scripture/reader/chapter-page.tsx",
    clickToReveal: screenSources.tapToReveal,
  });
});

it("stops the build for a screen without a source, or with two", () => {
  expect(() => screenSourcesOf("screens.tsx", code(all.slice(1)))).toThrow("imports 0 modules for the screen home");
  expect(() => screenSourcesOf("screens.tsx", code([...all, line("home")]))).toThrow(
    "imports 2 modules for the screen home",
  );
  expect(() => screenSourcesOf("screens.tsx", "const = 1")).toThrow("cannot be parsed");
});

import { existsSync, globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** What a comment cites, a reader must be able to look up in the repository: a page under docs/ and a heading on it. */

/** Our code, with the tests; `*.md` is checked by documentation.test.ts. */
const files = [
  ...globSync("{src,worker,domain,content,scripts,tests,cloudflare-pages}/**/*.{ts,tsx,js,mjs,css,sql,toml}"),
  ...globSync("*.{ts,mjs,toml,html}"),
].filter((file) => !file.includes("node_modules"));

/** A comment as one line, so that a citation may be broken over two. */
const unwrapped = (text: string): string => text.replaceAll(/\n\s*(?:\*(?!\/)|\/\/)\s?/g, " ");

/** Numbers of a list that is not here, and rules that are said to stand elsewhere. */
const unreadable =
  /\b(?:specification,? \d|decisions? \d|the specification(?:'s)? (?:says|names|asks|lists|requires))/gi;

interface Citation {
  readonly page: string;
  readonly headings: readonly string[];
}

/** `docs/product/devotions.md, "Prayer wall" and "Diary"`. */
const citationsIn = (text: string): readonly Citation[] =>
  [...unwrapped(text).matchAll(/\b(docs\/[\w./-]+\.md)((?:(?:,| and) "[^"\n]+")*)/g)].map(([, page, named]) => ({
    page: page!,
    headings: [...named!.matchAll(/"([^"]+)"/g)].map(([, heading]) => heading!),
  }));

const headingsOf = (page: string): readonly string[] =>
  [...readFileSync(page, "utf8").matchAll(/^#+ (.+)$/gm)].map(([, title]) => title!);

const problemsOf = ({ page, headings }: Citation): readonly string[] => {
  if (!existsSync(page)) return [`${page} does not exist`];
  const present = headingsOf(page);
  return headings
    .filter((heading) => !present.includes(heading))
    .map((heading) => `${page} has no heading "${heading}"`);
};

describe("comments", () => {
  const cited = files.map((file) => ({ file, text: readFileSync(file, "utf8") }));

  it("cite no number that a reader cannot look up", () => {
    expect(
      cited.flatMap(({ file, text }) => (unwrapped(text).match(unreadable) ?? []).map((words) => `${file}: ${words}`)),
    ).toEqual([]);
  });

  it("cite pages and headings that exist", () => {
    expect(
      cited.flatMap(({ file, text }) =>
        citationsIn(text)
          .flatMap(problemsOf)
          .map((problem) => `${file}: ${problem}`),
      ),
    ).toEqual([]);
  });

  it("cite the product's pages at all", () => {
    expect(
      cited
        .flatMap(({ text }) => citationsIn(text))
        .filter(({ page, headings }) => page.startsWith("docs/product/") && headings.length > 0).length,
    ).toBeGreaterThan(60);
  });
});

import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

/** Whatever the documents name must exist, or a reader who follows a recipe finds out too late. */

const files = ["README.md", "CHANGELOG.md", ...globSync("docs/**/*.md")];
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { readonly scripts: Readonly<Record<string, string>> };

/** Our top-level folders. Generated ones exist only after a build. */
const rooms = /^(?:domain|content|src|worker|scripts|tests|docs|migrations|public|cloudflare-pages)\//;
/** A name in capitals is a placeholder for the reader's choice. */
const isOpen = (path: string): boolean => /[*{<]|\b[A-Z]{3,}\b(?!\.md)/.test(path);

/** Inline code and code blocks. */
const codeIn = (text: string): readonly string[] => {
  const blocks = [...text.matchAll(/^```\w*\n([\s\S]*?)^```/gm)].flatMap(([, block]) => block!.split("\n"));
  return [...blocks, ...[...text.replace(/^```[\s\S]*?^```/gm, "").matchAll(/`([^`\n]+)`/g)].map(([, code]) => code!)];
};

const missingPaths = (code: readonly string[]): readonly string[] =>
  code.filter((path) => rooms.test(path) && /^[\w./-]+$/.test(path) && !isOpen(path) && !existsSync(path));

const missingScripts = (code: readonly string[]): readonly string[] =>
  code.flatMap((line) => [...line.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name]) => name!)).filter((name) => !(name in scripts));

/** The anchors that GitHub gives to headings. */
const anchorsOf = (text: string): readonly string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, title]) => title!.toLowerCase().replace(/[^\p{L}\p{N} -]/gu, "").replaceAll(" ", "-"));

const brokenLinks = (file: string, text: string): readonly string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link]) => link!)
    .filter((link) => !/^[a-z]+:/.test(link))
    .filter((link) => {
      const [path = "", anchor] = link.split("#");
      const target = path === "" ? file : join(dirname(file), path);
      if (!existsSync(target)) return true;
      return anchor !== undefined && !anchorsOf(readFileSync(target, "utf8")).includes(anchor);
    });

describe.each(files)("%s", (file) => {
  const text = readFileSync(file, "utf8");
  const code = codeIn(text);

  it("names only files, commands and headings that exist", () => {
    expect({ paths: missingPaths(code), scripts: missingScripts(code), links: brokenLinks(file, text) }).toEqual({ paths: [], scripts: [], links: [] });
  });
});

it("every command of package.json that people run is documented, and every `npm run` of the README's table exists", () => {
  const told = files.map((file) => readFileSync(file, "utf8")).join("\n");
  /** Run by `npm start`, `npm test` and `npm run dev`, which set up what they need first. */
  const inner = ["dev:all", "test:all", "generate", "serve", "doors", "types", "lint", "start", "test"];
  const untold = Object.keys(scripts).filter((name) => !inner.includes(name) && !new RegExp(`[\\s\`]${name}[\\s\`.,:;)]`).test(told));
  expect(untold).toEqual([]);
});

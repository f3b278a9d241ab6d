import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { benches } from "#measure/bench/benches.ts";
import { loads } from "#measure/load/loads.ts";
import type { CommandGroup } from "#scripts/setup/by-name.ts";
import { checks } from "#scripts/check.ts";

/** Whatever documents and configuration name must exist, or a reader who follows a recipe finds out too late. */

const files = [...globSync("*.md"), ...globSync("docs/**/*.md")];
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
  readonly scripts: Readonly<Record<string, string>>;
};

/** Our top-level folders. Generated ones exist only after a build. */
const folders =
  /^(?:domain|content|src|worker|scripts|measure|tests|clients|docs|migrations|public|cloudflare-pages)\//;
/** A name in capitals is a placeholder for the reader's choice. */
const isPlaceholder = (path: string): boolean => /[*{<]|\b[A-Z]{3,}\b(?!\.md)/.test(path);

/** Inline code and code blocks. */
const codeIn = (text: string): readonly string[] => {
  const blocks = [...text.matchAll(/^```\w*\n([\s\S]*?)^```/gm)].flatMap(([, block]) => block!.split("\n"));
  return [...blocks, ...[...text.replace(/^```[\s\S]*?^```/gm, "").matchAll(/`([^`\n]+)`/g)].map(([, code]) => code!)];
};

const missingPaths = (code: readonly string[]): readonly string[] =>
  code.filter((path) => folders.test(path) && /^[\w./-]+$/.test(path) && !isPlaceholder(path) && !existsSync(path));

const missingScripts = (code: readonly string[]): readonly string[] =>
  code
    .flatMap((line) => [...line.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name]) => name!))
    .filter((name) => !(name in scripts));

const groups: Readonly<Record<string, CommandGroup>> = { bench: benches, load: loads, check: checks };

/** Names after `npm run GROUP --` that the group does not have. */
const missingNames = (code: readonly string[]): readonly string[] =>
  code
    .flatMap((line) => [...line.matchAll(/npm run (?:-s )?(bench|load|check) -- ([a-z][\w-]*)/g)])
    .filter(([, group, name]) => !Object.hasOwn(groups[group!]!, name!))
    .map(([command]) => command);

/** The anchors that GitHub gives to headings. */
const anchorsOf = (text: string): readonly string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
    title!
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, "")
      .replaceAll(" ", "-"),
  );

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

it("documents name only files, commands and headings that exist", () => {
  for (const file of files) {
    const text = readFileSync(file, "utf8");
    const code = codeIn(text);
    expect(
      {
        paths: missingPaths(code),
        scripts: [...missingScripts(code), ...missingNames(code)],
        links: brokenLinks(file, text),
      },
      file,
    ).toEqual({ paths: [], scripts: [], links: [] });
  }
});

it("the index of decision records lists all of them", () => {
  const folder = "docs/decisions";
  const index = readFileSync(join(folder, "README.md"), "utf8");
  expect(
    globSync("*.md", { cwd: folder, exclude: ["README.md"] }).filter((record) => !index.includes(`](${record})`)),
  ).toEqual([]);
});

it("the files that are to be mutated exist", async () => {
  const { default: configuration } = (await import(pathToFileURL(resolve("stryker.config.mjs")).href)) as {
    readonly default: { readonly mutate: readonly string[] };
  };
  const patterns = configuration.mutate.filter((pattern) => !pattern.startsWith("!"));
  // Each name of a list in braces counts.
  const named = patterns.flatMap((pattern) => {
    const list = /\{(.+)\}/.exec(pattern);
    return list ? list[1]!.split(",").map((name) => pattern.replace(list[0], name)) : [pattern];
  });
  expect(named.filter((pattern) => globSync(pattern).length === 0)).toEqual([]);
});

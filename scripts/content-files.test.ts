import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { simpleQuestions } from "#content/games/trivia/simple.es.ts";
import { contentFilePath, type ContentFiles } from "#content/schema/content-files.ts";
import { books } from "#domain/scripture/books/books.ts";
import { beginBuild, ensureBuilt } from "./build/ensure-built.ts";
import { buildContentFiles } from "./content-files.ts";
import { digestOf } from "./scripture/static-files.ts";
import { runOrThrow } from "./setup/process.ts";

vi.mock(import("./setup/process.ts"), () => ({
  runOrThrow: vi.fn<typeof runOrThrow>(),
  step: (_title, work) => Promise.resolve(work()),
}));

const files = buildContentFiles();

const contentOf = <Name extends keyof ContentFiles>(name: Name): ContentFiles[Name] =>
  JSON.parse(files.get(`static${contentFilePath(name)}`)!) as ContentFiles[Name];

it("every file stands under its path, and its digest among those of the build", () => {
  const { "scripture/content-digests.json": digests, ...contents } = Object.fromEntries(files);
  expect(JSON.parse(digests!)).toEqual(
    Object.fromEntries(
      Object.entries(contents).map(([path, text]) => [/^static\/content\/(.+)\.json$/.exec(path)![1], digestOf(text)]),
    ),
  );
});

it("every chapter has its topics; what extends over several chapters is in each of them, and in no other", () => {
  const topics = contentOf("chapter-topics.en");
  expect(Object.keys(topics)).toHaveLength(books.flatMap(({ verseCounts }) => verseCounts).length);
  const named = (name: string) =>
    Object.keys(topics).filter((chapter) => topics[chapter]!.passages.some((passage) => passage.name === name));
  expect(named("Noah and the Flood")).toEqual(["GEN/6", "GEN/7", "GEN/8", "GEN/9"]);
  expect(topics["JHN/11"]).toMatchObject({
    subjects: expect.arrayContaining(["grief"]),
    terms: expect.arrayContaining(["Resurrection"]),
  });
  expect(topics["JOB/3"]).toEqual({ subjects: [], terms: [], passages: [] });
});

it("names and terms are in the language of the file, dictionary terms in English where there are no others", () => {
  const raising = ["es", "pt", "fr"].map((locale) => {
    const { passages, terms } = contentOf(`chapter-topics.${locale as "es"}`)["JHN/11"]!;
    return [passages[0]!.name, terms.includes("Resurrection")];
  });
  expect(raising).toEqual([
    ["La resurrección de Lázaro", false],
    ["A ressurreição de Lázaro", true],
    ["La résurrection de Lazare", true],
  ]);
});

it("of a question, a room gets what it asks and nothing else", () => {
  const [first] = simpleQuestions;
  const { id, question, answer, choices, reference } = first!;
  expect(contentOf("trivia.es.simple")[0]).toStrictEqual({ id, question, answer, choices, reference });
});

it("before a build is used the files are made again, and the build too if the recorded answers have changed", async () => {
  const repository = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), "lampstand-"));
  process.chdir(folder);
  try {
    for (const name of ["dist", ".generated", "worker/documentation"]) mkdirSync(name, { recursive: true });
    writeFileSync("dist/index.html", "");
    beginBuild()();
    await ensureBuilt();
    writeFileSync("worker/documentation/example-answers.json", "{}");
    await ensureBuilt();
  } finally {
    process.chdir(repository);
    rmSync(folder, { recursive: true });
  }
  expect(vi.mocked(runOrThrow).mock.calls).toEqual([
    ["node", ["scripts/generate.ts"]],
    ["node", ["scripts/build.ts"]],
  ]);
});

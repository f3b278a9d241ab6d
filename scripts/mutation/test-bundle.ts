import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Script } from "node:vm";
import { rolldown, type Plugin } from "rolldown";
import { collectTests, type CollectedTest } from "./test-harness.ts";

const here = (file: string): string => pathToFileURL(join(import.meta.dirname, file)).href;

/** What tests import as a tool, and what takes its place. The original tree's modules hold no mutants. */
const replaced: readonly (readonly [RegExp, string])[] = [
  [/^vitest$/, here("test-harness.ts")],
  [/scripts\/scripture\/catalogue\.ts$/, here("source-texts.ts")],
  [/\/package-file\.ts$/, here("../scripture/package-file.ts")],
  [/tests\/support\/embedded-text\.ts$/, here("../../tests/support/embedded-text.ts")],
];

const replacements: Plugin = {
  name: "replacements",
  resolveId: (source) => {
    const [, id] = replaced.find(([pattern]) => pattern.test(source)) ?? [];
    if (id !== undefined) return { id, external: true };
    return /^(node:|@?[a-z])/.test(source) ? { id: source, external: true } : undefined;
  },
};

/** A test file with everything of ours that it imports in one script, which can run afresh again and again. */
export interface TestBundle {
  readonly testFile: string;
  /** Absolute paths of the files inside. */
  readonly sources: ReadonlySet<string>;
  /** Runs the script, with modules that remember nothing of the last time. */
  readonly load: () => Promise<readonly CollectedTest[]>;
}

export const bundleTests = async (testFile: string, ...further: readonly Plugin[]): Promise<TestBundle> => {
  const bundle = await rolldown({ input: testFile, plugins: [replacements, ...further], platform: "node", treeshake: false, logLevel: "silent" });
  const { output } = await bundle.generate({ format: "cjs", codeSplitting: false });
  await bundle.close();
  const [{ code, imports, moduleIds }] = output;
  const packages = new Map(await Promise.all(imports.map(async (id) => [id, await import(id)] as const)));
  const script = new Script(`(function (require, module, exports) {${code}\n})`, { filename: testFile });
  const run = (): void => {
    const module = { exports: {} };
    const start = script.runInThisContext() as (require: (id: string) => unknown, module: object, exports: object) => void;
    start((id) => packages.get(id), module, module.exports);
  };
  return { testFile, sources: new Set(moduleIds), load: () => collectTests(run) };
};

import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Script } from "node:vm";
import { rolldown, type Plugin } from "rolldown";
import { collectTests, type CollectedTest } from "./test-harness.ts";

const here = (file: string): string => pathToFileURL(join(import.meta.dirname, file)).href;

/** Modules imported by tests, and their replacements. The replacements come from the original tree and contain no mutants. */
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

/** A test file bundled with all of our modules that it imports, as one script that can be run repeatedly. */
export interface TestBundle {
  readonly testFile: string;
  /** Absolute paths of the bundled files. */
  readonly sources: ReadonlySet<string>;
  /** Runs the script with fresh modules. */
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

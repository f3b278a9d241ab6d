import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { rolldown, type Plugin } from "rolldown";
import { collectTests, type CollectedTest } from "./test-harness.ts";

const here = (file: string): string => pathToFileURL(join(import.meta.dirname, file)).href;

/** What tests import as a tool, and what takes its place. The original tree's modules hold no mutants. */
const replaced: readonly (readonly [RegExp, string])[] = [
  [/^vitest$/, here("test-harness.ts")],
  [/scripts\/scripture\/catalogue\.ts$/, here("source-texts.ts")],
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

/** A test file with everything of ours that it imports in one module, which can be loaded afresh again and again. */
export interface TestBundle {
  readonly testFile: string;
  /** Absolute paths of the files inside. */
  readonly sources: ReadonlySet<string>;
  readonly load: () => Promise<readonly CollectedTest[]>;
}

export const bundleTests = async (testFile: string, outFile: string): Promise<TestBundle> => {
  const bundle = await rolldown({ input: testFile, plugins: [replacements], platform: "node", treeshake: false, logLevel: "silent" });
  const { output } = await bundle.write({ file: outFile, codeSplitting: false });
  await bundle.close();
  let loads = 0;
  return {
    testFile,
    sources: new Set(output[0].moduleIds),
    load: () => collectTests(() => import(`${pathToFileURL(outFile).href}?${(loads += 1)}`)),
  };
};

import { globSync } from "node:fs";
import { relative, resolve, sep } from "node:path";
import { performance } from "node:perf_hooks";
import type { CoverageData, InstrumenterContext, StrykerOptions } from "@stryker-mutator/api/core";
import { commonTokens, declareFactoryPlugin, PluginKind, tokens, type Injector, type PluginContext } from "@stryker-mutator/api/plugin";
import {
  determineHitLimitReached, DryRunStatus, TestStatus, toMutantRunResult,
  type DryRunOptions, type DryRunResult, type MutantRunOptions, type MutantRunResult, type TestResult, type TestRunner,
} from "@stryker-mutator/api/test-runner";
import { bundleTests, type TestBundle } from "./test-bundle.ts";
import type { CollectedTest } from "./test-harness.ts";

/**
 * Runs the unit tests for Stryker inside its own process. Stryker's vitest runner restarts vitest for each mutant, which
 * costs a second of CPU time, while the tests themselves take milliseconds. Here a mutant costs only its tests.
 */

interface MutationOptions extends StrykerOptions {
  readonly unitTests: { readonly files: readonly string[]; readonly except: readonly string[] };
}

/** The global object shared with the instrumented code; see Stryker's instrumenter. */
type Mutants = InstrumenterContext;

/**
 * Stryker reports an infinite loop if a mutant is reached a hundred times as often as in the whole run without it. Here
 * twice as often in one test is enough, so that the result rarely depends on timeouts, which are unreliable on a busy machine.
 */
const hitLimitDivisor = 50;

interface LoadedTest extends CollectedTest {
  readonly id: string;
  readonly fileName: string;
}

/**
 * A file is covered by the tests that import it, if they are in the same room (`domain`, or a room of the app such as
 * `src/games/kit`, since rules need their own tests) or in `tests`.
 */
const roomOf = (file: string): string => {
  const folders = relative(process.cwd(), resolve(file)).split(sep);
  return folders.slice(0, folders[0] === "src" ? 3 : 1).join("/");
};

class UnitTestRunner implements TestRunner {
  static inject = tokens(commonTokens.options);
  private readonly bundles = new Map<string, Promise<TestBundle>>();
  private readonly options: MutationOptions;
  private readonly mutants: Mutants;

  constructor(options: StrykerOptions) {
    this.options = options as MutationOptions;
    this.mutants = ((globalThis as Record<string, unknown>)["__stryker__"] ??= {}) as Mutants;
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async dryRun({ files = [] }: DryRunOptions): Promise<DryRunResult> {
    const results: TestResult[] = [];
    for (const bundle of await this.bundlesFor(files)) {
      const { length } = await this.testsOf(bundle);
      for (let index = 0; index < length; index += 1) {
        // Loaded separately for each test, so that code that runs once and is cached counts for every test that uses it.
        const test = (await this.testsOf(bundle))[index]!;
        results.push(await this.resultOf(test, test.id));
      }
    }
    const mutantCoverage = this.mutants.mutantCoverage as CoverageData | undefined;
    return { status: DryRunStatus.Complete, tests: results, ...(mutantCoverage && { mutantCoverage: mutantCoverage as never }) };
  }

  /** Loads fresh modules for each mutant, so that no state left by another can fail its tests. */
  async mutantRun(run: MutantRunOptions): Promise<MutantRunResult> {
    const { mutants } = this;
    const hitLimit = run.hitLimit && Math.ceil(run.hitLimit / hitLimitDivisor);
    const results: TestResult[] = [];
    Object.assign(mutants, { hitCount: 0, hitLimit });
    for (const bundle of await this.bundlesFor([run.sandboxFileName])) {
      if (run.testFilter && !run.testFilter.some((id) => id.startsWith(`${bundle.testFile}#`))) continue;
      if (run.mutantActivation === "static") mutants.activeMutant = run.activeMutant.id;
      const tests = await this.testsOf(bundle).catch((error: unknown) => [this.failingLoad(bundle, error)]);
      mutants.activeMutant = run.activeMutant.id;
      const hasFailed = await this.runUntilFailure(tests.filter(({ id }) => !run.testFilter || run.testFilter.includes(id)), results);
      mutants.activeMutant = undefined;
      if (hasFailed) break;
    }
    mutants.hitLimit = undefined;
    return toMutantRunResult(determineHitLimitReached(mutants.hitCount, hitLimit) ?? { status: DryRunStatus.Complete, tests: results });
  }

  private async runUntilFailure(tests: readonly LoadedTest[], results: TestResult[]): Promise<boolean> {
    for (const test of tests) {
      this.mutants.hitCount = 0;
      const result = await this.resultOf(test);
      results.push(result);
      if (result.status === TestStatus.Failed) return true;
    }
    return false;
  }

  /** The test files for these source files (see `roomOf`), those with the fewest imports first. */
  private async bundlesFor(files: readonly string[]): Promise<readonly TestBundle[]> {
    const rooms = new Set(files.map(roomOf));
    const testFiles = this.options.unitTests.files.flatMap((pattern) => globSync(pattern, { exclude: this.options.unitTests.except })).filter((file) => rooms.has(roomOf(file)) || roomOf(file) === "tests");
    const bundles = await Promise.all([...new Set(testFiles)].toSorted().map((file) => this.bundleOf(resolve(file))));
    return bundles.filter(({ sources }) => files.some((file) => sources.has(resolve(file)))).toSorted((a, b) => a.sources.size - b.sources.size);
  }

  private bundleOf(testFile: string): Promise<TestBundle> {
    const made = this.bundles.get(testFile) ?? bundleTests(testFile);
    this.bundles.set(testFile, made);
    return made;
  }

  private async testsOf(bundle: TestBundle): Promise<readonly LoadedTest[]> {
    return (await bundle.load()).map((test, index) => ({ ...test, id: `${bundle.testFile}#${index}`, fileName: bundle.testFile }));
  }

  private failingLoad({ testFile }: TestBundle, error: unknown): LoadedTest {
    return { id: `${testFile}#0`, name: "loading the tests", fileName: testFile, run: () => Promise.reject(error) };
  }

  private async resultOf({ id, name, fileName, run }: LoadedTest, coverageName?: string): Promise<TestResult> {
    this.mutants.currentTestId = coverageName;
    const start = performance.now();
    const failure = await run().then(() => undefined, (error: unknown) => String(error));
    this.mutants.currentTestId = undefined;
    const common = { id, name, fileName, timeSpentMs: performance.now() - start };
    return failure === undefined ? { ...common, status: TestStatus.Success } : { ...common, status: TestStatus.Failed, failureMessage: failure };
  }
}

const createRunner = (injector: Injector<PluginContext>): UnitTestRunner => injector.injectClass(UnitTestRunner);
createRunner.inject = tokens(commonTokens.injector);

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, "unit-tests", createRunner)];

import { globSync, mkdirSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
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
 * Runs the unit tests for Stryker inside its own process. Stryker's runner for vitest starts vitest anew for each mutant,
 * which costs a second of processor time where the tests themselves take milliseconds; here a mutant costs its tests.
 */

interface MutationOptions extends StrykerOptions {
  readonly unitTests: { readonly files: readonly string[] };
}

/** What the instrumented code reads and writes; see Stryker's instrumenter. */
type Mutants = InstrumenterContext;

/**
 * Stryker calls it an endless loop when a place is reached a hundred times as often as without the mutant; ten times are
 * enough, and then the clock, which lies on a busy machine, has little to decide.
 */
const hitLimitDivisor = 10;

interface LoadedTest extends CollectedTest {
  readonly id: string;
  readonly fileName: string;
}

/** Tests count for a file that they import, if both stand in the same tier: the rules of `domain` need tests of their own. */
const tierOf = (file: string): string | undefined => relative(process.cwd(), resolve(file)).split(sep)[0];

class UnitTestRunner implements TestRunner {
  static inject = tokens(commonTokens.options);
  private readonly folder = resolve(`.mutation-${process.env["STRYKER_MUTATOR_WORKER"] ?? 0}`);
  private readonly bundles = new Map<string, Promise<TestBundle>>();
  private readonly loaded = new Map<TestBundle, readonly LoadedTest[]>();
  private readonly options: MutationOptions;
  private readonly mutants: Mutants;

  constructor(options: StrykerOptions) {
    this.options = options as MutationOptions;
    this.mutants = ((globalThis as Record<string, unknown>)["__stryker__"] ??= {}) as Mutants;
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init(): Promise<void> {
    mkdirSync(this.folder, { recursive: true });
  }

  async dryRun({ files = [] }: DryRunOptions): Promise<DryRunResult> {
    const results: TestResult[] = [];
    for (const bundle of await this.bundlesFor(files)) {
      for (const test of await this.testsOf(bundle)) results.push(await this.resultOf(test, test.id));
    }
    const mutantCoverage = this.mutants.mutantCoverage as CoverageData | undefined;
    return { status: DryRunStatus.Complete, tests: results, ...(mutantCoverage && { mutantCoverage: mutantCoverage as never }) };
  }

  async mutantRun(run: MutantRunOptions): Promise<MutantRunResult> {
    const concerned = await this.bundlesFor([run.sandboxFileName]);
    const outcome = await this.runTests(concerned, run);
    if (outcome.isTrustworthy) return outcome.result;
    for (const bundle of concerned) this.loaded.delete(bundle);
    return (await this.runTests(concerned, run)).result;
  }

  /** A failure is not trusted if the same test also fails without the mutant: then an earlier one left something behind. */
  private async runTests(bundles: readonly TestBundle[], run: MutantRunOptions): Promise<{ result: MutantRunResult; isTrustworthy: boolean }> {
    const { mutants } = this;
    const hitLimit = run.hitLimit && Math.ceil(run.hitLimit / hitLimitDivisor);
    const isStatic = run.mutantActivation === "static";
    const results: TestResult[] = [];
    let isTrustworthy = true;
    Object.assign(mutants, { hitCount: 0, hitLimit });
    for (const bundle of bundles) {
      if (isStatic) {
        this.loaded.delete(bundle);
        mutants.activeMutant = run.activeMutant.id;
      }
      const tests = await this.testsOf(bundle).catch((error: unknown) => [this.failingLoad(bundle, error)]);
      mutants.activeMutant = run.activeMutant.id;
      const failed = await this.firstFailure(tests.filter(({ id }) => isStatic || !run.testFilter || run.testFilter.includes(id)), results);
      mutants.activeMutant = undefined;
      if (isStatic) this.loaded.delete(bundle);
      else if (failed && !determineHitLimitReached(mutants.hitCount, hitLimit)) isTrustworthy = (await this.resultOf(failed)).status === TestStatus.Success;
      if (failed) break;
    }
    const timeOut = determineHitLimitReached(mutants.hitCount, hitLimit);
    mutants.hitLimit = undefined;
    return { result: toMutantRunResult(timeOut ?? { status: DryRunStatus.Complete, tests: results }), isTrustworthy };
  }

  private async firstFailure(tests: readonly LoadedTest[], results: TestResult[]): Promise<LoadedTest | undefined> {
    for (const test of tests) {
      const result = await this.resultOf(test);
      results.push(result);
      if (result.status === TestStatus.Failed) return test;
    }
    return undefined;
  }

  private async bundlesFor(files: readonly string[]): Promise<readonly TestBundle[]> {
    const tiers = new Set(files.map(tierOf));
    const testFiles = this.options.unitTests.files.flatMap((pattern) => globSync(pattern)).filter((file) => tiers.has(tierOf(file)));
    const bundles = await Promise.all([...new Set(testFiles)].toSorted().map((file) => this.bundleOf(resolve(file))));
    return bundles.filter(({ sources }) => files.some((file) => sources.has(resolve(file))));
  }

  private bundleOf(testFile: string): Promise<TestBundle> {
    const known = this.bundles.get(testFile);
    if (known) return known;
    const made = bundleTests(testFile, join(this.folder, `${this.bundles.size}.mjs`));
    this.bundles.set(testFile, made);
    return made;
  }

  private async testsOf(bundle: TestBundle): Promise<readonly LoadedTest[]> {
    const known = this.loaded.get(bundle);
    if (known) return known;
    const tests = (await bundle.load()).map((test, index) => ({ ...test, id: `${bundle.testFile}#${index}`, fileName: bundle.testFile }));
    this.loaded.set(bundle, tests);
    return tests;
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

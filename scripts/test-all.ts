/** `npm test`: lint, types, units, worker tests in workerd, browser flows. The last line is "N passed, N failed". */
import { readFileSync, rmSync } from "node:fs";
import { ensureChromium } from "./setup/chromium.ts";
import { runToEnd, step } from "./setup/process.ts";

interface Tally {
  passed: number;
  failed: number;
}

const readReport = <T>(file: string): T | undefined => {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as T;
  } catch {
    return undefined;
  }
};

/** A step without tests of its own counts as one. */
const check = async (command: string, args: readonly string[]): Promise<Tally> => {
  const code = await runToEnd(command, args);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
};

/** Counts what a runner reported; a runner that failed without a failed test counts as one failure. */
const counted = (code: number, tally: Tally | undefined): Tally => {
  const { passed, failed } = tally ?? { passed: 0, failed: 0 };
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
};

const vitest = async (projects: readonly string[], report: string): Promise<Tally> => {
  const code = await runToEnd("vitest", ["run", ...projects.flatMap((name) => ["--project", name]), "--reporter=default", "--reporter=json", `--outputFile.json=${report}`]);
  const result = readReport<{ numPassedTests: number; numFailedTests: number }>(report);
  return counted(code, result && { passed: result.numPassedTests, failed: result.numFailedTests });
};

const playwright = async (configuration: string, report: string): Promise<Tally> => {
  const code = await runToEnd("playwright", ["test", "--config", configuration], { env: { CI: "true" } });
  const result = readReport<{ stats: { expected: number; flaky: number; unexpected: number } }>(report);
  return counted(code, result && { passed: result.stats.expected + result.stats.flaky, failed: result.stats.unexpected });
};

rmSync("reports", { recursive: true, force: true });
const began = performance.now();
await step("Looking for a Chromium", () => ensureChromium());
const build = await step("Build", () => check("npm", ["run", "-s", "build"]));
const results: Tally[] = [
  build,
  await step("Lint and import directions", () => check("npm", ["run", "-s", "lint"])),
  await step("Types", () => check("npm", ["run", "-s", "types"])),
  await step("Unit tests", () => vitest(["unit", "dom", "guards"], "reports/units.json")),
  await step("Deployment of the worker, dry run", () => check("wrangler", ["deploy", "--dry-run", "--outdir", ".generated/deployment"])),
  await step("Worker tests in workerd", () => vitest(["worker"], "reports/worker.json")),
  ...(build.failed > 0
    ? []
    : [
        await step("Deployment to Pages, dry run", () => check("npm", ["run", "-s", "dry-run:pages"])),
        await step("Browser flows", () => playwright("playwright.config.ts", "reports/e2e.json")),
        await step("Main flows with the site on Pages", () => playwright("playwright.pages.config.ts", "reports/pages.json")),
      ]),
];
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`All of it took ${((performance.now() - began) / 1000).toFixed(0)} s`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

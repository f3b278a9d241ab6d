/** `npm test`: format, lint, types, units, worker tests in workerd, browser flows. The last line is "N passed, N failed". */
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { checks } from "./check.ts";
import { ensureChromium } from "./setup/chromium.ts";
import { commandOptions } from "./setup/options.ts";
import { onProcessExit, runToEnd, start, step } from "./setup/process.ts";

interface Tally {
  passed: number;
  failed: number;
  /** Of each failed test its place, name and error. */
  failures?: readonly string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    /** The error of the file itself. */
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

interface FlowSuite {
  suites?: FlowSuite[];
  specs: {
    title: string;
    file: string;
    line: number;
    tests: { projectName: string; status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
}

interface FlowReport {
  stats: { expected: number; flaky: number; unexpected: number };
  suites: FlowSuite[];
}

const readReport = <T>(file: string): T | undefined => {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as T;
  } catch {
    return undefined;
  }
};

const together = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
});

/** A step without its own tests counts as one test. */
const check = async (command: string, ...args: readonly string[]): Promise<Tally> => {
  const code = await runToEnd(command, args);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
};

/** A runner's test counts. A runner that failed without a failed test counts as one failure. */
const counted = (code: number, tally: Tally | undefined): Tally => {
  const { passed, failed, failures } = tally ?? { passed: 0, failed: 0 };
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, ...(failures && { failures }) };
};

/** The name of a failed test and the first lines of its error, without those of the runner. */
const failure = (name: string, error = ""): string => {
  const lines = stripVTControlCharacters(error).split("\n");
  const telling = lines.filter((line) => line.trim() !== "" && !line.includes("node_modules"));
  return [name, ...telling.slice(0, 6)].join("\n    ");
};

const vitestFailures = ({ testResults }: VitestReport): string[] =>
  testResults.flatMap(({ name: path, message, assertionResults }) => {
    const file = relative(".", path);
    const failed = assertionResults.filter(({ status }) => status === "failed");
    const ofTests = failed.map(({ fullName, failureMessages }) => failure(`${file} ${fullName}`, failureMessages[0]));
    return message ? [failure(file, message), ...ofTests] : ofTests;
  });

const flowFailures = ({ suites = [], specs }: FlowSuite): string[] => [
  ...specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected")
      .map(({ projectName, results }) =>
        failure(`[${projectName}] ${file}:${line} ${title}`, results.at(-1)?.errors[0]?.message),
      ),
  ),
  ...suites.flatMap(flowFailures),
];

const vitest = async (projects: readonly string[], report: string, ...options: readonly string[]): Promise<Tally> => {
  const code = await runToEnd("vitest", [
    "run",
    ...options,
    ...projects.flatMap((name) => ["--project", name]),
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ]);
  const result = readReport<VitestReport>(report);
  return counted(
    code,
    result && { passed: result.numPassedTests, failed: result.numFailedTests, failures: vitestFailures(result) },
  );
};

/** Resolves with whether all of them answer. They take as long to start as a dozen flows. */
const startFlowServers = async (): Promise<boolean> => {
  const servers = start("node", ["tests/e2e/servers.ts"], { stdio: ["inherit", "inherit", "inherit", "ipc"] });
  onProcessExit(() => void servers.kill("SIGTERM"));
  return Promise.race([once(servers, "message").then(() => true), once(servers, "exit").then(() => false)]);
};

const flows = async (): Promise<Tally> => {
  const code = await runToEnd("playwright", ["test"], { env: { FLOW_SERVERS: "up" } });
  const result = readReport<FlowReport>("reports/e2e.json");
  return counted(
    code,
    result && {
      passed: result.stats.expected + result.stats.flaky,
      failed: result.stats.unexpected,
      failures: result.suites.flatMap(flowFailures),
    },
  );
};

/** If there is no browser, everything else is still tested, but the run fails. */
const lookForChromium = (): Tally => {
  try {
    ensureChromium();
    return { passed: 0, failed: 0 };
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : problem);
    return { passed: 0, failed: 1 };
  }
};

interface StepResult extends Tally {
  readonly title: string;
}

const tested = async (title: string, work: () => Promise<Tally> | Tally): Promise<StepResult> => ({
  title,
  ...(await step(title, work)),
});

const workerDryRun = ["wrangler", "deploy", "--dry-run", "--outdir", ".generated/deployment"] as const;

const deployments = async (): Promise<StepResult[]> => [
  await tested("Deployment of the worker, dry run", () => check(...workerDryRun)),
  await tested("Deployment to Pages, dry run", () => check(...checks.upload.run)),
];

const checksAndWorkerTests = async (): Promise<StepResult[]> => [
  await tested("Format", () => check(...checks.format.run)),
  await tested("Lint", () => check(...checks.lint.run)),
  await tested("Import directions", () => check(...checks.imports.run)),
  await tested("Worker tests in workerd", () => vitest(["worker"], "reports/worker.json")),
];

const typesAndBill = async (): Promise<StepResult[]> => [
  await tested("Types", () => check(...checks.types.run)),
  await tested("Bill of materials", () => check(...checks.sbom.run)),
];

// As many processes as processors: the worker's tests beside them wait half of their time.
const unitTests = async (): Promise<StepResult> =>
  tested("Unit tests", () => vitest(["unit", "dom", "isolated"], "reports/units.json", "--maxWorkers=2"));

commandOptions({});
// The runners are stricter with it: for example, a snapshot that is missing or no longer used is a failure.
process.env["CI"] = "true";
rmSync("reports", { recursive: true, force: true });
const began = performance.now();
const browser = await tested("Looking for a Chromium", lookForChromium);
// Build, types and tests all read them.
await step("Scripture files", () => runToEnd("node", ["scripts/generate.ts"]));
// Two at a time, one for each processor: some of the worker's tests measure real time.
const checksAndWorker = checksAndWorkerTests();
const build = tested("Build", () => check("node", "scripts/build.ts"));
const isBuilt = build.then(({ failed }) => failed === 0);
const canVisit = async (): Promise<boolean> => browser.failed === 0 && (await isBuilt);
const units = isBuilt.then(unitTests);
// The worker's tests take as long as the build, the units and all that follows here.
const afterUnits = units.then(async () => [...(await typesAndBill()), ...((await isBuilt) ? await deployments() : [])]);
// While the last of them run.
const servers = units.then(async () => (await canVisit()) && startFlowServers());
const beforeFlows = (await Promise.all([build, units, checksAndWorker, afterUnits])).flat();
const areServersUp = await step("Servers of the flows", () => servers);
const visited = async (): Promise<Tally> => (areServersUp ? flows() : { passed: 0, failed: 1 });
const results = [browser, ...beforeFlows, ...((await canVisit()) ? [await tested("Browser flows", visited)] : [])];
const { passed, failed } = together(results);
console.log(`Total time ${((performance.now() - began) / 1000).toFixed(0)} s`);
for (const { title, failed: count, failures = [] } of results) {
  if (count > 0) console.log(`Failed in “${title}”: ${count}`);
  for (const one of failures) console.log(`  ${one}`);
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

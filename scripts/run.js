// `node scripts/run.js FILE [options]`: installs the packages if the lock file has changed, then runs one of our scripts on the
// pinned Node, which comes with them. Plain JavaScript without dependencies, for any Node from 20 on.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, resolve } from "node:path";

const stampFile = "node_modules/.lampstand-lock";

/** Types are stripped from here on. */
const oldestForScripts = 24;

/** Whether our scripts have a Node: the pinned one, or on a platform without a package of it, the one that runs this. */
const hasNodeForScripts = () =>
  existsSync("node_modules/.bin/node") || Number.parseInt(process.versions.node, 10) >= oldestForScripts;

/** Passes on the signal that ends this process alone. What a terminal sends, the script gets itself. */
const runScript = (file, args) => {
  if (!hasNodeForScripts()) {
    console.error(
      `No Node is packaged for ${process.platform} ${process.arch}: install Node ${oldestForScripts} or later.`,
    );
    process.exit(1);
  }
  const script = spawn("node", [file, ...args], {
    stdio: "inherit",
    env: { ...process.env, PATH: `${resolve("node_modules/.bin")}${delimiter}${process.env.PATH}` },
  });
  process.on("SIGTERM", () => script.kill());
  process.on("SIGINT", () => {});
  script.on("exit", (code) => process.exit(code ?? 1));
};

/** From version 11 on, npm enforces `allowScripts` of package.json and fails on unknown scripts. Earlier versions ignore it. */
const scriptsPolicy = () =>
  Number(/^npm\/(\d+)/.exec(process.env.npm_config_user_agent ?? "")?.[1]) >= 11 ? [] : ["--ignore-scripts"];

/** Runs `npm ci` unless the installed packages match the lock file. */
const ensurePackages = () => {
  const lock = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === lock) return;
  console.log("Installing packages (npm ci) …");
  const install = ["ci", "--no-audit", "--no-fund", "--loglevel=error", ...scriptsPolicy()];
  const { status } = spawnSync("npm", install, { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stampFile, lock);
};

const [script, ...options] = process.argv.slice(2);
ensurePackages();
runScript(script, options);

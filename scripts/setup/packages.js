// Plain JavaScript without dependencies: it runs before any package is installed, on any Node from 20 on.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const stampFile = "node_modules/.lampstand-lock";

/** Runs a command with inherited output. Exits this process with its code if it fails. */
export const run = (command, args, options = {}) => {
  const result = spawnSync(command, args, { stdio: "inherit", ...options });
  if (result.status !== 0) process.exit(result.status ?? 1);
};

/** Runs `npm ci` unless the installed packages match the lock file. */
export const ensurePackages = () => {
  const lock = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === lock) return;
  console.log("Installing packages (npm ci) …");
  run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
  writeFileSync(stampFile, lock);
};

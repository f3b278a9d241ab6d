import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { runOrThrow, step } from "../setup/process.ts";

/** Next to `dist`, not inside it: everything in there is published. */
const stampFile = ".generated/built-from";
const inputs = [
  "domain/**",
  "content/**",
  "src/**",
  "scripts/**",
  "clients/**",
  "public/**",
  "index.html",
  "vite.config.ts",
  "package-lock.json",
  "site.config.json",
  "CHANGELOG.md",
  "worker/documentation/example-answers.json",
];

/** Files that only tests read, or that the build makes. */
const exclude = ["**/*.test.{ts,tsx}", "clients/js/{api.ts,dist/**}"];

/** A hash of all inputs of the build. */
const fingerprint = (): string => {
  const hash = createHash("sha256");
  for (const file of globSync(inputs, { exclude }).toSorted()) {
    if (statSync(file).isFile()) hash.update(file).update("\0").update(readFileSync(file));
  }
  return hash.digest("hex");
};

/** Whether `dist` is whole: no build has begun that did not end. */
export const isBuilt = (): boolean => existsSync(stampFile);

/** Whether `dist` was built from exactly the current sources. */
const isBuildFresh = (): boolean =>
  existsSync("dist/index.html") && isBuilt() && readFileSync(stampFile, "utf8") === fingerprint();

/** To be called when a build begins. @returns a function for its end, which marks `dist` as built from these sources */
export const beginBuild = (): (() => void) => {
  rmSync(stampFile, { force: true });
  const sources = fingerprint();
  return () => writeFileSync(stampFile, sources);
};

/** Builds the site into `dist`, unless it was built from exactly these sources. */
export const ensureBuilt = async (): Promise<void> => {
  // The worker has digests of these files in its bundle. They may be of sources that were edited and put back since.
  if (isBuildFresh()) await runOrThrow("node", ["scripts/generate.ts"]);
  else await step("Building the site", () => runOrThrow("node", ["scripts/build.ts"]));
};

/**
 * `npm run check -- reproducible`: builds what git has twice, in two new folders with different names, time zones and
 * languages, and compares the results byte by byte. Leaves `dist` alone.
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { buildTime } from "./build/build-time.ts";
import { differing, digestOf, digestsOf } from "./build/digest.ts";
import { runOrThrow, step } from "./setup/process.ts";

const surroundings = [
  { folder: "one", TZ: "Pacific/Kiritimati", LANG: "C" },
  { folder: "another/one", TZ: "America/Los_Angeles", LANG: "tr_TR.UTF-8" },
];
const epoch = String(Math.floor(buildTime().getTime() / 1000));

/** The files of the working tree that git tracks or would add. */
const sources = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--deduplicate"], {
  encoding: "utf8",
  maxBuffer: 1e8,
})
  .split("\0")
  .filter(Boolean);

const root = mkdtempSync(join(tmpdir(), "lampstand-"));
try {
  // Make both copies before building, so that a file changed in the meantime is the same in both.
  for (const file of sources)
    for (const { folder } of surroundings) {
      mkdirSync(dirname(join(root, folder, file)), { recursive: true });
      cpSync(file, join(root, folder, file));
    }
  const built = [];
  for (const { folder, ...env } of surroundings) {
    const cwd = join(root, folder);
    symlinkSync(resolve("node_modules"), join(cwd, "node_modules"), "junction");
    await step(`Build with TZ=${env.TZ} LANG=${env.LANG} SOURCE_DATE_EPOCH=${epoch}`, () =>
      runOrThrow("node", ["scripts/build.ts"], { cwd, env: { ...process.env, ...env, SOURCE_DATE_EPOCH: epoch } }),
    );
    built.push(digestsOf(join(cwd, "dist")));
  }
  const [one, other] = built as [ReadonlyMap<string, string>, ReadonlyMap<string, string>];
  const found = differing(one, other);
  for (const path of found.slice(0, 20)) console.error(`differs: ${path}`);
  console.log(`${one.size} and ${other.size} files, ${found.length} differ; sha256 ${digestOf(one)}`);
  process.exitCode = found.length > 0 || one.size === 0 ? 1 : 0;
} finally {
  rmSync(root, { recursive: true, force: true });
}

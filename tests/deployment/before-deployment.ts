/**
 * `npm run check -- deploy`: what is wrong with the configuration before the first deployment, and with what would be sent.
 * `--config` names another wrangler.toml; `--remote` asks Cloudflare which secrets are set. Needs a build.
 */
import { execFileSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { unstable_readConfig } from "wrangler";
import { atMost, kB, printRows, type Row } from "#measure/bench/bars.ts";
import { commandOptions } from "#scripts/setup/options.ts";
import { runToEnd } from "#scripts/setup/process.ts";
import { configurationRows, secrets, type Configuration } from "./configuration.ts";
import { hostLimits, measureHeaders, measureRedirects } from "./host-limits.ts";

const { values } = commandOptions({
  options: {
    config: { type: "string", short: "c", default: "wrangler.toml" },
    remote: { type: "boolean", default: false },
  },
});

/** On the free plan; paid ones take 10 MB. In bytes, compressed. */
const workerLimit = 3_000_000;

const sizeOfWorker = async (): Promise<number> => {
  const folder = mkdtempSync(join(tmpdir(), "deploy-"));
  const code = await runToEnd("wrangler", ["deploy", "--dry-run", "-c", values.config, "--outdir", folder], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const files = globSync(`${folder}/**/*.{js,wasm,bin}`);
  const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(file)).byteLength, 0);
  rmSync(folder, { recursive: true });
  return code === 0 ? bytes : Number.NaN;
};

const sentRows = async (): Promise<readonly Row[]> => {
  const files = globSync("dist/**/*").filter((file) => statSync(file).isFile());
  const largest = files.reduce((most, file) => Math.max(most, statSync(file).size), 0);
  const headers = measureHeaders(readFileSync("dist/_headers", "utf8"));
  const redirects = measureRedirects(readFileSync("dist/_redirects", "utf8"));
  const bytes = await sizeOfWorker();
  return [
    atMost("files", files.length, hostLimits.files, "files"),
    atMost("largest file", largest, hostLimits.fileBytes, "bytes"),
    atMost("_headers: rules", headers.rules, hostLimits.headerRules, "rules"),
    atMost("_redirects: fixed", redirects.static, hostLimits.staticRedirects, "rules"),
    atMost("_redirects: with placeholders", redirects.dynamic, hostLimits.dynamicRedirects, "rules"),
    { what: "worker, compressed", bar: `≤ ${kB(workerLimit)}`, measured: kB(bytes), isMet: bytes <= workerLimit },
  ];
};

const secretRows = (): readonly Row[] => {
  const list = JSON.parse(
    execFileSync("wrangler", ["secret", "list", "-c", values.config, "--format", "json"], { encoding: "utf8" }),
  ) as readonly { readonly name: string }[];
  const missing = secrets.filter((secret) => !list.some(({ name }) => name === secret));
  return [
    {
      what: "secrets that are missing",
      bar: "none",
      measured: missing.join(", ") || "none",
      isMet: missing.length === 0,
    },
  ];
};

if (!existsSync("dist/_headers")) {
  console.error("There is no build: npm run build");
  process.exit(1);
}
const classes = [...readFileSync("worker/index.ts", "utf8").matchAll(/^export \{ (\w+) \}/gm)].map(([, name]) => name!);
const configuration: Configuration = {
  worker: unstable_readConfig({ config: values.config }),
  pages: unstable_readConfig({ config: "cloudflare-pages/wrangler.toml" }),
  site: JSON.parse(readFileSync("site.config.json", "utf8")) as Configuration["site"],
};
process.exitCode = printRows("Before the deployment", [
  ...configurationRows(configuration, classes),
  ...(await sentRows()),
  ...(values.remote ? secretRows() : []),
]);
if (!values.remote)
  console.log(
    `Secrets to set: ${secrets.join(", ")} (docs/operations.md). Whether they are, --remote asks Cloudflare.`,
  );

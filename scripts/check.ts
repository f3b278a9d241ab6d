/** `npm run check [-- NAME …]`: these checks, or without a name the quick ones, up to the first that fails. */
import { type CommandGroup, type NamedCommand, runByName } from "./setup/by-name.ts";
import { runToEnd } from "./setup/process.ts";

interface Check extends NamedCommand {
  /** Part of `npm run check` without a name: takes at most a minute and needs neither a build nor a browser. */
  readonly isQuick?: true;
}

const codeFolders = ["domain", "content", "src", "worker", "cloudflare-pages", "clients", "scripts", "measure"];

/** The checks of `npm run check -- NAME`. `npm test` runs those without a long run or a registry. */
export const checks = {
  format: { run: ["oxfmt", "--check", "."], what: "format of every file", isQuick: true },
  lint: {
    run: ["oxlint", "--deny-warnings", ...codeFolders, "tests"],
    what: "lint of every folder",
    isQuick: true,
  },
  imports: {
    run: ["depcruise", ...codeFolders],
    what: "which folder imports from which",
    isQuick: true,
  },
  quotations: {
    run: ["node", "scripts/check-quotations.ts"],
    what: "quotations in Spanish, in the Reina-Valera of 1909 itself where Debian’s package can be had",
  },
  types: { run: ["tsc", "-b"], what: "types of every folder", isQuick: true },
  units: {
    run: ["vitest", "run", "--project", "unit", "--project", "dom", "--project", "isolated"],
    what: "unit and component tests",
    isQuick: true,
  },
  worker: { run: ["vitest", "run", "--project", "worker"], what: "the worker's tests, in the real workerd" },
  e2e: { run: ["playwright", "test"], what: "flows in a browser; needs a build" },
  pages: {
    run: ["playwright", "test", "--project", "pages"],
    what: "main flows with the site on Pages, or at the URL in SITE; needs a build",
  },
  sbom: {
    run: ["node", "scripts/licences/bill-of-materials.ts"],
    what: "bill of materials in reports/sbom.json: every package has digest and licence",
  },
  reproducible: {
    run: ["node", "scripts/check-reproducible.ts"],
    what: "builds twice, in other surroundings, and compares every byte",
  },
  deploy: {
    run: ["node", "tests/deployment/before-deployment.ts"],
    what: "the configuration before a deployment: names, bindings, sizes; --remote also secrets; needs a build",
  },
  upload: {
    run: ["node", "tests/deployment/dry-run-pages.ts"],
    what: "dry run of the deployment to Pages, against Cloudflare's limits; needs a build",
  },
  measures: {
    run: ["node", "measure/run.ts", "check"],
    what: "every measurement of bench and load once, in its smallest size; names choose some",
    takesNames: true,
  },
  regexes: {
    run: ["node", "tests/regexes/regexes.ts"],
    what: "every regular expression runs in linear time",
    env: { RECHECK_BACKEND: "pure", RECHECK_SYNC_BACKEND: "pure" },
  },
  headers: {
    run: ["node", "tests/headers.ts"],
    what: "headers by the rules of Mozilla's HTTP Observatory; --serve starts the product; needs the registry",
  },
  clients: {
    run: ["node", "tests/clients.ts"],
    what: "linters of the OpenAPI document, generated clients and ours against the worker; needs the registry",
  },
} as const satisfies CommandGroup<Check>;

if (import.meta.main)
  process.exitCode = await runByName<Check>("check", checks, async () => {
    const quick = Object.values<Check>(checks).filter(({ isQuick }) => isQuick);
    // Import rules and types also cover generated files.
    for (const [program, ...args] of [["node", "scripts/generate.ts"] as const, ...quick.map(({ run }) => run)]) {
      const code = await runToEnd(program, args);
      if (code !== 0) return code;
    }
    return 0;
  });

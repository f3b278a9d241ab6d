import { join } from "node:path";
import type { Plugin } from "vite";

/** Vite's helper around every dynamic import. */
const helperId = "\0vite/preload-helper.js";
const helper = join(import.meta.dirname, "../../src/platform/fetched-import.ts");

/**
 * Replaces Vite's helper around dynamic imports, which preloads a chunk's files as modules, by ours, which fetches them:
 * see docs/decisions/0015-imports-that-can-be-retried.md. Fails the build if Vite no longer asks for the helper.
 */
export const fetchedImports = (): Plugin => {
  let isReplaced = false;
  return {
    name: "fetched-imports",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ config }) => config.consumer === "client",
    load: (id) => {
      if (id !== helperId) return null;
      isReplaced = true;
      return `export { fetchedImport as __vitePreload } from ${JSON.stringify(helper)};`;
    },
    buildEnd: (error) => {
      if (!error && !isReplaced) throw new Error(`Vite did not ask for ${JSON.stringify(helperId)}`);
    },
  };
};

/** For Vite's `modulePreload.resolveDependencies`: a chunk without other dependencies is listed, too. */
export const withOwnFile = (file: string, dependencies: string[], { hostType }: { hostType: "html" | "js" }): string[] =>
  hostType === "html" || dependencies.includes(file) ? dependencies : [file, ...dependencies];

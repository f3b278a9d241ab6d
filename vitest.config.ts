import { configDefaults, defineConfig } from "vitest/config";
import { reactOnPreact } from "./scripts/build/react-on-preact.ts";
import { workerProject } from "./tests/worker/project.ts";

/** Components and hooks, in a page made by jsdom. */
const inAPage = {
  environment: "jsdom",
  setupFiles: ["tests/support/effects-soon.ts"],
  // Libraries that are written for React would otherwise bring React itself; of Preact there must be one.
  server: { deps: { inline: [/@radix-ui|@floating-ui|@tanstack|lucide-react|react-r|use-callback-ref|use-sidecar/] } },
};

/** What it puts up cannot be taken down again: it needs a page of its own. */
const guards = "src/platform/guards/guards.test.tsx";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          // Reading the texts for the first time takes a while on a busy machine.
          testTimeout: 30_000,
          environment: "node",
          // Pure rules and data: files share what they have read, whole Bibles among it, which halves the time.
          isolate: false,
          include: ["domain/**/*.test.ts", "content/**/*.test.ts", "src/**/*.test.ts", "scripts/**/*.test.ts", "tests/units/**/*.test.ts"],
        },
      },
      {
        resolve: { alias: reactOnPreact },
        // One page for all files: to make one takes longer than most of the tests.
        test: { ...inAPage, name: "dom", isolate: false, include: ["src/**/*.test.tsx"], exclude: [...configDefaults.exclude, guards] },
      },
      {
        resolve: { alias: reactOnPreact },
        test: { ...inAPage, name: "guards", include: [guards] },
      },
      workerProject,
    ],
    coverage: { provider: "istanbul", include: ["domain/**", "src/**", "worker/**"] },
  },
});

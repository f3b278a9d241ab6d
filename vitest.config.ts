import { configDefaults, defineConfig } from "vitest/config";
import { reactOnPreact } from "./scripts/build/react-on-preact.ts";
import { workerProject } from "./tests/worker/project.ts";

/** Components and hooks, in jsdom. */
const inJsdom = {
  environment: "jsdom",
  setupFiles: ["tests/support/effects-soon.ts"],
  // Inlined so that the aliases apply. Otherwise libraries would load React itself, or a second Preact.
  server: { deps: { inline: [/@radix-ui|@floating-ui|@tanstack|lucide-react|react-r|use-callback-ref|use-sidecar/] } },
};

/** Installs handlers that cannot be removed, so it needs a separate environment. */
const guards = "src/platform/guards/guards.test.tsx";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          // Loading the texts for the first time takes a while on a busy machine.
          testTimeout: 30_000,
          environment: "node",
          // Pure rules and data: files share loaded modules and texts (whole Bibles), which halves the time.
          isolate: false,
          include: ["domain/**/*.test.ts", "content/**/*.test.ts", "src/**/*.test.ts", "scripts/**/*.test.ts", "tests/units/**/*.test.ts"],
        },
      },
      {
        resolve: { alias: reactOnPreact },
        // One environment for all files: creating one takes longer than most tests.
        test: { ...inJsdom, name: "dom", isolate: false, include: ["src/**/*.test.tsx"], exclude: [...configDefaults.exclude, guards] },
      },
      {
        resolve: { alias: reactOnPreact },
        test: { ...inJsdom, name: "guards", include: [guards] },
      },
      workerProject,
    ],
    coverage: { provider: "istanbul", include: ["domain/**", "src/**", "worker/**"] },
  },
});

import { defineConfig } from "vitest/config";
import { workerProject } from "./tests/worker/project.ts";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          // Reading the texts for the first time takes a while on a busy machine.
          testTimeout: 30_000,
          environment: "node",
          include: ["domain/**/*.test.ts", "content/**/*.test.ts", "src/**/*.test.ts", "scripts/**/*.test.ts", "tests/units/**/*.test.ts"],
        },
      },
      {
        test: {
          name: "dom",
          environment: "jsdom",
          include: ["src/**/*.test.tsx"],
        },
      },
      workerProject,
    ],
    coverage: { provider: "istanbul", include: ["domain/**", "src/**", "worker/**"] },
  },
});

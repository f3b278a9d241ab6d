import { mkdirSync } from "node:fs";
import { cloudflareTest } from "@cloudflare/vitest-pool-workers";

/** The generated Scripture files are all the worker needs of the site: its tests run without a build. */
const staticFiles = "./.generated/static";

mkdirSync(staticFiles, { recursive: true });

/** The worker's tests, run inside the real workerd. */
export const workerProject = {
  plugins: [
    cloudflareTest(({ inject }) => ({
      wrangler: { configPath: "./wrangler.toml" },
      miniflare: {
        assets: { directory: staticFiles, binding: "ASSETS" },
        // No test may reach the real service: the fault server stands in for it, a little slow and well-behaved.
        bindings: { BIBLE_UPSTREAM_URL: `${inject<string>("upstreamServer")}/slow` },
      },
    })),
  ],
  test: {
    name: "worker",
    include: ["tests/worker/**/*.test.ts", "worker/**/*.test.ts"],
    globalSetup: ["./tests/faults/upstream-server.ts"],
  },
};

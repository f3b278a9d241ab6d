import { cloudflareTest } from "@cloudflare/vitest-pool-workers";

/** The worker's tests, run inside the real workerd. */
export const workerProject = {
  plugins: [cloudflareTest({ wrangler: { configPath: "./wrangler.toml" } })],
  test: { name: "worker", include: ["tests/worker/**/*.test.ts", "worker/**/*.test.ts"] },
};

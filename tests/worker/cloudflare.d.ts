import type { D1Migration } from "cloudflare:test";
import type { Bindings } from "#worker/env.ts";

declare global {
  namespace Cloudflare {
    // The contents of `env` of "cloudflare:workers" in tests.
    interface Env extends Bindings {
      TEST_MIGRATIONS: D1Migration[];
    }
  }
}

declare module "vitest" {
  export interface ProvidedContext {
    /** The address of the fault server (tests/faults/upstream-server.ts). */
    upstreamServer: string;
    languagesService: string;
    /** Inputs per endpoint in the fuzz test: the environment's FUZZ_RUNS, 50 if unset. */
    fuzzRuns: number;
    /** `npm run load -- faults`: uses the production timeouts, and prints a row for each fault. */
    faultsInFull: boolean;
  }
}

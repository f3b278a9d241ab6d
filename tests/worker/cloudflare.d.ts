import type { D1Migration } from "cloudflare:test";
import type { Bindings } from "#worker/env.ts";

declare global {
  namespace Cloudflare {
    // What `env` of "cloudflare:workers" holds in tests.
    interface Env extends Bindings {
      TEST_MIGRATIONS: D1Migration[];
    }
  }
}

declare module "vitest" {
  export interface ProvidedContext {
    /** The address of the fault server (tests/faults/upstream-server.ts). */
    upstreamServer: string;
    /** Inputs for each address in the fuzz test: FUZZ_RUNS of the environment, 50 if unset. */
    fuzzRuns: number;
    /** `npm run faults`: with the time-outs of production, and a printed row for each fault. */
    faultsInFull: boolean;
  }
}

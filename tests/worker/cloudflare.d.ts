import type { Bindings } from "#worker/env.ts";

declare global {
  namespace Cloudflare {
    // What `env` of "cloudflare:workers" holds in tests.
    // oxlint-disable-next-line typescript/no-empty-object-type
    interface Env extends Bindings {}
  }
}

declare module "vitest" {
  export interface ProvidedContext {
    /** The address of the fault server (tests/faults/upstream-server.ts). */
    upstreamServer: string;
  }
}

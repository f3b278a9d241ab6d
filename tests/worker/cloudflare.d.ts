import type { Bindings } from "#worker/env.ts";

declare global {
  namespace Cloudflare {
    // What `env` of "cloudflare:workers" holds in tests.
    // oxlint-disable-next-line typescript/no-empty-object-type
    interface Env extends Bindings {}
  }
}

import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, inject } from "vitest";
import { counters } from "#worker/counters/config.ts";

// Before it evicts an object, the tests' runtime waits for the object's timers.
Object.assign(counters, { checkpointMs: 100 });

/** Each file of worker tests starts with empty storage, freshly migrated tables, and no upstream calls. */
beforeAll(async () => {
  await reset();
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
  await fetch(`${inject("upstreamServer")}/forget`);
});

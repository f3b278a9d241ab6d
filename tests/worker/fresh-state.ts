import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, inject } from "vitest";
import { counters } from "#worker/counters/config.ts";
import { triviaRooms } from "#worker/trivia/config.ts";

// Before it evicts an object, the tests' runtime waits for the object's timers; and every increment waits for its commit.
Object.assign(counters, { checkpointMs: 50, groupCommitMs: 1, framePeriodMs: 100 });
Object.assign(triviaRooms, { framePeriodMs: 25 });

/** Each file of worker tests starts with empty storage, freshly migrated tables, and no upstream calls. */
beforeAll(async () => {
  await reset();
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
  await fetch(`${inject("upstreamServer")}/forget`);
});

import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, inject } from "vitest";

/** Each file of worker tests starts with empty storage, freshly migrated tables, and no upstream calls. */
beforeAll(async () => {
  await reset();
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
  await fetch(`${inject("upstreamServer")}/forget`);
});

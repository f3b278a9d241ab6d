import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, inject } from "vitest";

/** Every file of worker tests finds nothing stored, the tables as the migrations make them, and an upstream nobody has asked. */
beforeAll(async () => {
  await reset();
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
  await fetch(`${inject("upstreamServer")}/forget`);
});

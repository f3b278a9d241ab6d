import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll } from "vitest";

/** Every file of worker tests finds the tables as the migrations make them. */
beforeAll(() => applyD1Migrations(env.DB, env.TEST_MIGRATIONS));

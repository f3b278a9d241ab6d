import manifest from "#generated/scripture/manifest.json" with { type: "json" };
import { Hono } from "hono";
import type { Health } from "#domain/api/service.ts";
import { apiVersion } from "#domain/api/version.ts";
import type { AppEnv } from "../env.ts";

const health: Health = {
  status: "ok",
  version: apiVersion,
  texts: {
    version: manifest.version,
    sha256: Object.fromEntries(manifest.translations.map(({ id, checksum }) => [id, checksum])),
  },
};

/** Whether the service runs, and which one it is. */
export const service = new Hono<AppEnv>().get("/health", (c) => c.json(health, 200, { "Cache-Control": "no-store" }));

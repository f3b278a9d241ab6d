import { Hono } from "hono";
import { ApiError } from "#domain/api/errors.ts";
import { incrementSchema, isStatName, toRows } from "#domain/api/stats.ts";
import { configOf } from "../config.ts";
import { hubFor, rootName } from "../counters/placement.ts";
import type { AppEnv, Bindings } from "../env.ts";
import { socketRequest } from "../live-audience.ts";
import { jsonBody } from "../middleware/json-body.ts";
import { liveSocket } from "../middleware/live-socket.ts";
import { floodShield } from "../security/shield.ts";
import { connectionName } from "../security/visitor.ts";

const hubOf = (env: Bindings, key: string) => {
  const name = hubFor(key, configOf(env).counterShards);
  return { name, hub: env.COUNTERS.getByName(name) };
};

/** The counters (specification 1, section 7): read, increment, follow. */
export const stats = new Hono<AppEnv>()
  .get("/", async (c) => c.json(toRows(await c.env.COUNTERS.getByName(rootName).read(rootName)), 200, { "Cache-Control": "no-store" }))
  .get("/prayed-today", async (c) => c.json(await c.env.COUNTERS.getByName(rootName).readPrayedToday(rootName), 200, { "Cache-Control": "no-store" }))
  .get("/live", liveSocket, async (c) => {
    // A random key per connection spreads the sockets over the hubs.
    const { name, hub } = hubOf(c.env, crypto.randomUUID());
    return hub.fetch(socketRequest(`https://counters/live?hub=${name}`, await connectionName(c.req.raw, c.env)));
  })
  .post("/:name/increment", floodShield("stats"), jsonBody(incrementSchema, { maxBytes: 1024 }), async (c) => {
    const stat_name = c.req.param("name");
    if (!isStatName(stat_name)) throw new ApiError("not_found", { message: "There’s no counter with that name." });
    const increment = c.req.valid("json");
    if (increment.topic_id !== undefined && stat_name !== "prayers_submitted") {
      throw new ApiError("invalid_input", { fields: { topic_id: "Only prayers_submitted can have a topic." } });
    }
    const { name, hub } = hubOf(c.env, increment.operation_id);
    const stat_value = await hub.increment(name, { ...increment, stat_name });
    return c.json({ stat_name, stat_value }, 200, { "Cache-Control": "no-store" });
  });

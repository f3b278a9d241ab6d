import { Hono } from "hono";
import { endpoints } from "#domain/api/endpoints.ts";
import { ApiError } from "#domain/api/errors.ts";
import { batchOfOne } from "#domain/api/increments.ts";
import { toRows } from "#domain/api/stat-frames.ts";
import { isStatName } from "#domain/api/stats.ts";
import { configOf } from "../config.ts";
import { countBatch } from "../counters/count-batch.ts";
import { fromHub } from "../counters/from-hub.ts";
import { hubFor, rootName } from "../counters/placement.ts";
import type { AppEnv } from "../env.ts";
import { socketRequest } from "../live-sockets.ts";
import { jsonBody } from "../middleware/json-body.ts";
import { liveSocket } from "../middleware/live-socket.ts";
import { floodShield } from "../security/shield.ts";
import { connectionName } from "../security/visitor.ts";

/** The counters: read, increment, count a batch, follow. */
export const stats = new Hono<AppEnv>()
  .get("/", async (c) =>
    c.json(toRows(await fromHub(c, c.env.COUNTERS.getByName(rootName).read(rootName))), 200, {
      "Cache-Control": "no-store",
    }),
  )
  .get("/prayed-today", async (c) =>
    c.json(await fromHub(c, c.env.COUNTERS.getByName(rootName).readPrayedToday(rootName)), 200, {
      "Cache-Control": "no-store",
    }),
  )
  .get("/live", liveSocket, async (c) => {
    // A random key per connection spreads the sockets over the hubs.
    const name = hubFor(crypto.randomUUID(), configOf(c.env).counterShards);
    const request = socketRequest(`https://counters/live?hub=${name}`, await connectionName(c.req.raw, c.env));
    return fromHub(c, c.env.COUNTERS.getByName(name).fetch(request));
  })
  .post("/:name/increment", floodShield("stats"), jsonBody(endpoints.increment, { maxBytes: 1024 }), async (c) => {
    const stat_name = c.req.param("name");
    if (!isStatName(stat_name)) throw new ApiError("not_found", { message: ({ refusals }) => refusals.noCounter });
    const increment = c.req.valid("json");
    if (increment.topic_id !== undefined && stat_name !== "prayers_submitted") {
      throw new ApiError("invalid_input", { fields: { topic_id: ({ refusals }) => refusals.noTopic } });
    }
    const totals = await countBatch(c, batchOfOne(stat_name, increment));
    return c.json({ stat_name, stat_value: totals[stat_name] }, 200, { "Cache-Control": "no-store" });
  })
  .post("/increments", floodShield("stats"), jsonBody(endpoints.batch, { maxBytes: 2048 }), async (c) => {
    const batch = c.req.valid("json");
    const rows = toRows(
      await countBatch(c, batch),
      batch.increments.map(({ stat_name }) => stat_name),
    );
    return c.json(rows, 200, { "Cache-Control": "no-store" });
  });

import { ApiError } from "#domain/api/errors.ts";
import { batchOfOne } from "#domain/api/increments.ts";
import { toRows } from "#domain/api/stat-frames.ts";
import { isStatName } from "#domain/api/stats.ts";
import { configOf } from "../config.ts";
import { countBatch } from "../counters/count-batch.ts";
import { fromHub } from "../counters/from-hub.ts";
import { hubFor, rootName } from "../counters/placement.ts";
import type { Handlers } from "../contract.ts";
import { socketRequest } from "../live-sockets.ts";
import { connectionName } from "../security/visitor.ts";

/** Until when (ms since the epoch) this isolate refuses sockets for a hub that was full: so a full hub is asked once a minute. */
const fullUntil = new Map<string, number>();

/** The counters: read, increment, count a batch, follow. */
export const stats = {
  stats: async (c) => c.json(toRows(await fromHub(c, c.env.COUNTERS.getByName(rootName).read(rootName)))),
  prayedToday: async (c) => c.json(await fromHub(c, c.env.COUNTERS.getByName(rootName).readPrayedToday(rootName))),
  liveStats: async (c) => {
    // A random key per connection spreads the sockets over the hubs.
    const name = hubFor(crypto.randomUUID(), configOf(c.env).counterShards);
    const waitMs = (fullUntil.get(name) ?? 0) - Date.now();
    if (waitMs > 0) throw new ApiError("unavailable", { headers: { "Retry-After": String(Math.ceil(waitMs / 1000)) } });
    const request = socketRequest(`https://counters/live?hub=${name}`, await connectionName(c.req.raw, c.env));
    const answer = await fromHub(c, c.env.COUNTERS.getByName(name).fetch(request));
    if (answer.status === 503) fullUntil.set(name, Date.now() + 1000 * Number(answer.headers.get("Retry-After") ?? 0));
    return answer;
  },
  increment: async (c) => {
    const stat_name = c.req.param("name");
    if (!isStatName(stat_name)) throw new ApiError("not_found", { message: ({ refusals }) => refusals.noCounter });
    const increment = c.req.valid("json");
    if (increment.topic_id !== undefined && stat_name !== "prayers_submitted") {
      throw new ApiError("invalid_input", { fields: { topic_id: ({ refusals }) => refusals.noTopic } });
    }
    const totals = await countBatch(c, batchOfOne(stat_name, increment));
    return c.json({ stat_name, stat_value: totals[stat_name] });
  },
  batch: async (c) => {
    const batch = c.req.valid("json");
    const rows = toRows(
      await countBatch(c, batch),
      batch.increments.map(({ stat_name }) => stat_name),
    );
    return c.json(rows);
  },
} satisfies Partial<Handlers>;

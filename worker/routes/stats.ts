import type { Context } from "hono";
import { ApiError } from "#domain/api/errors.ts";
import { batchOfOne, type NewBatch } from "#domain/api/increments.ts";
import { toRows } from "#domain/api/stat-frames.ts";
import { isStatName, type StatTotals } from "#domain/api/stats.ts";
import { configOf } from "../config.ts";
import { hubFor, rootName } from "../counters/placement.ts";
import type { Handlers } from "../contract.ts";
import { socketRequest } from "../live-sockets.ts";
import { connectionName, counterNetworks } from "../security/visitor.ts";
import type { AppEnv } from "../env.ts";
import { logWarning, logError } from "../log.ts";
import { deviceOf, isProven } from "../security/device.ts";
import { reportIncident } from "../security/log.ts";
import type { Refusal } from "../counters/batch-counter.ts";
import type { Answer } from "../counters/counter-hub.ts";
import { isTransient } from "../errors.ts";
import { counters } from "../counters/config.ts";

/**
 * The result of a call to a hub. If the hub's storage fails, throws 503 with `Retry-After`, so that the page sends its batch
 * again.
 */
const fromHub = async <Result>(c: Context<AppEnv>, answer: Promise<Result>): Promise<Result> => {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof Error) || isTransient(error)) throw error;
    logError("counters failed", {
      requestId: c.get("requestId"),
      path: c.req.path,
      error: String(error),
      stack: error.stack,
    });
    throw new ApiError("unavailable", { headers: { "Retry-After": String(counters.storageRetrySeconds) } });
  }
};

const refuse = (c: Context<AppEnv>, { kind, retryAfterSeconds, isFirst }: Refusal): never => {
  const headers = { "Retry-After": String(retryAfterSeconds) };
  if (kind === "network") {
    logWarning("counts refused", { kind });
    throw new ApiError("rate_limited", { headers });
  }
  const isForAll = kind === "closed";
  if (isFirst) {
    logWarning("the day's ceiling of counts is reached", { isForAll });
    const details = `counters: ${isForAll ? "all devices" : "devices known for less than a day"}`;
    reportIncident(c, { type: "site_ceiling", severity: "high", details });
  }
  throw new ApiError("unavailable", { message: ({ refusals }) => refusals.countersClosed, headers });
};

/**
 * Counts a batch and returns the global totals. Throws 429 if a network's budget is used up, 503 if the day's ceiling is
 * reached or storage fails; both have `Retry-After`, after which the client may send the same batch again.
 */
const countBatch = async (c: Context<AppEnv>, batch: NewBatch): Promise<StatTotals> => {
  const name = hubFor(batch.operation_id, configOf(c.env).counterShards);
  const networks = await counterNetworks(c.req.raw, c.env);
  const device = await deviceOf(c.req.raw, c.env, Date.now());
  const answer = await fromHub<Answer>(
    c,
    c.env.COUNTERS.getByName(name).count(name, { ...batch, networks, isProven: isProven(device, Date.now()) }),
  );
  return "refusal" in answer ? refuse(c, answer.refusal) : answer.stats;
};

/** Until when (ms since the epoch) this isolate refuses sockets of a full hub, so that it is asked once a minute. */
const fullUntil = new Map<string, number>();

/** The counters: read, increment, count a batch, follow. */
export const stats = {
  stats: async (c) => c.json(toRows(await fromHub(c, c.env.COUNTERS.getByName(rootName).read(rootName)))),
  prayedToday: async (c) => c.json(await fromHub(c, c.env.COUNTERS.getByName(rootName).readPrayedToday(rootName))),
  liveStats: async (c) => {
    // A random key per connection spreads the sockets over the hubs.
    const name = hubFor(crypto.randomUUID(), configOf(c.env).counterShards);
    const waitMs = (fullUntil.get(name) ?? 0) - Date.now();
    // A longer wait is from before the clock was set back.
    if (waitMs > 0 && waitMs <= 60_000)
      throw new ApiError("unavailable", { headers: { "Retry-After": String(Math.ceil(waitMs / 1000)) } });
    const request = socketRequest(`https://counters/live?hub=${name}`, await connectionName(c.req.raw, c.env));
    const answer = await fromHub(c, c.env.COUNTERS.getByName(name).fetch(request));
    if (answer.status === 503) fullUntil.set(name, Date.now() + 1000 * Number(answer.headers.get("Retry-After") ?? 0));
    return answer;
  },
  increment: async (c) => {
    const stat_name = c.req.param("name");
    if (!isStatName(stat_name)) throw new ApiError("not_found", { message: ({ counts }) => counts.counter });
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

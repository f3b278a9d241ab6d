import type { Context } from "hono";
import { ApiError } from "#domain/api/errors.ts";
import type { NewBatch } from "#domain/api/increments.ts";
import type { StatTotals } from "#domain/api/stats.ts";
import { configOf } from "../config.ts";
import type { AppEnv } from "../env.ts";
import { logWarning } from "../log.ts";
import { deviceOf, isProven } from "../security/device.ts";
import { reportIncident } from "../security/log.ts";
import { counterNetworks } from "../security/visitor.ts";
import type { Refusal } from "./batch-counter.ts";
import type { Answer } from "./counter-hub.ts";
import { fromHub } from "./from-hub.ts";
import { hubFor } from "./placement.ts";

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
export const countBatch = async (c: Context<AppEnv>, batch: NewBatch): Promise<StatTotals> => {
  const name = hubFor(batch.operation_id, configOf(c.env).counterShards);
  const networks = await counterNetworks(c.req.raw, c.env);
  const device = await deviceOf(c.req.raw, c.env, Date.now());
  const answer = await fromHub<Answer>(
    c,
    c.env.COUNTERS.getByName(name).count(name, { ...batch, networks, isProven: isProven(device, Date.now()) }),
  );
  return "refusal" in answer ? refuse(c, answer.refusal) : answer.stats;
};

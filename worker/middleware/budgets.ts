import type { Context } from "hono";
import { type BudgetName, budgets } from "#domain/api/budgets.ts";
import { ApiError } from "#domain/api/errors.ts";
import { rateHeaders, requestPolicy } from "#domain/api/rate-policies.ts";
import type { AppEnv, Bindings, Check } from "../env.ts";
import { networksOf } from "../security/networks.ts";
import { type Counted, spend } from "../security/spend.ts";

/**
 * Where requests spend from the budgets of their endpoint or page (domain/api/budgets.ts). Budgets that are counted in a
 * transaction or an object, and those whose amount only the handler knows, are spent there.
 */

/** The binding that counts networks of each width. An IPv4 address counts as a /64 does. */
const shields = {
  32: "FLOOD_SHIELD",
  64: "FLOOD_SHIELD",
  56: "FLOOD_SHIELD_56",
  48: "FLOOD_SHIELD_48",
} as const satisfies Record<number, keyof Bindings>;

/** Whether one of the networks that a request comes from sends too many in this minute. Counted per part of the site. */
const isFlooding = async (request: Request, env: Bindings, part: string): Promise<boolean> => {
  const outcomes = await Promise.all(
    networksOf(request).map(({ name, prefixBits }) =>
      env[shields[prefixBits]]?.limit({ key: `${part}|${name}` }).catch(() => undefined),
    ),
  );
  return outcomes.some((outcome) => outcome?.success === false);
};

/**
 * Rejects a flood of requests from one network before anything else is done. Approximate, and local to one data centre.
 * Requests are counted by part of the API, so that a page that increments too fast can still sign a card.
 */
const floodShield =
  (part: string): Check =>
  async (c) => {
    const isOver = await isFlooding(c.req.raw, c.env, part);
    const { windowSeconds } = requestPolicy;
    c.set(
      "rateHeaders",
      rateHeaders("requests", requestPolicy, isOver ? { left: 0, resetSeconds: windowSeconds } : undefined),
    );
    if (isOver) throw new ApiError("rate_limited", { headers: { "Retry-After": String(windowSeconds) } });
  };

/** Counts the request at the edge, before everything else, if its budgets include `requests`. */
export const shieldOf = (names: readonly BudgetName[], part: string): Check[] =>
  names.includes("requests") ? [floodShield(part)] : [];

const isSpentHere = (name: BudgetName): name is Counted<"middleware"> => budgets[name].counted === "middleware";

/** Spends one from each budget that is counted here, after the request was found valid. */
export const spendingOf = (all: readonly BudgetName[]): Check[] => {
  const names = all.filter(isSpentHere);
  return names.length === 0 ? [] : [async (c) => c.set("giveBack", await spend(c, names))];
};

/** Gives back what the middleware took, for requests that turn out not to be of the limited kind. */
export const giveBack = (c: Context<AppEnv>): void => c.get("giveBack")?.();

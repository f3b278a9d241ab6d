import type { Context } from "hono";
import { type Budget, type BudgetName, budgets, reservedForProvenDevices } from "#domain/api/budgets.ts";
import { ApiError } from "#domain/api/errors.ts";
import type { Sentence } from "#domain/api/messages.ts";
import { lruCache } from "../lru-cache.ts";
import { database } from "../db/database.ts";
import { type Debit, giveBack, spend as spendDebits } from "../db/spending.ts";
import { answerWithin, timeouts } from "../db/timeouts.ts";
import type { AppEnv } from "../env.ts";
import { logWarning } from "../log.ts";
import { type Incident, reportIncident } from "./log.ts";
import { deviceOf, isProven } from "./device.ts";
import { secretOf } from "./keys.ts";
import { MemoryBudget } from "./memory-budget.ts";
import { isLoopback, networksOf } from "./networks.ts";
import { namedNetworks } from "./visitor.ts";

/** Spends from the budgets that are counted before the work (docs/decisions/limits.md). */

export type Counted<Where extends Budget["counted"]> = {
  [Name in BudgetName]: (typeof budgets)[Name]["counted"] extends Where ? Name : never;
}[BudgetName];

/** A debit with its key in the isolate's memory. The name has an address, so it is never stored. */
interface NamedDebit extends Debit {
  readonly budget: BudgetName;
  readonly name: string;
}

const whatNetworks = (c: Context<AppEnv>) => networksOf(c.req.raw).map(({ name }) => name);

/**
 * What a request may use of the site's budgets, as it is named in the isolate's memory: all of them, or of those that are
 * kept for known devices only half.
 */
const shareOf = async (
  c: Context<AppEnv>,
  names: readonly BudgetName[],
  now: number,
): Promise<(budget: BudgetName) => { readonly name: string; readonly part: number }> => {
  const kept = names.filter((name) => "isHalfReserved" in budgets[name]);
  const hasAll = kept.length === 0 || isProven(await deviceOf(c.req.raw, c.env, now), now);
  return (budget) =>
    hasAll || !kept.includes(budget)
      ? { name: `${budget}|site`, part: 1 }
      : { name: `${budget}|site, new devices`, part: 1 - reservedForProvenDevices };
};

const debitsOf = async (
  c: Context<AppEnv>,
  names: readonly Counted<"middleware" | "handler">[],
  share: Awaited<ReturnType<typeof shareOf>>,
  amount: number,
  now: number,
): Promise<NamedDebit[]> => {
  const networks = isLoopback(c.req.raw) ? [] : networksOf(c.req.raw);
  const hashes = networks.length === 0 ? [] : await namedNetworks(c.req.raw, c.env, now);
  return names.flatMap((budget): NamedDebit[] => {
    const { of, most, seconds } = budgets[budget];
    const windowMs = seconds * 1000;
    if (of === "site") {
      const key = `${budget}|site`;
      const { name, part } = share(budget);
      return [{ budget, name, key, formerKey: key, amount, most: Math.floor(most * part), windowMs }];
    }
    return networks.map(({ name, times, prefixBits }, width) => ({
      budget,
      name: `${budget}|${name}`,
      key: `${budget}_${prefixBits}|${hashes[width]!.today}`,
      formerKey: `${budget}_${prefixBits}|${hashes[width]!.yesterday}`,
      amount,
      most: most * times,
      windowMs,
    }));
  });
};

/** How long an isolate refuses by itself what the database has refused. Short, since an amount may be given back. */
const refusedForMs = 10_000;

/** Until when, in milliseconds since the epoch, names are refused without asking the database, and when to try again. */
const refusals = lruCache<{ readonly until: number; readonly tryAt: number }>(10_000);

const retryAfter = (seconds: number) => ({ headers: { "Retry-After": String(Math.max(1, Math.ceil(seconds))) } });

/** The refusal of a used-up budget, to tell it from errors of counting. */
export class UsedUp extends ApiError {}

/** The refusal of a used-up budget: 429 for a visitor's own, 503 for the site's. */
const refusal = (budget: BudgetName, seconds: number): UsedUp => {
  if (budgets[budget].of === "site") return new UsedUp("unavailable", retryAfter(seconds));
  const message = sentences[budget];
  return new UsedUp("rate_limited", { ...(message && { message }), ...retryAfter(seconds) });
};

const isRefused = (name: string, now: number) => {
  const known = refusals.get(name);
  return known && now < known.until && now > known.until - 2 * refusedForMs ? known : undefined;
};

const isReported = lruCache<number>(1000);
const reportEveryMs = 60 * 60_000;

/** Logs an incident at most once an hour for an action and the visitor's widest network. */
export const reportOnce = (c: Context<AppEnv>, action: string, incident: Incident): void => {
  const now = Date.now();
  const name = `${action}|${whatNetworks(c).at(-1)!}`;
  const last = isReported.get(name);
  if (last !== undefined && Math.abs(now - last) < reportEveryMs) return;
  isReported.set(name, now, 1);
  const report = async (): Promise<void> => {
    const { today, yesterday } = (await namedNetworks(c.req.raw, c.env, now)).at(-1)!;
    const [key, formerKey] = [`told_${action}|${today}`, `told_${action}|${yesterday}`];
    const debit = { key, formerKey, amount: 1, most: 1, windowMs: reportEveryMs };
    if (!(await spendDebits(database(c.env.DB), [debit], now))) reportIncident(c, incident);
  };
  c.executionCtx.waitUntil(
    answerWithin(timeouts.answerMs, report()).catch((error: unknown) =>
      logWarning("security log failed", { type: incident.type, error: String(error) }),
    ),
  );
};

const reportUsedUp = (c: Context<AppEnv>, budget: BudgetName): void => {
  const isSite = budgets[budget].of === "site";
  reportOnce(c, budget, {
    type: isSite ? "site_ceiling" : "rate_limit_exceeded",
    severity: isSite ? "high" : "medium",
    details: budget,
  });
};

/** The sentence for a used-up budget of a network, where it is not the usual one. */
const sentences: Partial<Record<BudgetName, Sentence>> = {
  startTokens: ({ cards }) => cards.newCardsLimited,
  newRooms: ({ live }) => live.tooManyRooms,
  wrongCodes: ({ live }) => live.tooManyCodes,
  newSyncStores: ({ sync }) => sync.tooManyStores,
  refusedMessages: ({ cards }) => cards.networkLimited,
};

/**
 * Spends `amount` from budgets that are counted in the database: from all of them, or from none. Returns a function that
 * gives it back. Throws 429 if a budget of the visitor's networks is used up, 503 if one of the site is, if the deployment has
 * no key, or if the database does not answer: without these nothing is counted, so nothing is done.
 */
export const spend = async (
  c: Context<AppEnv>,
  names: readonly Counted<"middleware" | "handler">[],
  amount = 1,
): Promise<() => void> => {
  // Without the key nobody can be counted; this is not a fault of the database.
  secretOf(c.req.raw, c.env);
  const now = Date.now();
  const ofVisitor = isLoopback(c.req.raw) ? [] : whatNetworks(c);
  const share = await shareOf(c, names, now);
  for (const budget of names)
    for (const name of budgets[budget].of === "site"
      ? [share(budget).name]
      : ofVisitor.map((network) => `${budget}|${network}`)) {
      const known = isRefused(name, now);
      if (known) throw refusal(budget, (known.tryAt - now) / 1000);
    }
  const db = database(c.env.DB);
  const take = async () => {
    const debits = await debitsOf(c, names, share, amount, now);
    return { debits, over: debits.length === 0 ? undefined : await spendDebits(db, debits, now) };
  };
  const taking = take();
  const { debits, over } = await answerWithin(timeouts.answerMs, taking).catch((error: unknown) => {
    // What is counted too late is given back: nothing was done for it.
    const undo = taking.then((late) => (late.over ? undefined : giveBack(db, late.debits, now)));
    c.executionCtx.waitUntil(undo.catch(() => {}));
    reportIncident(c, { type: "rate_limit_error", severity: "high", details: String(error) });
    throw new ApiError("unavailable", retryAfter(5));
  });
  if (over) {
    const { budget, name } = debits[over.index]!;
    refusals.set(name, { until: now + refusedForMs, tryAt: now + over.retryAfterSeconds * 1000 }, 1);
    reportUsedUp(c, budget);
    throw refusal(budget, over.retryAfterSeconds);
  }
  return () => c.executionCtx.waitUntil(giveBack(db, debits, now).catch(() => {}));
};

const inMemory = new Map<BudgetName, MemoryBudget>();

const memoryBudget = (name: Counted<"isolate">): MemoryBudget => {
  const { most, seconds } = budgets[name];
  const present = inMemory.get(name) ?? new MemoryBudget({ most, windowMs: seconds * 1000 });
  inMemory.set(name, present);
  return present;
};

/**
 * Spends from a budget that is counted in this isolate's memory, of the visitor's networks or of the site. Returns a
 * function that gives it back, or in how many milliseconds there is enough.
 */
export const takeInMemory = (request: Request, name: Counted<"isolate">, amount = 1): (() => void) | number => {
  if (isLoopback(request)) return () => {};
  const now = Date.now();
  const networks = budgets[name].of === "site" ? ["site"] : networksOf(request).map((network) => network.name);
  const budget = memoryBudget(name);
  const waitMs = budget.take(networks, amount, now);
  return waitMs > 0 ? waitMs : () => budget.spend(networks, -amount, now);
};

/** The same for a request of the API: throws 429 if the budget of its networks is used up, 503 if that of the site is. */
export const spendInMemory = (c: Context<AppEnv>, name: Counted<"isolate">, amount = 1): (() => void) => {
  const taken = takeInMemory(c.req.raw, name, amount);
  if (typeof taken !== "number") return taken;
  reportUsedUp(c, name);
  throw refusal(name, taken / 1000);
};

import { utcDay, utcDayMs } from "#domain/calendar/utc-day.ts";
import { database } from "../db/database.ts";
import { readSalts } from "../db/salts.ts";
import type { Bindings } from "../env.ts";
import { type KeyPurpose, keyedHash, secretOf } from "./keys.ts";
import { isLoopback, type Network, networksOf } from "./networks.ts";

/** The visitor's connection: an IPv4 address or an IPv6 network of /64. */
const connectionOf = (request: Request): string => networksOf(request)[0]!.name;

/**
 * Keyed hashes of a connection and its wider networks for one purpose, narrowest first. Empty on localhost, where all
 * requests come from the same network.
 */
const networkHashes = async (request: Request, secret: string, purpose: KeyPurpose): Promise<readonly string[]> =>
  isLoopback(request) ? [] : Promise.all(networksOf(request).map(({ name }) => keyedHash(secret, purpose, name)));

/** Hashes for counting open sockets, never stored. Empty without a key, too: reading works without one. */
const socketNetworks = async (request: Request, { VISITOR_HASH_KEY: key }: Bindings): Promise<readonly string[]> =>
  key ? networkHashes(request, key, "socket") : [];

/** Key for counting a connection's open sockets: hashes separated by commas. Undefined if networks have no budgets. */
export const connectionName = async (request: Request, env: Bindings): Promise<string | undefined> =>
  (await socketNetworks(request, env)).join(",") || undefined;

/** Key of the connection's widest network, as it is in `connectionName`; empty if networks have no budgets. */
export const widestNetworkName = async (request: Request, env: Bindings): Promise<string> =>
  (await socketNetworks(request, env)).at(-1) ?? "";

/** Keys for counting the increments of each network, stored for an hour, at most a day. Throws 503 without a key. */
export const counterNetworks = (request: Request, env: Bindings): Promise<readonly string[]> =>
  networkHashes(request, secretOf(request, env), "counter");

/** A visitor's hash today, and the same visitor's hash with yesterday's salt, since a window may span midnight. */
export interface VisitorNames {
  readonly today: string;
  readonly yesterday: string;
}

/** The salts that were read last, by the day that was today. */
let cached: { readonly today: string; readonly salts: Awaited<ReturnType<typeof readSalts>> } | undefined;

const saltsOf = async (db: D1Database, now: number): Promise<readonly [ofToday: string, ofYesterday: string]> => {
  const today = utcDay(now);
  if (cached?.today !== today)
    cached = { today, salts: await readSalts(database(db), [today, utcDay(now - utcDayMs)]) };
  return cached.salts;
};

/** A network with its hashes of two days. */
export interface NamedNetwork extends VisitorNames, Pick<Network, "prefixBits" | "times"> {}

/** Keyed hashes of a network's name with each day's salt. Throws if D1 does not respond. */
const hashesOf = async (request: Request, env: Bindings, now: number, network: string): Promise<VisitorNames> => {
  const secret = secretOf(request, env);
  const [ofToday, ofYesterday] = await saltsOf(env.DB, now);
  const [today, yesterday] = await Promise.all([
    keyedHash(secret, "visitor", ofToday, network),
    keyedHash(secret, "visitor", ofYesterday, network),
  ]);
  return { today, yesterday };
};

/** The networks that a request comes from, narrowest first. Throws if D1 does not respond. */
export const namedNetworks = (request: Request, env: Bindings, now: number): Promise<NamedNetwork[]> =>
  Promise.all(
    networksOf(request).map(async ({ prefixBits, times, name }) => ({
      prefixBits,
      times,
      ...(await hashesOf(request, env, now, name)),
    })),
  );

/** Hashes of the connection itself (docs/product/counters-and-limits.md, "Who a visitor is"). Throws if D1 does not respond. */
export const visitorNames = (request: Request, env: Bindings, now: number): Promise<VisitorNames> =>
  hashesOf(request, env, now, connectionOf(request));

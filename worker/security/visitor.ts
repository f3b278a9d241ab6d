import { ApiError } from "#domain/api/errors.ts";
import { utcDay, utcDayMs } from "#domain/calendar/utc-day.ts";
import { readSalts } from "../db/salts.ts";
import type { Bindings } from "../env.ts";
import { toHex } from "../random.ts";

/** For localhost only. A deployment without its own key refuses to write. */
const developmentKey = "a key for development, public and therefore worthless";

const loopbackHosts = new Set(["localhost", "127.0.0.1", "[::1]"]);

const isLoopback = (request: Request): boolean => loopbackHosts.has(new URL(request.url).hostname);

/** The secret behind hashes and tokens. Throws 503 on a deployment without one. */
export const secretOf = (request: Request, env: Bindings): string => {
  if (env.VISITOR_HASH_KEY) return env.VISITOR_HASH_KEY;
  if (isLoopback(request)) return developmentKey;
  throw new ApiError("unavailable", { message: "Posting is switched off until this site is set up." });
};

/**
 * The visitor's address as the edge sees it. Payloads and X-Forwarded-For are never used (decision 26). On localhost, where
 * no edge sets the header, everybody is one visitor. IPv6 visitors are identified by their /64 network.
 */
export const connectionOf = (request: Request): string => {
  if (isLoopback(request)) return "loopback";
  const address = request.headers.get("CF-Connecting-IP") ?? "unknown";
  return address.includes(":") ? networkOf(address) : address;
};

const networkOf = (address: string): string => {
  const [head = "", tail] = address.toLowerCase().split("::");
  const left = head.split(":").filter(Boolean);
  const right = (tail ?? "").split(":").filter(Boolean);
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => "0");
  return [...left, ...zeros, ...right].slice(0, 4).map((part) => part.replace(/^0+(?=.)/, "")).join(":");
};

/** HMAC-SHA-256 as hex. */
export const keyedHash = async (key: string, text: string): Promise<string> => {
  const bytes = new TextEncoder();
  const imported = await crypto.subtle.importKey("raw", bytes.encode(key), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return toHex(new Uint8Array(await crypto.subtle.sign("HMAC", imported, bytes.encode(text))));
};

/**
 * A keyed hash by which the open sockets of one connection are counted; it is never stored. Undefined on localhost, where
 * everybody is one visitor, and without a key.
 */
export const connectionName = async (request: Request, env: Bindings): Promise<string | undefined> =>
  env.VISITOR_HASH_KEY && !isLoopback(request) ? keyedHash(env.VISITOR_HASH_KEY, `socket|${connectionOf(request)}`) : undefined;

/** Compares in constant time. */
export const isSameText = (left: string, right: string): boolean => {
  const bytes = new TextEncoder();
  const [a, b] = [bytes.encode(left), bytes.encode(right)] as const;
  return a.byteLength === b.byteLength && crypto.subtle.timingSafeEqual(a, b);
};

/** A visitor's hash today, and the same visitor's hash with yesterday's salt, since a window may span midnight. */
export interface VisitorNames {
  readonly today: string;
  readonly yesterday: string;
}

const salts = new Map<string, string>();

/** The salts of two days. Caches only the last pair. */
const saltsOf = async (db: D1Database, today: string, yesterday: string): Promise<{ readonly ofToday: string; readonly ofYesterday: string }> => {
  const cached = { ofToday: salts.get(today), ofYesterday: salts.get(yesterday) };
  if (cached.ofToday !== undefined && cached.ofYesterday !== undefined) return { ofToday: cached.ofToday, ofYesterday: cached.ofYesterday };
  const [ofToday, ofYesterday] = await readSalts(db, [today, yesterday]);
  salts.clear();
  salts.set(today, ofToday).set(yesterday, ofYesterday);
  return { ofToday, ofYesterday };
};

/** Keyed hashes of the connection's address with each day's salt (decision 26). Throws if D1 does not respond. */
export const visitorNames = async (request: Request, env: Bindings, now: number): Promise<VisitorNames> => {
  const secret = secretOf(request, env);
  const { ofToday, ofYesterday } = await saltsOf(env.DB, utcDay(now), utcDay(now - utcDayMs));
  const nameWith = (salt: string): Promise<string> => keyedHash(secret, `${salt}|${connectionOf(request)}`);
  const [today, yesterday] = await Promise.all([nameWith(ofToday), nameWith(ofYesterday)]);
  return { today, yesterday };
};

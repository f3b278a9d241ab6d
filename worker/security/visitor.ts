import { ApiError } from "#domain/api/errors.ts";
import { utcDay, utcDayMs } from "#domain/calendar/utc-day.ts";
import { readSalts } from "../db/salts.ts";
import type { Bindings } from "../env.ts";
import { toHex } from "../random.ts";

/** Used on a developer's machine only; a deployment without a key of its own refuses to write. */
const developmentKey = "a key for development, public and therefore worthless";

const loopbackHosts = new Set(["localhost", "127.0.0.1", "[::1]"]);

const isLoopback = (request: Request): boolean => loopbackHosts.has(new URL(request.url).hostname);

/** The secret behind hashes and tokens. Error 503 on a deployment that has none. */
export const secretOf = (request: Request, env: Bindings): string => {
  if (env.VISITOR_HASH_KEY) return env.VISITOR_HASH_KEY;
  if (isLoopback(request)) return developmentKey;
  throw new ApiError("unavailable", { message: "Writing is switched off until this site is configured." });
};

/**
 * The address a visitor connects from, as the edge knows it. Payloads and X-Forwarded-For are never asked (decision 26);
 * on a developer's machine, where no edge guards the header, everybody is one visitor. IPv6 visitors are their /64 network.
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

/** HMAC-SHA-256 in hex. */
export const keyedHash = async (key: string, text: string): Promise<string> => {
  const bytes = new TextEncoder();
  const imported = await crypto.subtle.importKey("raw", bytes.encode(key), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return toHex(new Uint8Array(await crypto.subtle.sign("HMAC", imported, bytes.encode(text))));
};

/**
 * By which the sockets of one connection are counted while they are open: a keyed hash, never kept. Undefined on a
 * developer's machine, where everybody is one visitor, and where there is no key.
 */
export const connectionName = async (request: Request, env: Bindings): Promise<string | undefined> =>
  env.VISITOR_HASH_KEY && !isLoopback(request) ? keyedHash(env.VISITOR_HASH_KEY, `socket|${connectionOf(request)}`) : undefined;

/** Compares without telling by its time where two texts differ. */
export const isSameText = (left: string, right: string): boolean => {
  const bytes = new TextEncoder();
  const [a, b] = [bytes.encode(left), bytes.encode(right)] as const;
  return a.byteLength === b.byteLength && crypto.subtle.timingSafeEqual(a, b);
};

/** A visitor of today, and under which name the same visitor was counted yesterday: an hour may reach over midnight. */
export interface VisitorNames {
  readonly today: string;
  readonly yesterday: string;
}

const salts = new Map<string, string>();

/** The salts of two days. Only the last pair that was asked for is remembered. */
const saltsOf = async (db: D1Database, today: string, yesterday: string): Promise<{ readonly ofToday: string; readonly ofYesterday: string }> => {
  const known = { ofToday: salts.get(today), ofYesterday: salts.get(yesterday) };
  if (known.ofToday !== undefined && known.ofYesterday !== undefined) return { ofToday: known.ofToday, ofYesterday: known.ofYesterday };
  const [ofToday, ofYesterday] = await readSalts(db, [today, yesterday]);
  salts.clear();
  salts.set(today, ofToday).set(yesterday, ofYesterday);
  return { ofToday, ofYesterday };
};

/** The keyed hash of the connection's address with the day's salt (decision 26). Throws if D1 does not answer. */
export const visitorNames = async (request: Request, env: Bindings, now: number): Promise<VisitorNames> => {
  const secret = secretOf(request, env);
  const { ofToday, ofYesterday } = await saltsOf(env.DB, utcDay(now), utcDay(now - utcDayMs));
  const nameWith = (salt: string): Promise<string> => keyedHash(secret, `${salt}|${connectionOf(request)}`);
  const [today, yesterday] = await Promise.all([nameWith(ofToday), nameWith(ofYesterday)]);
  return { today, yesterday };
};

import { clockLeewayMs, deviceTokenMs, provenDeviceMs } from "#domain/api/budgets.ts";
import { deviceTokenHeader } from "#domain/api/headers.ts";
import type { Bindings } from "../env.ts";
import { randomHex } from "../random.ts";
import { keyedHash, secretOf, timingSafeEqual } from "./keys.ts";

/** A device, identified by the token that it stores (docs/product/counters-and-limits.md, "Who a visitor is"). */
export interface Device {
  /** Random, 32 hexadecimal digits. Never stored as it is. */
  readonly id: string;
  /** When the token was made, in milliseconds since the epoch, by the server's clock. */
  readonly mintedAt: number;
}

/** The signed parts of a token: when it was made, until when it is valid, and the device's id. */
const sign = (secret: string, ...parts: readonly string[]): Promise<string> =>
  keyedHash(secret, "device token", ...parts);

/** A new device's token: `{made}.{valid until}.{id}.{signature}`, times in milliseconds since the epoch. */
export const mintDeviceToken = async (secret: string, now: number): Promise<string> => {
  const parts = [String(now), String(now + deviceTokenMs), randomHex(16)];
  return [...parts, await sign(secret, ...parts)].join(".");
};

/** Tokens from before 25 November 2026 have no end date; they are valid as long as the others. */
const tokenPattern = /^(\d{13,16})\.(?:(\d{13,16})\.)?([0-9a-f]{32})\.([0-9a-f]{64})$/;

/** The device that sent the request; undefined without a token that this server signed and that is valid now. */
export const deviceOf = async (request: Request, env: Bindings, now: number): Promise<Device | undefined> => {
  const [, made, until, id, signature] = tokenPattern.exec(request.headers.get(deviceTokenHeader) ?? "") ?? [];
  if (made === undefined || id === undefined || signature === undefined) return undefined;
  const parts = until === undefined ? [made, id] : [made, until, id];
  const mintedAt = Number(made);
  const validUntil = until === undefined ? mintedAt + deviceTokenMs : Number(until);
  if (now >= validUntil || mintedAt > now + clockLeewayMs) return undefined;
  const isOurs = timingSafeEqual(signature, await sign(secretOf(request, env), ...parts));
  return isOurs ? { id, mintedAt } : undefined;
};

/** Whether the device has been known for at least a day. False for a token from the future (a clock was set back). */
export const isProven = (device: Device | undefined, now: number): boolean =>
  device !== undefined && now - device.mintedAt >= provenDeviceMs;

import { provenDeviceMs } from "#domain/api/budgets.ts";
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

const sign = (secret: string, mintedAt: string, id: string): Promise<string> =>
  keyedHash(secret, "device token", mintedAt, id);

/** A new device's token: `{milliseconds}.{id}.{signature}`. */
export const mintDeviceToken = async (secret: string, now: number): Promise<string> => {
  const id = randomHex(16);
  return `${now}.${id}.${await sign(secret, String(now), id)}`;
};

const tokenPattern = /^(\d{13,16})\.([0-9a-f]{32})\.([0-9a-f]{64})$/;

/** The device that sent the request; undefined without a token, or with one that this server did not sign. */
export const deviceOf = async (request: Request, env: Bindings): Promise<Device | undefined> => {
  const [, mintedAt, id, signature] = tokenPattern.exec(request.headers.get(deviceTokenHeader) ?? "") ?? [];
  if (mintedAt === undefined || id === undefined || signature === undefined) return undefined;
  const isOurs = timingSafeEqual(signature, await sign(secretOf(request, env), mintedAt, id));
  return isOurs ? { id, mintedAt: Number(mintedAt) } : undefined;
};

/** Whether the device has been known for at least a day. False for a token from the future (a clock was set back). */
export const isProven = (device: Device | undefined, now: number): boolean =>
  device !== undefined && now - device.mintedAt >= provenDeviceMs;

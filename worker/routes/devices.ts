import { Hono } from "hono";
import type { AppEnv } from "../env.ts";
import { mintDeviceToken } from "../security/device.ts";
import { secretOf } from "../security/keys.ts";
import { floodShield } from "../security/shield.ts";

/** Tokens for devices. Nothing is stored: whoever asks for many gains nothing beyond the network's budgets. */
export const devices = new Hono<AppEnv>().post("/", floodShield("devices"), async (c) =>
  c.json({ device_token: await mintDeviceToken(secretOf(c.req.raw, c.env), Date.now()) }, 201, {
    "Cache-Control": "no-store",
  }),
);

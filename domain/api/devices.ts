import * as z from "zod/mini";

/** The request header in which a device names itself (docs/product/counters-and-limits.md, "Who a visitor is"). */
export const deviceTokenHeader = "X-Device-Token";

export const newDeviceSchema = z.object({ device_token: z.string() });

import * as z from "zod/mini";
import { deviceTokenHeader } from "#domain/api/headers.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { defineStored } from "#src/platform/storage/entries.ts";

const keptBookmark = z.object({ bookmark: z.string(), at: z.number() });

export type KeptBookmark = z.infer<typeof keptBookmark>;

/** The card database's bookmark after this device's last write, and the time of that write. */
export const cardBookmark = defineStored<KeptBookmark>({
  key: "gbh_card_bookmark",
  schema: keptBookmark,
  fallback: { bookmark: "", at: 0 },
  isIncidental: true,
  isOfThisDevice: true,
});

/** This device's token, signed by the server; empty until it first wrote on a card. */
export const deviceToken = defineStored<string>({
  key: "gbh_device_token",
  schema: z.string(),
  fallback: "",
  isIncidental: true,
  isOfThisDevice: true,
});

/** The token, if this device has one: half of what the site takes in a day is kept for those that are known. */
export const knownDeviceHeaders = (): Record<string, string> => {
  const token = deviceStore().read(deviceToken);
  return token === "" ? {} : { [deviceTokenHeader]: token };
};

import * as z from "zod/mini";
import { deviceTokenHeader } from "#domain/api/headers.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { defineStored } from "#src/platform/storage/entries.ts";

const storedBookmark = z.object({ bookmark: z.string(), at: z.number() });

export type StoredBookmark = z.infer<typeof storedBookmark>;

/** The card database's bookmark after this device's last write, and the time of that write. */
export const cardBookmark = defineStored<StoredBookmark>({
  key: "gbh_card_bookmark",
  schema: storedBookmark,
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

/** The header with this device's token, if it has one. Half of the site's daily budget is reserved for known devices. */
export const knownDeviceHeaders = (): Record<string, string> => {
  const token = deviceStore().read(deviceToken);
  return token === "" ? {} : { [deviceTokenHeader]: token };
};

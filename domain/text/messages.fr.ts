import { plural } from "./counting.ts";
import type { Translated } from "./translated.ts";
import type { sizeMessages as english } from "./messages.ts";

export const sizeMessages: Translated<typeof english> = {
  oneByte: "1 octet",
  bytes: (bytes) => `${bytes} ${plural(bytes, "octet", "octets")}`,
  units: {
    kilo: "ko",
    mega: "Mo",
  },
};

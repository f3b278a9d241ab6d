import type { Translated } from "./translated.ts";
import type { sizeMessages as english } from "./messages.ts";

export const sizeMessages: Translated<typeof english> = {
  oneByte: "1 byte",
  bytes: (bytes) => `${bytes} bytes`,
  units: {
    kilo: "kB",
    mega: "MB",
  },
};

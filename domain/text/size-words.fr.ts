import { plural } from "./counting.ts";
import type { Translated } from "./translated.ts";
import type { sizeWords as english } from "./size-words.ts";

export const sizeWords: Translated<typeof english> = {
  oneByte: "1 octet",
  bytes: (bytes) => `${bytes} ${plural(bytes, "octet", "octets")}`,
  units: {
    kilo: "ko",
    mega: "Mo",
  },
};

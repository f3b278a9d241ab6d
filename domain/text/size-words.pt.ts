import type { Translated } from "./translated.ts";
import type { sizeWords as english } from "./size-words.ts";

export const sizeWords: Translated<typeof english> = {
  oneByte: "1 byte",
  bytes: (bytes) => `${bytes} bytes`,
  units: {
    kilo: "kB",
    mega: "MB",
  },
};

import { inDigits } from "./counting.ts";
import { sizeWords } from "./size-words.ts";

const format = (value: number, unit: string): string =>
  `${inDigits(value < 10 ? Math.round(value * 10) / 10 : Math.round(value))} ${unit}`;

/** A size for people: "320 bytes", "4.7 MB". */
export const formatBytes = (bytes: number): string => {
  if (bytes === 1) return sizeWords.oneByte;
  if (bytes < 1000) return sizeWords.bytes(bytes);
  return bytes < 1_000_000
    ? format(bytes / 1000, sizeWords.units.kilo)
    : format(bytes / 1_000_000, sizeWords.units.mega);
};

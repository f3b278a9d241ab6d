import { inDigits } from "./counting.ts";
import { sizeMessages } from "./messages.ts";

const format = (value: number, unit: string): string =>
  `${inDigits(value < 10 ? Math.round(value * 10) / 10 : Math.round(value))} ${unit}`;

/** A size for people: "320 bytes", "4.7 MB". */
export const formatBytes = (bytes: number): string => {
  if (bytes === 1) return sizeMessages.oneByte;
  if (bytes < 1000) return sizeMessages.bytes(bytes);
  return bytes < 1_000_000
    ? format(bytes / 1000, sizeMessages.units.kilo)
    : format(bytes / 1_000_000, sizeMessages.units.mega);
};

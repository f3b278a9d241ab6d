const format = (value: number, unit: string): string =>
  `${value < 10 ? Math.round(value * 10) / 10 : Math.round(value)} ${unit}`;

/** A size for people: "320 bytes", "4.7 MB". */
export const formatBytes = (bytes: number): string => {
  if (bytes === 1) return "1 byte";
  if (bytes < 1000) return `${bytes} bytes`;
  return bytes < 1_000_000 ? format(bytes / 1000, "kB") : format(bytes / 1_000_000, "MB");
};

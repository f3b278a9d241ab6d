/** `m:ss`, as in '2:05'. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** A number with its unit: '1 move', '8 moves'. */
export const counted = (value: number, unit: string): string => `${value} ${unit}${value === 1 ? "" : "s"}`;

import { lazyCode } from "#src/platform/loading/lazy-code.ts";

/** The verses of all days, of which the head script chooses today's before the first paint. Only the build loads them. */
export const prerenderedDays = lazyCode(
  "prerendered days",
  async () => (await import("./prerendered-days.tsx")).PrerenderedDays,
);

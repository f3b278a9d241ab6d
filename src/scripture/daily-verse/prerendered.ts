import { lateCode } from "#src/platform/late-code.ts";

/** The verses of all days, of which the head script chooses today's before the first paint. Only the build loads them. */
export const prerenderedDays = lateCode(
  "prerendered days",
  async () => (await import("./prerendered-days.tsx")).PrerenderedDays,
);

import type { BrowserContextOptions } from "@playwright/test";

/** A small phone. The service worker is blocked, because its downloads are not the page's. */
export const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: "block",
} as const satisfies BrowserContextOptions;

/** Its network: 1.6 Mbit/s down, 0.75 Mbit/s up (in bytes per second), 150 ms. */
export const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

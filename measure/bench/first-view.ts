import { gzipSync } from "node:zlib";
import type { Browser } from "@playwright/test";

/** Files of one kind that a page loaded. */
export interface Loaded {
  /** Different addresses. */
  readonly requests: number;
  /** Each file compressed with gzip at level 9. */
  readonly bytes: number;
}

export const firstViewMs = 1000;

const sumOf = async (addresses: ReadonlySet<string>): Promise<Loaded> => {
  let bytes = 0;
  for (const address of addresses) bytes += gzipSync(await (await fetch(address)).arrayBuffer(), { level: 9 }).length;
  return { requests: addresses.size, bytes };
};

/**
 * Everything that a page loads without interaction: all scripts and style sheets that the browser's network log has one
 * second after the load event, on an unlimited line, in a fresh profile on a phone. This includes web workers, and files
 * that are loaded for later. Scripts and styles inside the HTML belong to the HTML. The service worker is blocked: it starts
 * after three seconds, and its downloads are not the page's.
 */
export const visitFirstView = async (
  browser: Browser,
  address: string,
): Promise<Record<"scripts" | "styles", Loaded>> => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  const scripts = new Set<string>();
  const styles = new Set<string>();
  page.on("response", (response) => {
    const type = response.headers()["content-type"] ?? "";
    if (type.startsWith("text/javascript")) scripts.add(response.url());
    if (type.startsWith("text/css")) styles.add(response.url());
  });
  await page.goto(address, { waitUntil: "load" });
  await page.waitForTimeout(firstViewMs);
  await context.close();
  return { scripts: await sumOf(scripts), styles: await sumOf(styles) };
};

/**
 * `npm run load -- tabs [writes]`: two tabs of a real browser write to one list in device storage at the same time, 1,000
 * times each. Prints how many writes were lost (the bar is none) and the time per write.
 */
import type { Page } from "@playwright/test";
import { createServer } from "vite";
import { launchChromium } from "#scripts/setup/chromium.ts";
import { exactly, printRows } from "#measure/bench/bars.ts";

const writes = Number(process.argv[2] ?? 1000);
const port = 4188;
const module = "/src/platform/storage/browser-store.ts";

const server = await createServer({
  configFile: false,
  appType: "custom",
  logLevel: "error",
  server: { port, hmr: false, watch: null },
  cacheDir: ".generated/bench-tabs",
  optimizeDeps: { noDiscovery: true, include: ["react", "react/jsx-runtime"] },
  plugins: [
    {
      name: "blank-page",
      configureServer: ({ middlewares }) => {
        middlewares.use("/blank", (_request, response) =>
          response.setHeader("content-type", "text/html").end("<!doctype html><title>Tab</title>"),
        );
      },
    },
  ],
});
await server.listen();

const browser = await launchChromium();
const context = await browser.newContext();

const openTab = async (): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(`http://localhost:${port}/blank`);
  return page;
};

const writeFrom = (page: Page, name: string): Promise<void> =>
  page.evaluate(
    async ([tab, count, path]) => {
      const { deviceStore } = (await import(path)) as {
        deviceStore: () => { update: (entry: object, change: (list: string[]) => string[]) => Promise<boolean> };
      };
      const schema = { safeParse: (data: unknown) => ({ success: Array.isArray(data), data }) };
      const entry = { key: "gbh_bench", label: "Bench", schema, fallback: [] };
      for (let index = 0; index < count; index += 1)
        await deviceStore().update(entry, (list) => [...list, `${tab}${index}`]);
    },
    [name, writes, module] as const,
  );

const [one, two] = [await openTab(), await openTab()];
const began = performance.now();
await Promise.all([writeFrom(one, "a"), writeFrom(two, "b")]);
const tookMs = performance.now() - began;
const kept = await one.evaluate(() => new Set(JSON.parse(localStorage.getItem("gbh_bench") ?? "[]") as string[]).size);
await browser.close();
await server.close();
process.exit(
  printRows("Two tabs, one list on the device", [
    exactly("writes kept of two tabs", kept, 2 * writes, `${(tookMs / (2 * writes)).toFixed(2)} ms a write`),
  ]),
);

/** `npm run screenshots`: the README's screenshots, from the built product served on `--url` (default http://127.0.0.1:8787). */
import { mkdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { chromiumPath } from "./setup/chromium.ts";

const { values } = parseArgs({ options: { url: { type: "string", default: "http://127.0.0.1:8787" }, out: { type: "string", default: "docs/screenshots" } } });

const shots = [
  { name: "reader", path: "/read/kjv/psalms/23", width: 1280, height: 800, colorScheme: "light" },
  { name: "home-phone", path: "/", width: 360, height: 740, colorScheme: "light" },
  { name: "reader-phone-dark", path: "/read/web/john/1", width: 360, height: 740, colorScheme: "dark" },
  { name: "search", path: "/?search=shepherd", width: 1280, height: 800, colorScheme: "light" },
  { name: "compare", path: "/cross-references?passage=John+3%3A14-18&translations=kjv,asv,web", width: 1280, height: 800, colorScheme: "light" },
  { name: "games", path: "/games-menu", width: 1280, height: 800, colorScheme: "light" },
] as const;

mkdirSync(values.out, { recursive: true });
const executablePath = chromiumPath();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"] });
for (const { name, path, width, height, colorScheme } of shots) {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme });
  await page.goto(values.url + path, { waitUntil: "networkidle" });
  await page.screenshot({ path: `${values.out}/${name}.png` });
  await page.close();
  console.log(`${values.out}/${name}.png`);
}
await browser.close();

/** `npm run screenshots`: the README's screenshots, from the built product served on `--url` (default http://127.0.0.1:8787). */
import { mkdirSync } from "node:fs";
import { launchChromium } from "./setup/chromium.ts";
import { commandOptions } from "./setup/options.ts";

const { values } = commandOptions({
  options: {
    url: { type: "string", default: "http://127.0.0.1:8787" },
    out: { type: "string", default: "docs/screenshots" },
  },
});

const shots = [
  { name: "reader", path: "/read/kjv/psalms/23?study=references", width: 1280, height: 800, colorScheme: "light" },
  { name: "home-phone", path: "/", width: 360, height: 740, colorScheme: "light" },
  { name: "reader-phone", path: "/read/kjv/john/1", width: 360, height: 740, colorScheme: "dark" },
  { name: "games-phone", path: "/games-menu", width: 360, height: 740, colorScheme: "light" },
  { name: "cards-phone", path: "/card-menu", width: 360, height: 740, colorScheme: "light" },
  { name: "search", path: "/?search=shepherd", width: 1280, height: 800, colorScheme: "light" },
] as const;

mkdirSync(values.out, { recursive: true });
const browser = await launchChromium();
for (const { name, path, width, height, colorScheme } of shots) {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme });
  await page.goto(values.url + path, { waitUntil: "networkidle" });
  await page.screenshot({ path: `${values.out}/${name}.png` });
  await page.close();
  console.log(`${values.out}/${name}.png`);
}
await browser.close();

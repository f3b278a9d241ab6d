/**
 * Renders the two screenshots of the web app manifest: `node scripts/manifest-pictures.ts http://127.0.0.1:8787`, with the
 * product running there. The results are committed; run it again if the reader's appearance changes.
 */
import { launchChromium } from "./setup/chromium.ts";

const [origin = "http://127.0.0.1:8787"] = process.argv.slice(2);

const marks = {
  "bible-notes": [
    {
      id: "1",
      reference: "Psalms 23:4",
      text: "Not around the valley: through it.",
      createdAt: "2026-11-21T07:40:00.000Z",
    },
  ],
  "bible-bookmarks": ["Psalms 23:1"],
  "bible-highlights": { "Psalms 23:2": "hl-orange" },
};

const pictures = [
  { file: "screen-phone.png", width: 360, height: 720, scale: 3 },
  { file: "screen-wide.png", width: 1280, height: 800, scale: 1 },
];

const browser = await launchChromium();
for (const { file, width, height, scale } of pictures) {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme: "light",
  });
  await context.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, JSON.stringify(value));
  }, marks);
  const page = await context.newPage();
  await page.goto(`${origin}/read/kjv/psalms/23`);
  await page.getByRole("button", { name: "Verse 1, bookmarked. Actions" }).waitFor();
  await page.screenshot({ path: `public/icons/${file}` });
  await context.close();
}
await browser.close();

/**
 * Renders the bitmap icons from the lamp: `npx node scripts/icons.ts`. The results are committed; run it again if the lamp
 * changes. Needs a Chromium (the one of the browser tests).
 */
import { chromium } from "@playwright/test";
import { flowsChromiumPath } from "./setup/chromium.ts";

/** Lamplight on night: full of colour to the edge, so that it stands out on any home screen. */
const night = "#161310";
const lamplight = "#3b2b13";
const dusk = "#261d12";
const gold = "#eac26a";
const cream = "#f3ecdf";

const lamp = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${gold}" d="M16 1.5c3.3 3.5 4.7 6 4.7 8.2a4.7 4.7 0 0 1-9.4 0c0-2.2 1.4-4.7 4.7-8.2z"/><path fill="${cream}" d="M6 15h20c-.5 3.8-3.8 6-8 6.3V26c2.7.3 4.3 1.4 4.3 3.3H9.7c0-1.9 1.6-3 4.3-3.3v-4.7c-4.2-.3-7.5-2.5-8-6.3z"/></svg>`;

/** The lamp takes up `part` of the width. A mask may cut everything outside the inner 80 %. */
const icons = [
  { file: "icon-192.png", size: 192, part: 0.72 },
  { file: "icon-512.png", size: 512, part: 0.72 },
  { file: "maskable-512.png", size: 512, part: 0.56 },
  { file: "apple-touch-icon.png", size: 180, part: 0.68 },
];

const htmlOf = (part: number): string =>
  `<style>body{margin:0;display:grid;place-items:center;width:100vw;height:100vh;background:radial-gradient(circle at 50% 36%,${lamplight} 30%,${dusk} 30.5% 50%,${night} 50.5%)}svg{width:${part * 100}vw;display:block}</style>${lamp}`;

const browser = await chromium.launch({ executablePath: flowsChromiumPath(), args: ["--no-sandbox"] });
const page = await browser.newPage();
for (const { file, size, part } of icons) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(htmlOf(part));
  await page.screenshot({ path: `public/icons/${file}`, omitBackground: true });
}
await browser.close();

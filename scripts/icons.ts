/**
 * Renders the bitmap icons from the lamp: `node scripts/icons.ts`. The results are committed; run it again if the lamp
 * changes. Needs a Chromium (the one of the browser tests).
 */
import { existsSync } from "node:fs";
import { chromium, type Page } from "@playwright/test";
import { site } from "#domain/site/site.ts";

const paper = "#fbf8f2";
const ink = "#1f1b15";
const gold = "#b47b12";
const soft = "#4a4336";

const lamp = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${gold}" d="M16 1.5c3.3 3.5 4.7 6 4.7 8.2a4.7 4.7 0 0 1-9.4 0c0-2.2 1.4-4.700 4.700-8.200z"/><path fill="${ink}" d="M6 15h20c-.5 3.800-3.800 6-8 6.300V26c2.700.3 4.300 1.400 4.300 3.300H9.700c0-1.900 1.600-3 4.300-3.300v-4.700c-4.200-.3-7.500-2.500-8-6.300z"/></svg>`;

interface Drawing {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly html: string;
}

/** The lamp takes up `part` of the width. A mask may cut everything outside the inner 80 %. */
const icon = (file: string, size: number, part: number, background: string): Drawing => ({
  file,
  width: size,
  height: size,
  html: `<style>body{margin:0;display:grid;place-items:center;width:100vw;height:100vh;background:${background}}svg{width:${part * 100}vw;display:block}</style>${lamp}`,
});

const shareCard: Drawing = {
  file: "share.png",
  width: 1200,
  height: 630,
  html: `<style>body{margin:0;display:grid;grid-template-columns:340px 1fr;align-items:center;width:1200px;height:630px;background:${paper};color:${ink};font-family:"Noto Serif","TeX Gyre Pagella",Georgia,serif}
svg{width:200px;justify-self:end}div{padding:0 80px 0 70px}h1{font-weight:400;font-size:104px;line-height:1;margin:0 0 28px}p{font-size:38px;line-height:1.35;margin:0;color:${soft}}</style>${lamp}<div><h1>${site.name}</h1><p>${site.tagline}</p></div>`,
};

const drawings: readonly Drawing[] = [
  icon("icon-192.png", 192, 0.78, paper),
  icon("icon-512.png", 512, 0.78, paper),
  icon("maskable-512.png", 512, 0.56, paper),
  icon("apple-touch-icon.png", 180, 0.66, paper),
  shareCard,
];

const draw = async (page: Page, { file, width, height, html }: Drawing): Promise<void> => {
  await page.setViewportSize({ width, height });
  await page.setContent(html);
  await page.screenshot({ path: `public/icons/${file}`, omitBackground: true });
};

const installed = "/usr/bin/chromium";
const browser = await chromium.launch({ args: ["--no-sandbox"], ...(existsSync(installed) ? { executablePath: installed } : {}) });
const page = await browser.newPage();
for (const drawing of drawings) await draw(page, drawing);
await browser.close();

import { existsSync, readFileSync } from "node:fs";
import type { Browser } from "@playwright/test";
import type { Scene } from "./scene.ts";

/** A strip of a picture: which one, its displayed width in px, and which part of its height; 0 is the top. */
interface Strip {
  readonly kind: string;
  readonly width: number;
  readonly part: number;
}

const strip = (kind: string, width: number, part = 0): Strip => ({ kind, width, part });
const tallest = 1180;

const sheets: Readonly<Record<string, readonly Strip[]>> = {
  phone: [strip("360-light", 360), strip("360-light", 360, 1), strip("360-light", 360, 2), strip("360-dark", 360)],
  wide: [strip("768-light", 520), strip("1280-light", 900)],
  forced: [strip("360-forced", 360), strip("1280-forced", 900)],
};

const figureOf = (out: string, name: string, { kind, width, part }: Strip): string => {
  const file = `${out}/${name}-${kind}.png`;
  if (!existsSync(file)) return "";
  const picture = readFileSync(file);
  // The size of a PNG is in its header.
  const height = (picture.readUInt32BE(20) * width) / picture.readUInt32BE(16);
  if (part * tallest >= height) return "";
  return `<figure><figcaption>${name} ${kind}</figcaption><div><img width="${width}" style="margin-top:-${part * tallest}px" src="data:image/png;base64,${picture.toString("base64")}"></div></figure>`;
};

/** Pictures of a scene side by side, long ones in strips: `phone-NAME.png`, `wide-NAME.png`, `forced-NAME.png`. */
export const composeSheets = async (browser: Browser, out: string, scenes: readonly Scene[]): Promise<void> => {
  const page = await browser.newPage({ viewport: { width: 1540, height: 900 } });
  for (const { name } of scenes) {
    for (const [sheet, strips] of Object.entries(sheets)) {
      const figures = strips.map((one) => figureOf(out, name, one)).join("");
      if (!figures) continue;
      await page.setContent(
        `<style>body{margin:6px;display:flex;gap:10px;align-items:start;width:max-content;background:#889;font:12px sans-serif}figure{margin:0}div{max-height:${tallest}px;overflow:hidden}img{display:block}</style>${figures}`,
      );
      await page.locator("body").screenshot({ path: `${out}/${sheet}-${name}.png` });
    }
  }
  await page.close();
};

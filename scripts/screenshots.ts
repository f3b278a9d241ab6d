/**
 * `npm run screenshots`: the pictures of the README and of the web app manifest, from the built product served on `--url`
 * (default http://127.0.0.1:8787).
 */
import { launchChromium } from "./setup/chromium.ts";
import { commandOptions } from "./setup/options.ts";

const { values } = commandOptions({ options: { url: { type: "string", default: "http://127.0.0.1:8787" } } });

interface Picture {
  readonly file: string;
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly colorScheme?: "dark";
  readonly deviceScaleFactor?: number;
  /** What the device has stored, by key. */
  readonly stored?: Readonly<Record<string, unknown>>;
}

/** The psalm of the manifest's pictures has a note, a bookmark and a highlight. */
const stored = {
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
const psalm = "/read/kjv/psalms/23";
const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

const pictures: readonly Picture[] = [
  { file: "docs/screenshots/reader.png", path: `${psalm}?study=references`, ...desktop },
  { file: "docs/screenshots/home-phone.png", path: "/", ...phone },
  { file: "docs/screenshots/reader-phone.png", path: "/read/kjv/john/1", ...phone, colorScheme: "dark" },
  { file: "docs/screenshots/games-phone.png", path: "/games-menu", ...phone },
  { file: "docs/screenshots/cards-phone.png", path: "/card-menu", ...phone },
  { file: "docs/screenshots/search.png", path: "/?search=shepherd", ...desktop },
  { file: "public/icons/screen-phone.png", path: psalm, width: 360, height: 720, deviceScaleFactor: 3, stored },
  { file: "public/icons/screen-wide.png", path: psalm, ...desktop, stored },
];

const browser = await launchChromium();
for (const { file, path, width, height, colorScheme = "light", stored: entries = {}, ...device } of pictures) {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme, ...device });
  await page.addInitScript((own) => {
    for (const [key, value] of Object.entries(own)) localStorage.setItem(key, JSON.stringify(value));
  }, entries);
  await page.goto(values.url + path, { waitUntil: "networkidle" });
  await page.screenshot({ path: file });
  await page.close();
  console.log(file);
}
await browser.close();

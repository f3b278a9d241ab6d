import { existsSync } from "node:fs";
import { launch } from "puppeteer-core";
import type { Engine } from "./walk.ts";

const places = ["/usr/bin/firefox-esr", "/usr/bin/firefox"];

/** Starts the installed Firefox; undefined if there is none. */
export const startFirefox = async (viewport: {
  readonly width: number;
  readonly height: number;
}): Promise<Engine | undefined> => {
  const executablePath = process.env["FIREFOX"] ?? places.find((place) => existsSync(place));
  if (executablePath === undefined) return undefined;
  const browser = await launch({ browser: "firefox", executablePath, headless: true });
  const page = await browser.newPage();
  await page.setViewport(viewport);
  let heard: string[] = [];
  page.on("pageerror", (error) => heard.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") heard.push(message.text());
  });
  return {
    name: (await browser.version()).replace("/", " "),
    open: async (address) => {
      // Firefox reports requests aborted by leaving a page, which are no fault of either page.
      await page.goto("about:blank");
      heard = [];
      await page.goto(address);
    },
    read: (expression) => page.evaluate(expression) as Promise<never>,
    complaints: async () => {
      const said = heard;
      heard = [];
      return said;
    },
    close: () => browser.close(),
  };
};

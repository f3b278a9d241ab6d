/* oxlint-disable unicorn/consistent-function-scoping -- what runs inside the page must hold all it needs */
import type { BrowserContext, Page } from "@playwright/test";
import { sidewaysScroll } from "#measure/look/measure.ts";

/** Console errors that only say that the network was down, as intended. */
const isOfNetwork = (text: string): boolean =>
  /net::ERR_|Failed to load resource|WebSocket connection|Failed to fetch|status of [45]\d\d|ServiceWorker|An unknown error occurred when fetching the script/.test(
    text,
  );

/** Collects exceptions, console errors and policy violations of a page. */
export const listen = (context: BrowserContext): string[] => {
  const faults: string[] = [];
  context.on("page", (page) => {
    page.on("pageerror", (error) =>
      faults.push(`exception: ${error.message} ${error.stack?.split("\n")[1]?.trim() ?? ""}`),
    );
    page.on("console", (message) => {
      if (message.type() === "error" && !isOfNetwork(message.text())) faults.push(`console: ${message.text()}`);
    });
  });
  return faults;
};

/** What no visitor may ever see, in any weather. */
export const seenFaults = async (page: Page): Promise<string[]> => {
  const said = await page.evaluate(() => {
    const found: string[] = [];
    const text = document.body?.innerText ?? "";
    const error = /Unexpected Application Error!\s*(.*)/.exec(text);
    if (error) found.push(`the error page: ${error[1]}`);
    const words = /\[object \w+\]|\bundefined\b|\bNaN\b|Invalid Date/.exec(text);
    if (words)
      found.push(
        `the page says ${words[0]}: …${text.slice(Math.max(0, words.index - 60), words.index + 60).replaceAll("\n", " ")}`,
      );
    return found;
  });
  const excess = await sidewaysScroll(page);
  return [...said, ...excess.map((text) => `sideways scroll: ${text}`)];
};

/** Presses the screen's retry buttons. */
export const tryAgain = async (page: Page): Promise<void> => {
  const button = page.getByRole("button", { name: "Try again" }).first();
  if (await button.isVisible()) await button.click({ timeout: 1000 });
};

/** Reported when the walk has left the product: back past its start, or to the browser's error page while offline. */
export const leftProduct = "a page that is not the product's";

/** What a page that has had time and a network lacks: a heading, a text, a title. Empty if nothing is missing. */
export const missing = (page: Page): Promise<string[]> =>
  page.evaluate((elsewhere) => {
    if (!location.protocol.startsWith("http")) return [elsewhere];
    const lacks: string[] = [];
    const main = document.querySelector("main");
    if (document.readyState !== "complete") lacks.push("not loaded");
    if (!("hydrated" in document.documentElement.dataset)) lacks.push("not taken over");
    if (!main) lacks.push("no main");
    else {
      if (main.innerText.trim().length < 20) lacks.push("no text");
      if (!main.querySelector("h1")) lacks.push("no heading");
      if (/has not loaded|could not be loaded/.test(main.innerText)) lacks.push("something has not come");
    }
    if (document.querySelector(".screen-waiting")) lacks.push("still waiting for the screen");
    if (document.querySelector('[aria-busy="true"]')) lacks.push("still busy");
    if (!document.title.trim()) lacks.push("no title");
    if (document.querySelectorAll("main").length > 1) lacks.push("two mains");
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
    if (twice.length > 0) lacks.push(`twice the id ${twice.join(" ")}`);
    if (document.querySelector('[role="dialog"]') === null && document.body.style.pointerEvents === "none")
      lacks.push("nothing can be clicked");
    if (
      document.querySelector('[role="dialog"], [role="menu"]') === null &&
      document.querySelector("#root > [inert], #root[aria-hidden]")
    )
      lacks.push("the page is inert without a dialog");
    return lacks;
  }, leftProduct);

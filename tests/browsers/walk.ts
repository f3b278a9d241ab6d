import { setTimeout as pause } from "node:timers/promises";
import { routeIds, routes } from "#domain/site/routes.ts";
import { startCard } from "#tests/support/start-card.ts";
import type { LossyLine } from "./lossy-line.ts";

/** A browser other than the one used by `npm test`, with the operations that the walk needs. */
export interface Engine {
  /** Name and version. */
  readonly name: string;
  readonly open: (address: string) => Promise<void>;
  /** Evaluates a JavaScript expression in the page. */
  readonly read: <Value>(expression: string) => Promise<Value>;
  /** Console errors and uncaught exceptions since the last call. */
  readonly complaints: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

const patienceMs = 20_000;
const chapter = "/read/kjv/john/3#v16";
const newCard = async (origin: string) => `/event-card/wedding/${(await startCard(origin)).card_id}`;

const until = async (engine: Engine, what: string, expression: string): Promise<void> => {
  const end = performance.now() + patienceMs;
  while (!(await engine.read<boolean>(`Boolean(${expression})`))) {
    if (performance.now() > end) throw new Error(`waited in vain: ${what}`);
    await pause(100);
  }
};

const open = async (engine: Engine, address: string): Promise<void> => {
  await engine.open(address);
  await until(engine, `${address} is taken over`, `"hydrated" in document.documentElement.dataset`);
};

const shows = (text: string) => `document.body.textContent.includes(${JSON.stringify(text)})`;
const press = (engine: Engine, selector: string) =>
  engine.read(`document.querySelector(${JSON.stringify(selector)}).click()`);
const pressNamed = (engine: Engine, name: string) =>
  engine.read(
    `[...document.querySelectorAll("button")].find((one) => one.textContent.trim() === ${JSON.stringify(name)}).click()`,
  );
/** Sets the value as if typed: the screens listen for the event. */
const fill = (engine: Engine, selector: string, text: string) =>
  engine.read(`((field) => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value").set.call(field, ${JSON.stringify(text)});
    field.dispatchEvent(new Event("input", { bubbles: true }));
  })(document.querySelector(${JSON.stringify(selector)}))`);

/** Opens every screen and returns the faults of each. */
export const visitScreens = async (engine: Engine, origin: string): Promise<readonly string[]> => {
  const fixed = routeIds.map((id): string => routes[id].path).filter((path) => !path.includes(":"));
  const faults: string[] = [];
  for (const path of [...fixed, chapter, "/read/web/psalms/23", await newCard(origin)]) {
    await open(engine, origin + path).catch((error: unknown) => faults.push(`${path}: ${String(error)}`));
    const sideways = await engine.read<number>("document.documentElement.scrollWidth - innerWidth");
    if (sideways > 0) faults.push(`${path}: ${sideways} px sideways`);
    faults.push(...(await engine.complaints()).map((complaint) => `${path}: ${complaint}`));
  }
  return faults;
};

/** The main flows of a visitor, each starting from a fresh page. A failing flow throws. */
export const visitorsWay: Readonly<Record<string, (engine: Engine, origin: string) => Promise<void>>> = {
  "the verse of a link is underlined": async (engine, origin) => {
    await open(engine, origin + chapter);
    await until(
      engine,
      "an underline of verse 16",
      `getComputedStyle(document.querySelector(".is-focused .t")).textDecorationLine === "underline"`,
    );
  },
  "a verse is chosen, seen to be chosen, marked, and found after a page turn and back": async (engine, origin) => {
    await open(engine, `${origin}/read/kjv/john/3`);
    await press(engine, '[data-verse="17"] .vn');
    await until(
      engine,
      "an underline of verse 17",
      `getComputedStyle(document.querySelector(".is-selected .t")).textDecorationLine === "underline"`,
    );
    await until(engine, "the colours", `document.querySelector('[aria-label="Highlight Orange"]')`);
    await press(engine, '[aria-label="Highlight Orange"]');
    await press(engine, '.chapnav a[rel="next"]');
    await until(engine, "John 4", `document.querySelector("h1").textContent.includes("John 4")`);
    await open(engine, `${origin}/read/web/john/3`);
    await until(engine, "the highlight", `document.querySelector('[data-verse="17"].hl')`);
  },
  "words are searched": async (engine, origin) => {
    await open(engine, `${origin}/?search=living+water`);
    await until(engine, "results", `document.querySelectorAll("mark").length > 5`);
  },
  "two translations are compared": async (engine, origin) => {
    await open(engine, `${origin}/cross-references`);
    await fill(engine, "main form input", "John 4:14");
    await engine.read(`document.querySelector("main form").requestSubmit()`);
    await until(
      engine,
      "both",
      `${shows("springing up into everlasting life")} && ${shows("springing up unto eternal life")}`,
    );
  },
  "a card is signed": async (engine, origin) => {
    await open(engine, origin + (await newCard(origin)));
    await fill(engine, 'form input[autocomplete="name"]', "Ada");
    await fill(engine, "form textarea", "Long may you laugh together.");
    await pressNamed(engine, "Add Message");
    await until(
      engine,
      "the message",
      `[...document.querySelectorAll("li")].some((one) => one.textContent.includes("Long may you laugh together."))`,
    );
  },
  "a service worker answers for the page": async (engine, origin) => {
    await open(engine, `${origin}/help`);
    await until(engine, "a controller", "navigator.serviceWorker.controller");
  },
};

const titled = (title: string) => `document.querySelector("h1")?.textContent === ${JSON.stringify(title)}`;

const lossOf = async (line: LossyLine): Promise<void> => {
  const end = performance.now() + patienceMs;
  while (line.lost() === 0) {
    if (performance.now() > end) throw new Error("nothing was lost");
    await pause(50);
  }
};

/**
 * What a visitor sees whose connection breaks and comes back. A failing flow throws. Engines that remember a module that
 * failed may load the page anew (src/platform/loading/lazy-code.ts).
 */
export const onALossyLine: Readonly<Record<string, (engine: Engine, line: LossyLine) => Promise<void>>> = {
  "a page whose scripts were lost is hydrated once they arrive": async (engine, line) => {
    line.lose(/^\/assets\/(?:index|reader-page)-/);
    await engine.open(`${line.origin}/read/kjv/jude/1`);
    await lossOf(line);
    line.lose();
    await until(engine, "the page is hydrated", `"hydrated" in document.documentElement.dataset`);
  },
  "a screen whose code was lost appears once it arrives": async (engine, line) => {
    await open(engine, `${line.origin}/read/kjv/jude/1`);
    line.lose(/^\/(?:help|assets\/help-page-[^/]*)$/);
    await press(engine, 'footer a[href="/help"]');
    await until(engine, "the failure is reported", titled("This page has not loaded"));
    line.lose();
    await until(engine, "the screen", titled("Help"));
  },
  "a menu whose code was lost opens after the reload that its message offers": async (engine, line) => {
    await open(engine, `${line.origin}/read/kjv/jude/1`);
    await engine.read("window.isOldPage = true");
    await engine.read(`window.dispatchEvent(new Event("pointerdown"))`);
    await until(engine, "the code of toasts, which loads with the first use", `document.querySelector(".toaster")`);
    line.lose(/^\/assets\//);
    const button = '[aria-label^="Theme:"]';
    await press(engine, button);
    await until(engine, "the failure is reported", shows("This could not be loaded"));
    line.lose();
    await pressNamed(engine, "Reload the page");
    await until(engine, "the new page", `!window.isOldPage && "hydrated" in document.documentElement.dataset`);
    await press(engine, button);
    await until(engine, "the menu", `document.querySelectorAll('[role="menuitemradio"]').length === 3`);
  },
};

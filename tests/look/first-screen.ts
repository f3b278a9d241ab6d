import type { Locator, Page } from "@playwright/test";
import { isHydrated } from "./scene.ts";
import { signedCard } from "./scenes/shell.ts";

/** Width × height in px: small and usual phones, a phone held sideways, a tablet, a laptop. */
export const firstScreenSizes = ["360×640", "360×740", "740×360", "768×1024", "1280×800"] as const;

type FirstScreenSize = (typeof firstScreenSizes)[number];

/** How many of a thing must stand on the first screen; sizes without a number need none. */
type Needed = Partial<Readonly<Record<FirstScreenSize, number>>>;

interface Thing {
  readonly what: string;
  readonly find: (page: Page) => Locator;
  /** What is counted: whole elements, or lines of their text. */
  readonly as: "elements" | "lines";
  readonly needed: Needed;
}

interface FirstScreen {
  readonly screen: string;
  /** Its address; what makes it ready may return another. */
  readonly path: string;
  readonly prepare?: (page: Page, origin: string) => Promise<string>;
  /** What arrives after the page itself. */
  readonly ready?: (page: Page) => Locator;
  /** What is opened on it. */
  readonly arrange?: (page: Page) => Promise<void>;
  readonly things: readonly Thing[];
}

const each = (count: number): Needed => Object.fromEntries(firstScreenSizes.map((size) => [size, count]));

const element = (what: string, find: Thing["find"], needed: Needed = each(1)): Thing => ({
  what,
  find,
  as: "elements",
  needed,
});

const lines = (what: string, find: Thing["find"], needed: Needed): Thing => ({ what, find, as: "lines", needed });

const heading: Thing["find"] = (page) => page.getByRole("heading", { level: 1 });

const buttonNamed =
  (name: string | RegExp): Thing["find"] =>
  (page) =>
    page.getByRole("button", { name });

/** What a visitor must see without scrolling (docs/quality.md, "The first screen"). */
export const firstScreens: readonly FirstScreen[] = [
  {
    screen: "home",
    path: "/",
    things: [
      element("what this is", (page) => page.getByText("Read the Bible, free and undisturbed.")),
      element("the search box", (page) => page.locator("#scripture-search")),
      element("the search button", (page) => page.locator(".hero").getByRole("button", { name: "Search" })),
      element("three ways in", (page) => page.locator(".hero-search a"), each(3)),
      lines("today’s verse", (page) => page.locator(".hero blockquote"), { ...each(2), "740×360": 1 }),
      element("the passage’s title", heading, { "360×640": 1, "360×740": 1, "768×1024": 1, "1280×800": 1 }),
      lines("the passage", (page) => page.locator(".prose"), { "360×740": 1, "768×1024": 15, "1280×800": 8 }),
    ],
  },
  {
    screen: "reader",
    path: "/read/kjv/john/3",
    things: [
      element("the passage’s name", buttonNamed(/^Passage: John 3/)),
      element("the way to the chapter before", buttonNamed("Previous chapter")),
      element("the way to the next chapter", buttonNamed("Next chapter")),
      element("copying", buttonNamed("Copy the passage")),
      element("reading aloud", buttonNamed("Read aloud")),
      element("reading comfort", buttonNamed("Reading comfort")),
      // Sideways the passage bar is the heading.
      element("the title", heading, { ...each(1), "740×360": 0 }),
      lines("the text", (page) => page.locator(".prose"), {
        "360×640": 8,
        "360×740": 11,
        "740×360": 5,
        "768×1024": 18,
        "1280×800": 12,
      }),
    ],
  },
  {
    screen: "verse by heart",
    path: "/by-heart/practice",
    prepare: async (page) => {
      await page.addInitScript(() => {
        const cards = { "kjv/ROM.8.28": { addedOn: "2026-11-20", reviews: {} } };
        localStorage.setItem("gbh_by-heart", JSON.stringify(cards));
      });
      return "/by-heart/practice#kjv/ROM.8.28";
    },
    ready: (page) => page.locator(".heart-text"),
    things: [
      element("the reference", heading),
      element("four ways", (page) => page.getByRole("group", { name: "Way to practise" }).getByRole("button"), each(4)),
      lines("the verse", (page) => page.locator(".heart-text"), each(2)),
      element("the next step", buttonNamed("Cover more words")),
    ],
  },
  {
    screen: "prayer wall",
    path: "/prayer-diary",
    things: [
      element("the title", heading),
      element("wall and diary", (page) => page.getByRole("tab"), each(2)),
      element("subjects", (page) => page.locator(".petition").getByRole("heading"), {
        "360×640": 5,
        "360×740": 7,
        "740×360": 2,
        "768×1024": 2,
        "1280×800": 3,
      }),
      lines("the first prayer", (page) => page.locator(".petition-body").first(), {
        "740×360": 1,
        "768×1024": 8,
        "1280×800": 8,
      }),
    ],
  },
  {
    screen: "card",
    path: "/event-card/wedding",
    prepare: signedCard,
    ready: (page) => page.locator(".card-note").first(),
    things: [
      element("the occasion", heading),
      element("for whom it is", (page) => page.locator(".card-front .card-for")),
      lines("the verse", (page) => page.locator(".card-front .card-verse"), each(2)),
      element("writing on it", buttonNamed("Write a message"), { ...each(1), "740×360": 0 }),
      element("opening it", buttonNamed("Open the card"), { ...each(1), "740×360": 0 }),
      element("how many have written", (page) => page.locator("#card-count")),
      element("messages", (page) => page.locator(".card-note"), {
        "360×740": 1,
        "740×360": 1,
        "768×1024": 2,
        "1280×800": 3,
      }),
    ],
  },
  {
    screen: "card menu",
    path: "/card-menu",
    things: [
      element("the title", heading),
      element("kinds of card", (page) => page.locator(".card-choice"), {
        "360×640": 3,
        "360×740": 4,
        "740×360": 2,
        "768×1024": 9,
        "1280×800": 9,
      }),
    ],
  },
  {
    screen: "menu",
    path: "/",
    arrange: async (page) => {
      const button = page.getByRole("button", { name: "Open the menu" });
      // On wide screens the header is the menu.
      if (!(await button.isVisible())) return;
      await button.click();
      await page.getByRole("dialog", { name: "Menu" }).waitFor();
    },
    things: [
      element("everything in it", (page) => page.getByRole("dialog").getByRole("link"), { ...each(12), "1280×800": 0 }),
    ],
  },
  {
    screen: "Trivia live",
    path: "/trivia-live",
    things: [
      element("the title", heading),
      element("joining a room", buttonNamed("Join")),
      element("opening a room", buttonNamed("Open a room")),
      element("how to play", (page) => page.getByText("How to play"), { ...each(1), "740×360": 0 }),
    ],
  },
  {
    screen: "games menu",
    path: "/games-menu",
    things: [
      element("the title", heading),
      element("games", (page) => page.locator(".games-card"), {
        "360×640": 2,
        "360×740": 3,
        "740×360": 1,
        "768×1024": 8,
        "1280×800": 8,
      }),
    ],
  },
];

/** How many elements, or lines of their text, stand whole between the header and what is fixed at the bottom. */
const countOnScreen = (locator: Locator, as: Thing["as"]): Promise<number> =>
  locator.evaluateAll((elements, isLines) => {
    const isCovered = document.querySelector("[role=dialog]") !== null;
    const bar = isCovered ? undefined : document.querySelector(".tabbar")?.getBoundingClientRect();
    const bottom = bar && bar.height > 0 ? Math.min(bar.top, innerHeight) : innerHeight;
    const isOnScreen = ({ top, bottom: end, left, right, width, height }: DOMRect) =>
      width > 0 && height > 0 && top >= 0 && end <= bottom + 0.5 && left >= -0.5 && right <= innerWidth + 0.5;
    const shown = elements.filter((one) => one.checkVisibility({ visibilityProperty: true }));
    if (!isLines) return shown.filter((one) => isOnScreen(one.getBoundingClientRect())).length;
    const bottoms: number[] = [];
    for (const one of shown) {
      const text = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let node = text.nextNode(); node; node = text.nextNode()) {
        const parent = node.parentElement!;
        if (!node.textContent?.trim() || parent.closest("button, sup, .sr") || !parent.checkVisibility()) continue;
        range.selectNodeContents(node);
        for (const rect of range.getClientRects()) if (isOnScreen(rect)) bottoms.push(rect.bottom);
      }
    }
    // What is set smaller or higher within a line is of the same line.
    const ordered = bottoms.toSorted((a, b) => a - b);
    return ordered.filter((one, index) => index === 0 || one > ordered[index - 1]! + 8).length;
  }, as === "lines");

const framesToWait = 30;

const setSize = (page: Page, size: FirstScreenSize): Promise<void> => {
  const [width, height] = size.split("×").map(Number) as [number, number];
  return page.setViewportSize({ width, height });
};

/** Opens a screen at a size and brings it to the state in which its first screen is measured. */
export const openFirstScreen = async (
  page: Page,
  { path, prepare, ready, arrange }: FirstScreen,
  { size, origin }: { readonly size: FirstScreenSize; readonly origin: string },
): Promise<void> => {
  await setSize(page, size);
  await page.goto(origin + ((await prepare?.(page, origin)) ?? path));
  await isHydrated(page);
  await ready?.(page).waitFor();
  await arrange?.(page);
};

/** What is missing on the first screen of an open page, at each of the sizes that have a fault: "360×640: the text: 6 lines of 8". */
export const missingOnFirstScreen = async (
  page: Page,
  { things }: FirstScreen,
  sizes: readonly FirstScreenSize[],
): Promise<string[]> => {
  const missing: string[] = [];
  for (const size of sizes) {
    await setSize(page, size);
    for (const { what, find, as, needed } of things) {
      const least = needed[size] ?? 0;
      let count = least > 0 ? await countOnScreen(find(page), as) : 0;
      // What is drawn once more after hydration or another size is away for a frame.
      for (let tries = 0; count < least && tries < framesToWait; tries += 1) {
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
        count = await countOnScreen(find(page), as);
      }
      if (count < least) missing.push(`${size}: ${what}: ${count} ${as === "lines" ? "lines " : ""}of ${least}`);
    }
  }
  return missing;
};

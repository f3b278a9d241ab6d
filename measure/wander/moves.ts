/* oxlint-disable unicorn/consistent-function-scoping -- what runs inside the page must hold all it needs */
import type { Page } from "@playwright/test";
import { randomInt, type Random } from "#src/games/kit/random.ts";
import { pick, somePlace } from "./places.ts";

/** A visitor's action. Resolves to its name for the walk's log, or to undefined if it was not possible. */
type Move = (page: Page, random: Random, origin: string) => Promise<string | undefined>;

const soonMs = 2000;

const controls =
  'a[href], button, summary, select, input:not([type="file"]), textarea, [role="option"], [role^="menuitem"], [role="gridcell"][tabindex], [data-verse]';

/** Marks one visible, uncovered control. Resolves to its name for the log. */
const markControl = (page: Page, controlsOf: string, where: number): Promise<string | undefined> =>
  page.evaluate(
    ([selector, share]) => {
      document.querySelector("[data-wandered]")?.removeAttribute("data-wandered");
      const canBeHit = (element: Element) => {
        if (
          !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
          element.matches(":disabled, [inert] *")
        )
          return false;
        if (
          element instanceof HTMLAnchorElement &&
          (element.origin !== location.origin || element.hasAttribute("download"))
        )
          return false;
        const box = element.getBoundingClientRect();
        const hit = document.elementFromPoint(
          box.left + Math.min(box.width / 2, 200),
          box.top + Math.min(box.height / 2, 20),
        );
        return hit !== null && (element.contains(hit) || hit.contains(element));
      };
      const found = [...document.querySelectorAll(selector)].filter(canBeHit);
      const chosen = found[Math.floor(share * found.length)];
      if (!chosen) return undefined;
      chosen.setAttribute("data-wandered", "");
      const name = (chosen.getAttribute("aria-label") ?? chosen.textContent ?? "")
        .trim()
        .replaceAll(/\s+/g, " ")
        .slice(0, 40);
      return `${chosen.tagName.toLowerCase()} “${name}”`;
    },
    [controlsOf, where] as const,
  );

const marked = (page: Page) => page.locator("[data-wandered]").first();

const click: Move = async (page, random) => {
  const name = await markControl(page, controls, random());
  if (name === undefined) return undefined;
  const isDouble = random() < 0.1;
  await marked(page).click({ timeout: soonMs, clickCount: isDouble ? 2 : 1, noWaitAfter: true });
  return `${isDouble ? "clicks twice" : "clicks"} ${name}`;
};

const words = [
  "love",
  "john 3:16",
  "ps 23; rom 8:28-30",
  "In the beginning God created",
  "fear not",
  "zzzzqq",
  "<img src=x onerror=alert(1)>",
  "שָׁלוֹם עֲלֵיכֶם",
  "O’Brien & sons 😀",
  "a".repeat(3000),
  "   ",
  "Grace",
  "2000-02-29",
] as const;

const type: Move = async (page, random) => {
  const name = await markControl(
    page,
    'input:not([type]), input[type="text"], input[type="search"], textarea',
    random(),
  );
  if (name === undefined) return undefined;
  const text = pick(words, random);
  await marked(page).fill(text, { timeout: soonMs });
  const isSent = random() < 0.6;
  if (isSent) await page.keyboard.press("Enter");
  return `types ${text.slice(0, 20)} into ${name}${isSent ? " and sends it" : ""}`;
};

const choose: Move = async (page, random) => {
  const name = await markControl(page, "select", random());
  if (name === undefined) return undefined;
  const count = await marked(page).locator("option").count();
  const index = randomInt(random, count);
  await marked(page).selectOption({ index }, { timeout: soonMs });
  return `chooses ${index} of ${name}`;
};

const keys = [
  "Tab",
  "Tab",
  "Tab",
  "Shift+Tab",
  "Enter",
  "Space",
  "Escape",
  "ArrowLeft",
  "ArrowRight",
  "ArrowDown",
  "ArrowUp",
  "Home",
  "End",
  "PageDown",
  "/",
  "?",
] as const;

const press: Move = async (page, random) => {
  const pressed = Array.from({ length: 1 + randomInt(random, 5) }, () => pick(keys, random));
  for (const key of pressed) await page.keyboard.press(key);
  return `presses ${pressed.join(" ")}`;
};

/** Goes back no further than the start of the walk. */
const goBack: Move = async (page) => {
  const isPossible = await page.evaluate(() => {
    const { currentEntry } = (window as unknown as { navigation: { currentEntry: { index: number } } }).navigation;
    if (currentEntry.index > 0) history.back();
    return currentEntry.index > 0;
  });
  return isPossible ? "goes back" : undefined;
};

const goForward: Move = async (page) => {
  await page.evaluate(() => history.forward());
  return "goes forward";
};

const reload: Move = async (page) => {
  await page.evaluate(() => location.reload());
  return "loads again";
};

const follow: Move = async (page, random, origin) => {
  const place = somePlace(random);
  await page.evaluate((address) => location.assign(address), origin + place);
  return `opens ${place}`;
};

const scroll: Move = async (page, random) => {
  await page.mouse.wheel(0, randomInt(random, 4000) - 1000);
  return "scrolls";
};

const turn: Move = async (page, random) => {
  const [width, height] = pick(
    [
      [360, 740],
      [740, 360],
      [768, 1024],
      [1280, 800],
      [320, 600],
    ] as const,
    random,
  );
  await page.setViewportSize({ width, height });
  return `turns the screen to ${width} × ${height}`;
};

const shares: readonly (readonly [number, Move])[] = [
  [52, click],
  [9, type],
  [3, choose],
  [12, press],
  [8, goBack],
  [3, goForward],
  [3, reload],
  [4, follow],
  [4, scroll],
  [2, turn],
];

const total = shares.reduce((sum, [share]) => sum + share, 0);

export const nextMove = (random: Random): Move => {
  let rest = random() * total;
  return shares.find(([share]) => (rest -= share) < 0)![1];
};

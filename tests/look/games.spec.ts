/** Measures of the games at each project's width, on phones also held sideways, in every face (`faces.ts`). */
import { expect, type Page, test } from "@playwright/test";
import { faces, setFace } from "./faces.ts";
import { sidewaysScroll } from "./measure.ts";
import { isHydrated } from "./scene.ts";

test("games menu: all tiles within 1,300 px on a phone", async ({ page, baseURL }, { project }) => {
  test.skip(project.name !== "360", "phones");
  await page.goto(`${baseURL!}/games-menu`);
  await isHydrated(page);
  const tiles = await page.locator(".games-card").all();
  expect(tiles).toHaveLength(8);
  for (const face of faces) {
    await setFace(page, face);
    const { y, height } = (await tiles.at(-1)!.boundingBox())!;
    expect(y + height, face).toBeLessThanOrEqual(1300);
  }
});

/** The sizes of a project: its own, and a phone's held sideways, with its keyboard open, and with text at 200 %. */
const sizesOf = (page: Page): readonly { readonly width: number; readonly height: number }[] => {
  const own = page.viewportSize()!;
  return own.width === 360
    ? [
        { width: 360, height: 640 },
        { width: 740, height: 360 },
        { width: 360, height: 430 },
        { width: 180, height: 370 },
      ]
    : [own];
};

test("Wall of Jericho: a match makes the page no longer", async ({ page, baseURL }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(`${baseURL!}/wall-of-jericho`);
  await isHydrated(page);
  await page.getByRole("button", { name: "Start the Challenge!" }).click();
  const stones = page.locator(".jericho-stone");
  await stones.last().waitFor();
  await page.evaluate(() => {
    const longest = { px: 0 };
    Object.assign(globalThis, { longest });
    const look = () => {
      for (const { scrollHeight, clientHeight } of document.querySelectorAll("html, .is-round"))
        longest.px = Math.max(longest.px, scrollHeight - clientHeight);
      requestAnimationFrame(look);
    };
    look();
  });
  const kept = await page.evaluate(() => localStorage.getItem("gbh_game_wall_of_jericho"));
  const { boxes } = JSON.parse(kept!) as { boxes: { id: number; scriptureId: string }[] };
  const lowest = boxes.slice(-2);
  for (const [index, { id, scriptureId }] of lowest.entries()) {
    const other = boxes.find((box) => box.id !== id && box.scriptureId === scriptureId)!;
    await page.setViewportSize(sizesOf(page)[index] ?? sizesOf(page)[0]!);
    await stones.nth(id).click();
    await stones.nth(other.id).click();
    await expect(stones.nth(id)).toHaveAccessibleName(/matched/);
    await page.waitForFunction(() => document.getAnimations().length === 0);
  }
  expect(await page.evaluate(() => (globalThis as unknown as { longest: { px: number } }).longest.px)).toBe(0);
});

test("Bible Scholar, Advanced: every book is at least 32 px high, and whole", async ({ page, baseURL }) => {
  await page.goto(`${baseURL!}/bible-scholar`);
  await isHydrated(page);
  await page.getByRole("button", { name: "Advanced", exact: true }).click();
  await page.getByRole("button", { name: "Start Learning" }).click();
  for (const [size, face] of sizesOf(page)
    .slice(0, 2)
    .flatMap((one) => faces.map((name) => [one, name] as const))) {
    await page.setViewportSize(size);
    await setFace(page, face);
    const books = await page.locator(".scholar-book").evaluateAll((all) =>
      all.map((book) => ({
        px: book.getBoundingClientRect().height,
        isCut: book.scrollWidth > book.clientWidth + 1 || book.scrollHeight > book.clientHeight + 1,
      })),
    );
    expect(books).toHaveLength(66);
    expect(Math.min(...books.map(({ px }) => px))).toBeGreaterThanOrEqual(32);
    expect(
      books.filter(({ isCut }) => isCut),
      face,
    ).toEqual([]);
  }
});

test("Crossword: a cell of at least 24 px on a phone", async ({ page, baseURL }, { project }) => {
  test.skip(project.name !== "360", "phones");
  await page.goto(`${baseURL!}/bible-crossword-search`);
  await isHydrated(page);
  await page.getByRole("button", { name: "Start Level 1" }).click();
  const cell = await page.getByRole("gridcell").first().boundingBox();
  expect(Math.min(cell!.width, cell!.height)).toBeGreaterThanOrEqual(24);
});

/** Area in px² that a toast has in common with figures, board, links and controls of the round, by element. */
const coveredByToast = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const toast = document.querySelector(".toast")!.getBoundingClientRect();
    // What the round scrolls away is not in sight.
    const round = document.querySelector(".is-round")!.getBoundingClientRect();
    const parts = document.querySelectorAll(".is-round :is(button, a, label, h1, h2, .gamebar, .round-foot)");
    return [...parts].flatMap((part) => {
      if (part.closest(".toaster, .roundbar-title") || !part.checkVisibility()) return [];
      const box = part.getBoundingClientRect();
      const width = Math.min(toast.right, box.right) - Math.max(toast.left, box.left);
      const height = Math.min(toast.bottom, box.bottom, round.bottom) - Math.max(toast.top, box.top);
      return width > 0 && height > 0 ? [`${part.className} ${Math.round(width * height)}`] : [];
    });
  });

/** A round that announces something at once, and what ends it. */
const rounds = {
  "Play N Pray": {
    path: "/play-n-pray",
    start: "Start",
    first: (page: Page) => page.locator(".pray-card").first().click(),
  },
  "Bible Scholar": {
    path: "/bible-scholar",
    start: "Start Learning",
    first: (page: Page) => page.getByRole("button", { name: "Matthew", exact: true }).click(),
  },
} as const;

for (const [name, { path, start, first }] of Object.entries(rounds))
  test(`${name}: toasts cover nothing, and the end's main action is in sight`, async ({ page, baseURL }) => {
    for (const size of sizesOf(page)) {
      await page.setViewportSize(size);
      await page.clock.install({ time: new Date("2026-11-21T10:00:00Z") });
      await page.goto(baseURL! + path);
      await isHydrated(page);
      await page.evaluate(() => localStorage.clear());
      await page.reload();
      await isHydrated(page);
      await page.getByRole("button", { name: start, exact: true }).click();
      await first(page);
      await page.locator(".toast").waitFor();
      // It would be gone after 1.5 s, less than a face may take to load. It stays while the window is in the background.
      await page.evaluate(() => dispatchEvent(new Event("blur")));
      for (const face of faces) {
        await setFace(page, face);
        // With large text a round is longer than the screen, and a toast lies over the space after it.
        await page.locator(".is-round").evaluate((round) => round.scrollTo(0, round.scrollHeight));
        expect(await coveredByToast(page), face).toEqual([]);
        expect(await sidewaysScroll(page), face).toEqual([]);
      }
      await page.clock.runFor(400_000);
      const main = page.getByRole("dialog").getByRole("button", { name: "Play Again" });
      await main.waitFor();
      expect(await page.locator(".toast").count()).toBe(0);
      expect(await page.getByRole("dialog").locator(".end-actions > *").count()).toBeLessThanOrEqual(3);
      for (const face of faces) {
        await setFace(page, face);
        const box = (await main.boundingBox())!;
        if (size.width >= 360)
          expect(box.y + box.height, face).toBeLessThanOrEqual(size.height === 360 ? 340 : size.height);
      }
      const badge = (await page.getByRole("dialog").locator(".badge-art").boundingBox())!;
      expect(Math.max(badge.width, badge.height)).toBeLessThanOrEqual(96);
    }
  });

test("a result of nothing, which has no badge, is as wide as its dialog", async ({ page, baseURL }) => {
  for (const size of sizesOf(page)) {
    await page.setViewportSize(size);
    await page.clock.install({ time: new Date("2026-11-21T10:00:00Z") });
    await page.goto(`${baseURL!}/wall-of-jericho`);
    await isHydrated(page);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await isHydrated(page);
    await page.getByRole("button", { name: "Start the Challenge!" }).click();
    await page.clock.runFor(141_000);
    await page.clock.runFor(2100);
    const end = page.getByRole("dialog");
    await end.waitFor();
    const [result, main] = [end.locator(".end-result"), end.locator(".end-actions")];
    const left = (await main.boundingBox())!.x;
    const { x, width } = (await result.boundingBox())!;
    // Held sideways the actions are beside it.
    if (left > x) expect(left - (x + width)).toBeLessThanOrEqual(24);
    else expect(width).toBeCloseTo((await main.boundingBox())!.width, 0);
  }
});

import { expect, hydrated, test } from "./support.ts";

/** Records every heading that was visible, frame by frame, from the first paint. */
const watchHeadings = () => {
  const seen: string[] = [];
  (globalThis as unknown as { seen: string[] }).seen = seen;
  const note = () => {
    const heading = document.querySelector("main h1");
    const isVisible = heading !== null && heading.checkVisibility({ visibilityProperty: true });
    const text = isVisible ? (heading.textContent ?? "") : "";
    if (text !== "" && seen.at(-1) !== text) seen.push(text);
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
};

test("home opens where the visitor last read, and a requested passage appears without another one first", async ({
  page,
}) => {
  await page.goto("/read/web/ruth/2");
  await hydrated(page);
  await page.addInitScript(watchHeadings);
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: "Ruth 2" })).toBeVisible();
  await page.goto("/?search=John%2011%3A35");
  await expect(page.getByRole("heading", { level: 1, name: "John 11" })).toBeVisible();
  // A slow line names the passage as it was asked for, until its chapter is there.
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
  expect(seen.filter((title) => title !== "John 11:35")).toEqual(["John 11"]);
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: "John 11" })).toBeVisible();
  expect(await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen)).toEqual(["John 11"]);
});

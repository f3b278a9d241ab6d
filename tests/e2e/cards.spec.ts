import type { Page } from "@playwright/test";
import type { StartedCard } from "#domain/api/cards.ts";
import { expect, expectAccessible, hydrated, test } from "./support.ts";

const startCard = async (page: Page, card_id?: string) =>
  (await (await page.request.post("/api/cards", { data: { card_id } })).json()) as StartedCard;

/** A card of its own for each test. */
const newCard = async (page: Page, category = "wedding") =>
  `/event-card/${category}/${(await startCard(page)).card_id}`;

/** Writes past the page, as another device without a token. */
const postTo = async (page: Page, path: string, data: object) => {
  const card_id = path.split("/").at(-1)!;
  const { start_token } = await startCard(page, card_id);
  return page.request.post(`/api/cards/${card_id}/messages`, { data: { ...data, start_token } });
};

const openCard = async (page: Page, path: string) => {
  await page.goto(path);
  await hydrated(page);
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
};

/** Shows the form, which is a button once there are messages. */
const showForm = async (page: Page) => {
  const button = page.getByRole("button", { name: "Write a message" });
  await expect(button.or(page.getByLabel("Your name")).filter({ visible: true })).toBeVisible();
  if (await button.isVisible()) await button.click();
};

const write = async (page: Page, name: string, message: string) => {
  await showForm(page);
  await page.getByLabel("Your name").fill(name);
  await page.getByLabel("Message", { exact: true }).fill(message);
  await page.getByRole("button", { name: "Add Message" }).click();
};

/** Solves the sum in a text. */
const solution = (text: string): string => {
  const [, left, sign, right] = /(\d+) ([+−×]) (\d+)/u.exec(text)!;
  const [a, b] = [Number(left), Number(right)];
  return String(sign === "+" ? a + b : sign === "−" ? a - b : a * b);
};

test.describe("event cards", () => {
  test("are chosen from the menu, each a new one, and remembered @phone", async ({ page }) => {
    await page.goto("/card-menu");
    await hydrated(page);
    await expect(page.getByRole("list", { name: "Kinds of card" }).getByRole("button")).toHaveCount(9);
    await page.getByRole("button", { name: /^Mother’s Day/ }).click();
    await expect(page).toHaveURL(/\/event-card\/mothers-day\/\d{13}-[0-9a-f]{32}$/);
    await expect(page.getByRole("heading", { level: 1, name: "Mother’s Day" })).toBeVisible();
    await expect(page).toHaveTitle(/^Mother’s Day card/);
    const first = page.url();
    await page.goto("/card-menu");
    await expect(page.getByRole("link", { name: /^Mother’s Day made \d+ \w+ \d{4}, \d\d:\d\d$/ })).toBeVisible();
    await page.getByRole("button", { name: /^Mother’s Day/ }).click();
    await expect(page).toHaveURL(/\/event-card\/mothers-day\//);
    expect(page.url()).not.toBe(first);
  });

  test("speak the language of their address, in their link, too @phone", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/es/card-menu");
    await hydrated(page);
    await page.getByRole("button", { name: /^Bautizo/ }).click();
    await expect(page).toHaveURL(/\/es\/event-card\/christening\/\d{13}-[0-9a-f]{32}$/);
    const path = new URL(page.url()).pathname;
    const answer = await page.reload();
    expect(await answer!.text()).toContain(`.example${path}"><meta property="og:url"`);
    await hydrated(page);
    await expect(page).toHaveTitle("Tarjeta de bautizo · Lampstand");
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    await expect(page.getByText("Aún nadie ha escrito. La primera línea puede ser tuya.")).toBeVisible();
    await page.getByLabel("Tu nombre").fill("Ruth");
    await page.getByLabel("Mensaje", { exact: true }).fill("Bienvenida, pequeña.");
    await page.getByRole("button", { name: "Agregar mensaje" }).click();
    // Not the field, which has the same words until they are sent.
    await expect(page.getByRole("paragraph").filter({ hasText: "Bienvenida, pequeña." })).toBeVisible();
    await expect(page.getByRole("heading", { name: "1 mensaje" })).toBeVisible();
    await page.getByRole("button", { name: "Copiar el enlace" }).click();
    await expect(page.getByText("¡Enlace copiado!", { exact: true })).toBeVisible();
    expect(new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname).toBe(path);
    await page.getByRole("button", { name: "Abrir la tarjeta" }).click();
    await expect(page.getByRole("dialog", { name: "Tarjeta de bautizo" })).toBeVisible();
  });

  test("show new and deleted messages on every open copy", async ({ page, context }) => {
    const path = await newCard(page);
    await openCard(page, path);
    const other = await context
      .browser()!
      .newContext({ serviceWorkers: "block" })
      .then((fresh) => fresh.newPage());
    await openCard(other, new URL(path, page.url()).href);
    await expect(page.getByRole("button", { name: "Add Message" })).toBeDisabled();
    await write(page, "Ruth", "Be kind first, be right later.");
    await expect(page.getByText("New message added!", { exact: true })).toBeVisible();
    await expect(other.getByText("Be kind first, be right later.")).toBeVisible();
    await expect(other.getByRole("heading", { name: "1 message" })).toBeVisible();
    await write(other, "Tobias", "A cord of three strands.");
    await expect(page.getByText("A cord of three strands.")).toBeVisible();
    await expect(
      page
        .getByRole("listitem")
        .filter({ hasText: "A cord of three" })
        .getByRole("button", { name: /Delete/ }),
    ).toHaveCount(0);
    await page.getByRole("button", { name: /^Delete your message: Be kind/ }).click();
    // Below each other in a narrow note, neither takes the other's taps.
    await page.setViewportSize({ width: 360, height: 740 });
    const yes = page.getByRole("button", { name: "Yes, delete" });
    const [above, below] = [await yes.boundingBox(), await page.getByRole("button", { name: "Keep it" }).boundingBox()];
    expect(above!.y + above!.height <= below!.y || above!.x + above!.width <= below!.x).toBe(true);
    await yes.click();
    await expect(other.getByText("Be kind first, be right later.")).toBeHidden();
    await expect(other.getByRole("heading", { name: "1 message" })).toBeVisible();
    await other.context().close();
  });

  test("say how long ago a message was written, on a page that stays open", async ({ page }) => {
    await page.clock.install();
    await openCard(page, await newCard(page));
    await write(page, "Ruth", "Be kind first, be right later.");
    const when = page.getByRole("listitem").filter({ hasText: "Be kind first" }).getByRole("time");
    await expect(when).toHaveText("Just now");
    await page.clock.fastForward("05:00");
    await expect(when).toHaveText("5 minutes ago");
    await page.clock.fastForward("48:00:00");
    await expect(when).toHaveText(/^\d+ \w+ \d{4}$/);
  });

  test("can be signed by keyboard with a quick idea, opened in full, and are accessible @phone", async ({ page }) => {
    await openCard(page, await newCard(page, "birthday"));
    await expect(page.getByText("Nobody has written yet. Yours can be the first line.")).toBeVisible();
    await page.getByLabel("Your name").fill("Hanna");
    await page.getByRole("button", { name: /^God has given you another year/ }).press("Enter");
    await expect(page.getByLabel("Message", { exact: true })).toBeFocused();
    await expect(page.getByText("72/500")).toBeVisible();
    await page.getByRole("button", { name: "Add Message" }).press("Enter");
    await expect(page.getByRole("heading", { name: "1 message" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Open the card" }).click();
    const whole = page.getByRole("dialog", { name: "Birthday card" });
    await expect(whole.getByRole("heading", { name: "Birthday card" })).toBeVisible();
    await expect(whole.getByText("Hanna")).toBeVisible();
    await expectAccessible(page);
    const behind = await page.evaluate(() => scrollY);
    await page.keyboard.press("End");
    await expect.poll(() => whole.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
    expect(await page.evaluate(() => scrollY)).toBe(behind);
    // The page is printed, which has the messages, too.
    await page.emulateMedia({ media: "print" });
    await expect(whole).toBeHidden();
    await expect(page.getByText("1 message")).toBeVisible();
    await page.emulateMedia({ media: null });
    await page.keyboard.press("Escape");
    await expect(whole).toBeHidden();
    await expect(page.getByRole("button", { name: "Open the card" })).toBeFocused();
  });

  test("say whom they are for, show messages first, and never hide a new one behind the toast @phone", async ({
    page,
    context,
  }) => {
    const path = await newCard(page, "anniversary");
    await openCard(page, path);
    const front = page.getByRole("region", { name: "The card" });
    await page.getByLabel("Who is it for? (optional)").fill("משפחת לוי & Söhne 🎉");
    await expect(front.getByText("For משפחת לוי & Söhne 🎉")).toBeVisible();
    // The form's buttons are at the bottom, where toasts else are.
    await page.getByRole("button", { name: "Copy Link" }).click();
    await expect.poll(async () => (await page.locator(".toast").boundingBox())?.y).toBeLessThan(100);
    await page.reload();
    await hydrated(page);
    await expect(page.getByLabel("Who is it for? (optional)")).toHaveValue("משפחת לוי & Söhne 🎉");
    await write(page, "Hanna", "Thank you for staying.\n".repeat(12));
    const note = page.getByRole("listitem").filter({ hasText: "Thank you for staying." });
    await expect(note).toBeFocused();
    await expect(page.getByLabel("Your name")).toBeHidden();
    const toast = page.getByText("New message added!", { exact: true });
    await expect(toast).toBeVisible();
    const [written, told] = [
      await note.getByRole("paragraph").boundingBox(),
      await page.locator(".toast").boundingBox(),
    ];
    expect(written!.y + written!.height <= told!.y || told!.y + told!.height <= written!.y).toBe(true);
    await expectAccessible(page);

    const other = await context
      .browser()!
      .newContext({ serviceWorkers: "block" })
      .then((fresh) => fresh.newPage());
    await openCard(other, new URL(path, page.url()).href);
    await expect(other.getByText("For משפחת לוי & Söhne 🎉")).toBeVisible();
    await expect(other.getByLabel("Who is it for? (optional)")).toBeHidden();
    await other.getByRole("button", { name: "Write a message" }).click();
    await expect(other.getByLabel("Message", { exact: true })).toBeFocused();
    await other.getByRole("button", { name: "Not now" }).click();
    await expect(other.getByRole("button", { name: "Write a message" })).toBeFocused();
    await other.context().close();

    await page.goto("/card-menu");
    await expect(page.getByRole("link", { name: /^Anniversary for משפחת לוי & Söhne 🎉 made/ })).toBeVisible();
  });

  test.describe("without a network", () => {
    test.use({ tolerated: /ERR_INTERNET_DISCONNECTED/ });

    test("are not begun, and the menu says so; the next press begins one @phone", async ({ page, context }) => {
      await page.goto("/card-menu");
      await hydrated(page);
      await context.setOffline(true);
      const kind = page.getByRole("button", { name: /^Graduation/ });
      await kind.press("Enter");
      await expect(page.getByRole("alert").filter({ hasText: "You are offline." })).toBeVisible();
      await expect(page).toHaveURL(/\/card-menu$/);
      await context.setOffline(false);
      await kind.press("Enter");
      await expect(page).toHaveURL(/\/event-card\/graduation\/\d{13}-[0-9a-f]{32}$/);
      await write(page, "Ruth", "Well done.");
      await expect(page.getByRole("heading", { name: "1 message" })).toBeVisible();
    });
  });

  test("render hostile text as plain text", async ({ page }) => {
    const path = await newCard(page);
    await openCard(page, path);
    let challenge: object | undefined;
    for (const text of [
      "<img src=x onerror=alert(1)>",
      "</script><script>alert(1)</script>",
      "\u202Egnp.exe",
      "{{7*7}}${7*7}",
    ]) {
      const answer = await postTo(page, path, { sender_name: "<b>Mallory</b>", message: text, challenge });
      expect(answer.status()).toBe(201);
      const { challenge: next } = (await answer.json()) as { challenge?: { question: string; token: string } };
      challenge = next && { token: next.token, answer: solution(next.question) };
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(page.locator("img[src='x'], main script")).toHaveCount(0);
  });

  test.describe("rejected", () => {
    test.use({ tolerated: /status of 4\d\d/ });

    test("posts say why, and require a sum before the next one", async ({ page }) => {
      await openCard(page, await newCard(page));
      await write(page, "Ruth", "what the sh1t");
      await expect(page.getByRole("alert").filter({ hasText: "Message contains inappropriate content" })).toBeVisible();
      const sum = page.getByLabel(/^One small sum first/);
      await page.getByLabel("Message", { exact: true }).fill("What a day this was.");
      await sum.fill("1000");
      await page.getByRole("button", { name: "Add Message" }).click();
      await expect(page.getByText("That’s not quite right. Here’s another one.")).toBeVisible();
      await expect(page.getByLabel("Message", { exact: true })).toHaveValue("What a day this was.");
      await sum.fill(solution((await page.getByText(/^One small sum first/).textContent())!));
      await page.getByRole("button", { name: "Add Message" }).click();
      await expect(page.getByRole("heading", { name: "1 message" })).toBeVisible();
    });
  });
});

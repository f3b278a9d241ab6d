import type { Page } from "@playwright/test";
import { startCard } from "#tests/support/start-card.ts";
import type { Scene } from "../scene.ts";

const lines = [
  ["Ruth", "Be kind first, be right later."],
  [
    "Uncle Tobias and all of Harbour Street",
    "A cord of three strands is not quickly broken. We wished it for you in church this morning, out loud, and the children wished it a good deal louder than that.",
  ],
  ["M.", "🙂"],
] as const;

export const signedCard = async (page: Page, origin: string): Promise<string> => {
  const { card_id, start_token } = await startCard(origin);
  for (const [sender_name, message] of lines)
    await page.request.post(`${origin}/api/cards/${card_id}/messages`, {
      data: { sender_name, message, recipient: "Anna and Tom", start_token },
      headers: { origin },
    });
  return `/event-card/wedding/${card_id}`;
};

const isLive = (page: Page) => page.getByText("Live", { exact: true }).waitFor();

export const shellScenes: readonly Scene[] = [
  { name: "help", screen: "help", path: "/help" },
  { name: "privacy", screen: "privacy", path: "/privacy-policy" },
  { name: "your-data", screen: "yourData", path: "/your-data", kept: { "bible-bookmarks": ["John 3:16"] } },
  {
    name: "privacy-in-detail",
    screen: "privacy",
    path: "/privacy-policy",
    arrange: async (page) => {
      for (const summary of await page.locator("summary").all()) await summary.click();
    },
  },
  {
    name: "your-data-erase",
    screen: "yourData",
    path: "/your-data",
    arrange: async (page) => {
      await page.getByRole("button", { name: "Erase everything" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "cards",
    screen: "cardMenu",
    path: "/card-menu",
    kept: { gbh_my_cards: [{ category: "wedding", cardId: "1763700000000-aa", openedAt: 1763700000000 }] },
  },
  { name: "card-signed", screen: "eventCard", path: "", prepare: signedCard, arrange: isLive },
  {
    name: "card-empty",
    screen: "eventCard",
    path: "",
    prepare: async (_, origin) => `/event-card/birthday/${(await startCard(origin)).card_id}`,
    arrange: isLive,
  },
  {
    name: "card-opened",
    screen: "eventCard",
    path: "",
    prepare: signedCard,
    arrange: async (page) => {
      await isLive(page);
      await page.getByRole("button", { name: "Open the card" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "card-writing",
    screen: "eventCard",
    path: "",
    prepare: signedCard,
    arrange: async (page) => {
      await isLive(page);
      await page.getByRole("button", { name: "Write a message" }).click();
      await page.getByLabel("Your name").waitFor();
    },
  },
  {
    name: "drawer",
    screen: "home",
    path: "/",
    widths: [360, 768],
    arrange: async (page) => {
      await page.getByRole("button", { name: "Open the menu" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "more-menu",
    screen: "home",
    path: "/",
    widths: [1280],
    arrange: async (page) => {
      await page.getByRole("button", { name: "More" }).click();
      await page.getByRole("menu").waitFor();
    },
  },
  {
    name: "theme-menu",
    screen: "help",
    path: "/help",
    arrange: async (page) => {
      await page
        .getByRole("button", { name: /^Theme/ })
        .first()
        .click();
      await page.getByRole("menu").waitFor();
    },
  },
  { name: "not-found", screen: "notFound", path: "/no/such/page", tolerated: /404/ },
  {
    name: "not-found-passage",
    screen: "notFound",
    path: "/john/3/16",
    tolerated: /404/,
    arrange: (page) => page.getByRole("link", { name: "John 3:16" }).waitFor(),
  },
  {
    name: "error",
    screen: "error",
    path: "/search",
    tolerated: /The screen broke/,
    prepare: (page) =>
      page.route("**/assets/help-page*.js", (route) =>
        route.fulfill({
          contentType: "text/javascript",
          body: 'export const Page = () => { throw new Error("The screen broke"); };',
        }),
      ),
    arrange: async (page) => {
      await page.locator('.site-footer a[href="/help"]').press("Enter");
      await page.getByRole("heading", { name: "Unexpected Application Error!" }).waitFor();
    },
  },
  {
    name: "missing",
    screen: "error",
    path: "/search",
    tolerated: /Failed to load|ERR_FAILED/,
    prepare: (page) => page.route(/\/(?:assets\/help-page[^/]*\.js|help)$/, (route) => route.abort()),
    arrange: async (page) => {
      await page.locator('.site-footer a[href="/help"]').press("Enter");
      await page.getByRole("heading", { name: "This page has not loaded" }).waitFor();
    },
  },
];

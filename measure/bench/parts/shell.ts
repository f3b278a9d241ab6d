import type { Page } from "@playwright/test";
import { button, closed, dialog, tap, tapAway, type, type Part, type Step } from "./part.ts";

const menu = (page: Page) => page.getByRole("menu");
const theme = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^Theme/ });
const choose = (name: string): readonly Step[] => [
  tap("theme menu", theme, menu),
  tapAway(name, (page) => page.getByRole("menuitemradio", { name }), menu),
];
const place = (name: string, heading: string | RegExp): Step =>
  tap(
    `to ${name}`,
    (page) => page.locator(".tabbar").getByRole("link", { name }),
    (page) => page.getByRole("heading", { level: 1, name: heading }),
  );

const menus: readonly Step[] = [
  tap("menu", button("Open the menu"), dialog),
  closed("close the menu"),
  ...choose("Dark"),
  ...choose("Light"),
];

export const shellParts: readonly Part[] = [
  {
    name: "menus and places",
    path: "/read/kjv/john/3",
    steps: [
      ...menus,
      place("Cards", /Card/),
      place("Games", /Games/),
      place("Mentor", /Mentor/),
      place("Birthday", /Birthday/),
      place("Bible", "John 3"),
      tap("back to top", (page) => page.getByRole("banner").getByRole("button", { name: "Search" })),
    ],
  },
  { name: "menus, longest chapter", path: "/read/kjv/psalms/119", steps: menus },
  {
    name: "a card",
    path: "/card-menu",
    steps: [
      {
        ...tap("a new card", button(/^Mother’s Day/), (page) =>
          page.getByRole("heading", { level: 1, name: "Mother’s Day" }),
        ),
        // The site is served without the worker, which starts cards.
        before: (page) =>
          page.route("**/api/cards", (route) =>
            route.fulfill({ json: { card_id: `${Date.now()}-${"0".repeat(32)}`, start_token: "none" } }),
          ),
      },
      {
        ...type("a name", (page) => page.getByLabel("Your name"), "Ruth"),
        before: (page) => page.getByLabel("Your name").waitFor(),
      },
      type("a message", (page) => page.getByLabel("Message", { exact: true }), "Be kind first, be right later."),
    ],
  },
  {
    name: "your data",
    path: "/your-data",
    steps: [
      { ...tap("erase one thing", button(/^Erase: /), dialog), before: (page) => button(/^Erase: /)(page).waitFor() },
      tapAway("do not", button("Cancel"), dialog),
      tap("export everything", button("Export everything")),
      tap("export the notes", button("Export notes as text")),
      tap("erase everything", button("Erase everything"), dialog),
      tapAway("do not erase", button("Cancel"), dialog),
    ],
  },
];

import type { Page } from "@playwright/test";
import { button, clear, closed, dialog, link, press, tap, tapAway, type, type Part, type Step } from "./part.ts";

const verse = (number: number) => button(new RegExp(`^Verse ${number}[.,]`));
const box = (page: Page) => page.getByRole("combobox", { name: "Bible reference or words" });
const tab = (name: string) => (page: Page) => page.getByRole("tab", { name });

/** Steps in the reader, for a chapter with at least four verses. */
const inReader = (following: string): readonly Step[] => [
  tap("choose a verse", verse(3), (page) => page.getByRole("region", { name: /^Actions for/ })),
  tap("choose another", verse(4), (page) => page.getByRole("region", { name: /^Actions for .*3-4$/ })),
  tap("highlight", button("Highlight Orange"), button(/^Verse 3, .*highlighted Orange/)),
  tap("bookmark", button("Bookmark"), button(/^Verse 3, .*bookmarked/)),
  tap("share menu", button(/^Share /), (page) => page.getByRole("menu")),
  {
    what: "close the share menu",
    act: (page) => page.keyboard.press("Escape"),
    until: (page) => page.getByRole("menu").waitFor({ state: "hidden" }),
  },
  tap("open the notes", button("Note"), dialog),
  type(
    "write a note",
    (page) =>
      dialog(page)
        .getByLabel(/^Note on/)
        .first(),
    "Still waters run.",
  ),
  tap("save it", button("Save note"), (page) => dialog(page).getByText("Note saved")),
  type("search the notes", (page) => page.getByRole("searchbox", { name: "Search your notes" }), "window"),
  tap("bookmarks", tab("Bookmarks"), button(/^Remove the bookmark/)),
  tap("highlights", tab("Highlights"), button(/^Remove the highlight/)),
  tap("more highlights", button("Show more")),
  tap("back to the notes", tab("Notes"), (page) => page.getByRole("searchbox", { name: "Search your notes" })),
  closed("close the notes"),
  tap("open the study panel", button("Study"), (page) => tab("References")(page)),
  tap("topics of the verses", tab("Topics"), (page) => page.getByRole("tabpanel", { name: "Topics" })),
  closed("close the study panel"),
  tapAway("clear the selection", button("Clear the selection"), (page) =>
    page.getByRole("region", { name: /^Actions for/ }),
  ),
  tap("comfort settings", button("Reading comfort"), dialog),
  tap("larger letters", button("Larger")),
  tap("sepia", button("Sepia")),
  closed("close the comfort settings"),
  press("another translation", (page) => page.getByLabel(/^Translation/), "ArrowDown"),
  tap("passage picker", button(/^Passage: /), dialog),
  tap("all books", button("All books"), (page) => dialog(page).getByRole("button", { name: "Genesis", exact: true })),
  tap(
    "choose a book",
    (page) => dialog(page).getByRole("button", { name: "Genesis", exact: true }),
    link("Genesis 24"),
  ),
  closed("close the picker"),
  tap(
    "next chapter",
    (page) => page.locator('.chapnav a[rel="next"]'),
    (page) => page.getByRole("heading", { level: 1, name: following }),
  ),
];

export const readingParts: readonly Part[] = [
  { name: "reader", path: "/read/kjv/john/3", steps: inReader("John 4") },
  { name: "reader, longest chapter", path: "/read/kjv/psalms/119", steps: inReader("Psalm 120") },
  {
    name: "home",
    path: "/",
    steps: [
      type("type a reference", box, "psalm 23", (page) => page.getByRole("listbox", { name: "Suggestions" })),
      clear("clear the box", box),
      type("type words", box, "shepherd of israel"),
      press("search", box, "Enter", (page) => page.getByRole("heading", { level: 1, name: /verses? with/ })),
      {
        what: "other words",
        before: (page) => box(page).focus(),
        act: async (page) => {
          await box(page).press("Control+a");
          await box(page).pressSequentially("lord", { delay: 90 });
        },
      },
      press("search for a common word", box, "Enter", (page) =>
        page.getByRole("heading", { level: 1, name: /verses with lord/i }),
      ),
      tap("more results", button("Show more verses")),
      tap("only the New Testament", link(/^New Testament/)),
      tap(
        "open a result",
        (page) => page.locator(".results-list a").first(),
        (page) => page.locator("#passage .is-focused"),
      ),
    ],
  },
  {
    name: "books",
    path: "/search",
    steps: [
      tap("chapters of a book", button(/Psalms: 150 chapters/), link("Psalm 23")),
      tap("chapters of another", button(/Genesis: 50 chapters/), link("Genesis 24")),
      tap("open a chapter", link("Genesis 24"), (page) => page.getByRole("heading", { level: 1, name: "Genesis 24" })),
    ],
  },
  {
    name: "comparing",
    path: "/cross-references?passage=John+3%3A14-18&translations=kjv,asv,web",
    steps: [
      {
        ...tap("differences", (page) => page.getByRole("switch", { name: "Show differences in wording" })),
        before: (page) => page.getByRole("heading", { name: "Related Verses" }).waitFor(),
      },
      tap("more related verses", button("Show more related verses")),
      tap("unfold the form", button(/Change$/), (page) => page.getByLabel("Passage", { exact: true })),
      type("type a passage", (page) => page.getByLabel("Passage", { exact: true }), " "),
      {
        what: "another passage",
        before: (page) => page.getByLabel("Passage", { exact: true }).fill("Psalm 119"),
        act: (page) => page.getByLabel("Passage", { exact: true }).press("Enter"),
        until: (page) => link("Psalm 119:1")(page).waitFor(),
      },
      tap("more verses", button("Show more verses")),
    ],
  },
  {
    name: "dictionary",
    path: "/dictionary",
    steps: [
      tap("more terms", button("Load More"), (page) => page.getByRole("article").nth(11)),
      tap("favourite", button(/^Favourite: /)),
      type("filter", (page) => page.getByRole("searchbox"), "covenant"),
      clear("clear the filter", (page) => page.getByRole("searchbox")),
      tap("old words", button("Old words")),
      type("filter the old words", (page) => page.getByRole("searchbox"), "letteth"),
    ],
  },
];

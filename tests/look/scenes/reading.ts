import type { Page } from "@playwright/test";
import { comfortWithWords } from "#tests/e2e/original-words.ts";
import { type Scene, statesOf } from "../scene.ts";

const opened = async (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click();
const verse = (page: Page, number: number) => page.getByRole("button", { name: new RegExp(`^Verse ${number}[.,]`) });
const arrived = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name }).waitFor({ timeout: 40_000 });

const marked = {
  "bible-notes": [
    {
      id: "1",
      reference: "Psalms 23:1-2",
      text: "He leads; I do not have to know the way.",
      createdAt: "2026-11-02T08:00:00.000Z",
    },
    {
      id: "2",
      reference: "Psalms 23:4",
      text: "Read at Grandmother's bed. She said the second half by heart, with her eyes closed.",
      createdAt: "2026-11-03T08:00:00.000Z",
    },
  ],
  "bible-bookmarks": ["Psalms 23:3", "John 3:16"],
  "bible-highlights": {
    "Psalms 23:1": "Orange",
    "Psalms 23:2": "Orange",
    "Psalms 23:4": "Pink",
    "Psalms 23:6": "Grey",
  },
};

const reviews = (grade: number, ...dates: string[]) => Object.fromEntries(dates.map((date) => [date, grade]));
const learnt = {
  "gbh_by-heart": Object.fromEntries([
    ...[1, 2, 3, 4, 5, 6].map((number) => [
      `kjv/PSA.23.${number}`,
      { addedOn: "2026-09-01", reviews: reviews(3, "2026-09-01", "2026-09-04", "2026-09-21", "2026-11-01") },
    ]),
    ["kjv/PSA.119.105", { addedOn: "2026-11-01", reviews: reviews(3, "2026-11-10", "2026-11-13") }],
    ["kjv/JHN.3.16", { addedOn: "2026-11-01", reviews: reviews(3, "2026-11-17") }],
    ["kjv/ISA.41.10", { addedOn: "2026-11-01", reviews: reviews(1, "2026-11-18") }],
    ["kjv/ROM.8.28", { addedOn: "2026-11-20", reviews: {} }],
  ]),
};
const ownSets = {
  "gbh_by-heart-sets": {
    "JHN.3.16;ROM.8.28;PHP.4.6-7": { name: "Sunday school, week 3", translation: "kjv", addedOn: "2026-11-20" },
    "PSA.23": { name: "", translation: "kjv", addedOn: "2026-09-01" },
  },
};
const romans = "/by-heart/practice#kjv/ROM.8.28";

const typed = (text: string) => async (page: Page) => {
  const box = page.getByRole("combobox", { name: "Bible reference or words" });
  await box.click();
  await box.pressSequentially(text, { delay: 10 });
};

export const readingScenes: readonly Scene[] = [
  ...statesOf("byHeart", "/by-heart", {
    "by-heart-shelf": { kept: learnt, arrange: (page) => page.locator("summary").first().click() },
    "by-heart-new": {},
    "by-heart-own-sets": { kept: { ...learnt, ...ownSets } },
  }),
  ...statesOf("byHeartSet", "/by-heart/set#comfort", { "by-heart-set": {} }),
  ...statesOf("byHeartSet", "/by-heart/set", {
    "by-heart-make-set": {
      arrange: async (page) => {
        await page.getByLabel("Verses", { exact: true }).fill("Psalm 23:1; John 3:99");
        await opened(page, "Make the set");
        await page.getByRole("alert").first().waitFor();
      },
    },
  }),
  ...statesOf("byHeartSet", "/by-heart/set#kjv/JHN.3.16;ROM.8.28;PHP.4.6-7/Sunday%20school%2C%20week%203", {
    "by-heart-named-set": {},
    "by-heart-saved-set": { kept: { ...learnt, ...ownSets } },
  }),
  ...statesOf("byHeartSet", "/by-heart/set#kjv/JHN.3.16;JHN.99.1;PSA.119", { "by-heart-link": {} }),
  ...statesOf("byHeartPractice", romans, {
    "by-heart-cover": { kept: learnt, arrange: (page) => opened(page, "Cover more words") },
    "by-heart-letters": {
      kept: learnt,
      arrange: async (page) => {
        await opened(page, "Letters");
        await page.keyboard.type("awx");
      },
    },
    "by-heart-order": {
      kept: learnt,
      arrange: async (page) => {
        await opened(page, "Order");
        await opened(page, "And we know that");
        await opened(page, "his purpose.");
      },
    },
    "by-heart-result": {
      kept: learnt,
      arrange: async (page) => {
        await opened(page, "Type it");
        await page
          .getByRole("textbox", { name: "The verse" })
          .fill("And we know that all things work together for good to those that love God");
        await opened(page, "Check");
      },
    },
  }),
  ...statesOf("byHeartPractice", "/by-heart/practice#kjv/JHN.3.16", { "by-heart-where": { kept: learnt } }),
  { name: "home", screen: "home", path: "/" },
  {
    name: "home-returning",
    screen: "home",
    path: "/",
    at: "2026-11-21T10:00:00Z",
    kept: {
      gbh_last_read: { translation: "kjv", book: "JHN", chapter: 3 },
      gbh_game_daily_board: {
        date: "2026-11-21",
        results: { "trivia-challenge": { done: 8, total: 10, marks: [] } },
      },
      gbh_game_daily_days: ["2026-11-20", "2026-11-21"],
    },
    arrange: (page) => page.getByText("Trivia ✓ 8/10").waitFor(),
  },
  {
    name: "home-reference",
    screen: "home",
    path: "/?search=John+3:16-18",
    arrange: (page) => page.locator("#v16.is-focused").waitFor(),
  },
  {
    name: "home-suggestions",
    screen: "home",
    path: "/",
    arrange: async (page) => {
      await typed("psalm 2")(page);
      await page.getByRole("listbox", { name: "Suggestions" }).waitFor();
    },
  },
  {
    name: "home-refused",
    screen: "home",
    path: "/",
    arrange: async (page) => {
      await typed("John 99")(page);
      await page.keyboard.press("Enter");
      await page.getByRole("alert").first().waitFor();
    },
  },
  { name: "search-results", screen: "home", path: "/?search=shepherd", arrange: (page) => arrived(page, /42 verses/) },
  {
    name: "search-nothing",
    screen: "home",
    path: "/?search=love%20is%20patient",
    arrange: async (page) => {
      await arrived(page, /No verse/);
      await page.getByText("1 verse", { exact: true }).waitFor({ timeout: 40_000 });
    },
  },
  {
    name: "search-subject",
    screen: "home",
    path: "/?search=bible%20verses%20about%20anxiety",
    arrange: (page) => page.getByRole("link", { name: "Verses on worry" }).waitFor({ timeout: 40_000 }),
  },
  { name: "daily-verses", screen: "dailyVerses", path: "/daily-verses" },
  { name: "daily-verses-month", screen: "dailyVersesOfMonth", path: "/daily-verses/november" },
  { name: "subjects", screen: "subjects", path: "/verses-for" },
  {
    name: "subjects-filtered",
    screen: "subjects",
    path: "/verses-for",
    arrange: async (page) => {
      await page.getByRole("searchbox", { name: "Find a subject" }).fill("baby");
      await page.getByText("2 subjects", { exact: true }).waitFor();
    },
  },
  {
    name: "subjects-none",
    screen: "subjects",
    path: "/verses-for",
    widths: [360, 1280],
    arrange: async (page) => {
      await page.getByRole("searchbox", { name: "Find a subject" }).fill("xyzzy");
      await page.getByText("No subject has the name").waitFor();
    },
  },
  { name: "word", screen: "word", path: "/words/G26" },
  { name: "chapter-guide", screen: "chapterGuide", path: "/study/kjv/john/3" },
  { name: "chapter-guide-spanish", screen: "chapterGuide", path: "/es/study/kjv/psalms/23", widths: [360, 1280] },
  {
    name: "search-word",
    screen: "home",
    path: "/?search=agape",
    arrange: (page) => page.getByRole("link", { name: /G26$/ }).waitFor({ timeout: 40_000 }),
  },
  { name: "subject", screen: "subject", path: "/verses-for/grief" },
  {
    name: "subject-failed",
    screen: "subject",
    path: "/verses-for/fear",
    widths: [360, 1280],
    tolerated: /ERR_FAILED|Failed to load resource/,
    prepare: (page) => page.route("**/bible/**/MAT/6.json", (route) => route.abort()),
    arrange: async (page) => {
      await page.getByRole("link", { name: "Worry", exact: true }).click();
      await page.getByRole("alert").first().waitFor();
    },
  },
  { name: "reader-poetry", screen: "chapter", path: "/read/kjv/psalms/23" },
  { name: "verse", screen: "verse", path: "/verse/kjv/john/3/16-18" },
  { name: "reader-prose", screen: "chapter", path: "/read/web/john/3#v16" },
  { name: "reader-marked", screen: "chapter", path: "/read/kjv/psalms/23", kept: marked },
  {
    name: "reader-selected",
    screen: "chapter",
    path: "/read/kjv/psalms/23",
    kept: marked,
    arrange: async (page) => {
      await verse(page, 3).click();
      await verse(page, 4).click();
      await page.getByRole("region", { name: /^Actions for/ }).waitFor();
    },
  },
  ...["references", "translations", "words", "topics", "notes"].map((section) => ({
    name: `study-${section}`,
    screen: "chapter" as const,
    path: `/read/kjv/1-corinthians/13?study=${section}#v4`,
    arrange: async (page: Page) => {
      // References come before their words.
      const content = section === "references" ? ".related-text:not(:empty)" : ":is(a, summary, textarea)";
      await page.getByRole("tabpanel").locator(content).first().waitFor();
    },
  })),
  {
    name: "study-commentary",
    screen: "chapter",
    path: "/read/kjv/john/3?study=commentary#v16",
    arrange: async (page) => {
      await page.locator(".commentary details[open] p").first().waitFor();
    },
  },
  {
    name: "study-commentary-chapter",
    screen: "chapter",
    path: "/read/kjv/john/3?study=commentary",
    arrange: async (page) => {
      await page.locator(".commentary details:not(.study-choice) > summary").first().click();
      await page.locator(".commentary details[open] p").first().waitFor();
    },
  },
  {
    name: "study-commentary-spanish",
    screen: "chapter",
    path: "/es/read/spa_r09/acts/10?study=commentary#v1",
    widths: [360, 1280],
    arrange: async (page) => {
      await page.locator(".commentary details[open] p").first().waitFor();
    },
  },
  {
    name: "study-commentary-choice",
    screen: "chapter",
    path: "/read/kjv/john/3?study=commentary#v16",
    widths: [360, 1280],
    arrange: async (page) => {
      await page.locator(".commentary .study-choice summary").click();
      await page.getByRole("combobox", { name: "Commentary" }).waitFor();
    },
  },
  {
    name: "study-commentary-away",
    screen: "chapter",
    path: "/read/kjv/john/3?study=commentary#v16",
    tolerated: /ERR_FAILED|Failed to load resource/,
    prepare: (page) => page.route("**/api/commentary/**", (route) => route.abort()),
    arrange: async (page) => {
      await page.locator(".commentary").getByRole("alert").waitFor();
    },
  },
  {
    name: "reader-share-menu",
    screen: "chapter",
    path: "/read/kjv/psalms/23",
    arrange: async (page) => {
      await verse(page, 3).click();
      await opened(page, /^Share Psalm/);
      await page.getByRole("menu").waitFor();
    },
  },
  {
    name: "reader-verse-picture",
    screen: "chapter",
    path: "/read/kjv/psalms/23",
    arrange: async (page) => {
      await verse(page, 4).click();
      await opened(page, /^Share Psalm/);
      await page.getByRole("menuitem", { name: "Make a picture" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "reader-notes",
    screen: "chapter",
    path: "/read/kjv/psalms/23",
    widths: [360, 768],
    kept: marked,
    arrange: async (page) => {
      await opened(page, "Notes");
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "reader-highlights",
    screen: "chapter",
    path: "/read/kjv/psalms/23",
    kept: marked,
    arrange: async (page) => {
      await opened(page, "Notes");
      await page.getByRole("tab", { name: "Highlights" }).click();
      await page.getByText("Surely goodness and mercy").last().waitFor();
    },
    widths: [360, 768],
  },
  {
    name: "reader-comfort",
    screen: "chapter",
    path: "/read/kjv/psalms/23",
    arrange: async (page) => {
      await opened(page, "Reading comfort");
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "reader-word",
    screen: "chapter",
    path: "/read/kjv/1-corinthians/13",
    kept: {
      gbh_reading_comfort: comfortWithWords,
    },
    arrange: async (page) => {
      await verse(page, 8).click();
      await opened(page, "Words of verse 8");
      await page.locator(".word-lemma").waitFor();
    },
  },
  {
    name: "reader-passages",
    screen: "chapter",
    path: "/read/kjv/psalms/23",
    arrange: async (page) => {
      await opened(page, /^Passage: /);
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "reader-toast",
    screen: "chapter",
    path: "/read/kjv/genesis/1",
    arrange: async (page) => {
      await page.keyboard.press("ArrowLeft");
      await page.locator(".toast").waitFor();
    },
  },
  {
    name: "reader-failed",
    screen: "chapter",
    path: "/read/kjv/john/1",
    tolerated: /ERR_FAILED|Failed to load resource/,
    prepare: (page) => page.route("**/bible/**/JHN/8.json", (route) => route.abort()),
    arrange: async (page) => {
      await opened(page, /^Passage: /);
      await page.getByRole("link", { name: "John 8", exact: true }).click();
      await page.getByRole("alert").first().waitFor();
    },
  },
  { name: "books", screen: "bookBrowser", path: "/search" },
  {
    name: "books-chapters",
    screen: "bookBrowser",
    path: "/search",
    arrange: (page) => opened(page, /Psalms: 150 chapters/),
  },
  { name: "compare-empty", screen: "crossReferences", path: "/cross-references" },
  {
    name: "comparison-words",
    screen: "crossReferences",
    path: "/cross-references?passage=1+Corinthians+13:4-8&translations=kjv,asv",
    arrange: async (page) => {
      await page.getByRole("switch", { name: "Show differences in wording" }).click();
      await page.locator(".words-behind button").first().waitFor();
    },
  },
  {
    name: "compare",
    screen: "crossReferences",
    path: "/cross-references?passage=John+3%3A14-18&translations=kjv,asv,web",
    arrange: async (page) => {
      await page.getByRole("heading", { name: "Related Verses" }).waitFor();
      await page.getByRole("switch", { name: "Show differences in wording" }).check();
    },
  },
  { name: "dictionary", screen: "dictionary", path: "/dictionary" },
  {
    name: "dictionary-old-words",
    screen: "dictionary",
    path: "/dictionary",
    arrange: (page) => opened(page, "Old words"),
  },
  {
    name: "dictionary-nothing",
    screen: "dictionary",
    path: "/dictionary?q=xyzzy",
    arrange: (page) =>
      page
        .getByText(/^No results found/)
        .first()
        .waitFor(),
  },
];

import { readFileSync } from "node:fs";
import { createContext, Script } from "node:vm";
import { describe, expect, it } from "vitest";
import { dailyVerses } from "#content/daily-verses.ts";
import { dateOfDayOfYear, daysInYear, type CalendarDate } from "#domain/calendar/calendar-date.ts";
import { dayEntry, planDayOf, shieldReadingEntry, shieldWordEntry } from "#domain/calendar/plan-day.ts";
import { bookFaceFile, bookFaceStyles } from "#domain/site/book-face.ts";
import { dailyVerseIndex } from "#domain/scripture/daily-verse.ts";
import type { Feature } from "#domain/site/feature.ts";
import { otherLocales } from "#domain/site/locales/locales.ts";
import { notProgress } from "#domain/site/stored-lifetimes.ts";
import { features } from "#src/features.ts";
import { comfortEntry, type Comfort } from "#src/scripture/reader/stored.ts";

const script = new Script(
  readFileSync("src/app/head-script.js", "utf8").replace("OTHER_LOCALES", otherLocales.join("|")),
);

/** The arguments of a `FontFace` that the script creates. */
const FaceAsList = function FontFace(family: string, source: string, rest: { style: string; display: string }) {
  return Object.assign([family, source, rest.style, rest.display], { load: async () => {} });
};

const android = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36";

/** Runs the script with these globals, and those of a plain page. */
const runHeadScript = (globals: object): void => {
  const page = {
    SELECTS_CONTENT: true,
    IS_HOME: false,
    NOT_PROGRESS: notProgress,
    window: {},
    AbortController,
    navigator: { userAgent: "" },
    localStorage: { getItem: () => null },
    location: { pathname: "/help", search: "" },
    matchMedia: () => ({ matches: false }),
  };
  script.runInContext(createContext({ ...page, ...globals }));
};

/** The data attributes that the script sets on the root for a page opened at noon on a date, and the entry that it shows. */
const rootData = (
  pathname: string,
  { year, month, day }: CalendarDate,
  stored: Readonly<Record<string, string>> = {},
  { faces = [], device = {}, hash = "" }: { faces?: string[][]; device?: object; hash?: string } = {},
): Record<string, unknown> => {
  const dataset = {};
  const sheets: { text: string }[] = [];
  const noon = new Date(year, month - 1, day, 12);
  runHeadScript({
    document: {
      documentElement: { dataset },
      addEventListener: () => {},
      fonts: { add: (face: string[]) => faces.push(face) },
      adoptedStyleSheets: sheets,
    },
    CSSStyleSheet: class {
      text = "";
      replaceSync(text: string) {
        this.text = text;
      }
    },
    FontFace: FaceAsList,
    navigator: { userAgent: "", ...device },
    localStorage: Object.assign(Object.create({ getItem: (key: string) => stored[key] ?? null }), stored),
    location: { pathname, search: "", hash },
    Date: class extends Date {
      constructor(...parts: readonly number[]) {
        super(...((parts.length > 0 ? parts : [noon]) as [number, number, number]));
      }
    },
  });
  const [, turn, word, reading] =
    /^\.day-entry-(\d+)(?:,\.word-entry-(\d+),\.reading-entry-(\d+))?\{display:contents\}$/.exec(
      sheets[0]?.text ?? "",
    ) ?? [];
  return {
    ...dataset,
    ...(turn && { dayEntry: Number(turn) }),
    ...(word && { shieldWordEntry: Number(word), shieldReadingEntry: Number(reading) }),
  };
};

const everyDay = [2026, 2028].flatMap((year) =>
  Array.from({ length: daysInYear(year) }, (_, index) => dateOfDayOfYear(year, index + 1)),
);

const typefaceOn = (device: object, stored = {}) =>
  rootData("/read/kjv/john/3", everyDay[0]!, stored, { device })["typeface"];

const isByHeartHidden = (path: string, stored = {}, hash = "") =>
  rootData(`/by-heart/${path}`, everyDay[0]!, stored, { hash })["passage"] === "pending";

describe("the head script", () => {
  it("adds the page's loader after the paint, and again until it has run", () => {
    const dataset: { loader?: string } = { loader: "/page-loaders/en/help.js" };
    const added: string[] = [];
    const waiting: (() => void)[] = [];
    let parsed: (() => void) | undefined;
    runHeadScript({
      document: {
        documentElement: { dataset },
        addEventListener: (type: string, handler: () => void) => {
          if (type === "DOMContentLoaded") parsed = handler;
        },
        createElement: () => ({}),
        head: { append: ({ src }: { src: string }) => added.push(src) },
      },
      setTimeout: (task: () => void) => waiting.push(task),
      requestAnimationFrame: (task: () => void) => task(),
    });
    expect(added).toEqual([]);
    parsed!();
    // After the paint, and after half a second in a tab that is not painted.
    for (const begin of waiting.splice(0)) begin();
    expect(added).toEqual(["/page-loaders/en/help.js"]);
    waiting.shift()!();
    expect(added).toHaveLength(2);
    delete dataset.loader;
    waiting.shift()!();
    expect([added.length, waiting.length]).toEqual([2, 0]);
  });

  it("marks each day's entry on home", () => {
    for (const date of everyDay)
      expect([date, rootData("/", date)["dayEntry"]]).toEqual([date, dailyVerseIndex(date, dailyVerses.length)]);
  });

  it("marks each day's declaration, word and reading on the shield's page", () => {
    for (const date of everyDay) {
      const { day } = planDayOf(date);
      const shown = {
        dayEntry: dayEntry(day),
        shieldWordEntry: shieldWordEntry(day),
        shieldReadingEntry: shieldReadingEntry(day),
      };
      expect([date, rootData("/daily-prayer-shield", date)]).toEqual([date, { theme: "light", ...shown }]);
    }
  });

  it("marks no entry on other pages", () => {
    expect(rootData("/read/kjv/john/3", everyDay[0]!)).toEqual({ theme: "light" });
  });

  it("brings the reading face that was chosen, and waits for none", () => {
    const faces: string[][] = [];
    const chosen = (typeface: string) =>
      rootData("/read/kjv/john/3", everyDay[0]!, { gbh_reading_comfort: JSON.stringify({ typeface }) }, { faces });
    expect(chosen("serif")).toMatchObject({ typeface: "serif" });
    expect(faces).toEqual([]);
    expect(chosen("book")).toMatchObject({ typeface: "book" });
    expect(faces.map((face) => [...face])).toEqual(
      bookFaceStyles.map((style) => ["book", `url(${bookFaceFile(style)})`, style, "optional"]),
    );
  });

  it("makes the reading face the default on Android, from the second page and unless data is saved", () => {
    const serviceWorker = { controller: {} };
    expect(typefaceOn({ userAgent: android, serviceWorker })).toBe("book");
    expect(typefaceOn({ userAgent: android, serviceWorker, connection: { saveData: false } })).toBe("book");
    expect(typefaceOn({ userAgent: android, serviceWorker, connection: { saveData: true } })).toBeUndefined();
    expect(typefaceOn({ userAgent: android, serviceWorker: { controller: null } })).toBeUndefined();
    expect(typefaceOn({ userAgent: android })).toBeUndefined();
    expect(typefaceOn({ userAgent: "iPhone", serviceWorker })).toBeUndefined();
    const chosen = { gbh_reading_comfort: JSON.stringify({ typeface: "serif" }) };
    expect(typefaceOn({ userAgent: android, serviceWorker }, chosen)).toBe("serif");
  });

  it("hides home's passage when another one was read last", () => {
    const last = { gbh_last_read: '{"translation":"kjv","book":"JHN","chapter":3}' };
    expect(rootData("/", everyDay[0]!, last)).toMatchObject({ known: 1, passage: "pending" });
    expect(rootData("/", everyDay[0]!)).not.toHaveProperty("passage");
    const first = { gbh_last_read: '{"book":"GEN","chapter":1}' };
    expect(rootData("/", everyDay[0]!, first)).not.toHaveProperty("passage");
    expect(rootData("/", everyDay[0]!, { [comfortEntry.key]: '{"size":4}' })).toMatchObject({ passage: "pending" });
  });

  it("hides the form for a new set, and the practice without verses, from whoever asks for another", () => {
    const cards = { "gbh_by-heart": '{"kjv/JHN.3.16":{}}' };
    expect([
      isByHeartHidden("set"),
      isByHeartHidden("set", cards),
      isByHeartHidden("practice", { "gbh_by-heart": "{}" }),
    ]).toEqual([false, false, false]);
    expect([isByHeartHidden("set", {}, "#comfort"), isByHeartHidden("practice", {}, "#kjv/JHN.3.16")]).toEqual([
      true,
      true,
    ]);
    expect(isByHeartHidden("practice", cards)).toBe(true);
  });

  it("knows somebody by whatever is stored, but for settings and what any visit stores", () => {
    const keys = Object.values<Feature>(features).flatMap(({ stores = {} }) => Object.keys(stores));
    expect(rootData("/", everyDay[0]!)).not.toHaveProperty("known");
    expect(keys.filter((key) => !("known" in rootData("/", everyDay[0]!, { [key]: "{}" }))).toSorted()).toEqual([
      "deviceId",
      "gbh_card_attempt",
      "gbh_card_bookmark",
      "gbh_device_token",
      "gbh_game_sound",
      "gbh_reading_comfort",
      "gbh_revision",
      "gbh_shortcuts",
      "gbh_sync_clashes",
      "gbh_sync_devices",
      "gbh_sync_versions",
      "gbh_usage_outbox",
      "gbh_usage_stats",
      "theme",
    ]);
  });

  it("applies the reading comfort settings as the screens do", () => {
    const comfort: Comfort = {
      ...comfortEntry.fallback,
      size: 4,
      spacing: "open",
      width: "narrow",
      typeface: "sans",
      hasVerseNumbers: false,
      isVersePerLine: true,
      page: "sepia",
    };
    const stored = { [comfortEntry.key]: JSON.stringify(comfort) };
    const { size, spacing, width, typeface, hasVerseNumbers, isVersePerLine } = comfort;
    expect(rootData("/read/kjv/john/3", everyDay[0]!, stored)).toEqual({
      theme: "sepia",
      size,
      spacing,
      width,
      typeface,
      hasVerseNumbers,
      isVersePerLine,
    });
    expect(rootData("/help", everyDay[0]!, stored)).toMatchObject({ theme: "light" });
  });

  it.each(["{", "null", "[]", '"x"', "7"])("ignores settings that cannot be read: %s", (text) => {
    expect(rootData("/read/kjv/john/3", everyDay[0]!, { [comfortEntry.key]: text })).toEqual({ theme: "light" });
  });

  it("notes at once that the reader scrolls", () => {
    for (const way of ["onwheel", "ontouchmove"] as const) {
      const dataset: Record<string, unknown> = {};
      const document: Partial<Record<typeof way, () => void>> = {};
      runHeadScript({
        document: Object.assign(document, { documentElement: { dataset }, addEventListener: () => {} }),
      });
      expect(dataset).not.toHaveProperty("scrolled");
      document[way]!();
      expect(dataset).toHaveProperty("scrolled");
    }
  });
});

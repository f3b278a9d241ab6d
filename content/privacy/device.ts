import type { OnDevice } from "../schema/privacy.ts";

const untilErased = "until you erase it";

/** Keys whose names are made as needed. */
export const deviceKeyPatterns = {
  "gbh_quarantine_{key}_{n}": {
    what: "Something stored that could not be read, set aside as it was",
    kept: untilErased,
  },
  gbh_probe: { what: "A test whether anything can be stored here", kept: "for an instant" },
} as const satisfies Readonly<Record<string, OnDevice>>;

/** The browser's caches for files. There is no other storage: no cookies, no IndexedDB, no session storage. */
export const deviceCaches = {
  "lampstand-shell-{build}": {
    what: "The site’s own scripts, styles and pictures, so that it opens offline",
    kept: "until two newer versions have replaced them",
  },
  "lampstand-visited": {
    what: "Chapters you opened and word lists you searched, which show what you read",
    kept: "until you erase everything, or the text is corrected",
  },
  "lampstand-kept-{translation}": { what: "A translation that you chose to keep", kept: "until you remove it" },
  "lampstand-book-face": {
    what: "The letters of Source Serif, on Android or if you chose it",
    kept: "until you erase everything",
  },
} as const satisfies Readonly<Record<string, OnDevice>>;

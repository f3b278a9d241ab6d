import type { Page } from "@playwright/test";
import { bookFaceFile } from "#domain/site/book-face.ts";

/**
 * The letters that a screen is measured in: those of this machine, the reading face that the site ships, and that face an
 * eighth wider, for interface and text alike, as wide as the widest faces of visitors' devices, and no higher than these.
 */
export const faces = ["device", "shipped", "wide"] as const;

export type Face = (typeof faces)[number];

/** Sets an open page in one of the faces, and waits until it is. */
export const setFace = (page: Page, face: Face): Promise<void> =>
  page.evaluate(
    async ([name, file]) => {
      document.adoptedStyleSheets = [];
      if (name === "device") return;
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`
        @font-face { font-family: measured; src: url(${file}); ${name === "wide" ? "size-adjust: 112%; ascent-override: 85%; descent-override: 21%; line-gap-override: 0%" : ""} }
        :root, [data-typeface] { --font-reading: measured !important; ${name === "wide" ? "--font-ui: measured !important" : ""} }`);
      document.adoptedStyleSheets = [sheet];
      // On a busy machine the first load can end before the browser knows the sheet's face.
      do await document.fonts.load("16px measured");
      while (!document.fonts.check("16px measured"));
    },
    [face, bookFaceFile("normal")] as const,
  );

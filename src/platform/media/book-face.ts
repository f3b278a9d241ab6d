import { bookFaceFile, bookFaceStyles } from "#domain/site/book-face.ts";

/** Loads the chosen reading face and shows it as soon as it has loaded. On later pages the head script does that. */
export const showBookFace = (): void => {
  for (const style of bookFaceStyles) {
    const face = new FontFace("book", `url(${bookFaceFile(style)})`, { style });
    document.fonts.add(face);
    // If it fails to load, the device's serif face stays.
    face.load().catch(() => document.fonts.delete(face));
  }
};

const widthOfLettersIn = (fonts: string): number | undefined => {
  const context = document.createElement("canvas").getContext("2d");
  if (!context) return undefined;
  context.font = `100px ${fonts}`;
  return context.measureText("iiiiMMMM").width;
};

/**
 * Whether this page is set in the reading face. A face that arrived too late for its page counts as loaded although it is not
 * used, so letters are measured: those of the monospaced fallback are all of one width.
 */
export const isBookFaceShown = (): boolean =>
  document.documentElement.dataset["typeface"] === "book" &&
  widthOfLettersIn("book,monospace") !== widthOfLettersIn("monospace");

import { bookFaceFile, bookFaceStyles } from "#domain/site/book-face.ts";

/** Fetches the chosen reading face and shows it as soon as it is there. Later pages have it from src/app/head-script.js. */
export const showBookFace = (): void => {
  for (const style of bookFaceStyles) {
    const face = new FontFace("book", `url(${bookFaceFile(style)})`, { style });
    document.fonts.add(face);
    // Without it, the device's serif stays.
    face.load().catch(() => document.fonts.delete(face));
  }
};

const widthOfLettersIn = (fonts: string): number | undefined => {
  const pen = document.createElement("canvas").getContext("2d");
  if (!pen) return undefined;
  pen.font = `100px ${fonts}`;
  return pen.measureText("iiiiMMMM").width;
};

/**
 * Whether this page is set in the reading face without anybody's choice. A face that came too late for its page has
 * loaded as well, so letters are measured: the fallback's are all of one width.
 */
export const isBookFaceShown = (): boolean =>
  document.documentElement.dataset["typeface"] === "book" &&
  widthOfLettersIn("book,monospace") !== widthOfLettersIn("monospace");

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

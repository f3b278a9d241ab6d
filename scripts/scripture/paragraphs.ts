import { verseKey } from "./chapters.ts";
import { web } from "./web.ts";

let starts: ReadonlySet<string> | undefined;

/**
 * Whether a paragraph starts at this verse in the World English Bible. Used for texts whose source has no paragraphs
 * (all of the ASV, the KJV after Acts 20, where the printed marks stop). This affects layout only, never wording.
 */
export const beginsParagraph = (key: string): boolean => {
  starts ??= new Set(
    web
      .readChapters()
      .flatMap((chapter) =>
        chapter.paragraphs
          .filter(([, offset]) => offset === 0)
          .map(([verse]) => verseKey(chapter.book, chapter.chapter, verse)),
      ),
  );
  return starts.has(key);
};

import { verseKey } from "./chapters.ts";
import { normaliseWeb } from "./web.ts";

let starts: ReadonlySet<string> | undefined;

/**
 * Whether the World English Bible begins a paragraph with this verse. Texts whose source carries no paragraphs
 * (ASV everywhere, KJV after Acts 20, where the printed marks stop) are set in these: layout only, no word changes.
 */
export const beginsParagraph = (key: string): boolean => {
  starts ??= new Set(
    normaliseWeb().flatMap((chapter) =>
      chapter.paragraphs.filter(([, offset]) => offset === 0).map(([verse]) => verseKey(chapter.book, chapter.chapter, verse)),
    ),
  );
  return starts.has(key);
};

import { type LazyCode, lazyCode, loadCode } from "#src/platform/loading/lazy-code.ts";
import { HttpError } from "#src/platform/network/http.ts";

/** Loads code that a text needs. Rejects with `HttpError` if it cannot be loaded. */
export const loadTextCode = <Code>(code: LazyCode<Code>): Promise<Code> =>
  loadCode(code).catch(() => {
    throw new HttpError("network");
  });

const chapterReader = lazyCode("chapter files", () => import("./read-chapter.ts"));

/** The reader of chapters, which the prerendered text of the first view does not need. */
export const loadChapterReader = () => loadTextCode(chapterReader);

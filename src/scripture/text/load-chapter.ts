import { lazyCode, loadCode } from "#src/platform/loading/lazy-code.ts";
import { HttpError } from "#src/platform/network/http.ts";

const code = lazyCode("chapter files", () => import("./read-chapter.ts"));

/** The lazily loaded reader of chapters, which is not needed for the first view's prerendered text. Rejects with `HttpError` if it cannot be loaded. */
export const loadChapterReader = (): ReturnType<typeof code.import> =>
  loadCode(code).catch(() => {
    throw new HttpError("network");
  });

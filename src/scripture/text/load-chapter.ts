import { lazyCode, loadCode } from "#src/platform/loading/lazy-code.ts";
import { HttpError } from "#src/platform/network/http.ts";

const code = lazyCode("chapter files", () => import("./read-chapter.ts"));

/** What reads chapters and checks them: the first view brings its own. Rejects with `HttpError` if it cannot be loaded. */
export const loadChapterReader = (): ReturnType<typeof code.import> =>
  loadCode(code).catch(() => {
    throw new HttpError("network");
  });

import { lateCode, loadCode } from "#src/platform/late-code.ts";
import { HttpError } from "#src/platform/http.ts";

const code = lateCode("chapter files", () => import("./chapter-file.ts"));

/** What reads chapters and checks them: the first view brings its own. Rejects with `HttpError` if it cannot be loaded. */
export const loadChapterFiles = (): ReturnType<typeof code.import> =>
  loadCode(code).catch(() => {
    throw new HttpError("network");
  });

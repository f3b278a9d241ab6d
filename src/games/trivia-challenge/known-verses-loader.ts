import type { QuestionLevel } from "#content/schema/games.ts";
import { lazyCode, loadCode } from "#src/platform/loading/lazy-code.ts";
import type { KnownVerse } from "./known-verses.ts";

const verses = lazyCode("known verses", async () => (await import("./known-verses.ts")).versesOfLevel);

/** What endless games of a level ask. Rejects if the list cannot be fetched; the next call tries again. */
export const loadKnownVerses = async (level: QuestionLevel): Promise<readonly KnownVerse[]> =>
  (await loadCode(verses))(level);

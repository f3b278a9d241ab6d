import type { RevealVerse } from "#content/schema/games.ts";
import { revealQuestions } from "#content/games/tap-to-reveal.ts";
import { lazyCode, loadCode } from "#src/platform/loading/lazy-code.ts";

/** The verses of today's board load with it. */
const verses = lazyCode("verses to reveal", async () => (await import("#content/games/reveal-verses.ts")).revealVerses);

/** All 300. Rejects if they cannot be fetched; the next call tries again. */
export const loadVerses = async (): Promise<readonly RevealVerse[]> => [
  ...(await loadCode(verses)),
  ...revealQuestions,
];

import type { TriviaQuestion } from "#content/schema/games.ts";
import { lazyCode, loadCode } from "#src/platform/loading/lazy-code.ts";

/** The verses of today's board load with it. */
const daily = lazyCode("daily verses", async () => {
  const [{ drawDaily }, { revealVerses }] = await Promise.all([
    import("./daily.ts"),
    import("#content/games/reveal-verses.ts"),
  ]);
  return (iso: string, seed: number) => drawDaily(revealVerses, iso, seed);
});

/** The ten questions of a date. Rejects if they cannot be fetched; the next call tries again. */
export const loadDaily = async (iso: string, seed: number): Promise<readonly TriviaQuestion[]> =>
  (await loadCode(daily))(iso, seed);

import type { GameId } from "./catalogue.data.ts";
import { lazyCode, loadCode } from "#src/platform/loading/lazy-code.ts";
import { currentPath } from "#src/platform/page/history.ts";
import { prefersReducedMotion } from "#src/platform/page/media-query.ts";
import { showVictoryAnimation } from "./victory-animation.tsx";

const confettiCode = lazyCode("confetti", async () => (await import("canvas-confetti")).default);

/** The gold of tokens.css, which a canvas cannot read. */
const golds = ["#B47B12", "#D9A136", "#EAC26A", "#F2D991"];

/**
 * Shows the victory animation of a game, if one is named, then a short confetti animation. Loaded on first use, and left out
 * under reduced motion and where the visitor has left by then. Without a web worker, which would need a blob address that
 * the content security policy forbids.
 */
export const celebrate = async (game?: GameId): Promise<void> => {
  if (prefersReducedMotion()) return;
  const path = currentPath();
  try {
    const [confetti] = await Promise.all([loadCode(confettiCode), game && showVictoryAnimation(game)]);
    if (currentPath() !== path) return;
    const rain = confetti.create(undefined, { resize: true, useWorker: false });
    await rain({
      particleCount: 90,
      colors: golds,
      spread: 75,
      startVelocity: 38,
      ticks: 120,
      origin: { y: 0.7 },
      disableForReducedMotion: true,
      zIndex: 70,
    });
  } catch {
    // The game works without confetti.
  }
};

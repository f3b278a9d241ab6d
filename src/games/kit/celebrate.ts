import { prefersReducedMotion } from "#src/platform/viewport.ts";

/**
 * Shows a short confetti animation. Loaded on first use, and left out under reduced motion. Without a web worker, which
 * would need a blob address that the content security policy forbids.
 */
export const celebrate = async (): Promise<void> => {
  if (prefersReducedMotion()) return;
  try {
    const { default: confetti } = await import("canvas-confetti");
    const rain = confetti.create(undefined, { resize: true, useWorker: false });
    await rain({ particleCount: 90, spread: 75, startVelocity: 38, ticks: 120, origin: { y: 0.7 }, disableForReducedMotion: true, zIndex: 70 });
  } catch {
    // Confetti that fails to load is not missed.
  }
};

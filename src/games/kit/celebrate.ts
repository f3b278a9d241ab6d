import { prefersReducedMotion } from "#src/platform/viewport.ts";

/**
 * A short confetti over the page, loaded when it is first needed and left out under reduced motion.
 * No worker: it would come from a blob, which the content security policy refuses.
 */
export const celebrate = async (): Promise<void> => {
  if (prefersReducedMotion()) return;
  try {
    const { default: confetti } = await import("canvas-confetti");
    const rain = confetti.create(undefined, { resize: true, useWorker: false });
    await rain({ particleCount: 90, spread: 75, startVelocity: 38, ticks: 120, origin: { y: 0.7 }, disableForReducedMotion: true, zIndex: 70 });
  } catch {
    // A celebration that could not be loaded is not missed.
  }
};

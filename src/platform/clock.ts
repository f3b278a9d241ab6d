import { useSyncExternalStore } from "react";

/** The one place that asks what time it is. Rules take the result as an argument. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** IANA name of the visitor's time zone. */
  timeZone(): string;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
};

/** Calls back after `delayMs`; returns what cancels it. */
export const after = (delayMs: number, callback: () => void): (() => void) => {
  const timer = setTimeout(callback, delayMs);
  return () => clearTimeout(timer);
};

/** Resolves after `delayMs`. */
export const pause = (delayMs: number): Promise<void> => new Promise((resolve) => void after(delayMs, resolve));

/** Calls back every `periodMs`; returns what stops it. */
export const every = (periodMs: number, callback: () => void): (() => void) => {
  const timer = setInterval(callback, periodMs);
  return () => clearInterval(timer);
};

/** Runs work when the browser has nothing more urgent to do. */
export const whenIdle = (work: () => void): void => {
  if (typeof requestIdleCallback === "function") requestIdleCallback(work, { timeout: 3000 });
  else setTimeout(work, 200);
};

const never = () => () => {};

/** The present year; the first render in the browser repeats the one the page was built with. */
export const useYear = (yearAtBuild: number): number =>
  useSyncExternalStore(
    never,
    () => new Date(systemClock.now()).getFullYear(),
    () => yearAtBuild,
  );

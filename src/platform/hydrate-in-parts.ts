import { inNextTask } from "./next-task.ts";

/**
 * A prerendered page is hydrated part by part, each in its own task, so that a tap or a key press never waits for the
 * whole page (docs/decisions/0012-a-page-is-taken-over-in-parts.md). There are three stages:
 * - `parts`: until the last part is hydrated, nothing may differ from the prerendered HTML;
 * - `notifying`: subscribers of external values (src/platform/use-external-value.ts) read the current value;
 * - `over`: the whole page is up to date. A page that was not prerendered starts here.
 */
type Stage = "parts" | "notifying" | "over";

/** A part's place in the queue. */
export interface Turn {
  readonly isDue: boolean;
  /** Resolves when its turn has come. */
  readonly whenDue: Promise<void>;
}

/** After this long, notifying continues in the next task. */
const notifyingMs = 4;
const inputs = ["pointerdown", "keydown", "click", "popstate"] as const;

let stage: Stage = "over";
let isHurried = false;
const waitingParts: (() => void)[] = [];
const followers = new Set<() => void>();
const watchers = new Set<() => void>();

/** Undefined for a part that need not wait: the page is not prerendered, or the visitor is already using it. */
export const nextTurn = (): Turn | undefined => {
  if (stage !== "parts" || isHurried) return undefined;
  let isDue = false;
  const whenDue = new Promise<void>((resolve) => {
    waitingParts.push(() => {
      isDue = true;
      resolve();
    });
  });
  return {
    get isDue() {
      return isDue;
    },
    whenDue,
  };
};

/** False while parts of a prerendered page are still waiting to be hydrated. */
export const arePartsHydrated = (): boolean => stage !== "parts";

/** Calls `follower` once, after the last part is hydrated, if any still waits. Returns the function that cancels it. */
export const onPartsHydrated = (follower: () => void): (() => void) => {
  if (arePartsHydrated()) return () => {};
  followers.add(follower);
  return () => void followers.delete(follower);
};

/** True when every part is hydrated and up to date. */
export const isHydrated = (): boolean => stage === "over";

/** Calls `watcher` once, when the page is fully hydrated, unless it already is. Returns the function that cancels it. */
export const onHydrated = (watcher: () => void): (() => void) => {
  if (isHydrated()) return () => {};
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};

/** The visitor is using the page: hydrate the waiting parts before the event reaches them. */
const hurry = (): void => {
  isHurried = true;
  for (const hydrate of waitingParts.splice(0)) hydrate();
};

const finish = (): void => {
  stage = "over";
  for (const watcher of watchers) watcher();
  watchers.clear();
};

const notify = (): void => {
  const start = performance.now();
  for (const follower of followers) {
    followers.delete(follower);
    follower();
    if (performance.now() - start >= notifyingMs) break;
  }
  inNextTask(followers.size > 0 ? notify : finish);
};

const takeNext = (): void => {
  const hydrate = waitingParts.shift();
  if (hydrate) {
    hydrate();
    inNextTask(takeNext);
    return;
  }
  stage = "notifying";
  for (const input of inputs) window.removeEventListener(input, hurry, { capture: true });
  notify();
};

/** Hydrates a page: `draw` hydrates its frame, whose parts follow (src/platform/in-turn.tsx). */
export const hydrateInParts = (draw: () => void): void => {
  stage = "parts";
  isHurried = false;
  for (const input of inputs) window.addEventListener(input, hurry, { capture: true });
  inNextTask(() => {
    draw();
    inNextTask(takeNext);
  });
};

import { inNextTask } from "./next-task.ts";

/**
 * A prerendered page is taken over part by part, each in a task of its own, so that a tap or a key never waits for the
 * whole (docs/decisions/0012-a-page-is-taken-over-in-parts.md). Three stages follow each other:
 * - `parts`: until the last part is done nothing may differ from the prerendered HTML;
 * - `telling`: who follows a value from outside (src/platform/use-external-value.ts) looks at it now;
 * - `over`: everything on the page is as it should be here and now. A page that was not prerendered begins here.
 */
type Stage = "parts" | "telling" | "over";

/** A part's place in the line. */
export interface Turn {
  readonly hasCome: boolean;
  /** Resolves when it has. */
  readonly comes: Promise<void>;
}

/** Telling goes on in the next task after so long. */
const tellingMs = 4;
const inputs = ["pointerdown", "keydown", "click", "popstate"] as const;

let stage: Stage = "over";
let isHurried = false;
const waitingParts: (() => void)[] = [];
const followers = new Set<() => void>();
const watchers = new Set<() => void>();

/** Undefined for a part that need not wait: the page is not prerendered, or somebody is using it already. */
export const nextTurn = (): Turn | undefined => {
  if (stage !== "parts" || isHurried) return undefined;
  let hasCome = false;
  const comes = new Promise<void>((resolve) => {
    waitingParts.push(() => {
      hasCome = true;
      resolve();
    });
  });
  return {
    get hasCome() {
      return hasCome;
    },
    comes,
  };
};

/** False while parts of a prerendered page still wait. */
export const arePartsTakenOver = (): boolean => stage !== "parts";

/** Calls back once, after the last part, if any still waits; returns what prevents it. */
export const onPartsTakenOver = (follower: () => void): (() => void) => {
  if (arePartsTakenOver()) return () => {};
  followers.add(follower);
  return () => void followers.delete(follower);
};

/** True when every part has been taken over and shows what the browser knows. */
export const isTakenOver = (): boolean => stage === "over";

/** Calls back once, when that is so, unless it is already; returns what prevents it. */
export const onTakenOver = (watcher: () => void): (() => void) => {
  if (isTakenOver()) return () => {};
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};

/** Somebody is using the page: the parts that wait follow before the event arrives at them. */
const hurry = (): void => {
  isHurried = true;
  for (const come of waitingParts.splice(0)) come();
};

const finish = (): void => {
  stage = "over";
  for (const watcher of watchers) watcher();
  watchers.clear();
};

const tell = (): void => {
  const start = performance.now();
  for (const follower of followers) {
    followers.delete(follower);
    follower();
    if (performance.now() - start >= tellingMs) break;
  }
  inNextTask(followers.size > 0 ? tell : finish);
};

const takeNext = (): void => {
  const come = waitingParts.shift();
  if (come) {
    come();
    inNextTask(takeNext);
    return;
  }
  stage = "telling";
  for (const input of inputs) window.removeEventListener(input, hurry, { capture: true });
  tell();
};

/** Takes over a page: `draw` draws its frame, whose parts follow (src/platform/in-turn.tsx). */
export const takeOver = (draw: () => void): void => {
  stage = "parts";
  isHurried = false;
  for (const input of inputs) window.addEventListener(input, hurry, { capture: true });
  inNextTask(() => {
    draw();
    inNextTask(takeNext);
  });
};

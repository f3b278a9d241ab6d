/** Code that runs inside the browser of next-chapter.ts. It is serialised, so it must not refer to anything outside itself. */

/** One page turn as measured by the page itself. Milliseconds from the click. */
export interface PageTurn {
  /** The new heading, for example "Genesis 2". */
  readonly title: string;
  /** Until the frame that shows it. */
  readonly frameMs: number;
  /** Until the end of that frame's layout and paint. */
  readonly paintedMs: number;
}

interface Scope {
  pageTurn?: PageTurn | undefined;
  addEventListener: (type: string, listener: () => void, options: object) => void;
  requestAnimationFrame: (callback: () => void) => void;
  MutationObserver: new (callback: () => void) => {
    observe: (target: unknown, options: object) => void;
    disconnect: () => void;
  };
  document: { querySelector: (selector: string) => { textContent: string } | null };
}

/** Times every click that opens another chapter: until heading and text have changed, and the following frame. */
export const watchPageTurns = (): void => {
  const scope = globalThis as unknown as Scope;
  const shown = () => ({
    title: scope.document.querySelector("h1.chapter-title")?.textContent,
    verse: scope.document.querySelector(".prose [data-verse]")?.textContent,
  });
  let before = shown();
  // Read the current content before the click, so that reading it is not measured.
  scope.addEventListener("pointerdown", () => (before = shown()), { capture: true });
  scope.addEventListener(
    "click",
    () => {
      const began = performance.now();
      scope.pageTurn = undefined;
      const observer = new scope.MutationObserver(() => {
        const { title, verse } = shown();
        if (title === undefined || title === before.title || verse === undefined || verse === before.verse) return;
        observer.disconnect();
        scope.requestAnimationFrame(() => {
          const frameMs = performance.now() - began;
          // The next task runs after this frame's layout and paint.
          setTimeout(() => (scope.pageTurn = { title, frameMs, paintedMs: performance.now() - began }), 0);
        });
      });
      observer.observe(scope.document, { subtree: true, childList: true, characterData: true });
    },
    { capture: true },
  );
};

/** Simulates a browser in data-saver mode, in which no chapter is prefetched. */
export const saveData = (): void => {
  Object.defineProperty(globalThis.navigator, "connection", { value: { saveData: true } });
};

/** Code that runs inside the browser of word-taps.ts. It is serialised, so it must not refer to anything outside itself. */

/** One tap on a word as measured by the page itself. Milliseconds from when the finger left the screen. */
export interface WordTap {
  /** Until the frame that shows the sheet with the word's meaning. */
  readonly frameMs: number;
  /** Until the end of that frame's layout and paint. */
  readonly paintedMs: number;
}

interface Scope {
  wordTap?: WordTap | undefined;
  addEventListener: (type: string, listener: (event: { timeStamp: number }) => void, options: object) => void;
  requestAnimationFrame: (callback: () => void) => void;
  MutationObserver: new (callback: () => void) => {
    observe: (target: unknown, options: object) => void;
    disconnect: () => void;
  };
  document: { querySelector: (selector: string) => { textContent: string } | null };
}

/** The `performance.measure` of each tap. */
export const tapMeasure = "word tap";

/** Times every tap on the text: until the sheet's line of meaning is there, and the following frame. */
export const watchWordTaps = (): void => {
  const scope = globalThis as unknown as Scope;
  scope.addEventListener(
    "pointerup",
    ({ timeStamp: began }) => {
      scope.wordTap = undefined;
      const observer = new scope.MutationObserver(() => {
        if (!scope.document.querySelector("[role=dialog] .word-line")) return;
        observer.disconnect();
        scope.requestAnimationFrame(() => {
          const frameMs = performance.now() - began;
          // The next task runs after this frame's layout and paint.
          setTimeout(() => {
            performance.measure("word tap", { start: began });
            scope.wordTap = { frameMs, paintedMs: performance.now() - began };
          }, 0);
        });
      });
      observer.observe(scope.document, { subtree: true, childList: true, characterData: true });
    },
    { capture: true },
  );
};

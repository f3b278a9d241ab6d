/** Runs inside the browser of next-chapter.ts; it is handed over as text and may use nothing from outside. */

/** One page turn as the page itself saw it. Milliseconds from the click. */
export interface PageTurn {
  /** The heading that came, for example "Genesis 2". */
  readonly title: string;
  /** To the frame that shows it. */
  readonly frameMs: number;
  /** To the end of that frame's layout and paint. */
  readonly paintedMs: number;
}

interface Scope {
  pageTurn?: PageTurn | undefined;
  addEventListener: (type: string, listener: () => void, options: object) => void;
  requestAnimationFrame: (callback: () => void) => void;
  MutationObserver: new (callback: () => void) => { observe: (target: unknown, options: object) => void; disconnect: () => void };
  document: { querySelector: (selector: string) => { textContent: string } | null };
}

/** Times every click that brings another chapter: until heading and text have changed, and the frame after. */
export const watchPageTurns = (): void => {
  const scope = globalThis as unknown as Scope;
  const shown = () => ({ title: scope.document.querySelector("h1.chapter-title")?.textContent, verse: scope.document.querySelector(".prose [data-verse]")?.textContent });
  let before = shown();
  // What stands there is read before the press counts, so that reading it is not measured.
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
          // The next task comes after this frame's layout and paint.
          setTimeout(() => (scope.pageTurn = { title, frameMs, paintedMs: performance.now() - began }), 0);
        });
      });
      observer.observe(scope.document, { subtree: true, childList: true, characterData: true });
    },
    { capture: true },
  );
};

/** Says, as a visitor's browser may, that data is to be saved: then no chapter is fetched ahead. */
export const saveData = (): void => {
  Object.defineProperty(globalThis.navigator, "connection", { value: { saveData: true } });
};

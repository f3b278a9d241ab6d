/** Code that runs inside the browser of long-use.ts. It is serialised, so it must not refer to anything outside itself. */

/** Navigates like a link of the site, without a page load. */
export const goTo = (path: string): void => {
  const scope = globalThis as unknown as {
    history: { pushState: (state: unknown, title: string, path: string) => void };
    dispatchEvent: (event: unknown) => void;
    PopStateEvent: new (type: string, init: object) => unknown;
  };
  scope.history.pushState(null, "", path);
  scope.dispatchEvent(new scope.PopStateEvent("popstate", { state: null }));
};

/** Turns `count` pages with the link below the text, waiting for each, across the ends of books. */
export const turnPagesInside = async (count: number): Promise<void> => {
  const { document, MutationObserver } = globalThis as unknown as {
    document: { querySelector: (selector: string) => { textContent: string; click: () => void } | null };
    MutationObserver: new (callback: () => void) => {
      observe: (target: unknown, options: object) => void;
      disconnect: () => void;
    };
  };
  const title = () => document.querySelector("h1.chapter-title")?.textContent;
  const link = () => document.querySelector('.chapnav a[rel="next"]');
  const turned = (before: string | undefined) =>
    new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (title() === before || !link()) return;
        observer.disconnect();
        resolve();
      });
      observer.observe(document, { subtree: true, childList: true, characterData: true });
    });
  for (let turn = 0; turn < count; turn += 1) {
    const next = turned(title());
    link()!.click();
    await next;
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
};

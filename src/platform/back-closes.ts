/** What a phone's back gesture asks to close; not every browser has it. https://html.spec.whatwg.org/#closewatcher */
interface CloseWatcher extends EventTarget {
  destroy: () => void;
}

/** What lies over the page and closes on Escape: sheets and the drawer, panels and menus. */
const layers = 'body > [role="dialog"], body > [data-radix-popper-content-wrapper]';

const closeTop = (): void => void document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));

/**
 * Where the browser offers it, the back gesture of a phone closes what lies over the page, as Escape does, before it leaves
 * the page. Elsewhere back leaves the page at once: then nothing stays open over the one that it leads to.
 */
export const letBackClose = (): void => {
  // What the page that it leads to puts up, such as the end of a game, came later than the event, and stays.
  const since = new WeakMap<Element, number>();
  const note = (): void => {
    for (const layer of document.querySelectorAll(layers)) if (!since.has(layer)) since.set(layer, performance.now());
  };
  new MutationObserver(note).observe(document.body, { childList: true });
  window.addEventListener("popstate", ({ timeStamp }) => {
    if ([...document.querySelectorAll(layers)].some((layer) => (since.get(layer) ?? 0) < timeStamp)) closeTop();
  });
  const { CloseWatcher: Watcher } = window as { CloseWatcher?: new () => CloseWatcher };
  if (!Watcher) return;
  const watched = new Map<Element, CloseWatcher>();
  const look = (): void => {
    for (const [layer, watcher] of watched) {
      if (layer.isConnected) continue;
      watched.delete(layer);
      watcher.destroy();
    }
    for (const layer of document.querySelectorAll(layers)) {
      if (watched.has(layer)) continue;
      const watcher = new Watcher();
      watcher.addEventListener("close", closeTop);
      watched.set(layer, watcher);
    }
  };
  new MutationObserver(look).observe(document.body, { childList: true });
};

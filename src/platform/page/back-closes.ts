/** Lets a phone's back gesture close something. Not in every browser. https://html.spec.whatwg.org/#closewatcher */
interface CloseWatcher extends EventTarget {
  destroy: () => void;
}

/** Layers over the page that close on Escape: sheets, the drawer, panels and menus. */
const layers = 'body > [role="dialog"], body > [data-radix-popper-content-wrapper]';

const closeTop = (): void =>
  void document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));

/**
 * Where the browser supports it, a phone's back gesture closes the layer over the page, as Escape does, before it
 * leaves the page. Elsewhere back leaves the page at once, and this closes any layer left open over the next one.
 */
export const letBackClose = (): void => {
  // Layers opened by the next page itself, such as a game's end dialog, appear after the event and must stay.
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

/** Gets a phone's back gesture. Not in every browser. https://html.spec.whatwg.org/#closewatcher */
interface CloseWatcher extends EventTarget {
  destroy: () => void;
}

/** Layers over the page that close on Escape: sheets, the drawer, panels and menus. */
const layers = 'body > [role="dialog"], body > [data-radix-popper-content-wrapper]';

const closeTop = (): void =>
  void document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));

/**
 * Makes a phone's back gesture close the layer over the page, as Escape does, instead of leaving the page, where the browser
 * supports that. Elsewhere back leaves the page at once; then a layer left open over the next page is closed.
 */
export const closeLayersOnBack = (): void => {
  // When each layer appeared. Those opened by the next page itself, such as a game's end dialog, appear after the event and
  // must stay.
  const since = new WeakMap<Element, number>();
  window.addEventListener("popstate", ({ timeStamp }) => {
    if ([...document.querySelectorAll(layers)].some((layer) => (since.get(layer) ?? 0) < timeStamp)) closeTop();
  });
  const { CloseWatcher: Watcher } = window as { CloseWatcher?: new () => CloseWatcher };
  const watched = new Map<Element, CloseWatcher>();
  const updateLayers = (): void => {
    for (const [layer, watcher] of watched) {
      if (layer.isConnected) continue;
      watched.delete(layer);
      watcher.destroy();
    }
    for (const layer of document.querySelectorAll(layers)) {
      if (!since.has(layer)) since.set(layer, performance.now());
      if (!Watcher || watched.has(layer)) continue;
      const watcher = new Watcher();
      watcher.addEventListener("close", closeTop);
      watched.set(layer, watcher);
    }
  };
  new MutationObserver(updateLayers).observe(document.body, { childList: true });
};

/** What a phone's back gesture asks to close; not every browser has it. https://html.spec.whatwg.org/#closewatcher */
interface CloseWatcher extends EventTarget {
  destroy: () => void;
}

/** What lies over the page and closes on Escape: sheets and the drawer, panels and menus. */
const layers = 'body > [role="dialog"], body > [data-radix-popper-content-wrapper]';

/** Where the browser offers it, the back gesture of a phone closes what lies over the page, as Escape does, before it leaves the page. */
export const letBackClose = (): void => {
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
      watcher.addEventListener("close", () => document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true })));
      watched.set(layer, watcher);
    }
  };
  new MutationObserver(look).observe(document.body, { childList: true });
};

import * as Radix from "@radix-ui/react-toast";
import { X } from "lucide";
import { useDeferredValue, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { focusHeading } from "#src/platform/page/focus.ts";
import { dismissToast, useCurrentToast } from "#src/platform/page/toast.ts";
import { Icon } from "#src/ui/icon.tsx";
import { shellMessages } from "./messages.ts";
import { uiMessages } from "#src/ui/messages.ts";
import "./styles/toaster.css";

/** docs/product/shell.md, "Toasts". */
const hotkey = ["F8"];
const swipeThresholdPx = 50;

/** The buttons that close a layer over the page: a sheet, the drawer, the study panel, an opened card, the bar of selected verses. */
const layerClosers = "[data-closes-layer]";

/**
 * Escape outside a toast closes the layer under it and leaves the toast, which may offer to undo what was done there. Radix
 * closes the toast as the newest layer, and leaves the key to the browser, whose close watcher then closes the other layer too.
 */
const closeOne = (event: KeyboardEvent): void => {
  const isInToast = event.target instanceof Element && event.target.closest(".toaster") !== null;
  const closer = [...document.querySelectorAll<HTMLElement>(isInToast ? ".toaster .iconbtn" : layerClosers)].at(-1);
  if (!closer) return;
  event.preventDefault();
  closer.click();
};

export const ToastRegion = () => {
  // A new toast renders after the rest of what the tap changed, at which the visitor looks. A dismissed one goes at once.
  const current = useCurrentToast();
  const drawn = useDeferredValue(current);
  const toast = current && drawn;
  const [shown, setShown] = useState<HTMLElement | null>(null);
  const region = useRef<HTMLDivElement>(null);
  const focusedBefore = useRef<HTMLElement>(null);
  // Not by React: the toast is a portal.
  useEffect(() => {
    const element = region.current!;
    const note = (event: FocusEvent) => {
      const from = event.relatedTarget as HTMLElement | null;
      if (event.type === "focusin" && !element.contains(from)) focusedBefore.current = from;
      // On the document an open sheet watches where the focus goes, and would take it back.
      if ((event.target as Element).closest(".toaster")) event.stopPropagation();
    };
    element.addEventListener("focusin", note);
    element.addEventListener("focusout", note);
    return () => {
      element.removeEventListener("focusin", note);
      element.removeEventListener("focusout", note);
    };
  }, []);
  // Radix leaves it on the empty region, at the end of the page.
  useEffect(() => {
    if (toast || !region.current?.contains(document.activeElement)) return;
    if (focusedBefore.current?.isConnected) focusedBefore.current.focus({ preventScroll: true });
    else focusHeading();
  }, [toast]);
  return (
    <Radix.Provider swipeDirection="right" swipeThreshold={swipeThresholdPx} label={shellMessages.toast}>
      {toast ? (
        <Radix.Root
          key={toast.id}
          className={`toast ${toast.tone === "refusal" ? "toast-error" : ""}`}
          ref={setShown}
          // Radix starts the timer before it has rendered the toast, which on a busy page can take longer than that.
          duration={shown ? toast.durationMs : Infinity}
          type={toast.tone === "refusal" ? "foreground" : "background"}
          onEscapeKeyDown={closeOne}
          onOpenChange={(isOpen) => {
            if (!isOpen) dismissToast(toast.id);
          }}
        >
          <div className="toast-text">
            <Radix.Title asChild>
              <b>{toast.title}</b>
            </Radix.Title>
            {toast.description ? <Radix.Description>{toast.description}</Radix.Description> : null}
          </div>
          {toast.action ? (
            <Radix.Action className="btn" altText={toast.action.label} onClick={toast.action.run}>
              {toast.action.label}
            </Radix.Action>
          ) : null}
          <Radix.Close className="iconbtn" aria-label={uiMessages.close}>
            <Icon of={X} small />
          </Radix.Close>
        </Radix.Root>
      ) : null}
      {createPortal(
        // Outside the page, because an open sheet hides the page from screen readers, except elements with `aria-live`.
        <div ref={region} aria-live="off">
          <Radix.Viewport className="toaster" hotkey={hotkey} label={shellMessages.toasts} />
        </div>,
        document.body,
      )}
    </Radix.Provider>
  );
};

import { type FocusEvent, type RefObject, useRef } from "react";
import { focusedBefore } from "#src/platform/page/typing-ahead.ts";

/** For a dialog's `onFocus`: when the focus wraps from the last control to the first, Radix does not scroll to it. */
export const showFocused = ({ target }: FocusEvent<HTMLElement>): void => target.scrollIntoView?.({ block: "nearest" });

interface FocusReturn {
  /** For the dialog's `onOpenAutoFocus`. */
  readonly rememberOpener: (event: Event) => void;
  /**
   * For the dialog's `onFocus`. A field inside that took the focus on opening fires before the event above, and its
   * event knows the previous element.
   */
  readonly noteFocus: (event: FocusEvent<HTMLElement>) => void;
  /** For its `onCloseAutoFocus`. Does nothing if the event's default is already prevented. */
  readonly returnFocus: (event: Event) => void;
}

/**
 * Restores the focus to the element that had it when a dialog opened, or to `instead` if that is gone, or to the heading
 * if nothing had it, as when the address opened the dialog. Radix does this only for its own triggers; our dialogs are
 * opened by state.
 */
export const useFocusReturn = (instead?: RefObject<HTMLElement | null>): FocusReturn => {
  const opener = useRef<Element>(null);
  return {
    rememberOpener: ({ target }) => {
      const dialog = target as Element;
      const { activeElement } = dialog.ownerDocument;
      if (activeElement && !dialog.contains(activeElement)) opener.current = focusedBefore(activeElement);
    },
    noteFocus: ({ currentTarget, relatedTarget }) => {
      if (!opener.current && relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        opener.current = focusedBefore(relatedTarget);
    },
    returnFocus: (event) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      const before = opener.current as HTMLElement | null;
      opener.current = null;
      // The pressed element may be gone before the dialog opened; then the body had the focus.
      const isThere = before?.isConnected === true && before !== before.ownerDocument.body;
      if (isThere) return before.focus();
      if (instead?.current) return instead.current.focus();
      const heading = (event.target as Element).ownerDocument.querySelector<HTMLElement>("main h1");
      heading?.focus({ preventScroll: true });
    },
  };
};

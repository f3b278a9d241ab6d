import { type FocusEvent, type RefObject, useRef } from "react";

interface FocusReturn {
  /** For the dialog's `onOpenAutoFocus`. */
  readonly rememberOpener: (event: Event) => void;
  /** For its `onFocus`: a field in it that took the focus as it opened came before the event above, and knows what had it. */
  readonly noteFocus: (event: FocusEvent<HTMLElement>) => void;
  /** For its `onCloseAutoFocus`; does nothing if the event's default is prevented already. */
  readonly returnFocus: (event: Event) => void;
}

/**
 * Gives the focus back to what had it when a dialog opened, or to `instead` if that is gone. Radix does so for a trigger
 * of its own only, and our dialogs are opened by state.
 */
export const useFocusReturn = (instead?: RefObject<HTMLElement | null>): FocusReturn => {
  const opener = useRef<Element>(null);
  return {
    rememberOpener: ({ target }) => {
      const dialog = target as Element;
      const { activeElement } = dialog.ownerDocument;
      if (!dialog.contains(activeElement)) opener.current = activeElement;
    },
    noteFocus: ({ currentTarget, relatedTarget }) => {
      if (!opener.current && relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) opener.current = relatedTarget;
    },
    returnFocus: (event) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      const before = opener.current as HTMLElement | null;
      opener.current = null;
      // What was pressed may have gone before the dialog came: then the page itself had the focus.
      const isThere = before?.isConnected === true && before !== before.ownerDocument.body;
      (isThere ? before : instead?.current)?.focus();
    },
  };
};

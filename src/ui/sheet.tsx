import * as Dialog from "@radix-ui/react-dialog";
import { X } from "lucide";
import { type ReactNode, type RefObject, useDeferredValue } from "react";
import { showFocused, useFocusReturn } from "./focus-return.ts";
import { IconButton } from "./icon-button.tsx";
import { Icon } from "./icon.tsx";
import { uiMessages } from "./messages.ts";
import "./styles/sheets.css";

export interface SheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  /** Read after the title by screen readers; visible only if `isDescriptionVisible`. */
  description?: ReactNode;
  isDescriptionVisible?: boolean;
  /** On phones always a bottom sheet. From 768 px: `side` at the right edge, `center` in the middle. */
  placement?: "side" | "center";
  /** False: no scrim, and the page beside it can be used. Interaction outside closes it, unless `onOutside` prevents that. */
  isModal?: boolean;
  /** Called when a press or the focus is outside; the event's `target` is the element. */
  onOutside?: (event: Event) => void;
  /** To render it ahead of its first use: inside this element, without taking the focus. */
  warmUpIn?: HTMLElement | undefined;
  children: ReactNode;
  /** Where focus goes when it opens; by default the sheet itself. */
  onOpenAutoFocus?: (event: Event) => void;
  /** Where focus goes when it closes; by default back to where it was. */
  onCloseAutoFocus?: (event: Event) => void;
  /** Receives the focus on close if the previously focused element is gone. */
  focusInstead?: RefObject<HTMLElement | null>;
}

/** A sheet: Escape and a press outside close it, focus is restored on close. While a modal one is open, focus stays inside. */
export const Sheet = ({
  isOpen,
  onOpenChange,
  title,
  description,
  isDescriptionVisible,
  placement = "center",
  isModal = true,
  onOutside,
  warmUpIn,
  children,
  onOpenAutoFocus,
  onCloseAutoFocus,
  focusInstead,
}: SheetProps) => {
  const { rememberOpener, noteFocus, returnFocus } = useFocusReturn(focusInstead);
  // The first render of a sheet is slow on a phone, so it is deferred: the pressed button responds first. Closing is not
  // deferred, nor is opening a sheet that is not modal: the next press may be on the page beside it.
  const isDrawn = useDeferredValue(isOpen, false) || !isModal;
  return (
    <Dialog.Root open={isOpen && isDrawn} onOpenChange={onOpenChange} modal={isModal}>
      <Dialog.Portal {...(warmUpIn && { container: warmUpIn })}>
        <Dialog.Overlay className="scrim" />
        <Dialog.Content
          {...(onOutside && { onInteractOutside: onOutside })}
          className={`sheet sheet-${placement}${isModal ? "" : " sheet-beside"}`}
          onOpenAutoFocus={(event) => {
            if (warmUpIn) return event.preventDefault();
            rememberOpener(event);
            onOpenAutoFocus?.(event);
          }}
          onCloseAutoFocus={(event) => {
            if (warmUpIn) return event.preventDefault();
            onCloseAutoFocus?.(event);
            returnFocus(event);
          }}
          onFocus={(event) => {
            noteFocus(event);
            showFocused(event);
          }}
          onBlur={(event) => {
            // A toast may have it while the sheet is open: Radix looks for what leaves the sheet on the document.
            if (event.relatedTarget?.closest(".toaster")) event.stopPropagation();
          }}
          {...(description ? {} : { "aria-describedby": undefined })}
        >
          <div className="sheet-head">
            <Dialog.Title>{title}</Dialog.Title>
            <Dialog.Close asChild data-closes-layer={warmUpIn ? undefined : true}>
              <IconButton label={uiMessages.close}>
                <Icon of={X} />
              </IconButton>
            </Dialog.Close>
          </div>
          {description ? (
            <Dialog.Description className={isDescriptionVisible ? "muted" : "sr"}>{description}</Dialog.Description>
          ) : null}
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
};

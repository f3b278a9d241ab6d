import * as Radix from "@radix-ui/react-toast";
import { X } from "lucide";
import { useDeferredValue, useState } from "react";
import { dismissToast, useCurrentToast } from "#src/platform/page/toast.ts";
import { Icon } from "#src/ui/icon.tsx";
import { shellMessages } from "./messages.ts";
import { uiMessages } from "#src/ui/messages.ts";
import "./styles/toaster.css";

/** docs/product/shell.md, "Toasts". */
const hotkey = ["F8"];
const swipeThresholdPx = 50;

export const ToastRegion = () => {
  // Drawn after what the tap changed, which the visitor looks at; gone at once, before what replaces it.
  const current = useCurrentToast();
  const drawn = useDeferredValue(current);
  const toast = current && drawn;
  const [shown, setShown] = useState<HTMLElement | null>(null);
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
      <Radix.Viewport className="toaster" hotkey={hotkey} label={shellMessages.toasts} />
    </Radix.Provider>
  );
};

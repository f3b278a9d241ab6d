import { lazyCode, useLazyPanel } from "#src/platform/loading/lazy-code.ts";
import { IconButton } from "#src/ui/icon-button.tsx";
import { readerMessages } from "./messages.ts";

const comfortPanel = lazyCode("comfort panel", async () => (await import("./comfort-panel.tsx")).ComfortPanel);

/** Opens the reading comfort settings; their code loads on demand. */
export const ComfortButton = () => {
  const { Panel: ComfortPanel, isOpen, setIsOpen, open, preload } = useLazyPanel(comfortPanel);
  return (
    <>
      <IconButton
        label={readerMessages.comfort}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={preload}
        onClick={open}
      >
        <span className="aa" aria-hidden="true">
          A<small>a</small>
        </span>
      </IconButton>
      {ComfortPanel ? <ComfortPanel isOpen={isOpen} onOpenChange={setIsOpen} /> : null}
    </>
  );
};

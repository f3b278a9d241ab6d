import { useState } from "react";
import { partOnUse } from "#src/platform/part-on-use.ts";
import { IconButton } from "#src/ui/icon-button.tsx";

const useComfortPanel = partOnUse(async () => (await import("./comfort-panel.tsx")).ComfortPanel);

export interface ComfortActions {
  onStep: (step: -1 | 1) => void;
  onCopy: () => void;
}

/** Opens the reading comfort settings; their code loads on demand. */
export const ComfortButton = (actions: ComfortActions) => {
  const { Part: ComfortPanel, want, preload } = useComfortPanel();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        label="Reading comfort"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={preload}
        onClick={() => want(() => setIsOpen(true))}
      >
        <span className="aa" aria-hidden="true">
          A<small>a</small>
        </span>
      </IconButton>
      {ComfortPanel ? <ComfortPanel isOpen={isOpen} onOpenChange={setIsOpen} {...actions} /> : null}
    </>
  );
};

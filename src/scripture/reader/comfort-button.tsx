import { lazy, Suspense, useState } from "react";
import { IconButton } from "#src/ui/icon-button.tsx";

const load = () => import("./comfort-panel.tsx");
const ComfortPanel = lazy(async () => ({ default: (await load()).ComfortPanel }));

export interface ComfortActions {
  onStep: (step: -1 | 1) => void;
  onCopy: () => void;
}

/** Opens the reading comfort settings, whose code comes when they are first wanted. */
export const ComfortButton = (actions: ComfortActions) => {
  const [isWanted, setIsWanted] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        label="Reading comfort"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void load().catch(() => {})}
        onClick={() => {
          setIsWanted(true);
          setIsOpen(true);
        }}
      >
        <span className="aa" aria-hidden="true">
          A<small>a</small>
        </span>
      </IconButton>
      {isWanted ? (
        <Suspense fallback={null}>
          <ComfortPanel isOpen={isOpen} onOpenChange={setIsOpen} {...actions} />
        </Suspense>
      ) : null}
    </>
  );
};

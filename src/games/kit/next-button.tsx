import { type ReactNode, useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { doubleTapMs, useDelay } from "./timing.ts";

/**
 * Continues after an answer. It appears where the answer was tapped, so the second tap of a double tap must not press
 * it: the verdict would never be seen. Key presses (a click with detail 0) need no such delay, because the focus has to
 * move to the button first.
 */
export const NextButton = ({ onNext, children }: { onNext: () => void; children: ReactNode }) => {
  const [isReady, setReady] = useState(false);
  useDelay(doubleTapMs, "shown", () => setReady(true));
  return (
    <Button
      variant="primary"
      isBig
      aria-disabled={isReady ? undefined : true}
      onClick={({ detail }) => (isReady || detail === 0) && onNext()}
    >
      {children}
    </Button>
  );
};

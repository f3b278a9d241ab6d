import { type ReactNode, useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { useDelay } from "./timing.ts";

/** The second tap of a double one follows the first within this time. */
const doubleTapMs = 300;

/**
 * Goes on after an answer. It comes where the answer was given, so that a double tap there must not press it, too: the
 * verdict would never be seen. Keys (a click without a count) have to go to it first.
 */
export const NextButton = ({ onNext, children }: { onNext: () => void; children: ReactNode }) => {
  const [isReady, setReady] = useState(false);
  useDelay(doubleTapMs, "shown", () => setReady(true));
  return (
    <Button variant="primary" isBig aria-disabled={isReady ? undefined : true} onClick={({ detail }) => (isReady || detail === 0) && onNext()}>
      {children}
    </Button>
  );
};

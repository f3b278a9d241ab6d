import { RotateCcw } from "lucide";
import { type ReactNode, useDeferredValue } from "react";
import { passFocusOn } from "#src/platform/page/focus.ts";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { uiMessages } from "./messages.ts";

/** For browsers without scripts, in place of what only scripts can show. */
export const NeedsScripts = () => (
  <noscript>
    <p className="hint">{uiMessages.needsScripts}</p>
  </noscript>
);

interface SkeletonProps {
  lines?: number;
  label?: string;
  /** What stands here in browsers without scripts. */
  withoutScripts?: ReactNode;
}

/** Placeholder lines in the shape of a text that is loading, so that nothing moves when it arrives. */
export const TextSkeleton = ({
  lines = 8,
  label = uiMessages.loading,
  withoutScripts = <NeedsScripts />,
}: SkeletonProps) => (
  <div className="sk-lines" role="status" ref={passFocusOn}>
    <span className="sr">{label}</span>
    {withoutScripts}
    {Array.from({ length: lines }, (_, index) => (
      <span key={index} className={`sk sk-w${index % 4}`} aria-hidden="true" />
    ))}
  </div>
);

/**
 * Draws its content, or `before` in its place, in a second render, which React may interrupt: with what is around it, it would
 * block a phone for too long. Never in prerendered HTML, which has the first render alone.
 */
export const Deferred = ({ before, children }: { before?: ReactNode; children: ReactNode }) =>
  useDeferredValue(true, false) ? children : before;

interface ProblemProps {
  message: string;
  onRetry?: () => void;
  children?: ReactNode;
}

/** An error in red, and what to do about it. */
export const Problem = ({ message, onRetry, children }: ProblemProps) => (
  <div className="problem" role="alert" ref={passFocusOn}>
    <p>{message}</p>
    {children}
    {onRetry ? (
      <Button onClick={onRetry}>
        <Icon of={RotateCcw} small />
        {uiMessages.tryAgain}
      </Button>
    ) : null}
  </div>
);

/** An empty list, and what to do about it. */
export const EmptyState = ({ children }: { children: ReactNode }) => (
  <div className="blank-state">
    <p className="serif">{children}</p>
  </div>
);

/** A quiet note on gold wash: offline, a hint, a consequence. */
export const Notice = ({ children }: { children: ReactNode }) => <div className="notice">{children}</div>;

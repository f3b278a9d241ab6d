import type { ButtonHTMLAttributes } from "react";

/** For a control that is temporarily unavailable. */
export interface Pausable {
  /** Pressing does nothing and the control is announced as disabled, but it stays focusable. A `disabled` one would lose the focus. */
  isPaused?: boolean;
}

type Attributes = ButtonHTMLAttributes<HTMLButtonElement>;

/** The button's attributes, with those of a paused button if `isPaused`. */
export const withPause = ({ isPaused = false, ...rest }: Attributes & Pausable): Attributes =>
  isPaused ? { ...rest, "aria-disabled": true, onClick: undefined } : rest;

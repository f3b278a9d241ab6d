import type { ButtonHTMLAttributes } from "react";

/** For a button that has nothing to do just now. */
export interface Pausable {
  /** A press does nothing and the button says so, but it stays where the focus can be: a `disabled` one loses it. */
  isPaused?: boolean;
}

type Attributes = ButtonHTMLAttributes<HTMLButtonElement>;

/** A button's attributes, those of a paused one if it is. */
export const withPause = ({ isPaused = false, ...rest }: Attributes & Pausable): Attributes =>
  isPaused ? { ...rest, "aria-disabled": true, onClick: undefined } : rest;

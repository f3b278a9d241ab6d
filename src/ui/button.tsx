import type { ButtonHTMLAttributes } from "react";
import { Link, type LinkProps } from "#src/platform/page/router.tsx";
import { withPause, type Pausable } from "./pause.ts";

/** `primary`: the one filled action of a view; `done`: green with a check; `store`: the download button. */
type ButtonVariant = "outline" | "primary" | "quiet" | "done" | "store";

interface Looks {
  variant?: ButtonVariant;
  isBig?: boolean;
  isBlock?: boolean;
}

const classOf = ({ variant = "outline", isBig, isBlock }: Looks, extra = ""): string =>
  ["btn", variant !== "outline" && `btn-${variant}`, isBig && "btn-big", isBlock && "btn-block", extra]
    .filter(Boolean)
    .join(" ");

export const Button = ({
  variant,
  isBig,
  isBlock,
  className,
  ...rest
}: Looks & ButtonHTMLAttributes<HTMLButtonElement> & Pausable) => (
  <button type="button" className={classOf({ variant, isBig, isBlock }, className)} {...withPause(rest)} />
);

/** A link that looks like a button; `to` is an internal address. */
export const ButtonLink = ({ variant, isBig, isBlock, className, ...rest }: Looks & LinkProps) => (
  <Link className={classOf({ variant, isBig, isBlock }, className)} {...rest} />
);

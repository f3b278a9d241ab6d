import type { ButtonHTMLAttributes, ReactNode } from "react";
import { Link, type LinkProps } from "#src/platform/page/router.tsx";
import { withPause, type Pausable } from "./pause.ts";
import { uiMessages } from "./messages.ts";

interface IconOnly {
  /** The tooltip, which is also the accessible name of what has no text. */
  label: string;
  children: ReactNode;
}

export const IconButton = ({
  label,
  className = "",
  ...rest
}: IconOnly & ButtonHTMLAttributes<HTMLButtonElement> & Pausable) => (
  <button type="button" title={label} className={`iconbtn ${className}`.trim()} {...withPause(rest)} />
);

export const IconLink = ({ label, className = "", ...rest }: IconOnly & LinkProps) => (
  <Link title={label} className={`iconbtn ${className}`} {...rest} />
);

export const ExternalIconLink = ({
  label,
  href,
  onClick,
  children,
}: IconOnly & { href: string; onClick?: () => void }) => (
  <a
    title={label + uiMessages.opensInNewTab}
    className="iconbtn"
    href={href}
    onClick={onClick}
    target="_blank"
    rel="noreferrer"
  >
    {children}
  </a>
);

import type { ButtonHTMLAttributes, ReactNode } from "react";
import { Link, type LinkProps } from "react-router";

interface IconOnly {
  /** The name that assistive technology reads; also the tooltip. */
  label: string;
  children: ReactNode;
}

export const IconButton = ({ label, className = "", ...rest }: IconOnly & ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button type="button" aria-label={label} title={label} className={`iconbtn ${className}`} {...rest} />
);

export const IconLink = ({ label, className = "", ...rest }: IconOnly & LinkProps) => (
  <Link aria-label={label} title={label} className={`iconbtn ${className}`} {...rest} />
);

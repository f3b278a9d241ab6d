import { memo } from "react";
import type { LucideIcon, LucideProps } from "lucide-react";

/** A lucide icon in our stroke weight; decorative unless it has a label. `small` is 20 px instead of 24. */
export const Icon = memo(
  ({ of: Drawing, small, className = "", ...rest }: { of: LucideIcon; small?: boolean } & Omit<LucideProps, "ref">) => (
    <Drawing aria-hidden="true" strokeWidth={1.6} className={`icon ${small ? "icon-s" : ""} ${className}`} {...rest} />
  ),
);

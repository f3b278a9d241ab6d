import { createElement, memo, type SVGAttributes } from "react";
import type { IconNode } from "lucide";

interface IconProps extends SVGAttributes<SVGSVGElement> {
  of: IconNode;
  /** 20 px instead of 24. */
  small?: boolean;
}

/** A lucide icon in our stroke weight (`.icon` in base.css); decorative unless it has a label. */
export const Icon = memo(({ of: shapes, small, className = "", ...rest }: IconProps) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    className={["icon", small && "icon-s", className].filter(Boolean).join(" ")}
    {...rest}
  >
    {shapes.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
  </svg>
));

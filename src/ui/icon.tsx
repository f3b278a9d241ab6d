import { createElement, memo, type SVGAttributes } from "react";
import type { IconNode } from "lucide";

interface IconProps extends SVGAttributes<SVGSVGElement> {
  of: IconNode;
  /** 20 px instead of 24. */
  small?: boolean;
}

/** Its paths as one, which is less to send and to hydrate. Without `M0 0`, one that begins with `m` would go on from the last. */
const pathOf = (shapes: IconNode): string =>
  shapes.flatMap(([tag, { d = "" }]) => (tag === "path" ? String(d).replace(/^m/, "M0 0m") : [])).join("");

/** A lucide icon in our stroke weight (`.icon` in base.css); decorative unless it has a label. */
export const Icon = memo(({ of: shapes, small, className = "", ...rest }: IconProps) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    className={`icon ${small ? "icon-s" : ""} ${className}`.trimEnd()}
    {...rest}
  >
    <path d={pathOf(shapes)} />
    {shapes.map(([tag, attributes], index) =>
      tag === "path" ? null : createElement(tag, { key: index, ...attributes }),
    )}
  </svg>
));

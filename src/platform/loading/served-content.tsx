import { type ReactNode, useEffect, useRef, useState } from "react";
import { useIsHydrated } from "./hydration.ts";

interface ServedContentProps {
  /** The attribute by which the worker finds the element to fill: `data-word`. */
  marker: `data-${string}`;
  className: string;
  /** Shown where the worker has not filled the page: after a navigation inside the app, offline, on other hosts. */
  fallback: ReactNode;
}

/** The element of a prerendered page that the worker fills with HTML. Scripts leave that as it is. */
export const ServedContent = ({ marker, className, fallback }: ServedContentProps) => {
  const isHydrated = useIsHydrated();
  const [isServed, setIsServed] = useState(!isHydrated);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (element.current?.childElementCount === 0) setIsServed(false);
  }, []);
  if (!isServed) return fallback;
  // React does not touch the content of such an element during hydration.
  return (
    <div
      ref={element}
      className={className}
      {...{ [marker]: "" }}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
};

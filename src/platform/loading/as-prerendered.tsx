import { useState, type ComponentType, type ReactNode } from "react";
import { useIsHydrated } from "./hydration.ts";
import { type LazyCode, useLazyCode } from "./lazy-code.ts";

interface AsPrerenderedProps {
  /** The content to render at build time. Loaded before rendering (src/app/entry-prerender.tsx), never in a browser. */
  code: LazyCode<ComponentType | undefined>;
  /** Shown where nothing was prerendered. */
  fallback: ReactNode;
}

/**
 * HTML from the build that scripts leave as it is until the component is gone. React does not touch the content of an
 * element with `dangerouslySetInnerHTML` during hydration, and here it is never set after it.
 */
export const AsPrerendered = ({ code, fallback }: AsPrerenderedProps) => {
  const { code: Content } = useLazyCode(code, false);
  const isHydrated = useIsHydrated();
  const [isInPage] = useState(!isHydrated);
  if (Content)
    return (
      <div className="as-prerendered">
        <Content />
      </div>
    );
  return isInPage ? (
    <div className="as-prerendered" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
  ) : (
    fallback
  );
};

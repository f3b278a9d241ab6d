import type { ComponentProps } from "react";
import { uiMessages } from "./messages.ts";

/** A link in a new tab, which is announced to screen readers. */
export const NewTabLink = ({ children, ...rest }: ComponentProps<"a">) => (
  <a target="_blank" rel="noreferrer" {...rest}>
    {children}
    <span className="sr">{uiMessages.opensInNewTab}</span>
  </a>
);

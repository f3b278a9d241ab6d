import { ExternalLink } from "lucide";
import type { AnchorHTMLAttributes, ReactNode, Ref } from "react";
import { Link, useLocation } from "#src/platform/page/router.tsx";
import { isActive, type NavigationItem } from "#domain/site/navigation/navigation.ts";
import { Icon } from "#src/ui/icon.tsx";
import { shellMessages } from "./messages.ts";
import { NewTabLink } from "#src/ui/new-tab-link.tsx";

interface NavigationLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  item: NavigationItem;
  /** Before the label, usually an icon. */
  children?: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A menu entry: an internal link, or an external one that opens a new tab. The active one is marked. Menus add their
 * own role and handlers.
 */
export const NavigationLink = ({ item, children, ...rest }: NavigationLinkProps) => {
  const { pathname } = useLocation();
  if (item.isExternal) {
    return (
      <NewTabLink {...rest} href={item.href}>
        {children}
        <span>{item.label}</span>
        <Icon of={ExternalLink} small className="ext" />
      </NewTabLink>
    );
  }
  return (
    <Link {...rest} to={item.href} aria-current={isActive(item, pathname) ? "page" : undefined}>
      {children}
      <span>{item.label}</span>
      {item.hasNewBadge ? <span className="new">{shellMessages.isNew}</span> : null}
    </Link>
  );
};

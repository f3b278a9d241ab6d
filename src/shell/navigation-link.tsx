import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { isActive, type NavigationItem } from "#domain/site/navigation.ts";
import { Icon } from "#src/ui/icon.tsx";

interface NavigationLinkProps {
  item: NavigationItem;
  /** Before the label, usually an icon. */
  children?: ReactNode;
  className?: string;
  onChoose?: () => void;
}

/** One entry of any menu: inside the app or out in a new tab, marked when it is the active one. */
export const NavigationLink = ({ item, children, className, onChoose }: NavigationLinkProps) => {
  const { pathname } = useLocation();
  if (item.isExternal) {
    return (
      <a className={className} href={item.href} target="_blank" rel="noopener noreferrer" onClick={onChoose}>
        {children}
        <span>{item.label}</span>
        <Icon of={ExternalLink} small className="ext" />
        <span className="sr">, opens in a new tab</span>
      </a>
    );
  }
  return (
    <Link className={className} to={item.href} aria-current={isActive(item, pathname) ? "page" : undefined} onClick={onChoose}>
      {children}
      <span>{item.label}</span>
      {item.hasNewBadge ? <span className="new">new</span> : null}
    </Link>
  );
};

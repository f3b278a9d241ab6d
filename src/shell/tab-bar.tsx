import { BookOpenText, Cake, Dices, Footprints, Mail } from "lucide";
import { memo } from "react";
import { tabItems } from "#domain/site/navigation/navigation.ts";
import { useIsScrollingDown } from "#src/platform/scroll/scroll-position.ts";
import { Icon } from "#src/ui/icon.tsx";
import { FloatingMenu } from "./floating-menu.tsx";
import { NavigationLink } from "./navigation-link.tsx";
import { shellMessages } from "./messages.ts";

/** Separate from the icons of the menus, which load when a menu is opened. */
export const tabIcons = {
  bible: BookOpenText,
  card: Mail,
  games: Dices,
  mentor: Footprints,
  birthday: Cake,
} as const;

const Tabs = memo(() =>
  tabItems.map((item) => (
    <NavigationLink key={item.href} item={item}>
      <Icon of={tabIcons[item.icon]} />
    </NavigationLink>
  )),
);

/** Below 1024 px: five destinations and the menu within reach of the thumb. Hidden while scrolling down (docs/product/shell.md, "Floating menu button"). */
export const TabBar = () => (
  <nav className={`tabbar ${useIsScrollingDown() ? "is-away" : ""}`} aria-label={shellMessages.quick}>
    <Tabs />
    <FloatingMenu />
  </nav>
);

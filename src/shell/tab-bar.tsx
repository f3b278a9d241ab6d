import { BookOpenText, Cake, Dices, Footprints, Mail, Menu } from "lucide";
import { memo } from "react";
import { tabItems } from "#domain/site/navigation/navigation.ts";
import { useIsScrollingDown } from "#src/platform/scroll/scroll-position.ts";
import { Icon } from "#src/ui/icon.tsx";
import { NavigationLink } from "./navigation-link.tsx";
import { shellMessages } from "./messages.ts";
import { lazyCode, useLazyPanel } from "#src/platform/loading/lazy-code.ts";

const drawer = lazyCode("drawer", async () => (await import("./drawer.tsx")).Drawer);

/** The button at the end of the tab bar, and the drawer it opens. */
const FloatingMenu = memo(() => {
  const { Panel: Drawer, isOpen, isExpanded, setIsOpen, open, preload } = useLazyPanel(drawer);
  return (
    <>
      <button
        type="button"
        className="fab"
        aria-label={shellMessages.openMenu}
        aria-haspopup="dialog"
        aria-expanded={isExpanded}
        onClick={open}
        onPointerEnter={preload}
      >
        <Icon of={Menu} />
        {shellMessages.menu}
      </button>
      {Drawer ? <Drawer isOpen={isOpen} onOpenChange={setIsOpen} /> : null}
    </>
  );
});

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

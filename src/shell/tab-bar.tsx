import { BookOpenText, CakeSlice, Dices, Mail, Waypoints } from "lucide";
import { tabItems } from "#domain/site/navigation/navigation.ts";
import { Icon } from "#src/ui/icon.tsx";
import { NavigationLink } from "./navigation-link.tsx";
import { shellMessages } from "./messages.ts";

/** Separate from the icons of the menus, which load when a menu is opened. */
export const tabIcons = {
  bible: BookOpenText,
  card: Mail,
  games: Dices,
  mentor: Waypoints,
  birthday: CakeSlice,
} as const;

/** Below 1024 px: five destinations within reach of the thumb. */
export const TabBar = () => (
  <nav className="tabbar" aria-label={shellMessages.quick}>
    {tabItems.map((item) => (
      <NavigationLink key={item.href} item={item}>
        <Icon of={tabIcons[item.icon]} />
      </NavigationLink>
    ))}
  </nav>
);

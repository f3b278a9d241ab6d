import type { TabIcon } from "../feature.ts";
import { appEntries, menuEntries, type MenuEntry } from "./navigation.data.ts";
import { matchRoute } from "../routes.ts";

export type NavigationItem = Pick<MenuEntry, "label" | "href" | "icon" | "isExternal" | "hasNewBadge">;

/** The entries that have a position in a menu, in its order. */
const itemsOf = (menu: "header" | "more" | "tabBar"): readonly MenuEntry[] =>
  menuEntries.filter((entry) => entry[menu] !== undefined).toSorted((one, other) => one[menu]! - other[menu]!);

/** The desktop header (docs/product/shell.md, "Header"). */
export const mainItems: readonly NavigationItem[] = itemsOf("header");

/** The More menu without its last entry, the app link. */
export const moreItems: readonly NavigationItem[] = itemsOf("more");

/** The last entry of the More menu, and the green button at the bottom of the drawer; undefined if no app is configured. */
export const appItem: NavigationItem | undefined = appEntries[0];

/** The tab bar on phones. Its entries have no 'New' badge. */
export const tabItems = itemsOf("tabBar").map(({ label, href, icon }) => ({ label, href, icon: icon as TabIcon }));

/** The drawer, but for its last entry, the privacy policy. */
export const drawerItems: readonly NavigationItem[] = [...itemsOf("header"), ...itemsOf("more")].filter(
  ({ isInDrawer }) => isInDrawer,
);

export const privacyItem: NavigationItem = moreItems.find(({ href }) => href === "/privacy-policy")!;

/**
 * Whether an entry is active on a path. Home is active only on `/` or if the route's section is home; others if the path
 * starts with theirs (docs/product/shell.md, "Active item").
 */
export const isActive = (item: NavigationItem, path: string): boolean => {
  if (item.isExternal) return false;
  const section = matchRoute(path)?.route.section;
  if (section) return item.href === section;
  if (item.href === "/") return path === "/";
  return path === item.href || path.startsWith(`${item.href}/`);
};

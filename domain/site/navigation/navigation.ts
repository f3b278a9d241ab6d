import { matchRoute } from "../routes.ts";
import { site } from "../site.ts";
import { navigationWords } from "./navigation-words.ts";

/** Icon names; the shell maps them to components. */
export type NavigationIcon =
  | "bible"
  | "games"
  | "prayer"
  | "card"
  | "shield"
  | "mentor"
  | "salvation"
  | "birthday"
  | "plan"
  | "dictionary"
  | "help"
  | "books"
  | "gifts"
  | "privacy"
  | "download";

export interface NavigationItem {
  readonly label: string;
  readonly href: string;
  readonly icon: NavigationIcon;
  /** Opens in a new tab. */
  readonly isExternal?: true;
  readonly hasNewBadge?: true;
}

/** The entries without external links whose URL is not configured. */
export const visibleItems = (items: readonly NavigationItem[]): readonly NavigationItem[] =>
  items.filter((item) => !item.isExternal || item.href !== "");

/** Also the last entry of the drawer. */
export const privacyItem: NavigationItem = {
  label: navigationWords.privacy,
  href: "/privacy-policy",
  icon: "privacy",
};

/** The desktop header (docs/product/shell.md, "Header"). */
export const mainItems: readonly NavigationItem[] = [
  { label: navigationWords.bibles, href: "/search", icon: "bible" },
  { label: navigationWords.games, href: "/games-menu", icon: "games", hasNewBadge: true },
  { label: navigationWords.prayers, href: "/prayer-diary", icon: "prayer" },
  { label: navigationWords.cards, href: "/card-menu", icon: "card", hasNewBadge: true },
  { label: navigationWords.shield, href: "/daily-prayer-shield", icon: "shield" },
  { label: navigationWords.mentor, href: "/mentor-me-jesus", icon: "mentor" },
  { label: navigationWords.salvation, href: "/salvation", icon: "salvation" },
  { label: navigationWords.birthday, href: "/birthday-sticker", icon: "birthday" },
];

/** The More menu without its last entry, the app link. */
export const moreItems = visibleItems([
  { label: navigationWords.plan, href: "/reading-plan", icon: "plan" },
  { label: navigationWords.dictionary, href: "/dictionary", icon: "dictionary" },
  { label: navigationWords.help, href: "/help", icon: "help" },
  { label: navigationWords.books, href: site.links.books, icon: "books", isExternal: true },
  { label: navigationWords.gifts, href: site.links.gifts, icon: "gifts", isExternal: true },
  privacyItem,
]);

/** The last entry of the More menu, and the green button at the bottom of the drawer; undefined if no app is configured. */
export const appItem = visibleItems([
  { label: navigationWords.app, href: site.links.app, icon: "download", isExternal: true },
])[0];

/** The tab bar on phones. */
export const tabItems = [
  { label: navigationWords.bible, href: "/", icon: "bible" },
  { label: navigationWords.cards, href: "/card-menu", icon: "card" },
  { label: navigationWords.games, href: "/games-menu", icon: "games" },
  { label: navigationWords.mentor, href: "/mentor-me-jesus", icon: "mentor" },
  { label: navigationWords.birthday, href: "/birthday-sticker", icon: "birthday" },
] as const satisfies readonly NavigationItem[];

const notInDrawer = new Set([
  "/",
  "/reading-plan",
  "/games-menu",
  "/mentor-me-jesus",
  "/birthday-sticker",
  privacyItem.href,
]);

/** The drawer: main and More entries that are in neither the tab bar nor on home. The privacy entry follows, set apart. */
export const drawerItems = [...mainItems, ...moreItems].filter((item) => !notInDrawer.has(item.href));

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

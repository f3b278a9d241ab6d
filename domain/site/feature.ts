import type { MotifStroke } from "../pictures/strokes.ts";
import type { Locale, OtherLocale } from "./locales/locales.ts";

/**
 * What the site must know of a feature: its addresses, what is said of them, its place in the menus. Each folder with a
 * screen or stored keys has a `feature.ts` with one such object, plain data that build, worker and tests can read without
 * the screen. `src/features.ts` lists them all, and everything else is derived from that list.
 */
export interface Feature {
  /** Its addresses by route id, the main one first. */
  readonly routes: Readonly<Record<string, FeatureRoute>>;
  readonly navigation?: FeatureNavigation;
  readonly game?: GameDetails;
  /** What it stores on the visitor's device, by key. Keys never change. The entries themselves are in `stored.ts`. */
  readonly stores?: Readonly<Record<string, StoredTexts>>;
}

/** What visitors are told of something stored on their device. */
export interface StoredTexts extends InEachLocale<string> {
  /** How long, if it is not until they erase it. */
  readonly kept?: InEachLocale<string>;
}

/** In every language of the interface. */
export type InEachLocale<Value> = Readonly<Record<Locale, Value>>;

/** The navigation entry that header and tab bar show as active on a route. */
export type Section = "/" | "/search" | "/games-menu" | "/card-menu";

/** What search engines, previews and the browser's tab say of a route. */
export interface RouteTexts {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
}

interface CommonRoute {
  /** Path pattern; `:name` matches one segment. */
  readonly path: string;
  /** The file of its screen beside `feature.ts`, if it is not `page.tsx`. */
  readonly page?: `${string}-page.tsx`;
  /** The active navigation entry, if it is not the one with this path; for games, their menu. */
  readonly section?: Section;
  /** Not in the sitemap: personal or parametric paths. */
  readonly isUnlisted?: true;
  /** Allowed values of the first parameter; each is a separate page. Other values do not match. */
  readonly variants?: readonly string[];
}

interface TranslatedRoute extends CommonRoute {
  readonly texts: InEachLocale<RouteTexts>;
}

/** Another address of a route, in English alone; search engines are sent to that one. */
interface AliasRoute extends CommonRoute {
  readonly canonicalPath: string;
}

/**
 * A route with a page for each of its many addresses, such as the chapters. `domain/site/head/head.ts` composes what is said of
 * each, and search engines know it by one address in all languages (docs/decisions/languages.md).
 */
export interface RouteOfManyPages extends CommonRoute {
  readonly hasManyPages: true;
}

export type FeatureRoute = TranslatedRoute | AliasRoute | RouteOfManyPages;

/** Icons that the tab bar shows; the shell maps these names to components. */
export type TabIcon = "bible" | "games" | "card" | "mentor" | "birthday";

export type NavigationIcon =
  | TabIcon
  | "prayer"
  | "shield"
  | "salvation"
  | "plan"
  | "heart"
  | "dictionary"
  | "help"
  | "books"
  | "gifts"
  | "privacy"
  | "data"
  | "download";

interface MenuEntry {
  readonly label: InEachLocale<string>;
  readonly hasNewBadge?: true;
  /** Its position in the header, from 1. */
  readonly header?: number;
  /** Its position in the More menu. */
  readonly more?: number;
  /** Whether the drawer shows its entry of the header or the More menu. */
  readonly isInDrawer?: true;
}

/** The entry of a feature's first route in the menus (docs/product/shell.md). */
export type FeatureNavigation =
  | (MenuEntry & { readonly icon: NavigationIcon; readonly tabBar?: undefined })
  /** `tabBar`: its position in the tab bar on phones. */
  | (MenuEntry & { readonly icon: TabIcon; readonly tabBar: number });

/** What menu, trophies and stored rounds need of a game that is played alone (docs/product/games.md). */
export interface GameDetails {
  /** Its folder, and its path without the slash. Trophies are stored under it, so it never changes. */
  readonly id: string;
  readonly title: InEachLocale<string>;
  /** The name on home and on today's boards, if it is not the title. */
  readonly shortTitle?: InEachLocale<string>;
  /** Languages with verses or questions of their own: a round, a board and a best result belong to the language. */
  readonly ownTextsIn?: readonly OtherLocale[];
  readonly difficulty: "All Levels" | "Easy" | "Medium" | "Hard";
  /** New games stand first in the menu. */
  readonly isNew?: true;
  /** Both are on its card in the menu. */
  readonly category: InEachLocale<string>;
  readonly description: InEachLocale<string>;
  /** Silhouettes in two colours, no faces. */
  readonly drawing: readonly MotifStroke[];
  /** The colour behind the drawing. */
  readonly tint: GameTint;
  /** Where the round is stored on the device; today's board beside it. It never changes. */
  readonly storedKey: `gbh_game_${string}`;
  readonly hasDailyBoard: boolean;
  /** How many parts its victory animation moves: stones, books, letters. `.victory-ID` in its style sheet says how. */
  readonly victoryParts: number;
  /** Best first: gold, silver, bronze, and gray from the fourth on. Every result earns one. */
  readonly badges: readonly [BadgeFrom<100>, ...BadgeFrom<number>[], BadgeFrom<0>];
  /** A gold badge that the game's rules award for something else than a percentage. */
  readonly extraBadge?: FeatureBadge;
}

export interface FeatureBadge {
  /** Trophies store the English name. */
  readonly name: InEachLocale<string>;
  readonly emoji: string;
}

/** `from`: the lowest percentage that earns it. */
interface BadgeFrom<Percent extends number> extends FeatureBadge {
  readonly from: Percent;
}

/** Names of colours of the page (src/ui/styles/tokens.css). */
type GameTint = "accent-wash" | "stone-1" | "hl-grey" | "hl-orange" | "hl-pink" | "mark" | "success-wash";

/** What a game is called in a language, and the names under which its round and its results are kept there. */
export const gameIn = (
  { id, title, shortTitle = title, category, description, ownTextsIn, storedKey }: GameDetails,
  locale: Locale,
) => {
  const own = ownTextsIn?.find((one) => one === locale);
  return {
    title: title[locale],
    shortTitle: shortTitle[locale],
    category: category[locale],
    description: description[locale],
    storedKey: own ? (`${storedKey}_${own}` as const) : storedKey,
    /** The name of its boards and best results: those of a game with texts of its own are the language's own. */
    board: own ? `${id} ${own}` : id,
  };
};

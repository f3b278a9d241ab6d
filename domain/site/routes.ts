import { cardCategories } from "./cards/card-categories.ts";
import { subjectIds } from "./subjects/subjects.ts";
import { verseMonths } from "./addresses/verse-months.ts";

/**
 * The route table, from which router, head, navigation, sitemap and prerender are derived (docs/product/addresses.md, "Routes").
 * A screen that is not built has no entry, so nothing can link to it.
 */

/** The navigation entry that header and tab bar show as active on a route. */
export type Section = "/" | "/search" | "/games-menu" | "/card-menu";

export interface Route {
  /** Path pattern; `:name` matches one segment. */
  readonly path: string;
  /** The active navigation entry, if it is not the one with this path. */
  readonly section?: Section;
  /** Games use the whole screen, without a footer. */
  readonly hasFooter?: false;
  /** The canonical path, if this route shows another route's content. */
  readonly canonicalPath?: string;
  /** Not in the sitemap: personal or parametric paths. */
  readonly isUnlisted?: true;
  /** Allowed values of the first parameter; each is a separate page. Other values do not match. */
  readonly variants?: readonly string[];
}

const table = {
  home: {
    path: "/",
  },
  chapter: {
    path: "/read/:translation/:book/:chapter",
    section: "/",
    isUnlisted: true,
  },
  verse: {
    path: "/verse/:translation/:book/:chapter/:verses",
    section: "/",
    isUnlisted: true,
  },
  bookBrowser: {
    path: "/search",
  },
  crossReferences: {
    path: "/cross-references",
  },
  dictionary: {
    path: "/dictionary",
  },
  word: {
    path: "/words/:number",
    section: "/search",
    isUnlisted: true,
  },
  subjects: {
    path: "/verses-for",
  },
  subject: {
    path: "/verses-for/:subject",
    isUnlisted: true,
    variants: subjectIds,
  },
  dailyVerses: {
    path: "/daily-verses",
  },
  dailyVersesOfMonth: {
    path: "/daily-verses/:month",
    isUnlisted: true,
    variants: verseMonths,
  },
  help: {
    path: "/help",
  },
  mentor: {
    path: "/mentor-me-jesus",
  },
  readingPlan: {
    path: "/reading-plan",
  },
  gamesMenu: {
    path: "/games-menu",
  },
  trivia: {
    path: "/trivia-challenge",
    section: "/games-menu",
    hasFooter: false,
  },
  triviaLive: {
    path: "/trivia-live",
    section: "/games-menu",
    hasFooter: false,
  },
  bibleScholar: {
    path: "/bible-scholar",
    section: "/games-menu",
    hasFooter: false,
  },
  tapToReveal: {
    path: "/tap-to-reveal",
    section: "/games-menu",
    hasFooter: false,
  },
  clickToReveal: {
    path: "/click-to-reveal",
    section: "/games-menu",
    hasFooter: false,
    canonicalPath: "/tap-to-reveal",
    isUnlisted: true,
  },
  privacy: {
    path: "/privacy-policy",
  },
  prayerWall: {
    path: "/prayer-diary",
  },
  shield: {
    path: "/daily-prayer-shield",
  },
  salvation: {
    path: "/salvation",
  },
  birthday: {
    path: "/birthday-sticker",
  },
  wallOfJericho: {
    path: "/wall-of-jericho",
    section: "/games-menu",
    hasFooter: false,
  },
  bibleCrosswordSearch: {
    path: "/bible-crossword-search",
    section: "/games-menu",
    hasFooter: false,
  },
  playNPray: {
    path: "/play-n-pray",
    section: "/games-menu",
    hasFooter: false,
  },
  wisdomNuggets: {
    path: "/wisdom-nuggets",
    section: "/games-menu",
    hasFooter: false,
  },
  cardMenu: {
    path: "/card-menu",
  },
  eventCard: {
    path: "/event-card/:category/:cardId",
    section: "/card-menu",
    isUnlisted: true,
    variants: cardCategories,
  },
} as const satisfies Record<string, Route>;

export type RouteId = keyof typeof table;

export const routes: Readonly<Record<RouteId, Route>> = table;

export const routeIds = Object.keys(table) as RouteId[];

export interface RouteMatch {
  readonly id: RouteId;
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

const segmentsOf = (path: string): string[] => path.split("/").filter(Boolean);

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** The route of an internal link; undefined for unknown paths. Query, hash and a trailing slash are ignored. */
export const matchRoute = (href: string): RouteMatch | undefined => {
  const parts = segmentsOf(href.split(/[?#]/, 1)[0]!);
  for (const id of routeIds) {
    const route: Route = routes[id];
    const pattern = segmentsOf(route.path);
    if (pattern.length !== parts.length) continue;
    const isMatch = pattern.every((segment, index) => segment.startsWith(":") || segment === parts[index]);
    const variant = parts[pattern.findIndex((segment) => segment.startsWith(":"))];
    if (!isMatch || (route.variants && !route.variants.includes(variant ?? ""))) continue;
    const params = Object.fromEntries(
      pattern.flatMap((segment, index) =>
        segment.startsWith(":") ? [[segment.slice(1), decoded(parts[index]!)]] : [],
      ),
    );
    return { id, route, params };
  }
  return undefined;
};

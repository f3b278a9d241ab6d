import { cardCategories } from "./card-categories.ts";

/**
 * The route table, from which router, head, navigation, sitemap and prerender are derived (decision 17).
 * A screen that is not built has no entry, so nothing can link to it.
 */

/** The navigation entry that header and tab bar show as active on a route (decision 16). */
export type Section = "/" | "/search" | "/games-menu" | "/card-menu";

export interface Route {
  /** Path pattern; `:name` matches one segment. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  /** The active navigation entry, if it is not the one with this path. */
  readonly section?: Section;
  /** Games use the whole screen, without a footer (specification 1, section 2). */
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
    title: "Read the Bible online, free and without an account",
    description:
      "Read and search the King James, American Standard and World English Bibles. Free, private and quick on any phone, also without a network.",
    keywords: "Bible, read the Bible online, King James Version, KJV, ASV, World English Bible, Bible search, daily verse",
  },
  chapter: {
    path: "/read/:translation/:book/:chapter",
    title: "Read the Bible",
    description: "Read this chapter of the Bible.",
    keywords: "Bible chapter, read the Bible",
    section: "/",
    isUnlisted: true,
  },
  bookBrowser: {
    path: "/search",
    title: "Browse Scripture: the books of the Bible",
    description: "All 66 books of the Old and New Testament with their chapters: choose one and read.",
    keywords: "books of the Bible, Old Testament, New Testament, Bible chapters",
  },
  crossReferences: {
    path: "/cross-references",
    title: "Cross references: compare Bible translations verse by verse",
    description:
      "Any passage in the King James, American Standard and World English Bibles side by side, with the differences of wording and the related verses of each verse.",
    keywords: "compare Bible translations, parallel Bible, cross references, related verses, KJV, ASV, WEB",
  },
  dictionary: {
    path: "/dictionary",
    title: "Bible Dictionary: terms and old words in plain English",
    description:
      "Terms of the Bible with pronunciation, meaning, Hebrew and Greek, and the passages where they stand; and the old words of the King James Version explained.",
    keywords: "Bible dictionary, Bible terms, KJV words, archaic words, Hebrew, Greek, meaning of selah, meaning of amen",
  },
  help: {
    path: "/help",
    title: "Help: searching, reading, listening, marking",
    description: "How to search the Bible by reference or words, read and listen, highlight, copy and compare verses, and keep notes and bookmarks on your device.",
    keywords: "help, how to search the Bible, read aloud, Bible notes, highlight verses, bookmarks, keyboard shortcuts",
  },
  mentor: {
    path: "/mentor-me-jesus",
    title: "Mentor Me Jesus: forty days in the gospels",
    description: "Forty days with Jesus in the gospels: a verse a day, some thoughts on it, questions, and room for answers that stay on your device.",
    keywords: "Jesus, gospels, 40 days, devotional, discipleship, daily reflection, Bible questions",
  },
  readingPlan: {
    path: "/reading-plan",
    title: "1 Year Reading Plan, or the whole Bible in a year",
    description: "A reading from the Old and one from the New Testament for every day of the year, with a prayer. Start today, catch up, and see your year.",
    keywords: "Bible reading plan, Bible in a year, one year Bible, daily Bible reading, whole Bible",
  },
  gamesMenu: {
    path: "/games-menu",
    title: "Bible Games Collection",
    description: "Seven Bible games: missing words, a wall of verses, a word search, names of God, parables, the books in order. Free, with or without a clock.",
    keywords: "Bible games, Bible quiz, Bible trivia, Christian games, daily Bible puzzle",
  },
  trivia: {
    path: "/trivia-challenge",
    title: "Bible Trivia Challenge: fill in the missing word",
    description: "Ten verses, each with one word missing. Three levels, typing or multiple choice, one or two players, and an endless mode.",
    keywords: "Bible trivia, Bible quiz, missing word, fill in the blank, KJV verses",
    section: "/games-menu",
    hasFooter: false,
  },
  bibleScholar: {
    path: "/bible-scholar",
    title: "Bible Scholar: the books of the Bible in order",
    description: "Pick the books of the New Testament, the Old Testament or the whole Bible in their order, against the clock or without one.",
    keywords: "books of the Bible in order, Bible books game, Old Testament books, New Testament books",
    section: "/games-menu",
    hasFooter: false,
  },
  tapToReveal: {
    path: "/tap-to-reveal",
    title: "Tap to Reveal: find the book, chapter and verse",
    description: "Ten verses of the Bible. Choose the book, the chapter and the verse of each, with a hint if you need one.",
    keywords: "Bible verse game, guess the verse, Bible reference quiz",
    section: "/games-menu",
    hasFooter: false,
  },
  clickToReveal: {
    path: "/click-to-reveal",
    title: "Tap to Reveal: find the book, chapter and verse",
    description: "Ten verses of the Bible. Choose the book, the chapter and the verse of each, with a hint if you need one.",
    keywords: "Bible verse game, guess the verse, Bible reference quiz",
    section: "/games-menu",
    hasFooter: false,
    canonicalPath: "/tap-to-reveal",
    isUnlisted: true,
  },
  privacy: {
    path: "/privacy-policy",
    title: "Privacy policy and your data",
    description: "What stays on your device, what leaves it, for how long, and how to see, export, import and erase everything kept here.",
    keywords: "privacy, no account, data on the device, export, import, erase",
  },
  prayerWall: {
    path: "/prayer-diary",
    title: "Prayer Wall and prayer diary",
    description:
      "Twenty-eight prayers for real days, from daily bread to grief, each with its scripture. Count what you have prayed, and keep a private diary on your device.",
    keywords: "prayer wall, prayers, prayer diary, prayer requests, pray, prayer topics, private prayer journal",
  },
  shield: {
    path: "/daily-prayer-shield",
    title: "Daily Prayer Shield",
    description: "A declaration, a word and a reading from Scripture for every day of the year, in turn from the Old and the New Testament.",
    keywords: "daily prayer, prayer shield, daily declaration, Bible verse of the day, daily scripture reading",
  },
  salvation: {
    path: "/salvation",
    title: "Salvation Stories",
    description: "Six people who met Jesus Christ and were not the same afterwards, what God’s love is, and a prayer for anyone who wants to begin.",
    keywords: "salvation, salvation prayer, God's love, conversion stories, accept Jesus Christ, Augustine, John Newton, Josephine Bakhita",
  },
  birthday: {
    path: "/birthday-sticker",
    title: "Birthday Sticker Wall",
    description: "A sticker, a prayer and a scripture for a birthday in any month. Add a name, and save or share it as an image made on your device.",
    keywords: "Christian birthday wishes, birthday prayer, birthday blessing, birthday sticker, Bible verse for a birthday",
  },
  wallOfJericho: {
    path: "/wall-of-jericho",
    title: "Wall of Jericho: a Bible memory game",
    description: "Twenty stones hide ten pairs of verses. Remember where they lie and bring the wall down, with a clock or without.",
    keywords: "Bible memory game, Wall of Jericho, Bible matching game, verse pairs",
    section: "/games-menu",
    hasFooter: false,
  },
  bibleCrosswordSearch: {
    path: "/bible-crossword-search",
    title: "Bible Crossword Search: hidden words of the Bible",
    description: "Find the fruits of the Spirit, the disciples of Jesus and Bible words in a square of letters, each with a hint and its verse.",
    keywords: "Bible word search, Bible crossword, fruits of the Spirit, disciples of Jesus",
    section: "/games-menu",
    hasFooter: false,
  },
  playNPray: {
    path: "/play-n-pray",
    title: "Play N Pray: twenty names of God",
    description: "Twenty cards, each with a name by which God is called in the Bible and a short prayer. Three minutes, or as long as you like.",
    keywords: "names of God, Bible prayer game, short prayers, Jehovah-jireh, El Shaddai",
    section: "/games-menu",
    hasFooter: false,
  },
  wisdomNuggets: {
    path: "/wisdom-nuggets",
    title: "Wisdom Nuggets: complete the parables of Jesus",
    description: "Eight parables of Jesus with a word missing, and a bank of words to complete them from. No time limit.",
    keywords: "parables of Jesus, Bible fill in the blank, parable game",
    section: "/games-menu",
    hasFooter: false,
  },
  cardMenu: {
    path: "/card-menu",
    title: "Event cards: one card, signed by everyone",
    description:
      "A card for a wedding, a christening, a birthday or a graduation that everyone signs from their own phone. Free, and without an account.",
    keywords: "online group card, wedding card, birthday card, christening card, graduation card, sign a card together",
  },
  eventCard: {
    path: "/event-card/:category/:cardId",
    title: "An event card",
    description: "Somebody has made a card and would like you to sign it. Open it, read what others wrote, and add a line of your own.",
    keywords: "event card, group card, sign a card",
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

/** The route of a path (without query and hash); undefined for unknown paths. A trailing slash is ignored. */
export const matchRoute = (path: string): RouteMatch | undefined => {
  const parts = segmentsOf(path);
  for (const id of routeIds) {
    const route: Route = routes[id];
    const pattern = segmentsOf(route.path);
    if (pattern.length !== parts.length) continue;
    const isMatch = pattern.every((segment, index) => segment.startsWith(":") || segment === parts[index]);
    const variant = parts[pattern.findIndex((segment) => segment.startsWith(":"))];
    if (!isMatch || (route.variants && !route.variants.includes(variant ?? ""))) continue;
    const params = Object.fromEntries(
      pattern.flatMap((segment, index) => (segment.startsWith(":") ? [[segment.slice(1), decoded(parts[index]!)]] : [])),
    );
    return { id, route, params };
  }
  return undefined;
};

/** Whether an internal link leads to an existing screen. Query and hash are ignored. */
export const isBuilt = (href: string): boolean => matchRoute(href.split(/[?#]/, 1)[0]!) !== undefined;

import type { Feature, GameDetails } from "#domain/site/feature.ts";
import { feature as home } from "./scripture/home/feature.ts";
import { feature as reader } from "./scripture/reader/feature.ts";
import { feature as browser } from "./scripture/browser/feature.ts";
import { feature as crossReferences } from "./scripture/cross-references/feature.ts";
import { feature as dictionary } from "./scripture/dictionary/feature.ts";
import { feature as words } from "./scripture/words/feature.ts";
import { feature as chapterGuide } from "./scripture/chapter-guide/feature.ts";
import { feature as versesFor } from "./scripture/verses-for/feature.ts";
import { feature as byHeart } from "./scripture/by-heart/feature.ts";
import { feature as dailyVerse } from "./scripture/daily-verse/feature.ts";
import { feature as gamesMenu } from "./games/menu/feature.ts";
import { feature as triviaChallenge } from "./games/trivia-challenge/feature.ts";
import { feature as wallOfJericho } from "./games/wall-of-jericho/feature.ts";
import { feature as bibleCrosswordSearch } from "./games/bible-crossword-search/feature.ts";
import { feature as playNPray } from "./games/play-n-pray/feature.ts";
import { feature as wisdomNuggets } from "./games/wisdom-nuggets/feature.ts";
import { feature as bibleScholar } from "./games/bible-scholar/feature.ts";
import { feature as tapToReveal } from "./games/tap-to-reveal/feature.ts";
import { feature as triviaLive } from "./games/trivia-live/feature.ts";
import { feature as prayerWall } from "./devotions/prayer-wall/feature.ts";
import { feature as shield } from "./devotions/shield/feature.ts";
import { feature as mentor } from "./devotions/mentor/feature.ts";
import { feature as salvation } from "./devotions/salvation/feature.ts";
import { feature as birthday } from "./devotions/birthday/feature.ts";
import { feature as readingPlan } from "./devotions/reading-plan/feature.ts";
import { feature as cards } from "./cards/feature.ts";
import { feature as help } from "./pages/help/feature.ts";
import { feature as privacy } from "./pages/privacy/feature.ts";
import { feature as yourData } from "./pages/your-data/feature.ts";
import { feature as marks } from "./scripture/marks/feature.ts";
import { feature as commentary } from "./scripture/commentary/feature.ts";
import { feature as study } from "./scripture/study/feature.ts";
import { feature as lastRead } from "./scripture/last-read/feature.ts";
import { feature as search } from "./scripture/search/feature.ts";
import { feature as gamesKit } from "./games/kit/feature.ts";
import { feature as api } from "./api/feature.ts";
import { feature as usage } from "./usage/feature.ts";
import { feature as sync } from "./sync/feature.ts";
import { feature as platform } from "./platform/feature.ts";

/**
 * All features of the site by their folders: what has a route, a title, an entry in a menu. Games are in the order of their
 * menu. Read by the build, the worker and the modules named `*.data.ts`; code for the browser imports those
 * (docs/architecture.md, "Where does code go?").
 */
export const features = {
  "scripture/home": home,
  "scripture/reader": reader,
  "scripture/browser": browser,
  "scripture/cross-references": crossReferences,
  "scripture/dictionary": dictionary,
  "scripture/words": words,
  "scripture/chapter-guide": chapterGuide,
  "scripture/verses-for": versesFor,
  "scripture/daily-verse": dailyVerse,
  "scripture/by-heart": byHeart,
  "games/menu": gamesMenu,
  "games/trivia-challenge": triviaChallenge,
  "games/wall-of-jericho": wallOfJericho,
  "games/bible-crossword-search": bibleCrosswordSearch,
  "games/play-n-pray": playNPray,
  "games/wisdom-nuggets": wisdomNuggets,
  "games/bible-scholar": bibleScholar,
  "games/tap-to-reveal": tapToReveal,
  "games/trivia-live": triviaLive,
  "devotions/prayer-wall": prayerWall,
  "devotions/shield": shield,
  "devotions/mentor": mentor,
  "devotions/salvation": salvation,
  "devotions/birthday": birthday,
  "devotions/reading-plan": readingPlan,
  cards: cards,
  "pages/help": help,
  "pages/privacy": privacy,
  "pages/your-data": yourData,
  "scripture/marks": marks,
  "scripture/commentary": commentary,
  "scripture/study": study,
  "scripture/last-read": lastRead,
  "scripture/search": search,
  "games/kit": gamesKit,
  api: api,
  usage: usage,
  sync: sync,
  platform: platform,
} as const satisfies Readonly<Record<string, Feature>>;

/** The games that are played alone, in the order of their menu, but for the new ones. */
export const games: readonly GameDetails[] = Object.values<Feature>(features).flatMap(({ game }) => game ?? []);

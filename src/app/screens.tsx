import { useEffect, type ComponentType } from "react";
import { markHydrated } from "#src/platform/loading/document-data.ts";
import { matchRoute, type RouteId } from "#domain/site/routes.ts";
import { type LazyCode, lazyCode, loadCodeAtLast, useLazyCode } from "#src/platform/loading/lazy-code.ts";
import { ScreenMissing } from "./screen-missing.tsx";
import { ScreenWaiting } from "./screen-waiting.tsx";
import { FocusOnArrival } from "./use-arrival.ts";

type ScreenId = RouteId | "notFound";

/**
 * The screen of every route, each in its own chunk. A route without a screen, or the reverse, does not compile. The
 * build reads this table to find each screen's source file (scripts/build/screen-sources.ts).
 */
const screenLoaders: Readonly<Record<ScreenId, () => Promise<ComponentType>>> = {
  home: async () => (await import("#src/scripture/home/home-page.tsx")).HomePage,
  chapter: async () => (await import("#src/scripture/reader/chapter-page.tsx")).ChapterPage,
  verse: async () => (await import("#src/scripture/reader/chapter-page.tsx")).ChapterPage,
  bookBrowser: async () => (await import("#src/scripture/browser/book-browser-page.tsx")).BookBrowserPage,
  crossReferences: async () =>
    (await import("#src/scripture/cross-references/cross-references-page.tsx")).CrossReferencesPage,
  dictionary: async () => (await import("#src/scripture/dictionary/dictionary-page.tsx")).DictionaryPage,
  word: async () => (await import("#src/scripture/words/word-page.tsx")).WordPage,
  subjects: async () => (await import("#src/scripture/verses-for/subjects-page.tsx")).SubjectsPage,
  subject: async () => (await import("#src/scripture/verses-for/subject-page.tsx")).SubjectPage,
  dailyVerses: async () => (await import("#src/scripture/daily-verse/daily-verses-page.tsx")).DailyVersesPage,
  dailyVersesOfMonth: async () => (await import("#src/scripture/daily-verse/month-page.tsx")).VerseMonthPage,
  help: async () => (await import("#src/pages/help/help-page.tsx")).HelpPage,
  mentor: async () => (await import("#src/devotions/mentor/mentor-page.tsx")).MentorPage,
  readingPlan: async () => (await import("#src/devotions/reading-plan/reading-plan-page.tsx")).ReadingPlanPage,
  gamesMenu: async () => (await import("#src/games/menu/games-menu-page.tsx")).GamesMenuPage,
  trivia: async () => (await import("#src/games/trivia-challenge/trivia-page.tsx")).TriviaPage,
  triviaLive: async () => (await import("#src/games/trivia-live/trivia-live-page.tsx")).TriviaLivePage,
  bibleScholar: async () => (await import("#src/games/bible-scholar/scholar-page.tsx")).ScholarPage,
  tapToReveal: async () => (await import("#src/games/tap-to-reveal/reveal-page.tsx")).RevealPage,
  clickToReveal: async () => (await import("#src/games/tap-to-reveal/reveal-page.tsx")).RevealPage,
  privacy: async () => (await import("#src/pages/privacy/privacy-page.tsx")).PrivacyPage,
  prayerWall: async () => (await import("#src/devotions/prayer-wall/prayer-wall-page.tsx")).PrayerWallPage,
  shield: async () => (await import("#src/devotions/shield/shield-page.tsx")).ShieldPage,
  salvation: async () => (await import("#src/devotions/salvation/salvation-page.tsx")).SalvationPage,
  birthday: async () => (await import("#src/devotions/birthday/birthday-page.tsx")).BirthdayPage,
  wallOfJericho: async () => (await import("#src/games/wall-of-jericho/jericho-page.tsx")).WallOfJerichoPage,
  bibleCrosswordSearch: async () =>
    (await import("#src/games/bible-crossword-search/crossword-page.tsx")).BibleCrosswordSearchPage,
  playNPray: async () => (await import("#src/games/play-n-pray/pray-page.tsx")).PlayNPrayPage,
  wisdomNuggets: async () => (await import("#src/games/wisdom-nuggets/wisdom-page.tsx")).WisdomPage,
  cardMenu: async () => (await import("#src/cards/card-menu-page.tsx")).CardMenuPage,
  eventCard: async () => (await import("#src/cards/event-card-page.tsx")).EventCardPage,
  notFound: async () => (await import("#src/pages/not-found-page.tsx")).NotFoundPage,
};

/** The screen can be used once its effects have run. */
const ReadyMark = (): null => {
  useEffect(markHydrated, []);
  return null;
};

/** A screen, once its code has loaded. */
export const LazyScreen = ({ code }: { code: LazyCode<ComponentType> }) => {
  const { code: Loaded, failures, isMissing, again } = useLazyCode(code);
  if (Loaded)
    return (
      <>
        <Loaded />
        <FocusOnArrival />
        <ReadyMark />
      </>
    );
  return isMissing ? <ScreenMissing failures={failures} onAgain={again} /> : <ScreenWaiting />;
};

const screenCodes = Object.fromEntries(
  Object.entries(screenLoaders).map(([id, load]) => [id, lazyCode(`screen ${id}`, load)]),
) as Readonly<Record<ScreenId, LazyCode<ComponentType>>>;

export const Screen = ({ id }: { id: ScreenId }) => <LazyScreen key={id} code={screenCodes[id]} />;

/** Loads the screen for an address. Pages are rendered and hydrated only after this: React would otherwise wait for the code in the middle of hydration. */
export const loadScreen = async (path: string, isNotFound: boolean): Promise<void> => {
  const id = isNotFound ? undefined : matchRoute(path)?.id;
  await loadCodeAtLast(screenCodes[id ?? "notFound"]);
};

import { memo, useLayoutEffect } from "react";
import { Link } from "#src/platform/page/router.tsx";
import { DailyRhema } from "#src/scripture/daily-verse/daily-rhema.tsx";
import { chapterTitle } from "#domain/scripture/books/books.ts";
import { chapterPath } from "#domain/scripture/reference/read-address.ts";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { isKnownVisitor, updateKnownVisitor } from "#src/platform/loading/document-data.ts";
import { useIsHydrated, useReadAfterHydration } from "#src/platform/loading/hydration.ts";
import { lazyCode, useLazyCode } from "#src/platform/loading/lazy-code.ts";
import { lastReadEntry } from "#src/scripture/last-read/stored.ts";
import { firstTranslation } from "#domain/site/locales/locale.ts";
import { SearchForm } from "./search-form.tsx";
import { homeMessages } from "./messages.ts";

const today = lazyCode("today", () => import("./today.tsx"));

/**
 * Below the search: three links into the text for new visitors, or for returning ones the last chapter and where they are
 * today (docs/product/reading.md, "Home"). The head script decides which of the two is shown, before the first paint,
 * and this part where home is reached from another screen.
 */
export const StartLinks = () => {
  const [lastRead] = useStored(lastReadEntry);
  const { translation = firstTranslation, book, chapter } = lastRead;
  const isHydrated = useIsHydrated();
  useLayoutEffect(updateKnownVisitor, []);
  const { code: Today } = useLazyCode(today, useReadAfterHydration(isKnownVisitor, false));
  const goOn =
    lastRead === lastReadEntry.fallback
      ? homeMessages.continueReading
      : homeMessages.continueAt(chapterTitle(lastRead));
  return (
    <>
      <nav className="ways for-new" aria-label={homeMessages.begin}>
        <Link to={chapterPath(firstTranslation, { book: "JHN", chapter: 1 })}>{homeMessages.beginWithJohn}</Link>
        <Link to="/reading-plan">{homeMessages.todaysReading}</Link>
        <Link to="/search">{homeMessages.allBooks}</Link>
      </nav>
      <nav className="ways for-known" aria-label={homeMessages.goOn}>
        <Link className="btn way-back" to={isHydrated ? chapterPath(translation, { book, chapter }) : "/#passage"}>
          {isHydrated ? goOn : homeMessages.continueReading}
        </Link>
        <Link to="/reading-plan">
          <span>{Today ? <Today.TodaysReading /> : homeMessages.todaysReading}</span>
        </Link>
        <Link to="/trivia-challenge?daily">
          <span>{Today ? <Today.TodaysGame /> : homeMessages.todaysGame}</span>
        </Link>
        <Link className="way-by-heart" to="/by-heart">
          {Today ? <Today.TodaysVerses /> : homeMessages.byHeart}
        </Link>
      </nav>
    </>
  );
};

interface HeroProps {
  searched: string;
  problem: string | undefined;
  isSearching: boolean;
  onSearch: (text: string) => void;
}

export const Hero = memo(({ searched, problem, isSearching, onSearch }: HeroProps) => (
  <section className="hero" aria-label={homeMessages.label}>
    <div className="wrap">
      <div className="hero-search">
        <p className="hero-lead">{homeMessages.lead}</p>
        <h2>{homeMessages.question}</h2>
        <SearchForm
          key={searched}
          initialText={searched}
          problem={problem}
          isSubmitting={isSearching}
          onSearch={onSearch}
        />
        <StartLinks />
      </div>
      <DailyRhema />
    </div>
  </section>
));

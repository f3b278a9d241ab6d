import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import type { FileDigests } from "#domain/scripture/translations/digests.ts";
import type { FailedChapter } from "#domain/site/chapter-page/chapter-template.ts";
import type { MonthOfVerses } from "#content/schema/daily-verses.ts";
import type { QuotedSubject } from "#src/scripture/verses-for/quoted-passage.ts";

/**
 * What a prerendered page carries for its scripts, as JSON in `<script type="application/json" id="page-data">`: the
 * chapters or passages already on the page, so that they are not fetched again.
 */
export interface PageData {
  readonly chapters: readonly ChapterText[];
  /** Addresses of chapters on the page whose text is too long to embed twice. The page’s loader has already started fetching them. */
  readonly chapterFiles?: readonly string[];
  /** The digests of the page's chapters and of those before and after, which are prefetched. */
  readonly digests?: FileDigests;
  /** The chapter that the page should show, where the worker could not read it. */
  readonly failure?: FailedChapter;
  readonly subject?: QuotedSubject;
  readonly dailyVerses?: MonthOfVerses;
  /** The year the page was built in, for the footer; corrected after hydration. */
  readonly year: number;
  /** True on the 404 page: the address may match a route, but the server has nothing there. */
  readonly isNotFound?: true;
}

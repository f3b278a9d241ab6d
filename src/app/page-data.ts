import type { ChapterText } from "#domain/scripture/chapter-text.ts";

/**
 * What a prerendered page carries for its scripts, as JSON in `<script type="application/json" id="page-data">`: the
 * chapters already on the page, so that they are not fetched again.
 */
export interface PageData {
  readonly chapters: readonly ChapterText[];
  /** Addresses of chapters on the page whose text is too long to embed twice. The head script has already started fetching them. */
  readonly chapterFiles?: readonly string[];
  /** The year the page was built in, for the footer; corrected after hydration. */
  readonly year: number;
  /** True on the 404 page: the address may match a route, but the server has nothing there. */
  readonly isNotFound?: true;
}

import type { ChapterText } from "#domain/scripture/chapter-text.ts";

/**
 * What a prerendered page carries for its scripts, as JSON in `<script type="application/json" id="page-data">`:
 * the chapters that are already on the page, so that nothing is fetched twice.
 */
export interface PageData {
  readonly chapters: readonly ChapterText[];
  /** Addresses of chapters on the page whose text is too long to be sent twice: to be fetched, the head script has begun. */
  readonly chapterFiles?: readonly string[];
  /** The year in which the page was built, for the footer; scripts correct it. */
  readonly year: number;
  /** True on the 404 page: the address may look like a route of ours, but the server has nothing there. */
  readonly isNotFound?: true;
}

import { readFileSync } from "node:fs";
import type { Subject } from "#content/schema/subjects.ts";
import { subjects } from "#content/subjects/catalogue.ts";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import { allChapters } from "#domain/scripture/reference/places.ts";
import { chapterFilePath } from "#domain/scripture/translations/manifest.ts";
import { chapterPath } from "#domain/scripture/reference/read-address.ts";
import { embeddedTranslationIds, type EmbeddedTranslationId } from "#domain/scripture/translations/translations.ts";
import { isTranslatedPath } from "#domain/site/locales/locales.ts";
import { routeIds, routes, type Route, type RouteId } from "#domain/site/routes.ts";
import { subjectPath } from "#domain/site/subjects/subjects.ts";
import { type VerseMonth, verseMonthPath, verseMonths } from "#domain/site/addresses/verse-months.ts";
import { readManifest } from "../scripture/read-manifest.ts";
import { hasOwnPages, shellPages } from "./shell-pages.ts";

/** The pages to render. */

export interface PageJob {
  readonly address: string;
  readonly route: RouteId | "notFound";
  /** The path pattern that the page serves, if that needs its own policy. */
  readonly pattern?: string;
  readonly chapter?: ChapterText;
  readonly subject?: Subject;
  readonly month?: VerseMonth;
}

export const readChapter = (translation: EmbeddedTranslationId, book: string, chapter: number): ChapterText =>
  JSON.parse(
    readFileSync(`.generated/static${chapterFilePath(readManifest().version, translation, book, chapter)}`, "utf8"),
  ) as ChapterText;

export const fixedJobs = (): readonly PageJob[] =>
  routeIds.flatMap((id): PageJob[] => {
    const route: Route = routes[id];
    if (hasOwnPages(id)) return [];
    if (id === "home") return [{ address: route.path, route: id, chapter: readChapter("kjv", "GEN", 1) }];
    return shellPages(route).map(({ page, pattern }) => ({ address: page, route: id, pattern }));
  });

export const chapterJobs = (): readonly PageJob[] =>
  embeddedTranslationIds.flatMap((translation) =>
    allChapters.map((place): PageJob => ({
      address: chapterPath(translation, place),
      route: "chapter",
      chapter: readChapter(translation, place.book, place.chapter),
    })),
  );

export const subjectJobs: readonly PageJob[] = subjects.map((subject) => ({
  address: subjectPath(subject.id),
  route: "subject",
  subject,
}));

export const monthJobs: readonly PageJob[] = verseMonths.map((month) => ({
  address: verseMonthPath(month),
  route: "dailyVersesOfMonth",
  month,
}));

export const notFoundJob: PageJob = { address: "/404", route: "notFound" };

/** Whether the page exists in other languages but is not indexed there: its texts are English, or nobody searches for it. */
export const isFramed = ({ address, subject, month, route }: PageJob): boolean =>
  ((subject !== undefined || month !== undefined) && isTranslatedPath(address)) || route === "notFound";

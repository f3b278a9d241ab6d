import type { ExampleAnswers } from "#domain/api/openapi.ts";
import type { LiveLanguage, LiveLevel } from "#domain/api/trivia-live.ts";
import type { ChapterTopics } from "#domain/site/chapter-guide/chapter-guide.ts";
import type { Locale } from "#domain/site/locales/locales.ts";
import type { SubjectId } from "#domain/site/subjects/subjects.ts";
import type { DailyVerse } from "./daily-verses.ts";
import type { StoryQuestion } from "./story-questions.ts";
import type { SubjectPassage } from "./subjects.ts";

/** What a trivia room asks. */
export type AskedQuestion = Pick<StoryQuestion, "id" | "question" | "answer" | "choices" | "reference">;

/**
 * Content that the worker reads from a file when it is asked for it. In its bundle, it would make every isolate start
 * later (docs/architecture.md, "Where does code go?").
 */
export type ContentFiles = Readonly<
  Record<`daily-verses.${"en" | "es"}`, readonly DailyVerse[]> &
    /** By book and chapter: `JHN/3`. */
    Record<`chapter-topics.${Locale}`, Readonly<Record<string, ChapterTopics>>> &
    Record<`trivia.${LiveLanguage}.${LiveLevel}`, readonly AskedQuestion[]> & {
      "subject-passages": Readonly<Record<SubjectId, readonly SubjectPassage[]>>;
      /** What the API answers, for its documentation. */
      "example-answers": ExampleAnswers;
    }
>;

/** The path of a file. It has no version, since it is read by the worker alone, which is deployed with it. */
export const contentFilePath = (name: keyof ContentFiles): string => `/content/${name}.json`;

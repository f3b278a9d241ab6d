import { readFileSync } from "node:fs";
import { yearVerses as spanishVerses } from "#content/daily-verses-year.es.ts";
import { yearVerses } from "#content/daily-verses-year.ts";
import { dictionaryTerms as spanishTerms } from "#content/dictionary/terms.es.ts";
import { dictionaryTerms } from "#content/dictionary/terms.ts";
import { difficultQuestions as difficultInSpanish } from "#content/games/trivia/difficult.es.ts";
import { difficultQuestions } from "#content/games/trivia/difficult.ts";
import { mediumQuestions as mediumInSpanish } from "#content/games/trivia/medium.es.ts";
import { mediumQuestions } from "#content/games/trivia/medium.ts";
import { simpleQuestions as simpleInSpanish } from "#content/games/trivia/simple.es.ts";
import { simpleQuestions } from "#content/games/trivia/simple.ts";
import { knownPassages as spanishPassages } from "#content/known-passages.es.ts";
import { knownPassages as frenchPassages } from "#content/known-passages.fr.ts";
import { knownPassages as portuguesePassages } from "#content/known-passages.pt.ts";
import { knownPassages } from "#content/known-passages.ts";
import { type AskedQuestion, type ContentFiles, contentFilePath } from "#content/schema/content-files.ts";
import type { DictionaryTerm } from "#content/schema/dictionary.ts";
import type { KnownPassage } from "#content/schema/known-passages.ts";
import type { StoryQuestion } from "#content/schema/story-questions.ts";
import { subjectPassages } from "#content/subjects/passages.ts";
import { allChapters } from "#domain/scripture/reference/places.ts";
import { chapterKey, type ChapterTopics } from "#domain/site/chapter-guide/chapter-guide.ts";
import type { ExampleAnswers } from "#domain/api/openapi.ts";
import { chaptersOfRange, verseReference } from "#domain/scripture/reference/reference.ts";
import { isSubjectId } from "#domain/site/subjects/subjects.ts";
import { rangesOf } from "./scripture/chapters.ts";
import { digestOf } from "./scripture/static-files.ts";

/** Recorded by a test (tests/worker/example-answers.test.ts). */
const recordedAnswers = new URL("../worker/documentation/example-answers.json", import.meta.url);

const asked = (questions: readonly StoryQuestion[]): readonly AskedQuestion[] =>
  questions.map(({ id, question, answer, choices, reference }) => ({ id, question, answer, choices, reference }));

/** The keys of the chapters that some references have a part of. */
const chaptersIn = (references: readonly string[]): ReadonlySet<string> =>
  new Set(references.flatMap(rangesOf).flatMap(chaptersOfRange).map(chapterKey));

/** What our content has for each chapter: subjects and terms that refer to it, passages with a part in it. */
const chapterTopics = (
  terms: readonly DictionaryTerm[],
  named: readonly KnownPassage[],
): Readonly<Record<string, ChapterTopics>> => {
  const topics = new Map(
    allChapters.map((place) => [
      chapterKey(place),
      { subjects: [], terms: [], passages: [] } as {
        -readonly [Kind in keyof ChapterTopics]: ChapterTopics[Kind][number][];
      },
    ]),
  );
  for (const [id, passages] of Object.entries(subjectPassages))
    if (isSubjectId(id))
      for (const key of chaptersIn(passages.map(({ reference }) => reference))) topics.get(key)!.subjects.push(id);
  for (const { term, references } of terms) for (const key of chaptersIn(references)) topics.get(key)!.terms.push(term);
  for (const { name, reference } of named) {
    const [range] = rangesOf(reference);
    for (const key of chaptersOfRange(range!).map(chapterKey))
      topics.get(key)!.passages.push({ name, reference: verseReference(range!.from, range!.to) });
  }
  return Object.fromEntries(topics);
};

const contentFiles = (): ContentFiles => ({
  "daily-verses.en": yearVerses,
  "daily-verses.es": spanishVerses,
  "trivia.en.simple": asked(simpleQuestions),
  "trivia.en.medium": asked(mediumQuestions),
  "trivia.en.difficult": asked(difficultQuestions),
  "trivia.es.simple": asked(simpleInSpanish),
  "trivia.es.medium": asked(mediumInSpanish),
  "trivia.es.difficult": asked(difficultInSpanish),
  "subject-passages": subjectPassages,
  "chapter-topics.en": chapterTopics(dictionaryTerms, knownPassages),
  "chapter-topics.es": chapterTopics(spanishTerms, spanishPassages),
  "chapter-topics.pt": chapterTopics(dictionaryTerms, portuguesePassages),
  "chapter-topics.fr": chapterTopics(dictionaryTerms, frenchPassages),
  "example-answers": JSON.parse(readFileSync(recordedAnswers, "utf8")) as ExampleAnswers,
});

/**
 * The files of content by path under `.generated`: `static/**` for the worker to read, and their digests, which are part of
 * its bundle.
 */
export const buildContentFiles = (): ReadonlyMap<string, string> => {
  const contents = Object.entries(contentFiles()).map(
    ([name, content]) => [name as keyof ContentFiles, JSON.stringify(content)] as const,
  );
  const digests = Object.fromEntries(contents.map(([name, text]) => [name, digestOf(text)]));
  return new Map([
    ...contents.map(([name, text]) => [`static${contentFilePath(name)}`, text] as const),
    ["scripture/content-digests.json", JSON.stringify(digests)],
  ]);
};

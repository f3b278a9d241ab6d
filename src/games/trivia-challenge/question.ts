import * as z from "zod/mini";
import { type TriviaQuestion, triviaQuestionSchema, type VerseReference } from "#content/schema/games.ts";
import { type StoryQuestion, storyQuestionSchema } from "#content/schema/story-questions.ts";

/** What a round asks: a verse with a missing word, or a question on people, places, events and sayings. */
export const askedQuestionSchema = z.union([triviaQuestionSchema, storyQuestionSchema]);
export type AskedQuestion = TriviaQuestion | StoryQuestion;

export const isStory = (question: AskedQuestion): question is StoryQuestion => "question" in question;

/** What a question asks for: the missing word of a verse, or an answer. */
export type Noun = "word" | "answer";

/** 'The word is lamp.', 'The answer is Noah.' */
export const nounOf = (question: AskedQuestion): Noun => (isStory(question) ? "answer" : "word");

/** `JHN 3:16`: names a verse among those of an endless game. */
export const verseId = ({ book, chapter, verse }: VerseReference): string => `${book} ${chapter}:${verse}`;

/** Without the English or Spanish article before a noun, which a visitor may leave out: `red sea`, `mar rojo`. */
export const withoutArticle = (text: string): string => text.replace(/^(?:an?|the|el|l[ao]s?|un[ao]?s?) (?=.)/i, "");

const longestTypedWords = 2;

/** Whether the answer is a phrase that nobody could be expected to type: then the choices are shown in any case. */
export const isChoiceOnly = (question: AskedQuestion): boolean =>
  isStory(question) &&
  question.accepted === undefined &&
  withoutArticle(question.answer).split(" ").length > longestTypedWords;

import type { MentorDay } from "#content/schema/devotions.ts";
import { shownReference } from "#domain/scripture/reference/format-reference.ts";
import { sideMessages } from "./messages.ts";

/** The visitor's own answers by `{day}.{question}`, counted from 1: `7.2` is for the second question of day 7. */
export type Answers = Readonly<Record<string, string>>;

export const answerKey = (day: number, question: number): string => `${day}.${question}`;

export const withAnswer = (answers: Answers, key: string, text: string): Answers => {
  if ((answers[key] ?? "") === text) return answers;
  const others = Object.entries(answers).filter(([other]) => other !== key);
  return Object.fromEntries(text.trim() === "" ? others : [...others, [key, text]]);
};

/** Merges the answers of two devices. Where both have one, the imported text is appended below the present one. */
export const mergeAnswers = (present: Answers, imported: Answers): Answers => {
  const merged: Record<string, string> = { ...present };
  for (const [key, text] of Object.entries(imported)) {
    const own = present[key];
    if (own === undefined) merged[key] = text;
    else if (!own.includes(text)) merged[key] = `${own}\n\n${text}`;
  }
  return merged;
};

type AnsweredDay = Pick<MentorDay, "day" | "title"> & {
  readonly scripture: Pick<MentorDay["scripture"], "reference">;
  readonly reflections: readonly Pick<MentorDay["reflections"][number], "question">[];
};

/** All answers as one text: the days in order, each question with its answer. */
export const answersAsText = (days: readonly AnsweredDay[], answers: Answers): string => {
  const parts = days.flatMap(({ day, title, scripture, reflections }) => {
    const written = reflections.flatMap(({ question }, index) => {
      const text = answers[answerKey(day, index + 1)];
      return text === undefined ? [] : [`${question}\n\n${text}`];
    });
    return written.length === 0
      ? []
      : [`${sideMessages.fileDay(day, title, shownReference(scripture.reference))}\n\n${written.join("\n\n")}`];
  });
  return `${sideMessages.fileTitle}\n\n${parts.join("\n\n\n")}\n`;
};

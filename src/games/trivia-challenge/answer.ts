import { editDistance } from "#domain/text/edit-distance.ts";
import { fold } from "#domain/text/fold.ts";
import { type AskedQuestion, isStory, withoutArticle } from "./question.ts";

/** Typed answers are trimmed, then compared ignoring case and accents: `corazon`, and `senal` where a keyboard has no ñ. */
const plain = (text: string): string => fold(text.trim());

type Verdict = "right" | "near" | "wrong";

/** A near miss is one typo in a word of four to seven letters, two in a longer one. It counts as wrong, but gets its own message. */
export const judge = (typed: string, answer: string): Verdict => {
  const [one, other] = [plain(typed), plain(answer)];
  if (one === other) return "right";
  if (other.length < 4) return "wrong";
  return editDistance(one, other) <= (other.length > 7 ? 2 : 1) ? "near" : "wrong";
};

/** Without punctuation and article: `jacobs well`. */
const bare = (text: string): string =>
  withoutArticle(
    plain(text)
      .replaceAll(/[-\s]+/g, " ")
      .replaceAll(/[^\p{Letter}\p{Number} ]+/gu, ""),
  );

/** An answer to a question of either sort. Another choice is wrong, however close its spelling is. */
export const judgeAnswer = (typed: string, question: AskedQuestion): Verdict => {
  if (!isStory(question)) return judge(typed, question.answer);
  const { answer, accepted = [], choices } = question;
  const verdicts = [answer, ...accepted].map((right) => judge(bare(typed), bare(right)));
  if (verdicts.includes("right")) return "right";
  const isOther = choices.some((choice) => choice !== answer && bare(choice) === bare(typed));
  return verdicts.includes("near") && !isOther ? "near" : "wrong";
};

import { editDistance } from "#domain/text/edit-distance.ts";

/** Decision 36: typed answers are trimmed, then compared ignoring case. */
const plain = (text: string): string => text.trim().toLowerCase();

export type Verdict = "right" | "near" | "wrong";

/** A near miss is one typo in a word of four to seven letters, two in a longer one. It counts as wrong, but gets its own message. */
export const judge = (typed: string, answer: string): Verdict => {
  const [one, other] = [plain(typed), plain(answer)];
  if (one === other) return "right";
  if (other.length < 4) return "wrong";
  return editDistance(one, other) <= (other.length > 7 ? 2 : 1) ? "near" : "wrong";
};

import type { AnsweredChallenge, Challenge } from "#domain/api/cards.ts";
import { isRightAnswer, mathChallenge, randomSum } from "#domain/text/math-challenge.ts";
import { chance } from "../random.ts";
import { isSameText, keyedHash } from "../security/visitor.ts";

/** Long enough for a slow reader, too short to be kept for later. */
const goodForMs = 600_000;

/** What the signature covers besides the token's own parts: it is good for nothing but the next post on this card. */
const sign = (secret: string, cardId: string, parts: string): Promise<string> => keyedHash(secret, `card challenge|${cardId}|${parts}`);

/** A new sum for the step-up of this id: `{expires}.{id}.{sum}.{signature}`. The answer is not in it. */
export const issueChallenge = async (secret: string, cardId: string, id: string, now: number): Promise<Challenge> => {
  const sum = randomSum(chance);
  const parts = `${now + goodForMs}.${id}.${sum.join("-")}`;
  return { question: mathChallenge(sum).question, token: `${parts}.${await sign(secret, cardId, parts)}` };
};

const tokenPattern = /^((\d{13,16})\.([0-9a-f]{32})\.(\d{1,2})-(\d{1,2})-([0-2]))\.([0-9a-f]{64})$/;

/** The id of the step-up that this answers; undefined if it is wrong, too late, of another card or not ours. */
export const answeredStepUp = async (secret: string, cardId: string, { token, answer }: AnsweredChallenge, now: number): Promise<string | undefined> => {
  const [, parts, expires, id, first, second, operation, signature] = tokenPattern.exec(token) ?? [];
  if (parts === undefined || !isSameText(signature!, await sign(secret, cardId, parts)) || Number(expires) <= now) return undefined;
  return isRightAnswer(mathChallenge([Number(first), Number(second), Number(operation)]), answer) ? id : undefined;
};

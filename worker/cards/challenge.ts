import type { AnsweredChallenge, Challenge } from "#domain/api/cards.ts";
import { isRightAnswer, mathChallenge, randomSum } from "#domain/text/math-challenge.ts";
import { secureRandom } from "../random.ts";
import { keyedHash, timingSafeEqual } from "../security/keys.ts";

/** How long a sum is valid. Long enough for a slow reader, too short to be collected for later. */
const goodForMs = 600_000;

/** Signs the token's parts together with the card, so that it is valid only for this card. */
const sign = (secret: string, cardId: string, parts: string): Promise<string> =>
  keyedHash(secret, "card challenge", cardId, parts);

/** Creates a sum for the step-up with this id. The token is `{expires}.{id}.{sum}.{signature}`; it does not contain the answer. */
export const issueChallenge = async (secret: string, cardId: string, id: string, now: number): Promise<Challenge> => {
  const sum = randomSum(secureRandom);
  const parts = `${now + goodForMs}.${id}.${sum.join("-")}`;
  return { question: mathChallenge(sum).question, token: `${parts}.${await sign(secret, cardId, parts)}` };
};

const tokenPattern = /^((\d{13,16})\.([0-9a-f]{32})\.(\d{1,2})-(\d{1,2})-([0-2]))\.([0-9a-f]{64})$/;

/** The id of the step-up that is answered; undefined if the answer is wrong or the token expired, forged or for another card. */
export const verifyChallenge = async (
  secret: string,
  cardId: string,
  { token, answer }: AnsweredChallenge,
  now: number,
): Promise<string | undefined> => {
  const [, parts, expires, id, first, second, operation, signature] = tokenPattern.exec(token) ?? [];
  if (parts === undefined || !timingSafeEqual(signature!, await sign(secret, cardId, parts)) || Number(expires) <= now)
    return undefined;
  return isRightAnswer(mathChallenge([Number(first), Number(second), Number(operation)]), answer) ? id : undefined;
};

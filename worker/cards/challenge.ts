import type { AnsweredChallenge, Challenge } from "#domain/api/cards.ts";
import { secureRandom } from "../random.ts";
import { keyedHash, timingSafeEqual } from "../security/keys.ts";

/** The sum that a card asks after a refused or suspicious post (docs/product/cards.md, "The sum"). */
interface MathChallenge {
  readonly question: string;
  readonly answer: number;
}

/** The parts of a sum: two numbers from 1 to 10 and the index of the operation. */
type Sum = readonly [first: number, second: number, operation: number];

const operations = [
  { sign: "+", apply: (a: number, b: number) => a + b },
  { sign: "−", apply: (a: number, b: number) => a - b },
  { sign: "×", apply: (a: number, b: number) => a * b },
] as const;

const minus = operations.findIndex(({ sign }) => sign === "−");

/**
 * No result is below zero: of two numbers to subtract, the smaller one is taken from the larger.
 * @param random returns numbers in [0, 1)
 */
export const randomSum = (random: () => number): Sum => {
  const first = 1 + Math.floor(random() * 10);
  const second = 1 + Math.floor(random() * 10);
  const operation = Math.floor(random() * operations.length);
  return operation === minus && first < second ? [second, first, operation] : [first, second, operation];
};

/** @throws RangeError for an unknown operation */
export const mathChallenge = ([first, second, operation]: Sum): MathChallenge => {
  const known = operations[operation];
  if (!known) throw new RangeError(`There is no operation ${operation}.`);
  return { question: `${first} ${known.sign} ${second}`, answer: known.apply(first, second) };
};

/** Compares exactly: digits with an optional minus sign of any kind, nothing else. */
export const isRightAnswer = (challenge: MathChallenge, answer: string): boolean => {
  const plain = answer.trim().replace(/^[−–]/u, "-");
  return /^-?\d{1,3}$/u.test(plain) && Number(plain) === challenge.answer;
};

/** How long a sum is valid. Long enough for a slow reader, too short to be collected for later. */
const goodForMs = 600_000;

/** Signs the token's parts together with the card, so that it is valid only for this card. */
const sign = (secret: string, cardId: string, parts: string): Promise<string> =>
  keyedHash(secret, "card challenge", cardId, parts);

/** Creates a sum for the step-up with this id. The token, without the answer, is `{expires}.{id}.{sum}.{signature}`. */
export const issueChallenge = async (secret: string, cardId: string, id: string, now: number): Promise<Challenge> => {
  const sum = randomSum(secureRandom);
  const parts = `${now + goodForMs}.${id}.${sum.join("-")}`;
  return { question: mathChallenge(sum).question, token: `${parts}.${await sign(secret, cardId, parts)}` };
};

const tokenPattern = /^((\d{13,16})\.([0-9a-f]{32})\.(\d{1,2})-(\d{1,2})-([0-2]))\.([0-9a-f]{64})$/;

/** The id of the step-up that is answered; undefined if the answer is wrong, or the token expired, forged or another card's. */
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

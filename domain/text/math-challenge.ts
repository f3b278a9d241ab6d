/** The sum that a card asks after a refused or suspicious post (docs/product/cards.md, "The sum"): two numbers from 1 to 10 with plus, minus or times. */
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

/** The sum a card asks for after a refused or suspicious post (decision 30): two numbers 1 to 10 with plus, minus or times. */
export interface MathChallenge {
  readonly question: string;
  readonly answer: number;
}

const operations = [
  { sign: "+", apply: (a: number, b: number) => a + b },
  { sign: "−", apply: (a: number, b: number) => a - b },
  { sign: "×", apply: (a: number, b: number) => a * b },
] as const;

/** `random` gives numbers in [0, 1). */
export const makeMathChallenge = (random: () => number): MathChallenge => {
  const first = 1 + Math.floor(random() * 10);
  const second = 1 + Math.floor(random() * 10);
  const { sign, apply } = operations[Math.floor(random() * operations.length)]!;
  return { question: `${first} ${sign} ${second}`, answer: apply(first, second) };
};

/** Exact comparison: digits with an optional minus sign of any kind, nothing else. */
export const isRightAnswer = (challenge: MathChallenge, answer: string): boolean => {
  const plain = answer.trim().replace(/^[−–]/u, "-");
  return /^-?\d{1,3}$/u.test(plain) && Number(plain) === challenge.answer;
};

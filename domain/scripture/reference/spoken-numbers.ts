const units = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const teens = [
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen",
];
const tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

const values = new Map([
  ...units.map((word, index) => [word, index + 1] as const),
  ...teens.map((word, index) => [word, index + 10] as const),
  ...tens.map((word, index) => [word, (index + 2) * 10] as const),
]);

/** "psalm one hundred and nineteen verses one hundred and five to one hundred and twelve" has fifteen words. */
const maxWords = 20;

/** Words that may stand between numbers, and their written form. */
const connectors = new Map([
  ["chapter", "chapter"],
  ["verse", "verse"],
  ["verses", "verses"],
  ["to", "-"],
  ["through", "-"],
  ["and", ","],
]);

/** The number at the start of these words, and how many words it takes: ["twenty", "three", "one"] gives 23 and 2. */
const leadingNumber = (words: readonly string[]): readonly [value: number, taken: number] | undefined => {
  const first = values.get(words[0] ?? "");
  if (first === undefined) return undefined;
  if (first < 10 && words[1] === "hundred") {
    const skipped = words[2] === "and" ? 3 : 2;
    const rest = leadingNumber(words.slice(skipped));
    return rest && rest[0] < 100 ? [first * 100 + rest[0], skipped + rest[1]] : [first * 100, 2];
  }
  const unit = values.get(words[1] ?? "") ?? 0;
  return first >= 20 && unit > 0 && unit < 10 ? [first + unit, 2] : [first, 1];
};

/**
 * Converts the spelled-out numbers of a reference to digits: "psalm twenty three" to "psalm 23", "john three sixteen" to
 * "john 3 16", "romans eight verses one to four" to "romans 8 verses 1 - 4". Undefined unless everything after the book
 * is numbers and connectors. A number before the book ("first john") is left to the parser.
 */
export const withDigits = (text: string): string | undefined => {
  const words = text.toLowerCase().split(/[\s-]+/);
  if (words.length > maxWords) return undefined;
  const start = words.findIndex((word, index) => index > 0 && values.has(word));
  if (start < 0) return undefined;
  const parts: string[] = [];
  for (let at = start; at < words.length;) {
    const connector = connectors.get(words[at]!);
    const number = leadingNumber(words.slice(at));
    if (connector === undefined && number === undefined) return undefined;
    parts.push(connector ?? String(number![0]));
    at += number?.[1] ?? 1;
  }
  return [...words.slice(0, start), ...parts].join(" ");
};

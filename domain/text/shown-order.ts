/** What opens a stretch of text with a direction of its own: embeddings, overrides, isolates. */
const embeddings = "\u202A\u202B\u202D\u202E";
const isolates = "\u2066\u2067\u2068";
const rightToLeft = "\u202E";
const endOfEmbedding = "\u202C";
const endOfIsolate = "\u2069";

/** Browsers open no more inside one another (Unicode, annex 9, BD2). */
const deepest = 125;

interface Stretch {
  readonly opener: string;
  readonly pieces: string[];
}

/** A stretch as one piece of what is around it. */
const asShown = ({ opener, pieces }: Stretch): string =>
  (opener === rightToLeft ? pieces.toReversed() : pieces).join("");

const paragraphAsShown = (text: string): string => {
  const open: Stretch[] = [{ opener: "", pieces: [] }];
  let tooDeep = 0;
  const close = () => {
    const closed = open.pop()!;
    open.at(-1)!.pieces.push(asShown(closed));
  };
  const isInside = (openers: string): boolean => open.length > 1 && openers.includes(open.at(-1)!.opener);
  for (const char of text) {
    if (embeddings.includes(char) || isolates.includes(char)) {
      if (open.length <= deepest) open.push({ opener: char, pieces: [] });
      else tooDeep += 1;
    } else if (char === endOfEmbedding || char === endOfIsolate) {
      if (tooDeep > 0) tooDeep -= 1;
      else if (char === endOfEmbedding) {
        if (isInside(embeddings)) close();
      } else if (open.some(({ opener }) => opener !== "" && isolates.includes(opener))) {
        // The end of an isolate closes what was left open in it.
        while (isInside(embeddings)) close();
        close();
      }
    } else open.at(-1)!.pieces.push(char);
  }
  while (open.length > 1) close();
  return asShown(open[0]!);
};

/**
 * The letters in the order in which the eye meets them, where the text turns them round by an override (U+202E). Words
 * of a language that is written from right to left stay as they are: only what reads as Latin letters matters here.
 */
export const inShownOrder = (text: string): string =>
  text.includes(rightToLeft)
    ? text
        .split(/([\n\r\u0085\u2029])/u)
        .map(paragraphAsShown)
        .join("")
    : text;

/** Line breaks, controls, and signs that turn the direction of what follows: none of them belongs to a verse. */
const isUnwanted = (unit: number): boolean =>
  unit < 0x20 ||
  (unit >= 0x7f && unit <= 0x9f) ||
  (unit >= 0x202a && unit <= 0x202e) ||
  (unit >= 0x2066 && unit <= 0x2069) ||
  unit === 0xfeff;

const isSpace = (unit: number): boolean => unit === 0x20 || unit === 0xa0 || unit === 0x2028 || unit === 0x2029;

/** A text of the service as we keep it, and where each of its offsets has gone. */
export interface PlainText {
  readonly text: string;
  /** From an offset into the text as it came, 0 to its length, to one into `text`. */
  readonly at: (offset: number) => number;
}

/** One line without controls, without white space at its ends or twice in a row. Linear in its length. */
export const plainText = (raw: string): PlainText => {
  const places: number[] = [];
  let text = "";
  let hasSpace = true;
  for (let index = 0; index < raw.length; index += 1) {
    places.push(text.length);
    const unit = raw.charCodeAt(index);
    if (isSpace(unit) || isUnwanted(unit)) {
      if (!hasSpace && (isSpace(unit) || unit === 0x0a || unit === 0x09 || unit === 0x0d)) {
        text += " ";
        hasSpace = true;
      }
    } else {
      text += raw[index]!;
      hasSpace = false;
    }
  }
  const end = text.trimEnd().length;
  text = text.slice(0, end);
  return { text, at: (offset) => Math.min(places[Math.max(0, offset)] ?? end, end) };
};

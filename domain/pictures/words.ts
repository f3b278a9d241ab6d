import { graphemesOf } from "#domain/text/graphemes.ts";

/** What a line is made of: a word, or a letter of a script that puts no spaces between words. */
export interface Word {
  readonly text: string;
  /** What stands between it and the one before, if both are on one line. */
  readonly joint: "" | " ";
}

const breaksAnywhere = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** They have words, but no spaces: only a dictionary knows where a line may end. */
const breaksBetweenWords = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** No line begins with these, and none ends with those. */
const staysBehind = /^[\p{Pe}\p{Pf}\p{Po}ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々…—～]/u;
const staysBefore = /[\p{Ps}\p{Pi}]$/u;

const dictionaryWords = (run: string): readonly string[] =>
  typeof Intl.Segmenter === "function"
    ? Array.from(new Intl.Segmenter(undefined, { granularity: "word" }).segment(run), ({ segment }) => segment)
    : [run];

/** The parts of a run without spaces between which a line may end. */
const partsOf = (run: string): readonly string[] => {
  const isDictionary = breaksBetweenWords.test(run);
  if (!isDictionary && !breaksAnywhere.test(run)) return [run];
  const parts: string[] = [];
  for (const unit of isDictionary ? dictionaryWords(run) : graphemesOf(run)) {
    const last = parts.at(-1);
    const mayEnd =
      last !== undefined &&
      (isDictionary || breaksAnywhere.test(unit) || breaksAnywhere.test(last)) &&
      !staysBehind.test(unit) &&
      !staysBefore.test(last);
    if (last === undefined || mayEnd) parts.push(unit);
    else parts[parts.length - 1] = last + unit;
  }
  return parts;
};

export const wordsOf = (text: string): readonly Word[] =>
  text
    .split(/\s+/u)
    .filter((run) => run !== "")
    .flatMap((run) => partsOf(run).map((part, at): Word => ({ text: part, joint: at === 0 ? " " : "" })));

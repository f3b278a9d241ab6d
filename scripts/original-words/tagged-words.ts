import { wordSpans, type NumberedWord } from "#domain/scripture/original-words/original-words.ts";
import { commonLengths } from "#domain/scripture/text/wording.ts";

/** A text whose words carry numbers, read from OSIS markup. */
interface TaggedText {
  readonly text: string;
  /** Character ranges of `text` that stand for a word of the original, in order. */
  readonly tags: readonly { readonly start: number; readonly end: number; readonly number: number }[];
}

const isTag = /<(\/?)w\b([^>]*)>/y;

/** Reads words and numbers; all other markup is left out, with notes and the number of a paragraph sign. */
const readMarkup = (markup: string): TaggedText => {
  const plain = markup
    .replaceAll(/<note\b.*?<\/note>/gs, "")
    .replaceAll(/<(?!\/?w\b)[^>]*>/g, "")
    .replaceAll(/\\\+?nd\*?/g, "")
    .replaceAll("æ", "ae")
    .replaceAll("Æ", "Ae")
    .replaceAll("’", "'")
    .replaceAll("—", "--");
  const tags: { start: number; end: number; number: number }[] = [];
  let text = "";
  let open: { start: number; number: number } | undefined;
  for (let position = 0; position < plain.length;) {
    isTag.lastIndex = position;
    const tag = isTag.exec(plain);
    if (!tag) {
      text += plain[position];
      position += 1;
      continue;
    }
    if (tag[1] === "") open = { start: text.length, number: Number(/strong:[GH](\d+)"/.exec(tag[2]!)![1]) };
    else if (open) tags.push({ ...open, end: text.length });
    position += tag[0].length;
  }
  return { text, tags };
};

const titlePattern = /<title canonical="true" type="psalm">(.*?)<\/title>/s;

/** The tagged text of a verse, and of the psalm's title before it. */
export const readTaggedVerse = (markup: string): { readonly verse: TaggedText; readonly title?: TaggedText } => {
  const title = titlePattern.exec(markup)?.[1];
  const verse = readMarkup(markup.replaceAll(/<title\b.*?<\/title>/gs, ""));
  return title === undefined ? { verse } : { verse, title: readMarkup(title) };
};

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]/g, "");

/** For each word of one text, the first and last word of the other that stand in its place. */
type Places = readonly (readonly [first: number, last: number] | undefined)[];

/** For texts of the same letters, whatever their spaces and hyphens: words by the letters they cover. */
const byLetters = (from: readonly string[], to: readonly string[]): Places => {
  const owners = to.flatMap((word, index) => [...lettersOf(word)].map(() => index));
  let letter = 0;
  return from.map((word) => {
    const start = letter;
    letter += lettersOf(word).length;
    return [owners[start]!, owners[letter - 1]!];
  });
};

/** For texts that differ: the longest common run of words, and what lies between two words of it in the order it has. */
const byCommonWords = (from: readonly string[], to: readonly string[]): Places => {
  const [a, b] = [from.map(lettersOf), to.map(lettersOf)];
  const longest = commonLengths(a, b);
  const places: (readonly [number, number] | undefined)[] = [];
  let [i, j] = [0, 0];
  while (i < a.length) {
    let [endA, endB] = [i, j];
    while (endA < a.length && endB < b.length && a[endA] !== b[endB])
      if (longest[endA + 1]![endB]! >= longest[endA]![endB + 1]!) endA += 1;
      else endB += 1;
    if (endA === a.length || endB === b.length) [endA, endB] = [a.length, b.length];
    const [sizeA, sizeB] = [endA - i, endB - j];
    // Words that have no counterpart stay without a place; otherwise the first takes the first, the last all that is left.
    for (let k = 0; k < sizeA; k += 1)
      places.push(k >= sizeB ? undefined : [j + k, k === sizeA - 1 ? endB - 1 : j + k]);
    if (endA < a.length) places.push([endB, endB]);
    [i, j] = [endA + 1, endB + 1];
  }
  return places;
};

const wordsOf = (text: string): readonly string[] => wordSpans(text).map(({ start, end }) => text.slice(start, end));

/** The numbered words of `text`, which may differ from the tagged text in a few spellings. Tags without a place are `lost`. */
export const alignTags = (
  tagged: TaggedText,
  text: string,
): { readonly words: readonly NumberedWord[]; readonly lost: TaggedText["tags"] } => {
  const [from, to] = [wordsOf(tagged.text), wordsOf(text)];
  const places = (lettersOf(tagged.text) === lettersOf(text) ? byLetters : byCommonWords)(from, to);
  const spans = wordSpans(tagged.text);
  const words: NumberedWord[] = [];
  const lost: TaggedText["tags"][number][] = [];
  for (const tag of tagged.tags) {
    const covered = spans.flatMap(({ start, end }, index) =>
      start < tag.end && end > tag.start ? (places[index] ?? []) : [],
    );
    if (covered.length === 0) lost.push(tag);
    else words.push({ first: Math.min(...covered), last: Math.max(...covered), number: tag.number });
  }
  return { words, lost };
};

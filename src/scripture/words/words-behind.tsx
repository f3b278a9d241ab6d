import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import { formatReference } from "#domain/scripture/reference/format-reference.ts";
import type { VerseId } from "#domain/scripture/reference/places.ts";
import { verseReference } from "#domain/scripture/reference/reference.ts";
import { quotedIn } from "#domain/site/locales/locale.ts";
import { chapterQuery } from "#src/scripture/chapters.ts";
import { wordMessages } from "./messages.ts";
import { textOfVerse, type VerseWord, wordsAt } from "./verse-words.ts";
import { chapterWordsQuery } from "./word-queries.ts";
import { WordSheet } from "./word-sheet.tsx";
import "./words.css";
import { formatNumber } from "#domain/scripture/original-words/original-word-files.ts";
import { differingWords } from "#domain/scripture/text/wording.ts";

/** Words with the same letters and the same numbers count as one. */
const identityOf = ({ text, numbers }: VerseWord): string =>
  [text.toLowerCase(), ...numbers.map(formatNumber)].join(" ");

/** The numbered words of a verse that at least one of the other wordings does not have, each once. Empty wordings are left out. */
export const wordsThatDiffer = (
  text: string,
  words: readonly VerseWord[],
  others: readonly string[],
): readonly VerseWord[] => {
  const stretches = others.filter(Boolean).flatMap((other) => differingWords(text, other));
  const differ = words.filter(
    ({ start, end, numbers }) => numbers.length > 0 && stretches.some(([from, to]) => from < end && start < to),
  );
  const seen = new Set<string>();
  return differ.filter((word) => {
    const identity = identityOf(word);
    if (seen.has(identity)) return false;
    seen.add(identity);
    return true;
  });
};

interface WordsBehindProps {
  verse: VerseId;
  /** The verse in the other translations. */
  others: readonly string[];
}

const Words = ({ chapter, verse, others }: WordsBehindProps & { chapter: ChapterText }) => {
  const { data: file } = useQuery(chapterWordsQuery(chapter));
  /** Where it begins: more words may differ when another translation has loaded. */
  const [asked, setAsked] = useState<number>();
  const words = wordsThatDiffer(textOfVerse(chapter, verse.verse), wordsAt(chapter, verse.verse, file), others);
  const index = words.findIndex(({ start }) => start === asked);
  const word = words[index];
  const stepTo = (other: VerseWord | undefined) => other && (() => setAsked(other.start));
  if (words.length === 0) return null;
  return (
    <div className="link-list words-behind">
      <span className="sr">{wordMessages.behind}</span>
      {words.map((one) => (
        <button type="button" key={one.start} lang={quotedIn} aria-haspopup="dialog" onClick={stepTo(one)}>
          {one.text}
        </button>
      ))}
      {word ? (
        <WordSheet
          word={word}
          reference={formatReference(verseReference(verse))}
          onClose={() => setAsked(undefined)}
          onStep={{ [-1]: stepTo(words[index - 1]), 1: stepTo(words[index + 1]) }}
        />
      ) : null}
    </div>
  );
};

/** In a comparison: the words of the King James Version that others translate differently, each with the word behind it. */
export const WordsBehind = (props: WordsBehindProps) => {
  const { data: chapter } = useQuery(chapterQuery("kjv", props.verse));
  return chapter ? <Words chapter={chapter} {...props} /> : null;
};

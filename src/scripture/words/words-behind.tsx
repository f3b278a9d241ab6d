import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import { formatReference } from "#domain/scripture/reference/format-reference.ts";
import type { VerseId } from "#domain/scripture/reference/places.ts";
import { verseReference } from "#domain/scripture/reference/reference.ts";
import { chapterQuery } from "#src/scripture/chapters.ts";
import { wordsThatDiffer } from "./differing-words.ts";
import { oldWordsOf } from "./find-old-words.ts";
import { wordMessages } from "./messages.ts";
import { wordsOfVerse } from "./verse-words.ts";
import { chapterWordsQuery } from "./word-queries.ts";
import { WordSheet } from "./word-sheet.tsx";
import "./words.css";

interface WordsBehindProps {
  verse: VerseId;
  /** The verse in the other translations. */
  others: readonly string[];
}

const Words = ({ chapter, verse, others }: WordsBehindProps & { chapter: ChapterText }) => {
  const { data: file } = useQuery(chapterWordsQuery(chapter));
  const [asked, setAsked] = useState<number>();
  const text = chapter.verses[verse.verse - 1] ?? "";
  const line = file?.verses[verse.verse - 1] ?? "";
  const words = wordsThatDiffer(text, wordsOfVerse(verse.book, text, line, oldWordsOf(text, verse)), others);
  const word = asked === undefined ? undefined : words[asked];
  const stepTo = (index: number) => (words[index] ? () => setAsked(index) : undefined);
  if (words.length === 0) return null;
  return (
    <p className="words-behind">
      <span className="sr">{wordMessages.behind}</span>
      {words.map((one, index) => (
        <button type="button" key={one.start} aria-haspopup="dialog" onClick={() => setAsked(index)}>
          {one.text}
        </button>
      ))}
      {word && asked !== undefined ? (
        <WordSheet
          word={word}
          reference={formatReference(verseReference(verse))}
          onClose={() => setAsked(undefined)}
          onStep={{ [-1]: stepTo(asked - 1), 1: stepTo(asked + 1) }}
        />
      ) : null}
    </p>
  );
};

/** In a comparison: the words of the King James Version that others translate differently, each with the word behind it. */
export const WordsBehind = (props: WordsBehindProps) => {
  const { data: chapter } = useQuery(chapterQuery("kjv", props.verse));
  return chapter ? <Words chapter={chapter} {...props} /> : null;
};

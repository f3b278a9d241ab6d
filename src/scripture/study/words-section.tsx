import { useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide";
import { Fragment, useState } from "react";
import { quotedIn } from "#domain/site/locales/locale.ts";
import { formatNumber } from "#domain/scripture/original-words/original-word-files.ts";
import { isChapter } from "#domain/scripture/reference/places.ts";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import { chapterQuery } from "#src/scripture/chapters.ts";
import { compareMessages } from "#src/scripture/cross-references/messages.ts";
import { type VerseWord, wordsAt } from "#src/scripture/words/verse-words.ts";
import { WordCredit, WordFacts } from "#src/scripture/words/word-facts.tsx";
import { chapterWordsQuery } from "#src/scripture/words/word-queries.ts";
import { Icon } from "#src/ui/icon.tsx";
import { Problem, TextSkeleton } from "#src/ui/states.tsx";
import { studyMessages } from "./messages.ts";
import type { StudySectionProps } from "./sections.ts";
import "#src/scripture/words/words.css";

/** More verses would be a list that nobody reads. */
const mostVerses = 12;

/** One word of the verse; what is behind it loads when it is opened. */
const Word = ({ word }: { word: VerseWord }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li>
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary lang={quotedIn}>
          {word.text}
          {word.old ? <small lang={word.old.lang}>{word.old.meaning}</small> : null}
          <Icon of={ChevronDown} small />
        </summary>
        {isOpen ? word.numbers.map((number) => <WordFacts key={formatNumber(number)} number={number} />) : null}
      </details>
    </li>
  );
};

const ChapterWords = ({ chapter, verses }: { chapter: ChapterText; verses: readonly number[] }) => {
  const { data: file, isError, refetch } = useQuery(chapterWordsQuery(chapter));
  if (isError) return <Problem message={studyMessages.noWords} onRetry={() => void refetch()} />;
  if (file === undefined) return <TextSkeleton lines={6} />;
  const shown = verses.slice(0, mostVerses);
  return (
    <>
      {shown.map((verse) => (
        <Fragment key={`${chapter.book} ${chapter.chapter}:${verse}`}>
          {shown.length > 1 ? <h3 className="eyebrow">{studyMessages.verse(verse)}</h3> : null}
          <ul className="study-words">
            {wordsAt(chapter, verse, file).map((word) => (
              <Word key={word.start} word={word} />
            ))}
          </ul>
        </Fragment>
      ))}
      {verses.length > mostVerses ? <p className="muted">{studyMessages.fewerVerses(mostVerses)}</p> : null}
      <WordCredit />
    </>
  );
};

/** The words of the King James Version in the chosen verses, with the Hebrew and Greek behind them. */
export const WordsSection = ({ place, verses }: StudySectionProps) => {
  const isOurs = isChapter(place);
  const { data: chapter, isError, refetch } = useQuery({ ...chapterQuery("kjv", place), enabled: isOurs });
  if (!isOurs) return <p className="muted">{compareMessages.byNumber}</p>;
  if (verses.length === 0) return <p className="muted">{studyMessages.chooseVerse}</p>;
  if (isError) return <Problem message={studyMessages.noWords} onRetry={() => void refetch()} />;
  if (!chapter) return <TextSkeleton lines={6} />;
  return (
    <>
      <p className="hint">{studyMessages.wordsLead}</p>
      <ChapterWords chapter={chapter} verses={verses} />
    </>
  );
};

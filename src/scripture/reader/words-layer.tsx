import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import { quotedIn } from "#domain/site/locales/locale.ts";
import { Link } from "#src/platform/page/router.tsx";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { lazyCode, useLazyCode } from "#src/platform/loading/lazy-code.ts";
import { openWordsOf } from "#src/scripture/words/opened-word.ts";
import { comfortEntry } from "./stored.ts";
import type { LoadedPassage } from "./use-passage.ts";
import { readerMessages } from "./messages.ts";

const wordsOfPassage = lazyCode(
  "reader words",
  async () => (await import("#src/scripture/words/reader-words.tsx")).ReaderWords,
);

/** Lookup of single words of the King James Version. Its code loads only if the visitor has enabled it. */
export const WordsLayer = ({ passage }: { passage: LoadedPassage | undefined }) => {
  const [{ hasWords }] = useStored(comfortEntry);
  const isOn = hasWords === true && passage?.translation === "kjv";
  const { code: ReaderWords } = useLazyCode(wordsOfPassage, isOn);
  return isOn && ReaderWords ? <ReaderWords chapters={passage.chapters} /> : null;
};

/** Keyboard access to the words of a verse: opens the sheet of the first one. */
export const WordsOfVerse = ({ chapterIndex, verse }: { chapterIndex: number; verse: number }) => {
  const [{ hasWords }] = useStored(comfortEntry);
  return hasWords ? (
    <button type="button" className="act words-act" onClick={() => openWordsOf(chapterIndex, verse)}>
      {readerMessages.wordsOfVerse(verse)}
    </button>
  ) : null;
};

/** They load with the first selected verse. Offline the verse can still be marked and copied, so a failure to load is not reported. */
const oldWords = lazyCode(
  "old words",
  async () => (await import("#src/scripture/words/find-old-words.ts")).findOldWords,
);

/** More would hide the text that they explain. */
const mostShown = 4;

/** Explanations of old words in the selected verses of a chapter of the KJV. */
export const OldWords = ({ chapter, verses }: { chapter: ChapterText; verses: readonly number[] }) => {
  const { code: find } = useLazyCode(oldWords);
  const words = find?.(chapter, verses).slice(0, mostShown) ?? [];
  if (words.length === 0) return null;
  return (
    <dl className="oldwords">
      {words.map(({ word, meaning, lang, term }) => (
        <div key={`${word} ${meaning}`}>
          <dt lang={quotedIn}>
            {term === undefined ? word : <Link to={`/dictionary?q=${encodeURIComponent(term)}`}>{word}</Link>}
          </dt>
          <dd lang={lang}>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
};

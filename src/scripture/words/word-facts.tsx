import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { keepFocus } from "#src/platform/page/keep-focus.ts";
import { Link } from "#src/platform/page/router.tsx";
import { usePagedList } from "#src/platform/page/use-paged-list.ts";
import { formatReference } from "#domain/scripture/reference/format-reference.ts";
import {
  formatNumber,
  originalWordsCredit,
  wordPath,
  type OriginalWord,
  type StrongNumber,
} from "#domain/scripture/original-words/original-word-files.ts";
import { readPlaces } from "#domain/scripture/original-words/original-words.ts";
import { verseAt } from "#domain/scripture/reference/places.ts";
import { chapterPath, verseHash } from "#domain/scripture/reference/read-address.ts";
import { verseReference } from "#domain/scripture/reference/reference.ts";
import { wordCountMessages, wordPageMessages } from "#domain/scripture/original-words/messages.ts";
import { languageTag, occurrenceText, splitMeaning, withCommas } from "#domain/scripture/original-words/word-text.ts";
import { quotedIn } from "#domain/site/locales/locale.ts";
import { Button } from "#src/ui/button.tsx";
import { Problem, TextSkeleton } from "#src/ui/states.tsx";
import { wordMessages } from "./messages.ts";
import { TextWithOriginals } from "#src/ui/text-with-originals.tsx";
import { keyInFile, wordEntriesQuery, wordPlacesQuery } from "./word-queries.ts";

const placesAtATime = 50;
/** Translations shown before the rest is requested. */
const translationsFirst = 8;

const Places = ({ number }: { number: StrongNumber }) => {
  const { data, isError, refetch } = useQuery(wordPlacesQuery(number));
  const ordinals = [...new Set(readPlaces(data?.[keyInFile(number)] ?? "").map(({ ordinal }) => ordinal))];
  const { shown, hasMore, showMore, focusOf } = usePagedList<HTMLLIElement>(
    formatNumber(number),
    ordinals.length,
    placesAtATime,
  );
  if (isError) return <Problem message={wordMessages.notLoaded} onRetry={() => void refetch()} />;
  if (!data) return <TextSkeleton lines={3} />;
  return (
    <>
      <ul className="link-list word-places">
        {ordinals.slice(0, shown).map((ordinal, index) => {
          const verse = verseAt(ordinal)!;
          return (
            <li key={ordinal} {...focusOf(index)}>
              <Link className="row-link" to={`${chapterPath("kjv", verse)}#${verseHash(verse.verse)}`}>
                {formatReference(verseReference(verse))}
              </Link>
            </li>
          );
        })}
      </ul>
      {hasMore ? (
        <Button variant="quiet" onClick={showMore}>
          {wordMessages.moreVerses(withCommas(ordinals.length))}
        </Button>
      ) : null}
    </>
  );
};

const Translations = ({ translations }: Pick<OriginalWord, "translations">) => {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? translations : translations.slice(0, translationsFirst);
  return (
    <p className="word-translations" ref={keepFocus}>
      {shown.map(([words, times]) => (
        <span key={words} lang={quotedIn}>
          {words} <small>{withCommas(times)}</small>
        </span>
      ))}
      {shown.length < translations.length ? (
        <button type="button" className="word-more" onClick={() => setWhole(true)}>
          {wordMessages.andMore(translations.length - shown.length)}
        </button>
      ) : null}
    </p>
  );
};

interface WordFactsProps {
  number: StrongNumber;
  /** There is no page that says more. */
  isWhole?: boolean;
}

/** What follows the short meaning. */
const WordDetails = ({ number, word, isWhole }: Required<WordFactsProps> & { word: OriginalWord }) => {
  const [hasPlaces, setHasPlaces] = useState(isWhole);
  const [, rest] = splitMeaning(word.meaning);
  return (
    <>
      {rest === "" ? null : (
        <p className="word-meaning" lang={quotedIn}>
          <TextWithOriginals text={rest} />
        </p>
      )}
      {word.origin ? (
        <p className="word-origin">
          {wordMessages.origin}{" "}
          <span lang={quotedIn}>
            <TextWithOriginals text={word.origin} />
          </span>
        </p>
      ) : null}
      {word.translations.length > 0 ? (
        <>
          <h3 className="eyebrow">{wordMessages.inKjv}</h3>
          <Translations translations={word.translations} />
          <p className="row word-acts">
            <Button aria-expanded={hasPlaces} onClick={() => setHasPlaces(!hasPlaces)}>
              {occurrenceText(word)}
            </Button>
            {isWhole ? null : (
              <Link className="row-link" to={wordPath(number)} reloadDocument>
                {wordMessages.allAbout(formatNumber(number))}
              </Link>
            )}
          </p>
          {hasPlaces ? <Places number={number} /> : null}
        </>
      ) : (
        <p className="muted">{wordCountMessages.nowhere}</p>
      )}
    </>
  );
};

/** One word of the original: its letters, how it sounds, what it means, how it is translated and where it stands. */
export const WordFacts = ({ number, isWhole = false }: WordFactsProps) => {
  const { data, isError, refetch } = useQuery(wordEntriesQuery(number));
  // The word and its meaning come in the first frame, the rest in the next.
  const hasAll = useDeferredValue(true, false);
  if (isError) return <Problem message={wordMessages.notLoaded} onRetry={() => void refetch()} />;
  if (!data) return <TextSkeleton lines={4} />;
  const word = data[keyInFile(number)];
  if (!word) return <p>{wordMessages.noSuchWord}</p>;
  const [line] = splitMeaning(word.meaning);
  return (
    <section className="word" aria-label={`${wordCountMessages[number.language]}: ${word.latin}`}>
      <p className="word-head">
        <bdi className="word-lemma" lang={languageTag(number)}>
          {word.lemma}
        </bdi>
        <i className="word-latin">{word.latin}</i>
        {word.sound ? (
          <span className="word-sound" lang={quotedIn}>
            {word.sound}
          </span>
        ) : null}
      </p>
      <p className="word-line" lang={quotedIn}>
        <TextWithOriginals text={line} />
      </p>
      {hasAll ? <WordDetails number={number} word={word} isWhole={isWhole} /> : null}
    </section>
  );
};

/** Shown once, below the words. */
export const WordCredit = () => (
  <p className="word-credit">
    {wordPageMessages.inEnglish}{" "}
    <span lang={quotedIn}>
      {originalWordsCredit.text},{" "}
      <a href={originalWordsCredit.licenceUrl} rel="license noreferrer">
        {originalWordsCredit.licence}
      </a>
      .
    </span>
  </p>
);

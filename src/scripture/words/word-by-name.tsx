import { useQueries, useQuery } from "@tanstack/react-query";
import { Link } from "#src/platform/page/router.tsx";
import {
  fileOfNumber,
  formatNumber,
  indexLetters,
  type OriginalWord,
  parseNumber,
  wordPath,
  type StrongNumber,
} from "#domain/scripture/original-words/original-word-files.ts";
import { plainWords } from "#domain/scripture/original-words/original-words.ts";
import { quotedIn } from "#domain/site/locales/locale.ts";
import { languageTag, meaningInALine } from "#domain/scripture/original-words/word-text.ts";
import { TextWithOriginals } from "#src/ui/text-with-originals.tsx";
import { keyInFile, wordEntriesQuery, wordIndexQuery } from "./word-queries.ts";
import { wordMessages } from "./messages.ts";
import "./words.css";

/** The word that a search could be: one word of letters, as the index has it; empty for anything else. */
export const namedWord = (query: string): string => {
  const word = /^\s*[\p{L}\p{M}'’ʼʻ-]+\s*$/u.test(query) ? (plainWords(query)[0] ?? "") : "";
  return word !== "" && indexLetters.includes(word.charAt(0)) ? word : "";
};

const useNumbers = (query: string): readonly StrongNumber[] => {
  const number = parseNumber(query.trim());
  const word = number ? "" : namedWord(query);
  const { data } = useQuery({ ...wordIndexQuery(word.charAt(0)), enabled: word !== "" });
  if (number) return [number];
  return (Object.hasOwn(data ?? {}, word) ? data![word]! : []).flatMap((one) => parseNumber(one) ?? []);
};

interface FoundWord {
  readonly number: StrongNumber;
  readonly word: OriginalWord;
}

/**
 * The Hebrew and Greek words that a search names by sound (`agape`), letters, number (`G26`) or meaning (`love`), the
 * nearest first.
 * @param most how many at most
 */
export const useWordsByName = (query: string, most: number): readonly FoundWord[] => {
  const numbers = useNumbers(query).slice(0, most);
  const byFile = new Map(numbers.map((number) => [fileOfNumber(number), number]));
  const files = [...byFile.keys()];
  const results = useQueries({ queries: [...byFile.values()].map(wordEntriesQuery) });
  return numbers.flatMap((number) => {
    const word = results[files.indexOf(fileOfNumber(number))]?.data?.[keyInFile(number)];
    return word ? [{ number, word }] : [];
  });
};

export const WordLink = ({ number, word }: FoundWord) => (
  <Link className="lone-link" to={wordPath(number)} reloadDocument>
    <bdi lang={languageTag(number)}>{word.lemma}</bdi> <i>{word.latin}</i> {formatNumber(number)}
  </Link>
);

/** More would hide the other results. */
const mostShown = 6;

/** The words that a search names, with their meanings, where no verse has it. Nothing if there are none. */
export const WordByName = ({ query }: { query: string }) => {
  const found = useWordsByName(query, mostShown);
  if (found.length === 0) return null;
  return (
    <ul className="named-words" aria-label={wordMessages.byName}>
      {found.map(({ number, word }) => (
        <li key={formatNumber(number)}>
          <WordLink number={number} word={word} />
          <p className="muted" lang={quotedIn}>
            <TextWithOriginals text={meaningInALine(word.meaning)} />
          </p>
        </li>
      ))}
    </ul>
  );
};

import { useQueries, useQuery } from "@tanstack/react-query";
import { Link } from "#src/platform/page/router.tsx";
import {
  formatNumber,
  parseNumber,
  wordPath,
  type StrongNumber,
} from "#domain/scripture/original-words/original-word-files.ts";
import { plainLatin } from "#domain/scripture/original-words/original-words.ts";
import { languageTag, meaningInALine } from "#domain/scripture/original-words/word-text.ts";
import { keyInFile, wordEntriesQuery, wordNamesQuery } from "./word-queries.ts";
import { wordSheetMessages } from "./messages.ts";
import "./words.css";

/** More would hide the other results. */
const mostShown = 6;

/** The word that a search could be: one word of letters, in the form that names have; empty for anything else. */
const nameOf = (query: string): string => (/^\s*[\p{L}\p{M}'’ʼʻ-]+\s*$/u.test(query) ? plainLatin(query) : "");

const useNumbers = (query: string): readonly StrongNumber[] => {
  const number = parseNumber(query.trim());
  const name = number ? "" : nameOf(query);
  const { data } = useQuery({ ...wordNamesQuery(name.charAt(0)), enabled: name !== "" });
  if (number) return [number];
  return (Object.hasOwn(data ?? {}, name) ? data![name]! : []).flatMap((one) => parseNumber(one) ?? []);
};

/** The Hebrew and Greek words that a search names in Latin letters (`agape`) or by number (`G26`). Nothing if there are none. */
export const WordByName = ({ query }: { query: string }) => {
  const numbers = useNumbers(query).slice(0, mostShown);
  const results = useQueries({ queries: numbers.map(wordEntriesQuery) });
  const found = numbers.flatMap((number, index) => {
    const word = results[index]?.data?.[keyInFile(number)];
    return word ? [{ number, word }] : [];
  });
  if (found.length === 0) return null;
  return (
    <ul className="named-words" aria-label={wordSheetMessages.byName}>
      {found.map(({ number, word }) => (
        <li key={formatNumber(number)}>
          <Link className="lone-link" to={wordPath(number)} reloadDocument>
            <bdi lang={languageTag(number)}>{word.lemma}</bdi> <i>{word.latin}</i> {formatNumber(number)}
          </Link>
          <p className="muted">{meaningInALine(word.meaning)}</p>
        </li>
      ))}
    </ul>
  );
};

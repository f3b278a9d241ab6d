import { useEffect, useState } from "react";
import { Link } from "react-router";
import type { OldWord } from "./find-old-words.ts";

/** More would hide the text that they explain. */
const mostShown = 4;

interface OldWordsProps {
  /** The chosen verses, each with its reference as it is written. */
  verses: readonly { readonly reference: string; readonly text: string }[];
}

type Find = (verses: OldWordsProps["verses"]) => readonly OldWord[];

/** What old words in the chosen verses mean. The explanations come with the first verse that is chosen. */
export const OldWords = ({ verses }: OldWordsProps) => {
  const [find, setFind] = useState<Find>();
  useEffect(() => {
    let isCurrent = true;
    // Without the network the verse can still be marked and copied: no explanation is no failure.
    import("./find-old-words.ts").then(
      ({ findOldWords }) => {
        if (isCurrent) setFind(() => findOldWords);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  const words = find?.(verses).slice(0, mostShown) ?? [];
  if (words.length === 0) return null;
  return (
    <dl className="oldwords">
      {words.map(({ word, meaning, term }) => (
        <div key={word}>
          <dt>{term === undefined ? word : <Link to={`/dictionary?q=${encodeURIComponent(term)}`}>{word}</Link>}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
};

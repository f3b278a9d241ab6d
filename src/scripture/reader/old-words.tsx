import { useEffect, useState } from "react";
import { Link } from "react-router";
import type { OldWord } from "./find-old-words.ts";

/** More would hide the text that they explain. */
const mostShown = 4;

interface OldWordsProps {
  /** The selected verses, each with its written reference. */
  verses: readonly { readonly reference: string; readonly text: string }[];
}

type Find = (verses: OldWordsProps["verses"]) => readonly OldWord[];

/** Explanations of old words in the selected verses. They load with the first selected verse. */
export const OldWords = ({ verses }: OldWordsProps) => {
  const [find, setFind] = useState<Find>();
  useEffect(() => {
    let isCurrent = true;
    // Offline the verse can still be marked and copied, so missing explanations are not an error.
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

import { Link } from "react-router";
import { lazyCode, useLazyCode } from "#src/platform/loading/lazy-code.ts";

/** They load with the first selected verse. Offline the verse can still be marked and copied, so a failure to load is not reported. */
const oldWords = lazyCode(
  "old words",
  async () => (await import("#src/scripture/words/find-old-words.ts")).findOldWords,
);

/** More would hide the text that they explain. */
const mostShown = 4;

interface OldWordsProps {
  /** The selected verses, each with its written reference. */
  verses: readonly { readonly reference: string; readonly text: string }[];
}

/** Explanations of old words in the selected verses. */
export const OldWords = ({ verses }: OldWordsProps) => {
  const { code: find } = useLazyCode(oldWords);
  const words = find?.(verses).slice(0, mostShown) ?? [];
  if (words.length === 0) return null;
  return (
    <dl className="oldwords">
      {words.map(({ word, meaning, term }) => (
        <div key={`${word} ${meaning}`}>
          <dt>{term === undefined ? word : <Link to={`/dictionary?q=${encodeURIComponent(term)}`}>{word}</Link>}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
};

/** Words in another language than the page's, of a sentence that screen readers speak. */
export interface Quoted {
  readonly words: string;
  readonly lang: string | undefined;
}

/** Speaks a sentence in a live region. */
export type Announce = (text: string, quoted?: Quoted) => void;

/**
 * A sentence whose quoted words are spoken in their own language. An `aria-label` has only one. Of several places the last
 * counts, since sentences quote at their end.
 */
export const Quoting = ({ text, quoted }: { text: string; quoted: Quoted | undefined }) => {
  const start = quoted?.lang === undefined ? -1 : text.lastIndexOf(quoted.words);
  if (!quoted || start < 0) return text;
  return (
    <>
      {text.slice(0, start)}
      <span lang={quoted.lang}>{quoted.words}</span>
      {text.slice(start + quoted.words.length)}
    </>
  );
};

import type { SearchHit } from "#domain/scripture/search/types.ts";

/** A verse with the matched words highlighted. */
export const MarkedText = ({ text, marks }: Pick<SearchHit, "text" | "marks">) => {
  const ends = [0, ...marks.map(([, end]) => end)];
  return (
    <>
      {marks.map(([start, end], index) => (
        <span key={start}>
          {text.slice(ends[index], start)}
          <mark>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
};

import type { ReactNode } from "react";
import { parseVerseSet, spanOfSet } from "#domain/scripture/reference/verse-set.ts";
import { readPath } from "#domain/scripture/reference/read-address.ts";
import type { TranslationId } from "#domain/scripture/translations/translations.ts";
import { Link } from "#src/platform/page/router.tsx";
import type { Paragraph } from "./read-commentary.ts";

/** The reader's address of a reference as our API writes it; of a range over chapters, that of its first chapter. */
const pathOf = (translation: TranslationId, reference: string): string | undefined => {
  const set = parseVerseSet(reference.replace(/-\d+:\d+$/, "").replace(/^([^:]*)-\d+$/, "$1"));
  return set && readPath(translation, spanOfSet(set));
};

/** The places in a text where something begins or ends, in order. */
const cutsOf = ({ text, marks = [], references = [] }: Paragraph): readonly number[] => [
  ...new Set([0, text.length, ...[...marks, ...references].flatMap(({ start, end }) => [start, end])]),
];

interface CommentProps {
  paragraphs: readonly Paragraph[];
  /** Whose pages its references open. */
  translation: TranslationId;
}

/** Paragraphs of a comment with their marks, and their references as links. All that the source says is text. */
export const Comment = ({ paragraphs, translation }: CommentProps) => {
  const drawn = paragraphs.map((paragraph, at) => {
    const { text, marks = [], references = [] } = paragraph;
    const cuts = cutsOf(paragraph).toSorted((a, b) => a - b);
    const piece = (start: number, end: number): ReactNode => {
      const said = text.slice(start, end);
      const mark = marks.find((one) => one.start <= start && one.end >= end);
      return mark ? mark.as === "strong" ? <b key={start}>{said}</b> : <i key={start}>{said}</i> : said;
    };
    const within = (start: number, end: number): readonly ReactNode[] =>
      cuts.flatMap((cut, index) => {
        const next = cuts[index + 1];
        return next !== undefined && cut >= start && next <= end ? [piece(cut, next)] : [];
      });
    const parts: ReactNode[] = [];
    let from = 0;
    for (const { start, end, reference } of references) {
      const path = pathOf(translation, reference);
      if (path === undefined || start < from) continue;
      parts.push(...within(from, start));
      parts.push(
        <Link key={`to ${start}`} to={path}>
          {within(start, end)}
        </Link>,
      );
      from = end;
    }
    return <p key={at}>{[...parts, ...within(from, text.length)]}</p>;
  });
  return (
    <div lang="en" dir="ltr">
      {drawn}
    </div>
  );
};

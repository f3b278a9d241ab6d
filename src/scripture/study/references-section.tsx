import { useMemo } from "react";
import { verseCount } from "#domain/scripture/books/books.ts";
import { RelatedVerses } from "#src/scripture/cross-references/related-verses.tsx";
import type { StudySectionProps } from "./sections.ts";
import "#src/scripture/cross-references/cross-references.css";

/** The cross references of the verses, those of most verses first. */
export const ReferencesSection = ({ translation, place: { book, chapter }, verses }: StudySectionProps) => {
  const all = useMemo(() => {
    const numbers = verses.length > 0 ? verses : Array.from({ length: verseCount(book, chapter) }, (_, at) => at + 1);
    return numbers.map((verse) => ({ book, chapter, verse }));
  }, [book, chapter, verses]);
  const places = useMemo(() => [{ book, chapter }], [book, chapter]);
  return (
    <RelatedVerses
      key={`${book} ${chapter} ${verses.join()}`}
      places={places}
      verses={all}
      translations={[translation]}
    />
  );
};

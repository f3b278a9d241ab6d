import { useEffect, useMemo } from "react";
import { useLocation } from "react-router";
import { chaptersOfReference } from "#domain/scripture/passage.ts";
import { countVerses, formatReference, verseAt, verseOrdinal, type Reference, type VerseId } from "#domain/scripture/reference.ts";
import type { EmbeddedTranslationId } from "#domain/scripture/translations.ts";
import { tellPage } from "#src/platform/page-events.ts";
import { scrollToElement } from "#src/platform/viewport.ts";
import { Problem, TextSkeleton } from "#src/ui/states.tsx";
import { ComparisonTable } from "./comparison-table.tsx";
import { RelatedVerses } from "./related-verses.tsx";
import { useChapters } from "./use-chapters.ts";

interface ComparisonViewProps {
  reference: Reference;
  translations: readonly EmbeddedTranslationId[];
}

/** As much as one page can hold; a whole book is read in the reader. */
const mostVerses = 1000;

const versesOf = ({ ranges }: Reference): readonly VerseId[] =>
  ranges.flatMap(({ from, to }) => {
    const start = verseOrdinal(from);
    return Array.from({ length: Math.min(verseOrdinal(to) - start + 1, mostVerses) }, (_, index) => verseAt(start + index)!);
  });

/** A passage in the chosen translations, and what it refers to. */
export const ComparisonView = ({ reference, translations }: ComparisonViewProps) => {
  const verses = useMemo(() => versesOf(reference).slice(0, mostVerses), [reference]);
  const places = useMemo(() => {
    const wanted = new Set(verses.map((verse) => `${verse.book} ${verse.chapter}`));
    return chaptersOfReference(reference).filter((place) => wanted.has(`${place.book} ${place.chapter}`));
  }, [reference, verses]);
  const { textOf, isComplete, failure, retry } = useChapters(translations, places);
  const { hash } = useLocation();
  const title = formatReference(reference);
  const shown = isComplete ? title : undefined;
  useEffect(() => {
    if (shown === undefined) return;
    tellPage("scriptureSearch");
    if (hash === "#related") scrollToElement("related");
  }, [shown, hash]);
  if (failure) return <Problem message={failure} onRetry={retry} />;
  if (!isComplete) return <TextSkeleton lines={10} />;
  return (
    <>
      <ComparisonTable key={title} title={title} verses={verses} translations={translations} textOf={textOf} />
      {countVerses(reference) > mostVerses ? <p className="muted">Longer passages are read in the reader; here are their first verses.</p> : null}
      <RelatedVerses key={`${title} related`} places={places} verses={verses} translations={translations} />
    </>
  );
};

import { useCallback, useEffect, useMemo, useState } from "react";
import { useLocation } from "#src/platform/page/router.tsx";
import { formatReference } from "#domain/scripture/reference/format-reference.ts";
import { translationName } from "#domain/scripture/languages/translation-name.ts";
import { type ChapterId, type VerseId, versesBetween } from "#domain/scripture/reference/places.ts";
import { chaptersOfReference, countVerses, type Reference } from "#domain/scripture/reference/reference.ts";
import { isEmbedded, type TranslationId } from "#domain/scripture/translations/translations.ts";
import { dispatchPageEvent } from "#src/platform/page/page-events.ts";
import { scrollToElement } from "#src/platform/scroll/scroll-to.ts";
import { Problem, TextSkeleton } from "#src/ui/states.tsx";
import { ComparisonTable } from "./comparison-table.tsx";
import { compareMessages } from "./messages.ts";
import { RelatedVerses } from "./related-verses.tsx";
import { useChapters, type TranslationState } from "./use-chapters.ts";

interface ComparisonViewProps {
  reference: Reference;
  translations: readonly TranslationId[];
}

/** The most that fits one page; a whole book is read in the reader. */
const maxVerses = 1000;

const versesOf = ({ ranges }: Reference): readonly VerseId[] =>
  ranges.flatMap(({ from, to }) => versesBetween(from, to, maxVerses));

interface MissingTranslationsProps {
  states: readonly TranslationState[];
  /** Only one translation was chosen, so its name can be left out. */
  isAlone: boolean;
}

/** Why some translations are not shown. */
const MissingTranslations = ({ states, isAlone }: MissingTranslationsProps) =>
  states.map(({ id, failure, retry }) =>
    failure ? (
      <Problem
        key={id}
        message={isAlone ? failure : compareMessages.failedOf(translationName(id), failure)}
        onRetry={retry}
      />
    ) : null,
  );

interface ComparisonProps {
  title: string;
  verses: readonly VerseId[];
  /** The chapters of the verses, each once. */
  places: readonly ChapterId[];
  translations: readonly TranslationId[];
  /** Called once the table is there. */
  onShown?: () => void;
}

/** Verses in the chosen translations, and why some are missing. */
export const Comparison = ({ title, verses, places, translations, onShown }: ComparisonProps) => {
  const { textOf, states, editionOf } = useChapters(translations, places);
  const ready = states.filter((state) => state.isReady).map(({ id }) => id);
  const awaited = states.filter((state) => !state.isReady && !state.failure);
  // Embedded texts appear together as soon as they are loaded; texts from the public service join them later.
  const isShown = ready.length > 0 && !awaited.some(({ id }) => isEmbedded(id));
  useEffect(() => {
    if (isShown) onShown?.();
  }, [isShown, onShown]);
  const missing = <MissingTranslations states={states} isAlone={translations.length === 1} />;
  if (!isShown) {
    return (
      <>
        {missing}
        {awaited.length > 0 ? <TextSkeleton lines={10} /> : null}
      </>
    );
  }
  return (
    <>
      {missing}
      {awaited.map(({ id }) => (
        <p key={id} className="muted" role="status">
          {compareMessages.loading(translationName(id))}
        </p>
      ))}
      <ComparisonTable
        key={title}
        title={title}
        verses={verses}
        translations={ready}
        textOf={textOf}
        editionOf={editionOf}
      />
    </>
  );
};

/** A passage in the chosen translations, and its cross references. */
export const ComparisonView = ({ reference, translations }: ComparisonViewProps) => {
  const verses = useMemo(() => versesOf(reference).slice(0, maxVerses), [reference]);
  const places = useMemo(
    () => chaptersOfReference({ ranges: verses.map((verse) => ({ from: verse, to: verse })) }),
    [verses],
  );
  const { hash } = useLocation();
  const title = formatReference(reference);
  const [shown, setShown] = useState<string>();
  const onShown = useCallback(() => setShown(title), [title]);
  const isShown = shown === title;
  const titleShown = isShown ? title : undefined;
  useEffect(() => {
    if (titleShown === undefined) return;
    dispatchPageEvent("scriptureSearch");
    if (hash === "#related") scrollToElement("related");
  }, [titleShown, hash]);
  return (
    <>
      <Comparison
        key={title}
        title={title}
        verses={verses}
        places={places}
        translations={translations}
        onShown={onShown}
      />
      {isShown && countVerses(reference) > maxVerses ? <p className="muted">{compareMessages.tooLong}</p> : null}
      {isShown ? (
        <RelatedVerses key={`${title} related`} places={places} verses={verses} translations={translations} />
      ) : null}
    </>
  );
};

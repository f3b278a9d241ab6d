import { useMemo } from "react";
import { RelatedVerses } from "#src/scripture/cross-references/related-verses.tsx";
import { isEmbedded } from "#domain/scripture/translations/translations.ts";
import { isChapter } from "#domain/scripture/reference/places.ts";
import { guidePath } from "#domain/scripture/reference/read-address.ts";
import { firstTranslation, locale } from "#domain/site/locales/locale.ts";
import { pathIn } from "#domain/site/locales/locales.ts";
import { eachVerseOf, type StudySectionProps } from "./sections.ts";
import { studyMessages } from "./messages.ts";
import "#src/scripture/cross-references/cross-references.css";

/** The cross references of the verses, those of most verses first. */
export const ReferencesSection = ({ translation, place: { book, chapter }, verses }: StudySectionProps) => {
  const all = useMemo(() => eachVerseOf({ book, chapter }, verses), [book, chapter, verses]);
  const places = useMemo(() => [{ book, chapter }].filter(isChapter), [book, chapter]);
  return (
    <>
      <RelatedVerses
        key={`${book} ${chapter} ${verses.join()}`}
        places={places}
        verses={all}
        translations={[translation]}
        failure={studyMessages.noReferences}
        canCompare={false}
      />
      {isEmbedded(translation) || translation === firstTranslation ? (
        // Not a `Link`: the worker serves this page, and the router has no screen for it.
        <p className="study-all">
          <a href={pathIn(locale, guidePath(translation, { book, chapter }))}>{studyMessages.allReferences}</a>
        </p>
      ) : null}
    </>
  );
};

import type { Ref } from "react";
import { Link } from "#src/platform/page/router.tsx";
import { usePagedList } from "#src/platform/page/use-paged-list.ts";
import { crossReferenceCredit } from "#domain/scripture/cross-references.ts";
import { englishReference, formatReference } from "#domain/scripture/reference/format-reference.ts";
import { type ChapterId, type VerseId, versesBetween } from "#domain/scripture/reference/places.ts";
import { readPath } from "#domain/scripture/reference/read-address.ts";
import { chaptersOfReference, type VerseRange } from "#domain/scripture/reference/reference.ts";
import {
  defaultTranslationId,
  type EmbeddedTranslationId,
  isEmbedded,
  isRemoteTranslation,
  textLanguage,
  type TranslationId,
} from "#domain/scripture/translations/translations.ts";
import { useServiceVerses } from "#src/scripture/use-service-verses.ts";
import { Button } from "#src/ui/button.tsx";
import { NewTabLink } from "#src/ui/new-tab-link.tsx";
import { Problem, TextSkeleton } from "#src/ui/states.tsx";
import { relatedAtOnce } from "./config.ts";
import { compareMessages } from "./messages.ts";
import { comparisonPath } from "./parameters.ts";
import { useChapters } from "./use-chapters.ts";
import { useRelated } from "./use-related.ts";

interface RelatedVersesProps {
  places: readonly ChapterId[];
  verses: readonly VerseId[];
  translations: readonly TranslationId[];
  /** The sentence for references that cannot be had. */
  failure?: string;
  /** Each can be opened as a comparison of its own. */
  canCompare?: boolean;
}

/** A related passage shows only its first verses. */
const versesShown = 3;

const versesOf = ({ from, to }: VerseRange): readonly VerseId[] => versesBetween(from, to, versesShown);

interface RelatedPassageProps extends Pick<RelatedVersesProps, "translations" | "canCompare"> {
  range: VerseRange;
  /** Its words in a text of the site. */
  text: string;
  carriedIn: EmbeddedTranslationId;
  linkRef: Ref<HTMLAnchorElement> | undefined;
}

/** One of them. Where the reader's text is a service's, it takes the place of the site's once it is there. */
const RelatedPassage = ({ range, text, carriedIn, linkRef, translations, canCompare }: RelatedPassageProps) => {
  const translation = translations.find(isRemoteTranslation) ?? carriedIn;
  const { book, chapter } = range.from;
  const numbers = versesOf(range).map(({ verse }) => verse);
  const { ref, verses: own } = useServiceVerses<HTMLLIElement>(translation, { book, chapter, verses: numbers });
  const reference = { ranges: [range] };
  const name = formatReference(reference);
  const isCut = range.to.verse - range.from.verse + 1 > versesShown;
  return (
    <li ref={ref}>
      <p className="row row-spread related-head">
        <Link ref={linkRef} className="row-link" to={readPath(translation, reference)}>
          {name}
        </Link>
        {canCompare ? (
          <Link
            className="row-link related-compare"
            to={comparisonPath({ passage: englishReference(reference), translations })}
            aria-label={compareMessages.compareThis(name)}
          >
            {compareMessages.compare}
          </Link>
        ) : null}
      </p>
      <p className="related-text" lang={own?.edition.tag ?? textLanguage(carriedIn)} dir={own?.edition.direction}>
        {`${own?.text ?? text}${isCut ? " …" : ""}`}
      </p>
    </li>
  );
};

/** The cross references of the passage's verses, with their text. */
export const RelatedVerses = ({
  places,
  verses,
  translations,
  failure = compareMessages.failed,
  canCompare = true,
}: RelatedVersesProps) => {
  const { related, isLoading, isFailed, retry } = useRelated(places, verses);
  const list = usePagedList<HTMLAnchorElement>("related", related.length, relatedAtOnce);
  const shown = related.slice(0, list.shown);
  // They need many chapters, so a service is asked only for those that the reader comes to.
  const translation = translations.find(isEmbedded) ?? defaultTranslationId;
  const { textOf } = useChapters([translation], chaptersOfReference({ ranges: shown }));
  return (
    <section className="related" id="related" aria-labelledby="related-heading">
      <h2 id="related-heading" tabIndex={-1}>
        {compareMessages.related}
      </h2>
      {isLoading ? <TextSkeleton lines={6} /> : null}
      {isFailed ? <Problem message={failure} onRetry={retry} /> : null}
      {!isLoading && !isFailed && related.length === 0 ? <p className="muted">{compareMessages.noRelated}</p> : null}
      {shown.length > 0 && compareMessages.relatedNote && translations.some(isRemoteTranslation) ? (
        <p className="muted">{compareMessages.relatedNote}</p>
      ) : null}
      <ul>
        {shown.map((range, index) => (
          <RelatedPassage
            key={formatReference({ ranges: [range] })}
            range={range}
            text={versesOf(range)
              .map((verse) => textOf(translation, verse) ?? "")
              .join(" ")}
            carriedIn={translation}
            linkRef={index === list.firstNewIndex ? list.firstNew : undefined}
            translations={translations}
            canCompare={canCompare}
          />
        ))}
      </ul>
      {list.hasMore ? (
        <p className="row">
          <Button onClick={list.showMore}>{compareMessages.moreRelated}</Button>
          <span className="muted">{compareMessages.shown(shown.length, related.length)}</span>
        </p>
      ) : null}
      <p className="hint related-credit">
        {compareMessages.credit},{" "}
        <NewTabLink href={crossReferenceCredit.licenceUrl} rel="noreferrer license">
          {crossReferenceCredit.licence}
        </NewTabLink>
        .
      </p>
    </section>
  );
};

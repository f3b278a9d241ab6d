import { chapterCount } from "#domain/scripture/books/books.ts";
import { shortName } from "#domain/scripture/translations/short-name.ts";
import type { ChapterId } from "#domain/scripture/reference/places.ts";
import { chapterPath } from "#domain/scripture/reference/read-address.ts";
import {
  embeddedInstead,
  isEmbedded,
  translationById,
  type TranslationId,
} from "#domain/scripture/translations/translations.ts";
import { locale } from "#domain/site/locales/locale.ts";
import { useIsOnline } from "#src/platform/network/network.ts";
import { Link } from "#src/platform/page/router.tsx";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { uiMessages } from "#src/ui/messages.ts";
import { Problem, TextSkeleton } from "#src/ui/states.tsx";
import { readerMessages } from "./messages.ts";

/** Stands in for the passage's own heading while there is no text. */
const Heading = ({ title }: { title: string }) => (
  <header className="chapter-head">
    <h1 className="chapter-title" tabIndex={-1}>
      {title}
    </h1>
  </header>
);

interface PassageFailureProps {
  title: string;
  message: string;
  isServiceFailure: boolean;
  place: ChapterId;
  translation: TranslationId;
  onRetry: () => void;
}

/**
 * Why a passage has not loaded, in its place, and what can be read instead: offline, and of a translation that is not one of
 * ours. Where a first visit begins with a text of a service that does not answer, what can be read at once comes first.
 */
export const PassageFailure = ({
  title,
  message,
  isServiceFailure,
  place,
  translation,
  onRetry,
}: PassageFailureProps) => {
  const isOnline = useIsOnline();
  const { book, chapter } = place;
  const instead = embeddedInstead(locale);
  const { name, tag } = translationById(instead);
  const readInstead = isEmbedded(translation) ? null : (
    <p>
      <ButtonLink
        variant={isServiceFailure ? "primary" : "outline"}
        to={chapterPath(instead, { book, chapter: Math.min(chapter, chapterCount(book)) })}
      >
        {readerMessages.readIn(name, tag === undefined)}
      </ButtonLink>
    </p>
  );
  return (
    <>
      <Heading title={title} />
      {locale !== "en" && isServiceFailure && readInstead ? (
        <div className="notice" role="status">
          <p>{readerMessages.serviceDown(shortName(translation))}</p>
          {readInstead}
          <Button onClick={onRetry}>{uiMessages.tryAgain}</Button>
        </div>
      ) : (
        <Problem message={message} onRetry={onRetry}>
          {isOnline ? null : (
            <p>
              {readerMessages.chapterOffline}
              <Link to="/search#keep-offline">{readerMessages.downloadForOffline}</Link>
              {readerMessages.chapterOfflineEnd}
            </p>
          )}
          {readInstead}
        </Problem>
      )}
    </>
  );
};

/** A passage that is loading; while the screen does not know which, its title has an empty place. */
export const PassageWaiting = ({ title }: { title: string | undefined }) => (
  <>
    {title === undefined ? (
      <div className="chapter-head" aria-hidden="true">
        <div className="is-to-come">{"\u00A0"}</div>
      </div>
    ) : (
      <Heading title={title} />
    )}
    <TextSkeleton lines={12} />
  </>
);

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
import { passFocusOn } from "#src/platform/page/focus.ts";
import { Link, useParams } from "#src/platform/page/router.tsx";
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

interface TextProps {
  place: ChapterId;
  translation: TranslationId;
}

const instead = embeddedInstead(locale);

/** To the chapter, or the last one of its book, in a text of our own. */
const ReadInstead = ({ place: { book, chapter }, isPrimary }: { place: ChapterId; isPrimary: boolean }) => {
  const { name, tag } = translationById(instead);
  return (
    <p>
      <ButtonLink
        variant={isPrimary ? "primary" : "outline"}
        to={chapterPath(instead, { book, chapter: Math.min(chapter, chapterCount(book)) })}
      >
        {readerMessages.readIn(name, tag === undefined)}
      </ButtonLink>
    </p>
  );
};

interface PassageFailureProps extends TextProps {
  title: string;
  message: string;
  isServiceFailure: boolean;
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
  const readInstead = isEmbedded(translation) ? null : <ReadInstead place={place} isPrimary={isServiceFailure} />;
  return (
    <>
      <Heading title={title} />
      {locale !== "en" && isServiceFailure && readInstead ? (
        <div className="notice" role="status" ref={passFocusOn}>
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

/** Only scripts can wait for a service's text. The chapter's own page has it, unless the service has not answered in time. */
const WithoutScripts = ({ title, place, translation }: TextProps & { title: string | undefined }) => {
  const isOwnPage = useParams()["translation"] !== undefined;
  return (
    <noscript>
      {isOwnPage ? (
        <div className="notice">
          <p>{readerMessages.serviceDown(shortName(translation))}</p>
          <ReadInstead place={place} isPrimary />
        </div>
      ) : (
        <p>
          <ButtonLink to={chapterPath(translation, place)}>
            {title}, {shortName(translation)}
          </ButtonLink>
        </p>
      )}
    </noscript>
  );
};

/** A passage that is loading; while the screen does not know which, its title has an empty place. */
export const PassageWaiting = (props: TextProps & { title: string | undefined }) => (
  <>
    {props.title === undefined ? (
      <div className="chapter-head" aria-hidden="true">
        <div className="is-to-come">{"\u00A0"}</div>
      </div>
    ) : (
      <Heading title={props.title} />
    )}
    <TextSkeleton
      lines={12}
      withoutScripts={isEmbedded(props.translation) ? undefined : <WithoutScripts {...props} />}
    />
  </>
);

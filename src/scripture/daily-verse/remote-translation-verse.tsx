import { useQuery } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { quotedVerse } from "#domain/scripture/languages/quoted-verse.ts";
import { findReviewed } from "#domain/scripture/languages/reviewed.ts";
import { translationName } from "#domain/scripture/languages/translation-name.ts";
import type { RemoteTranslationId } from "#domain/scripture/translations/translations.ts";
import { chapterQuery } from "#src/scripture/chapters.ts";
import type { DailyVerse } from "./use-daily-verse.ts";
import { remoteVerseMessages } from "./messages.ts";
import "./remote-translation-verse.css";

interface RemoteVerseProps {
  /** In English. */
  verse: DailyVerse;
  translation: RemoteTranslationId;
  as: ComponentType<{ verse: DailyVerse }>;
}

/**
 * The verse of the day in the translation that the visitor reads. The English one is shown until it has loaded, and stays with
 * a message if loading fails.
 */
export const RemoteVerse = ({ verse, translation, as: Shown }: RemoteVerseProps) => {
  const { book, chapter, verse: from, lastVerse: to = from } = verse.place;
  const { data, isError } = useQuery(chapterQuery(translation, { book, chapter }));
  const quoted = data && quotedVerse(data, { from, to });
  if (data?.edition && quoted) {
    const { name, tag, direction } = data.edition;
    return <Shown verse={{ ...verse, ...quoted, edition: { id: translation, name, tag, direction } }} />;
  }
  const tag = findReviewed(translation)?.tag;
  return (
    <>
      <Shown verse={verse} />
      {data || isError ? (
        <p className="rhema-instead" role="status">
          <bdi lang={tag}>{data?.edition?.name ?? translationName(translation)}</bdi>{" "}
          {data ? remoteVerseMessages.other : remoteVerseMessages.failed}
        </p>
      ) : null}
    </>
  );
};

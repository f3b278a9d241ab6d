import { useQuery } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { quotedVerse } from "#domain/scripture/languages/quoted-verse.ts";
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
 * The verse of the day in the translation that the visitor reads. The English one is shown until it has loaded, and stays if
 * loading fails, as the passage below says; where the chapter counts its verses otherwise, a message says so.
 */
export const RemoteVerse = ({ verse, translation, as: Shown }: RemoteVerseProps) => {
  const { book, chapter, verse: from, lastVerse: to = from } = verse.place;
  const { data } = useQuery(chapterQuery(translation, { book, chapter }));
  if (!data?.edition) return <Shown verse={verse} />;
  const { name, tag, direction } = data.edition;
  const quoted = quotedVerse(data, { from, to });
  if (quoted) return <Shown verse={{ ...verse, ...quoted, edition: { id: translation, name, tag, direction } }} />;
  return (
    <>
      <Shown verse={verse} />
      <p className="rhema-instead" role="status">
        <bdi lang={tag}>{name}</bdi> {remoteVerseMessages.other}
      </p>
    </>
  );
};

import { useQuery } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { quotedVerse } from "#domain/scripture/languages/quoted-verse.ts";
import { findReviewed } from "#domain/scripture/languages/reviewed.ts";
import { translationName } from "#domain/scripture/languages/translation-name.ts";
import type { WorldTranslationId } from "#domain/scripture/translations.ts";
import { chapterQuery } from "#src/scripture/chapters.ts";
import type { DailyVerse } from "./use-daily-verse.ts";
import { worldWords } from "./world-words.ts";
import "./world-verse.css";

interface WorldVerseProps {
  /** In English. */
  verse: DailyVerse;
  translation: WorldTranslationId;
  as: ComponentType<{ verse: DailyVerse }>;
}

/**
 * The verse of the day in the translation that the visitor reads. The English one stands until it is there, and stays with
 * a sentence if it cannot be had.
 */
export const WorldVerse = ({ verse, translation, as: Shown }: WorldVerseProps) => {
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
          {data ? worldWords.other : worldWords.failed}
        </p>
      ) : null}
    </>
  );
};

import { useState } from "react";
import { formatBytes } from "#domain/text/byte-size.ts";
import { translationName } from "#domain/scripture/languages/translation-name.ts";
import { isRemoteTranslation, type EmbeddedTranslationId } from "#domain/scripture/translations/translations.ts";
import { TextSkeleton } from "#src/ui/states.tsx";
import type { SearchedTranslation } from "./parameters.ts";
import { bytesOfWords, useFetchedWords } from "./fetched-words.ts";
import { searchMessages } from "./messages.ts";

/** The first search waits for its translation's search index. On a slow connection this shows the progress. */
export const Searching = ({ translation }: { translation: SearchedTranslation }) =>
  isRemoteTranslation(translation) ? (
    <TextSkeleton lines={10} label={searchMessages.searching} />
  ) : (
    <FirstSearch translation={translation} />
  );

const FirstSearch = ({ translation }: { translation: EmbeddedTranslationId }) => {
  const all = bytesOfWords(translation);
  const fetched = useFetchedWords(translation);
  // Stays until the result is there: unpacking the index takes a moment after the download.
  const [isFirst] = useState(fetched < all);
  return (
    <>
      {isFirst ? (
        <div className="words-coming">
          <progress value={fetched} max={all} aria-label={searchMessages.progress} />
          <p className="muted">{searchMessages.firstSearch(translationName(translation), formatBytes(all))}</p>
        </div>
      ) : null}
      <TextSkeleton lines={10} label={searchMessages.searching} />
    </>
  );
};

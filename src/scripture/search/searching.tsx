import { useState } from "react";
import { formatBytes } from "#domain/text/byte-size.ts";
import { findTranslation, type EmbeddedTranslationId } from "#domain/scripture/translations.ts";
import { TextSkeleton } from "#src/ui/states.tsx";
import { bytesOfWords, useFetchedWords } from "./fetched-words.ts";

/** The first search waits for the words of its translation; on a slow line it says so and how long it will be. */
export const Searching = ({ translation }: { translation: EmbeddedTranslationId }) => {
  const all = bytesOfWords(translation);
  const fetched = useFetchedWords(translation);
  // It stays until the answer is there: to open the words takes a moment more.
  const [isFirst] = useState(fetched < all);
  return (
    <>
      {isFirst ? (
        <div className="words-coming">
          <progress value={fetched} max={all} aria-label="Words that have come" />
          <p className="muted">
            The first search brings the words of the {findTranslation(translation)?.name} to this device, {formatBytes(all)}. The search itself is made here: nobody learns what you look for.
          </p>
        </div>
      ) : null}
      <TextSkeleton lines={10} label="Searching" />
    </>
  );
};

import { useMemo, useState } from "react";
import { parseVerseSet, type VerseSet } from "#domain/scripture/reference/verse-set.ts";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { storedReference } from "./rules.ts";
import { noteDraftEntry } from "./stored.ts";

interface NoteDraft {
  readonly text: string;
  /** What the note was started on; undefined if there is none. */
  readonly begunOn: VerseSet | undefined;
  readonly write: (text: string, target: VerseSet) => void;
}

/** The note being written. It is stored on the device, because phones discard background pages quickly. */
export const useNoteDraft = (): NoteDraft => {
  const [{ reference, text: keptText }, keep] = useStored(noteDraftEntry);
  const [typed, setTyped] = useState<string>();
  return {
    text: typed ?? keptText,
    begunOn: useMemo(() => parseVerseSet(reference), [reference]),
    write: (text, target) => {
      setTyped(text);
      void keep(() => (text === "" ? noteDraftEntry.fallback : { reference: storedReference(target), text }));
    },
  };
};

import { useQueryClient } from "@tanstack/react-query";
import { startTransition, useEffect, useState } from "react";
import type { BookId } from "#domain/scripture/books/books.ts";
import type { OriginalWord } from "#domain/scripture/original-words/original-word-files.ts";
import { languageOf } from "#domain/scripture/original-words/original-words.ts";
import { after, whenIdle } from "#src/platform/clock.ts";
import { keyInFile, wordEntriesQuery } from "./word-queries.ts";
import { WordSheet } from "./word-sheet.tsx";

/** Beyond the last number of either language. */
const noNumber = 99_999;
const letters = { hebrew: "אָהַב", greek: "ἀγάπη" } as const;
/** Long enough for a frame on a slow phone. */
const shownMs = 200;

const noWord = (lemma: string): OriginalWord => ({
  lemma,
  latin: "ā",
  sound: "a'",
  meaning: "a; a",
  origin: "a",
  translations: [["a", 1]],
  verses: 1,
});

let isWarm = false;

/**
 * Renders the sheet invisibly, once a visit, when the browser is idle. Otherwise the first tap on a word would wait for code
 * that has never run and for glyphs that were never measured (docs/decisions/original-words.md).
 */
export const SheetWarmUp = ({ book }: { book: BookId }) => {
  const client = useQueryClient();
  const [isWanted, setIsWanted] = useState(false);
  const [holder, setHolder] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (isWarm) return;
    isWarm = true;
    whenIdle(() => startTransition(() => setIsWanted(true)));
  }, []);
  useEffect(() => (holder ? after(shownMs, () => setIsWanted(false)) : undefined), [holder]);
  if (!isWanted) return null;
  const language = languageOf(book);
  const number = { language, number: noNumber };
  client.setQueryData(wordEntriesQuery(number).queryKey, { [keyInFile(number)]: noWord(letters[language]) });
  return (
    <div ref={setHolder} className="word-warm-up" inert aria-hidden="true">
      {holder ? (
        <WordSheet
          word={{ start: 0, end: 1, text: "a", numbers: [number] }}
          reference="a"
          onClose={() => {}}
          onStep={{ [-1]: undefined, 1: undefined }}
          warmUpIn={holder}
        />
      ) : null}
    </div>
  );
};

import { useState } from "react";
import type { GlossaryEntry } from "#content/schema/glossary.ts";
import { Button } from "#src/ui/button.tsx";
import { wordsPerPage } from "./config.ts";
import { ReferenceLink } from "./reference-link.tsx";

/** Words of the King James Version that changed or fell out of use, each with a verse where it stands. */
export const WordList = ({ entries }: { entries: readonly GlossaryEntry[] }) => {
  const [shown, setShown] = useState<number>(wordsPerPage);
  return (
    <>
      <dl className="dict-words">
        {entries.slice(0, shown).map(({ words, meaning, at }) => (
          <div key={words[0]}>
            <dt>{words.join(", ")}</dt>
            <dd>
              {meaning} <ReferenceLink reference={at} />
            </dd>
          </div>
        ))}
      </dl>
      {shown < entries.length ? (
        <Button isBig className="dict-more" onClick={() => setShown(shown + wordsPerPage)}>
          Load More
        </Button>
      ) : null}
    </>
  );
};

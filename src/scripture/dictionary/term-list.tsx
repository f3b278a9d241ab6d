import { useState } from "react";
import type { DictionaryTerm } from "#content/schema/dictionary.ts";
import { useStored } from "#src/platform/device-store/use-stored.ts";
import { Button } from "#src/ui/button.tsx";
import { termsPerPage } from "./config.ts";
import { spokenDefinition, toggled } from "./rules.ts";
import { favouritesEntry } from "./stored.ts";
import { TermCard } from "./term-card.tsx";
import { useSpokenTerm } from "./use-spoken-term.ts";

/** Terms six at a time. Give it a new key to begin again at the first six. */
export const TermList = ({ terms }: { terms: readonly DictionaryTerm[] }) => {
  const [shown, setShown] = useState<number>(termsPerPage);
  const [favourites, updateFavourites] = useStored(favouritesEntry);
  const { spoken, listen, pronounce } = useSpokenTerm();
  return (
    <>
      <div className="dict-terms">
        {terms.slice(0, shown).map((entry) => (
          <TermCard
            key={entry.term}
            entry={entry}
            isFavourite={favourites.includes(entry.term)}
            isSpoken={spoken === entry.term}
            onFavourite={() => void updateFavourites((present) => toggled(present, entry.term))}
            onPronounce={() => pronounce([entry.term])}
            onListen={() => listen(entry.term, spokenDefinition(entry))}
          />
        ))}
      </div>
      {shown < terms.length ? (
        <Button isBig className="dict-more" onClick={() => setShown(shown + termsPerPage)}>
          Load More
        </Button>
      ) : null}
    </>
  );
};

import { useEffect, useRef, useState } from "react";
import { lang } from "#content/dictionary/first-page.ts";
import type { DictionaryTerm } from "#content/schema/dictionary.ts";
import { localeTag } from "#domain/site/locales/locale.ts";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { focusIfLost } from "#src/platform/page/focus.ts";
import { Button } from "#src/ui/button.tsx";
import { usePagedList } from "#src/platform/page/use-paged-list.ts";
import { speak, stopSpeaking } from "#src/platform/media/speech.ts";
import { isStarred, spokenDefinition, termsPerPage, toggled } from "./rules.ts";
import { favouritesEntry } from "./stored.ts";
import { TermCard } from "./term-card.tsx";
import { dictionaryMessages } from "./messages.ts";

/** Reads a definition aloud, or stops if it is already being read. Leaving the screen stops it too. */
const useSpokenTerm = () => {
  const [spoken, setSpoken] = useState<string>();
  useEffect(() => stopSpeaking, []);

  const say = (parts: readonly string[], term?: string) => {
    const end = () => setSpoken((present) => (present === term ? undefined : present));
    speak(parts, { onEnd: end }, lang ?? localeTag);
    setSpoken(term);
  };
  const listen = (term: string, parts: readonly string[]) => {
    if (spoken === term) stopSpeaking();
    else say(parts, term);
  };

  return { spoken, listen, pronounce: say };
};

interface TermListProps {
  /** The terms that have loaded. */
  terms: readonly DictionaryTerm[];
  /** How many there will be. */
  inAll?: number;
}

/** Terms in batches of six. Give it a new key to start over. */
export const TermList = ({ terms, inAll = terms.length }: TermListProps) => {
  const { shown, hasMore, showMore, firstNew, firstNewIndex } = usePagedList<HTMLHeadingElement>(
    "terms",
    inAll,
    termsPerPage,
  );
  const [favourites, updateFavourites] = useStored(favouritesEntry);
  const list = useRef<HTMLDivElement>(null);
  const starred = useRef<number>(undefined);
  // An unstarred term leaves the favourites list: focus the next one, or the previous one if it was the last.
  useEffect(() => {
    if (starred.current === undefined) return;
    const heading = list.current?.querySelectorAll("h2")[Math.min(starred.current, terms.length - 1)];
    focusIfLost(heading ?? list.current);
  }, [terms]);
  const { spoken, listen, pronounce } = useSpokenTerm();
  return (
    <>
      <div className="dict-terms" ref={list} role="group" aria-label={dictionaryMessages.views.terms} tabIndex={-1}>
        {terms.slice(0, shown).map((entry, index) => (
          <TermCard
            key={entry.term}
            entry={entry}
            headingRef={index === firstNewIndex ? firstNew : undefined}
            isFavourite={isStarred(favourites, entry)}
            isSpoken={spoken === entry.term}
            onFavourite={() => {
              starred.current = index;
              void updateFavourites((present) => toggled(present, entry));
            }}
            onPronounce={() => pronounce([entry.term])}
            onListen={() => listen(entry.term, spokenDefinition(entry))}
          />
        ))}
      </div>
      {hasMore ? (
        <Button isBig className="dict-more" onClick={showMore}>
          {dictionaryMessages.more}
        </Button>
      ) : null}
    </>
  );
};

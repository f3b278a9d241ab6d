import type { GlossaryEntry } from "#content/schema/glossary.ts";
import { exampleOf } from "#domain/text/glossary-places.ts";
import { Button } from "#src/ui/button.tsx";
import { usePagedList } from "#src/platform/page/use-paged-list.ts";
import { quotedIn } from "#domain/site/locales/locale.ts";
import { wordsPerPage } from "./rules.ts";
import { ReferenceLink } from "./reference-link.tsx";
import { dictionaryScreenMessages } from "./messages.ts";

/** Words of the King James Version that changed their meaning or fell out of use, each sense with a verse that has it. */
export const WordList = ({ entries }: { entries: readonly GlossaryEntry[] }) => {
  const { shown, hasMore, showMore, firstNew, firstNewIndex } = usePagedList<HTMLElement>(entries.length, wordsPerPage);
  return (
    <>
      <dl className="dict-words" lang={quotedIn}>
        {entries.slice(0, shown).map(({ words, senses }, index) => (
          <div key={words[0]}>
            <dt tabIndex={-1} ref={index === firstNewIndex ? firstNew : undefined}>
              {words.join(", ")}
            </dt>
            {senses.map((sense) => (
              <dd key={sense.meaning}>
                {sense.meaning} <ReferenceLink reference={exampleOf(sense)} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
      {hasMore ? (
        <Button isBig className="dict-more" onClick={showMore}>
          {dictionaryScreenMessages.more}
        </Button>
      ) : null}
    </>
  );
};

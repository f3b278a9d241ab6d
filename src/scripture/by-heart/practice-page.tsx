import { ArrowLeft } from "lucide";
import { useEffect, useRef, useState } from "react";
import { verseSetReference } from "#domain/scripture/reference/verse-set.ts";
import type { CalendarDate } from "#domain/calendar/calendar-date.ts";
import { showPassage } from "#src/platform/loading/document-data.ts";
import { useAfterHydration } from "#src/platform/loading/hydration.ts";
import { Link, useLocation } from "#src/platform/page/router.tsx";
import { useLastingState } from "#src/platform/page/use-entry-state.ts";
import { shortName } from "#domain/scripture/translations/short-name.ts";
import { quotedIn } from "#domain/site/locales/locale.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { useToday } from "#src/platform/use-today.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { PageHead, Wrap } from "#src/ui/page.tsx";
import { NeedsScripts, Notice, Problem, TextSkeleton } from "#src/ui/states.tsx";
import { parseCardId, removeCard } from "./cards.ts";
import { byHeartMessages as messages } from "./messages.ts";
import { PassagePractice, type PassagePracticeProps } from "./passage-practice.tsx";
import { queueOf } from "./schedule.ts";
import { cardsEntry, limitEntry } from "./stored.ts";
import { usePassageTexts } from "./use-passage-texts.ts";
import type { Mode } from "./modes.ts";
import "./by-heart.css";
import "./practice.css";

interface CardProps extends Omit<PassagePracticeProps, "place" | "card" | "words" | "lang"> {
  onSkip: () => void;
}

/** Loads the words of a passage; says why where it cannot be practised. */
const PracticeCard = ({ id, onSkip, ...rest }: CardProps) => {
  const [cards, update] = useStored(cardsEntry);
  const place = parseCardId(id);
  const { texts, failure, retry } = usePassageTexts(place ? [place] : []);
  const card = cards[id];
  const { words, edition } = texts[0] ?? {};
  if (!place || !card)
    return (
      <>
        <h1 tabIndex={-1}>{place ? verseSetReference(place.passage) : messages.title}</h1>
        <Notice>{messages.notOnShelf}</Notice>
        {rest.children}
      </>
    );
  if (words) {
    const lang = edition?.tag ?? quotedIn;
    return <PassagePractice {...rest} id={id} place={place} card={card} words={words} lang={lang} />;
  }
  const skip = <Button onClick={onSkip}>{messages.skip}</Button>;
  return (
    <>
      <h1 tabIndex={-1}>{verseSetReference(place.passage)}</h1>
      {failure ? (
        <Problem message={failure} onRetry={retry}>
          {skip}
        </Problem>
      ) : words === "" ? (
        <Notice>
          {messages.notInTranslation}{" "}
          <Button
            onClick={() => {
              void update((present) => removeCard(present, id));
              onSkip();
            }}
          >
            {messages.remove(verseSetReference(place.passage))}
          </Button>
        </Notice>
      ) : (
        <TextSkeleton lines={6} />
      )}
    </>
  );
};

const NothingLeft = ({ title }: { title: string }) => (
  <>
    <PageHead isSlim title={title} />
    <ButtonLink to="/by-heart" variant="primary">
      {messages.back}
    </ButtonLink>
  </>
);

/** Practises the passages that are due, one after the other. */
const PracticeSession = ({ only, today }: { only: string; today: CalendarDate }) => {
  const [cards] = useStored(cardsEntry);
  const [ids] = useState(() =>
    only === "" ? queueOf(cards, today, deviceStore().read(limitEntry).mostADay).ids : [only],
  );
  // All texts load with the first: the network may go before the last.
  usePassageTexts(ids.flatMap((one) => parseCardId(one) ?? []));
  const [at, setAt] = useState(0);
  const [mode, setMode] = useLastingState<Mode | undefined>("mode", undefined);
  const rootRef = useRef<HTMLDivElement>(null);
  const hasMoved = useRef(false);
  const goOn = () => {
    hasMoved.current = true;
    setAt(at + 1);
  };
  const focusHeading = () => {
    if (hasMoved.current) rootRef.current?.querySelector("h1")?.focus();
    hasMoved.current = true;
  };
  const id = ids[at];
  const translation = id && parseCardId(id)?.translation;
  // Also while the words are loading, and after the last passage.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- with each passage
  useEffect(() => (at > 0 ? focusHeading() : undefined), [at]);
  if (id === undefined)
    return (
      <div ref={rootRef}>
        <NothingLeft title={at === 0 ? messages.nothingToday : messages.allDone} />
      </div>
    );
  return (
    <div ref={rootRef} className="heart-card">
      <div className="row row-spread heart-bar">
        <Link to="/by-heart" className="lone-link">
          <Icon of={ArrowLeft} small /> {messages.back}
        </Link>
        <span className="muted">
          {ids.length > 1 ? `${messages.place(at + 1, ids.length)} · ` : ""}
          {translation && shortName(translation)}
        </span>
      </div>
      <PracticeCard
        key={`${id} ${at}`}
        id={id}
        today={today}
        mode={mode}
        onMode={setMode}
        onFocus={focusHeading}
        onSkip={goOn}
      >
        {only === "" ? (
          <Button variant="primary" isBig onClick={goOn}>
            {at + 1 < ids.length ? messages.next : messages.finish}
          </Button>
        ) : (
          <ButtonLink variant="primary" isBig to="/by-heart">
            {messages.finish}
          </ButtonLink>
        )}
      </PracticeCard>
    </div>
  );
};

/**
 * `/by-heart/practice`: today's passages, or with a fragment (`#kjv/JHN.3.16`) that one. The prerendered page has what a visitor
 * without verses sees, and the placeholder that the head script shows others instead.
 */
export const Page = () => {
  const only = useAfterHydration(useLocation().hash, undefined)?.slice(1);
  const today = useToday();
  const isWaiting = only === undefined || !today;
  useEffect(() => (isWaiting ? undefined : showPassage()), [isWaiting]);
  return (
    <Wrap className="heart-practice">
      {isWaiting ? (
        <>
          <div className="as-new">
            <NothingLeft title={messages.nothingToday} />
            <NeedsScripts />
          </div>
          <div className="as-asked">
            <PageHead isSlim title={messages.title} />
            <TextSkeleton lines={6} label={messages.loading} />
          </div>
        </>
      ) : (
        <PracticeSession key={only} only={only} today={today} />
      )}
    </Wrap>
  );
};

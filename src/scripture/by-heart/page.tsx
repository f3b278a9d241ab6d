import { useEffect } from "react";
import { lazyCode, preloadCode } from "#src/platform/loading/lazy-code.ts";
import { savesData } from "#src/platform/network/connection.ts";
import { Link } from "#src/platform/page/router.tsx";
import { addDays, type CalendarDate, dayNumber, daysBetween } from "#domain/calendar/calendar-date.ts";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { useToday } from "#src/platform/use-today.ts";
import { type VerseSet, verseSetReference } from "#domain/scripture/reference/verse-set.ts";
import { learnPath } from "#domain/site/addresses/learn-address.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Figure, Figures, PageHead, Wrap } from "#src/ui/page.tsx";
import { Segmented } from "#src/ui/segmented.tsx";
import { TextSkeleton } from "#src/ui/states.tsx";
import { parseCardId } from "./cards.ts";
import { reviewsADay } from "./config.ts";
import { byHeartMessages as messages } from "./messages.ts";
import { countStages, lastReview, queueOf, stageOf, streakOf } from "./schedule.ts";
import { listSavedSets } from "./saved-sets.ts";
import { partsOf, passagesOfSet, progressOf, setIds } from "./sets.ts";
import { Shelf } from "./shelf.tsx";
import { cardsEntry, limitEntry, savedSetsEntry, type Cards, type SavedSets } from "./stored.ts";
import { usePrefetchedTexts } from "./use-passage-texts.ts";
import "./by-heart.css";

/** Loaded ahead as its texts are. */
const practice = lazyCode("practice by heart", () => import("./practice-page.tsx"));

interface Learnt {
  cards: Cards;
  today: CalendarDate;
}

/** The day on which the next passage comes: tomorrow, if one is not begun. Undefined if there is none. */
const nextDay = (cards: Cards, today: number): number | undefined => {
  const days = Object.entries(cards).flatMap(([id, card]) =>
    parseCardId(id) ? [lastReview(card, today)?.due ?? today + 1] : [],
  );
  return days.length === 0 ? undefined : Math.max(today + 1, Math.min(...days));
};

const Today = ({ cards, today, mostADay }: Learnt & { mostADay: number }) => {
  const { ids, waiting, done } = queueOf(cards, today, mostADay);
  const next = nextDay(cards, dayNumber(today));
  const date = next === undefined ? undefined : addDays(today, next - dayNumber(today));
  if (Object.keys(cards).length === 0) return <p className="heart-today stack-4 serif">{messages.empty}</p>;
  return (
    <section className="heart-today stack-4" aria-label={messages.today}>
      {ids.length > 0 ? (
        <>
          <p className="serif">{messages.todays(ids.length)}</p>
          <ButtonLink to="/by-heart/practice" variant="primary" isBig>
            {messages.begin}
          </ButtonLink>
        </>
      ) : (
        <p className="serif">
          {done > 0 ? messages.doneToday(done) : messages.nothingToday}{" "}
          {date && waiting === 0 ? messages.nextIs(daysBetween(today, date), date) : null}
        </p>
      )}
      {waiting > 0 ? <p className="muted">{messages.waiting(waiting)}</p> : null}
    </section>
  );
};

const LearntProgress = ({ cards, today }: Learnt) => {
  const counts = countStages(
    Object.entries(cards).flatMap(([id, card]) => (parseCardId(id) ? [stageOf(card, dayNumber(today))] : [])),
  );
  return (
    <div>
      <Figures>
        <Figure value={counts.known} label={messages.known} />
        <Figure value={counts.learning} label={messages.learning} />
        <Figure value={counts.waiting} label={messages.notBegun} />
        <Figure value={streakOf(cards, today)} label={messages.inARow} />
      </Figures>
      <p className="hint">{messages.streakNote}</p>
    </div>
  );
};

const limits = [reviewsADay.fewest, reviewsADay.usual, 15, 20, reviewsADay.most].map((value) => ({
  value,
  label: value,
}));

const Sets = ({ cards, today }: { cards: Cards; today: number }) => (
  <section aria-labelledby="heart-sets">
    <h2 id="heart-sets">{messages.sets}</h2>
    <ul className="heart-sets stack-3">
      {setIds.map((id) => {
        const passages = passagesOfSet(id);
        const { known, learning, added } = progressOf(passages, cards, today);
        return (
          <li key={id}>
            <Link to={`/by-heart/set#${id}`}>
              <b>{messages.set[id].name}</b>
              <span>{messages.set[id].lead}</span>
              {added > 0 ? (
                <span className="hint">{messages.setProgress(known, learning, passages.length)}</span>
              ) : null}
            </Link>
          </li>
        );
      })}
      <li>
        <Link to="/by-heart/set" className="heart-new-set">
          <b>{messages.newSet}</b>
          <span>{messages.newSetLead}</span>
        </Link>
      </li>
    </ul>
  </section>
);

/** "Psalm 23:1-6, John 10:11, …" */
const firstReferences = (passages: readonly VerseSet[]): string =>
  `${passages.slice(0, 2).map(verseSetReference).join(", ")}${passages.length > 2 ? ", …" : ""}`;

/** Sets by link that are remembered. */
const OwnSets = ({ sets, cards, today }: { sets: SavedSets; cards: Cards; today: number }) => {
  const listed = listSavedSets(sets);
  return listed.length === 0 ? null : (
    <section aria-labelledby="heart-own-sets">
      <h2 id="heart-own-sets">{messages.ownSets}</h2>
      <ul className="heart-sets stack-3">
        {listed.map(({ name, translation, passages }) => {
          const parts = partsOf(passages);
          const { known, learning } = progressOf(parts, cards, today);
          const path = learnPath(translation, passages, name);
          return (
            <li key={path}>
              <Link to={path}>
                <b>
                  <bdi>{name === "" ? firstReferences(parts) : name}</bdi>
                </b>
                {name === "" ? null : <span>{firstReferences(parts)}</span>}
                <span className="hint">{messages.setProgress(known, learning, parts.length)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
};

/** `/by-heart`: what is due today, what was learnt, and sets to begin with (docs/product/by-heart.md). */
export const Page = () => {
  const [cards] = useStored(cardsEntry);
  const [{ mostADay }, update] = useStored(limitEntry);
  const [sets] = useStored(savedSetsEntry);
  const today = useToday();
  usePrefetchedTexts(cards, today);
  const hasCards = today !== undefined && Object.keys(cards).length > 0;
  useEffect(() => {
    if (hasCards && !savesData()) preloadCode(practice);
  }, [hasCards]);
  return (
    <Wrap className="heart-page stack-6">
      <PageHead title={messages.title}>{messages.lead}</PageHead>
      {today ? (
        <Today cards={cards} today={today} mostADay={mostADay} />
      ) : (
        <div className="heart-today stack-4">
          <TextSkeleton lines={2} label={messages.loading} />
        </div>
      )}
      {today ? <OwnSets sets={sets} cards={cards} today={dayNumber(today)} /> : null}
      {hasCards ? (
        <>
          <LearntProgress cards={cards} today={today} />
          <Shelf cards={cards} today={today} />
          <div>
            <Segmented
              label={messages.settings}
              value={mostADay}
              options={limits}
              onChange={(chosen) => void update((present) => ({ ...present, mostADay: chosen }))}
            />
            <p className="hint">{messages.settingsHint}</p>
          </div>
        </>
      ) : null}
      <Sets cards={cards} today={today ? dayNumber(today) : 0} />
    </Wrap>
  );
};

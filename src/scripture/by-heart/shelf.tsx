import { X } from "lucide";
import { memo } from "react";
import { Link } from "#src/platform/page/router.tsx";
import { type CalendarDate, dayNumber } from "#domain/calendar/calendar-date.ts";
import { bookName, bookOrder, chapterCount, type BookId } from "#domain/scripture/books/books.ts";
import { shortName } from "#domain/scripture/translations/short-name.ts";
import { compareVerseSets, verseSetReference } from "#domain/scripture/reference/verse-set.ts";
import { keepFocus } from "#src/platform/page/keep-focus.ts";
import { useEntryState } from "#src/platform/page/use-entry-state.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { Icon } from "#src/ui/icon.tsx";
import { IconButton } from "#src/ui/icon-button.tsx";
import { offerUndo } from "#src/platform/drafts/offer-undo.ts";
import { type CardPlace, parseCardId, removeCard } from "./cards.ts";
import { byHeartMessages as messages } from "./messages.ts";
import { countStages, nextText, type Stage, stageOf, stages } from "./schedule.ts";
import { cardsEntry, type Card, type Cards } from "./stored.ts";

interface ShelvedCard extends CardPlace {
  readonly id: string;
  readonly card: Card;
  readonly stage: Stage;
}

interface ShelvedBook {
  readonly book: BookId;
  readonly cards: readonly ShelvedCard[];
  readonly counts: Readonly<Record<Stage, number>>;
}

/** The cards by book, in the order of the Bible. */
const shelfOf = (cards: Cards, date: CalendarDate): readonly ShelvedBook[] => {
  const today = dayNumber(date);
  const byBook = new Map<BookId, ShelvedCard[]>();
  for (const [id, card] of Object.entries(cards)) {
    const place = parseCardId(id);
    if (!place) continue;
    const shelved = { ...place, id, card, stage: stageOf(card, today) };
    byBook.set(place.passage.book, [...(byBook.get(place.passage.book) ?? []), shelved]);
  }
  return [...byBook]
    .toSorted(([one], [other]) => bookOrder(one) - bookOrder(other))
    .map(([book, all]) => ({
      book,
      cards: all.toSorted((one, other) => compareVerseSets(one.passage, other.passage)),
      counts: countStages(all.map(({ stage }) => stage)),
    }));
};

/** The stage of each chapter, from 1: the least of its cards; undefined for chapters without any. */
const stagesOfChapters = ({ book, cards }: ShelvedBook): readonly (Stage | undefined)[] =>
  Array.from({ length: chapterCount(book) }, (_, index) => {
    const present = cards.flatMap(({ passage, stage }) => (passage.chapter === index + 1 ? [stage] : []));
    return stages.find((stage) => present.includes(stage));
  });

interface BookProps {
  shelved: ShelvedBook;
  today: CalendarDate;
  onRemove: (card: ShelvedCard) => void;
}

/** A book with a map of its chapters. Its passages are drawn once it is opened: there may be two thousand on the shelf. */
const Book = ({ shelved, today, onRemove }: BookProps) => {
  const [isOpen, setIsOpen] = useEntryState(shelved.book, false);
  return (
    <details className="heart-book" open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        <span>
          <b>{bookName(shelved.book)}</b>
          <span className="sr">: </span>
          <span className="hint">
            {messages.bookSummary(shelved.counts.known, shelved.counts.learning, shelved.counts.waiting)}
          </span>
        </span>
        <span className="heart-map" aria-hidden="true">
          {stagesOfChapters(shelved).map((stage, index) => (
            <i key={index} className={stage && `is-${stage}`} />
          ))}
        </span>
      </summary>
      {isOpen ? (
        <ul ref={keepFocus}>
          {shelved.cards.map((one) => (
            <li key={one.id}>
              <Link to={`/by-heart/practice#${one.id}`}>{verseSetReference(one.passage)}</Link>
              <span className="hint">
                {shortName(one.translation)} · {nextText(one.card, today)}
              </span>
              <IconButton label={messages.remove(verseSetReference(one.passage))} onClick={() => onRemove(one)}>
                <Icon of={X} small />
              </IconButton>
            </li>
          ))}
        </ul>
      ) : null}
    </details>
  );
};

interface ShelfProps {
  cards: Cards;
  today: CalendarDate;
}

/** What is learnt, by book: a map of its chapters, and its passages with their next dates. */
export const Shelf = memo(({ cards, today }: ShelfProps) => {
  const [, update] = useStored(cardsEntry);
  const remove = async ({ id, passage, card }: ShelvedCard) => {
    await update((present) => removeCard(present, id));
    if (deviceStore().read(cardsEntry)[id]) return;
    offerUndo({ title: messages.removed(verseSetReference(passage)) }, () =>
      update((present) => (present[id] ? present : { ...present, [id]: card })),
    );
  };
  return (
    <section aria-labelledby="heart-shelf">
      <h2 id="heart-shelf">{messages.shelf}</h2>
      <p className="hint">{messages.shelfNote}</p>
      {shelfOf(cards, today).map((shelved) => (
        <Book key={shelved.book} shelved={shelved} today={today} onRemove={(one) => void remove(one)} />
      ))}
      <p className="row map-legend heart-legend hint" aria-hidden="true">
        <i className="is-known" />
        {messages.legend.known}
        <i className="is-learning" />
        {messages.legend.learning}
        <i className="is-waiting" />
        {messages.legend.waiting}
      </p>
    </section>
  );
});

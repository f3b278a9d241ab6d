import { FSRSAlgorithm, type FSRSState, generatorParameters } from "ts-fsrs";
import { addDays, type CalendarDate, dayNumber, daysBetween, parseIsoDate } from "#domain/calendar/calendar-date.ts";
import { daysAhead } from "#domain/calendar/streaks.ts";
import { compareVerseSets } from "#domain/scripture/reference/verse-set.ts";
import type { Card, Cards } from "./stored.ts";
import { type Grade, parseCardId } from "./cards.ts";
import { byHeartMessages } from "./messages.ts";
import { knownFromDays, longestIntervalDays, newADay, retention } from "./config.ts";

/**
 * When a passage returns: FSRS, counted in whole calendar days of the visitor, so that neither the hour nor the time zone
 * matters. Nothing of it is stored: it follows from the reviews, the same on all devices (docs/decisions/by-heart.md).
 */
const fsrs = new FSRSAlgorithm(
  generatorParameters({
    request_retention: retention,
    maximum_interval: longestIntervalDays,
    enable_fuzz: false,
    enable_short_term: false,
  }),
);

/** Days as in `dayNumber`. */
interface Review {
  readonly day: number;
  /** The first day on which it should come back. */
  readonly due: number;
  readonly intervalDays: number;
  readonly stability: number;
}

/**
 * The grades of a card by day, in their order. If some days are before the card was added, a clock was wrong, then or when
 * it was added: the fewer reviews are left out. Otherwise a passage reviewed with a clock set back would seem to have been
 * known for years.
 */
const gradesByDay = ({ addedOn, reviews }: Card): readonly (readonly [day: number, grade: Grade])[] => {
  const all = Object.entries(reviews)
    .flatMap(([text, grade]) => {
      const date = parseIsoDate(text);
      return date ? [[dayNumber(date), grade] as const] : [];
    })
    .toSorted(([one], [other]) => one - other);
  const added = parseIsoDate(addedOn);
  const first = added ? all.findIndex(([day]) => day >= dayNumber(added) - daysAhead) : 0;
  return first > 0 && all.length - first >= first ? all.slice(first) : all;
};

const replay = (card: Card): readonly Review[] => {
  let state: FSRSState | null = null;
  let before: number | undefined;
  return gradesByDay(card).map(([day, grade]) => {
    const elapsed = before === undefined ? 0 : day - before;
    state = fsrs.next_state(state, elapsed, grade);
    before = day;
    const intervalDays = Math.max(1, fsrs.next_interval(state.stability, elapsed));
    return { day, due: day + intervalDays, intervalDays, stability: state.stability };
  });
};

const replayed = new WeakMap<Card, readonly Review[]>();

/** The reviews of a card up to today in their order. Those that a wrong clock dated later count when their date comes. */
export const history = (card: Card, today: number): readonly Review[] => {
  const known = replayed.get(card) ?? replay(card);
  replayed.set(card, known);
  return known.at(-1) && known.at(-1)!.day > today + daysAhead
    ? known.filter(({ day }) => day <= today + daysAhead)
    : known;
};

/** The last review; undefined for a passage that was never practised. */
export const lastReview = (card: Card, today: number): Review | undefined => history(card, today).at(-1);

/** Whether it is to be practised today: never for a card that is gone. */
export const isDue = (card: Card | undefined, today: number): boolean =>
  card !== undefined && (lastReview(card, today)?.due ?? today) <= today;

/** From the first to the last. */
export const stages = ["waiting", "learning", "known"] as const;
export type Stage = (typeof stages)[number];

export const stageOf = (card: Card, today: number): Stage => {
  const last = lastReview(card, today);
  if (!last) return "waiting";
  return last.intervalDays >= knownFromDays ? "known" : "learning";
};

/** How many of some cards are at each stage. */
export const countStages = (all: readonly Stage[]): Readonly<Record<Stage, number>> => {
  const count = (stage: Stage) => all.filter((one) => one === stage).length;
  return { waiting: count("waiting"), learning: count("learning"), known: count("known") };
};

/** What a visitor practises today. */
interface Queue {
  /** Ids, in order: those that are due, the longest first, then new ones. */
  readonly ids: readonly string[];
  /** How many more are due, and wait for another day. */
  readonly waiting: number;
  readonly done: number;
}

const inBibleOrder = (one: string, other: string): number => {
  const [a, b] = [parseCardId(one), parseCardId(other)];
  return a && b ? compareVerseSets(a.passage, b.passage) : 0;
};

/**
 * At most so many a day. New passages come last, and none while more are due than fit: otherwise a missed week would
 * never be made up for.
 */
export const queueOf = (cards: Cards, date: CalendarDate, mostADay: number, mostNew = newADay): Queue => {
  const today = dayNumber(date);
  const due: { id: string; due: number }[] = [];
  const unseen: { id: string; addedOn: string }[] = [];
  let done = 0;
  let begun = 0;
  for (const [id, card] of Object.entries(cards)) {
    if (!parseCardId(id)) continue;
    const reviews = history(card, today);
    const last = reviews.at(-1);
    if (!last) unseen.push({ id, addedOn: card.addedOn });
    else if (last.day >= today) {
      done += 1;
      if (reviews.length === 1) begun += 1;
    } else if (last.due <= today) due.push({ id, due: last.due });
  }
  const room = Math.max(0, mostADay - done);
  const reviews = due.toSorted((one, other) => one.due - other.due || (one.id < other.id ? -1 : 1)).slice(0, room);
  const fresh =
    due.length > room
      ? []
      : unseen
          .toSorted((one, other) =>
            one.addedOn === other.addedOn ? inBibleOrder(one.id, other.id) : one.addedOn < other.addedOn ? -1 : 1,
          )
          .slice(0, Math.max(0, Math.min(mostNew - begun, room - reviews.length)));
  return { ids: [...reviews, ...fresh].map(({ id }) => id), waiting: due.length - reviews.length, done };
};

/** When a card returns; today at the earliest. Undefined if it was never practised. */
export const nextDate = (card: Card, date: CalendarDate): CalendarDate | undefined => {
  const today = dayNumber(date);
  const last = lastReview(card, today);
  return last && addDays(date, Math.max(0, last.due - today));
};

export const nextText = (card: Card, date: CalendarDate): string => {
  const next = nextDate(card, date);
  return next ? byHeartMessages.comesBack(daysBetween(date, next), next) : byHeartMessages.waitsItsTurn;
};

/**
 * Days in a row on which something was practised. Days on which nothing was due neither count nor end it; a day on which
 * something was due and nothing was practised ends it. Today ends nothing yet.
 */
export const streakOf = (cards: Cards, date: CalendarDate): number => {
  const today = dayNumber(date);
  const practised = new Set<number>();
  /** By how much the number of passages that are due and not yet practised changes, by day. */
  const changes = new Map<number, number>();
  const change = (day: number, by: 1 | -1): void => void changes.set(day, (changes.get(day) ?? 0) + by);
  for (const card of Object.values(cards)) {
    const reviews = history(card, today);
    for (const [index, { day, due }] of reviews.entries()) {
      practised.add(day);
      const next = reviews[index + 1]?.day ?? Number.POSITIVE_INFINITY;
      if (next <= due) continue;
      change(due, 1);
      change(next, -1);
    }
  }
  let streak = 0;
  let open = 0;
  for (let day = Math.min(...practised); day <= today; day += 1) {
    open += changes.get(day) ?? 0;
    if (practised.has(day)) streak += 1;
    else if (open > 0 && day < today) streak = 0;
  }
  return streak;
};

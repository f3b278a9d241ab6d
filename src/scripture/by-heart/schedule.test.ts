import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, type CalendarDate, dayNumber, parseIsoDate, toIsoDate } from "#domain/calendar/calendar-date.ts";
import type { Cards } from "./stored.ts";
import { addCards, type Grade, grades, mergeCards, review } from "./cards.ts";
import { knownFromDays, longestIntervalDays, newADay, reviewsADay } from "./config.ts";
import { history, lastReview, nextDate, queueOf, stageOf, streakOf } from "./schedule.ts";

const on = (text: string): CalendarDate => parseIsoDate(text)!;
const start = on("2026-01-01");
const iso = (day: number): string => toIsoDate(addDays(start, day));
const dayAt = (day: number): number => dayNumber(start) + day;

const psalms = (count: number): string[] => Array.from({ length: count }, (_, index) => `kjv/PSA.119.${index + 1}`);
const [first = "", second = "", third = ""] = psalms(3);

const reviewed = (cards: Cards, id: string, ...dates: readonly (readonly [day: number, grade: Grade])[]): Cards =>
  dates.reduce((present, [day, grade]) => review(present, id, iso(day), grade, ""), cards);

const anyGrade = fc.constantFrom(grades.again, grades.hard, grades.good, grades.easy);

describe("a passage", () => {
  it("returns later each time it is known, and soon when it was not", () => {
    const cards = reviewed(addCards({}, [first], iso(0)), first, [0, 3], [3, 3], [17, 3], [60, 1]);
    const pauses = history(cards[first]!, dayAt(60)).map(({ intervalDays }) => intervalDays);
    expect(pauses[1]).toBeGreaterThan(pauses[0]!);
    expect(pauses[2]).toBeGreaterThan(pauses[1]!);
    expect(pauses[3]).toBeLessThan(7);
    expect(stageOf(cards[first]!, dayAt(60))).toBe("learning");
  });

  it("is known once it need not return for three weeks, and not after one run", () => {
    let cards = addCards({}, [first], iso(0));
    expect(stageOf(cards[first]!, dayAt(0))).toBe("waiting");
    cards = reviewed(cards, first, [0, 3]);
    expect(stageOf(cards[first]!, dayAt(0))).toBe("learning");
    cards = reviewed(cards, first, [3, 3], [17, 3]);
    expect(lastReview(cards[first]!, dayAt(17))?.intervalDays).toBeGreaterThanOrEqual(knownFromDays);
    expect(stageOf(cards[first]!, dayAt(17))).toBe("known");
  });

  it("is never due twice a day, and always within a year", () => {
    const days = fc.uniqueArray(fc.nat(3000), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(days, fc.infiniteStream(anyGrade), (dates, stream) => {
        const sorted = dates.toSorted((one, other) => one - other);
        const results = sorted.map((day) => [day, stream.next().value as Grade] as const);
        const cards = reviewed(addCards({}, [first], iso(0)), first, ...results);
        const last = sorted.at(-1)!;
        for (const { day, due } of history(cards[first]!, dayAt(last))) {
          expect(due).toBeGreaterThan(day);
          expect(due).toBeLessThanOrEqual(day + longestIntervalDays);
        }
        // On a journey to the west a date comes twice.
        for (const day of [last, last - 1])
          expect(queueOf(cards, addDays(start, day), reviewsADay.usual).ids).toEqual([]);
      }),
    );
  });

  it("is not lost to a clock that was years ahead", () => {
    const cards = reviewed(addCards({}, [first], iso(0)), first, [0, 3], [4000, 3]);
    expect(lastReview(cards[first]!, dayAt(10))?.day).toBe(dayAt(0));
    expect(queueOf(cards, addDays(start, 10), 10).ids).toEqual([first]);
    expect(nextDate(cards[first]!, addDays(start, 10))).toEqual(addDays(start, 10));
  });

  it("is not called known for a review by a clock that was set back", () => {
    const once = reviewed(addCards({}, [first], iso(0)), first, [-2500, 3]);
    // As long as the clock is wrong, it is not due twice.
    expect(queueOf(once, addDays(start, -2500), 10).ids).toEqual([]);
    const cards = reviewed(once, first, [1, 3]);
    expect(stageOf(cards[first]!, dayAt(2))).toBe("learning");
    expect(history(cards[first]!, dayAt(2))).toEqual(
      history(reviewed(addCards({}, [first], iso(0)), first, [1, 3])[first]!, dayAt(2)),
    );
    // The other way round: it was added with a wrong clock.
    const ahead = reviewed(addCards({}, [first], iso(2500)), first, [0, 3], [3, 3], [2501, 3]);
    expect(history(ahead[first]!, dayAt(2501))).toHaveLength(3);
  });

  it("returns on the same date on devices that reviewed apart, in whatever order they meet", () => {
    const log = fc.uniqueArray(fc.tuple(fc.nat(60), anyGrade), { selector: ([day]) => day, maxLength: 8 });
    fc.assert(
      fc.property(log, log, (one, other) => {
        const base = addCards({}, [first], iso(0));
        const [a, b] = [reviewed(base, first, ...one), reviewed(base, first, ...other)];
        const today = addDays(start, 61);
        expect(nextDate(mergeCards(a, b)[first]!, today)).toEqual(nextDate(mergeCards(b, a)[first]!, today));
      }),
    );
  });
});

describe("today’s passages", () => {
  it("are those that have been due longest, then two new ones in the order of the Bible", () => {
    const cards = reviewed(reviewed(addCards({}, psalms(6), iso(0)), first, [10, grades.again]), second, [
      8,
      grades.again,
    ]);
    const { ids, waiting, done } = queueOf(cards, addDays(start, 40), reviewsADay.usual);
    expect(ids).toEqual([second, first, third, psalms(4)[3]]);
    expect({ waiting, done }).toEqual({ waiting: 0, done: 0 });
  });

  it("are no more than the visitor wants, and none new while more are due than fit", () => {
    let cards = addCards({}, psalms(20), iso(0));
    for (const id of psalms(12)) cards = reviewed(cards, id, [0, grades.again]);
    const queue = queueOf(cards, addDays(start, 30), reviewsADay.fewest);
    expect(queue.ids).toHaveLength(reviewsADay.fewest);
    expect(queue.waiting).toBe(12 - reviewsADay.fewest);
    expect(psalms(12)).toEqual(expect.arrayContaining([...queue.ids]));
    for (const id of queue.ids) cards = reviewed(cards, id, [30, grades.good]);
    const after = queueOf(cards, addDays(start, 30), reviewsADay.fewest);
    expect(after).toEqual({ ids: [], waiting: 12 - reviewsADay.fewest, done: reviewsADay.fewest });
  });

  it("are two new ones a day, not two an hour", () => {
    let cards = addCards({}, psalms(9), iso(0));
    for (const id of queueOf(cards, start, 10).ids) cards = reviewed(cards, id, [0, grades.good]);
    expect(queueOf(cards, start, 10)).toEqual({ ids: [], waiting: 0, done: newADay });
  });

  it("leave out translations that this version does not know, without losing them", () => {
    const cards = addCards({}, ["xyz/JHN.3.16"], iso(0));
    expect(queueOf(cards, start, 10).ids).toEqual([]);
    expect(Object.keys(mergeCards(cards, {}))).toEqual(["xyz/JHN.3.16"]);
  });
});

describe("the streak", () => {
  it("counts days of practice, and ends only where something was due and left", () => {
    const cards = reviewed(addCards({}, [first], iso(0)), first, [0, 3]);
    const due = lastReview(cards[first]!, dayAt(0))!.intervalDays;
    expect(streakOf({}, start)).toBe(0);
    expect(streakOf(cards, start)).toBe(1);
    expect(streakOf(cards, addDays(start, due))).toBe(1);
    expect(streakOf(reviewed(cards, first, [due, 3]), addDays(start, due))).toBe(2);
    expect(streakOf(cards, addDays(start, due + 1))).toBe(0);
    expect(streakOf(reviewed(cards, first, [due + 1, 3]), addDays(start, due + 1))).toBe(1);
  });

  it("is the same as counted day by day, backwards", () => {
    const log = fc.uniqueArray(fc.tuple(fc.nat(60), anyGrade), { selector: ([day]) => day, maxLength: 8 });
    fc.assert(
      fc.property(log, log, (early, late) => {
        const cards = reviewed(reviewed(addCards({}, [first, second], iso(0)), first, ...early), second, ...late);
        const reviews = [first, second].map((id) => history(cards[id]!, dayAt(60)));
        const wasPractised = (day: number) => reviews.some((all) => all.some((last) => last.day === day));
        const wasDue = (day: number) =>
          reviews.some((all) => {
            const last = all.findLast((one) => one.day < day);
            return last !== undefined && last.due <= day;
          });
        let streak = 0;
        for (let day = dayAt(60); day >= dayAt(0); day -= 1) {
          if (wasPractised(day)) streak += 1;
          else if (day < dayAt(60) && wasDue(day)) break;
        }
        expect(streakOf(cards, addDays(start, 60))).toBe(streak);
      }),
    );
  });
});

/** Numbers in [0, 1) from a seed (mulberry32). */
const randomFrom = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

/** FSRS's curve of forgetting: 0.9 when as many days have gone by as the stability says. */
const decay = -0.1542;
const recall = (days: number, stability: number): number =>
  (1 + (0.9 ** (1 / decay) - 1) * (days / stability)) ** decay;

/** A year with 300 verses, by somebody who forgets as FSRS expects, and is away on some days. */
const simulate = (seed: number, isAway: (day: number) => boolean) => {
  const random = randomFrom(seed);
  let cards = addCards({}, [...psalms(176), ...psalms(124).map((id) => id.replace("kjv", "web"))], iso(0));
  let longestOverdue = 0;
  let asked = 0;
  let recalled = 0;
  let busiestDay = 0;
  for (let day = 0; day < 365; day += 1) {
    if (isAway(day)) continue;
    const { ids } = queueOf(cards, addDays(start, day), reviewsADay.usual);
    busiestDay = Math.max(busiestDay, ids.length);
    for (const id of ids) {
      const last = lastReview(cards[id]!, dayAt(day));
      let grade: Grade = random() < 0.2 ? grades.hard : grades.good;
      if (last) {
        longestOverdue = Math.max(longestOverdue, dayAt(day) - last.due);
        asked += 1;
        if (random() < recall(dayAt(day) - last.day, last.stability)) recalled += 1;
        else grade = grades.again;
      }
      cards = review(cards, id, iso(day), grade, "");
    }
  }
  const stages = Object.values(cards).map((card) => stageOf(card, dayAt(364)));
  return {
    longestOverdue,
    busiestDay,
    share: recalled / asked,
    begun: stages.filter((stage) => stage !== "waiting").length,
  };
};

describe("a year with 300 verses at two new ones a day", () => {
  it("leaves none overdue for more than 14 days, and at least 85 of 100 are recalled", () => {
    for (const seed of [1, 2, 3]) {
      const year = simulate(seed, () => false);
      expect(year.busiestDay).toBeLessThanOrEqual(reviewsADay.usual);
      expect(year.longestOverdue, `seed ${seed}`).toBeLessThanOrEqual(14);
      expect(year.share, `seed ${seed}`).toBeGreaterThanOrEqual(0.85);
      expect(year.begun, `seed ${seed}`).toBe(300);
    }
  });

  it("makes up for a missed week within another", () => {
    const year = simulate(4, (day) => day >= 100 && day < 107);
    expect(year.longestOverdue).toBeLessThanOrEqual(14);
    expect(year.share).toBeGreaterThanOrEqual(0.85);
  });
});

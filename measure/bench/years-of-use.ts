/** Device storage of somebody who has used the site daily for two years: the case with long lists. */
import { bookById } from "#domain/scripture/books/books.ts";
import { totalVerses, verseAt, type VerseId } from "#domain/scripture/reference/places.ts";

const dayMs = 86_400_000;
const daysOfUse = 730;
const counts = { notes: 1000, highlights: 2000, bookmarks: 400, prayers: 500, prayed: 1000, cards: 50 } as const;

/** Distinct verses from all over the canon; different `start` values give different verses. */
const someVerses = (count: number, start: number): VerseId[] =>
  Array.from({ length: count }, (_, index) => verseAt((start + index * 7919) % totalVerses)!);
const stored = ({ book, chapter, verse }: VerseId): string => `${bookById(book).name} ${chapter}:${verse}`;
const isoDate = (instant: number): string => new Date(instant).toISOString().slice(0, 10);
const some = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

const thoughts = [
  "He leads; I do not have to know the way.",
  "Read at Grandmother's bed. She said the second half by heart, with her eyes closed, and then asked for the window to be opened so that the children could be heard.",
  "The same word as in the psalm we sang on Sunday: look up where else it stands.",
  "For the group on Wednesday. What would it have cost him to stop on this road, and who paid for the room?",
];
const colours = ["hl-orange", "hl-pink", "hl-grey"];

/** Device storage (text by key) on the morning of `now` (milliseconds since the epoch). */
export const yearsOfUse = (now: number): Readonly<Record<string, string>> => {
  const daysAgo = (index: number): number => now - (index % daysOfUse) * dayMs;
  const notes = someVerses(counts.notes, 11).map((verse, index) => ({
    id: `note-${index}`,
    reference: stored(verse),
    text: `${thoughts[index % thoughts.length]} (${index})`,
    createdAt: new Date(daysAgo(index)).toISOString(),
  }));
  const highlights = Object.fromEntries(
    someVerses(counts.highlights, 5).map((verse, index) => [stored(verse), colours[index % colours.length]]),
  );
  const prayers = some(counts.prayers).map((index) => ({
    id: `prayer-${index}`,
    text: `${thoughts[index % thoughts.length]} For the neighbours, and for Ruth, number ${index}.`,
    createdAt: daysAgo(index),
    answeredOn: index % 3 === 0 ? isoDate(daysAgo(index)) : "",
  }));
  const plan = {
    daysCompleted: 365,
    currentStreak: 365,
    longestStreak: 365,
    totalPoints: 3650,
    badges: ["First Week", "Monthly Reader"],
    completedDays: some(365).map((index) => index + 1),
    lastReadDate: isoDate(now - dayMs),
  };
  const prayed = some(counts.prayed).map((index) => ({
    topicId: (index % 28) + 1,
    timestamp: now - (counts.prayed - index) * (dayMs / 2),
  }));
  const values: Readonly<Record<string, unknown>> = {
    "bible-notes": notes,
    "bible-highlights": highlights,
    "bible-bookmarks": someVerses(counts.bookmarks, 3).map(stored),
    gbh_prayer_diary: prayers,
    "prayer-wall-stats": {
      totalPrayers: daysOfUse * 2,
      todaysPrayers: 0,
      streak: daysOfUse,
      lastPrayerDate: isoDate(now - dayMs),
      records: prayed,
    },
    "bible-reading-stats": plan,
    "gbh_whole-bible-stats": plan,
    "daily-prayer-shield-stats": {
      totalShields: daysOfUse,
      completedDates: some(daysOfUse).map((index) => isoDate(now - (daysOfUse - index) * dayMs)),
      currentStreak: daysOfUse,
    },
    "mentor-me-jesus-stats": {
      totalDays: 39,
      completedDays: some(39).map((index) => index + 1),
      currentStreak: 39,
      dates: some(39).map((index) => isoDate(now - (40 - index) * dayMs)),
    },
    "gbh_mentor-answers": Object.fromEntries(
      some(117).map((index) => [`${Math.floor(index / 3) + 1}.${(index % 3) + 1}`, thoughts[index % thoughts.length]]),
    ),
    gbh_my_cards: some(counts.cards).map((index) => ({
      category: "wedding",
      cardId: `${daysAgo(index * 9)}-${String(index).padStart(32, "0")}`,
      openedAt: daysAgo(index * 9),
    })),
    gbh_card_tokens: Object.fromEntries(
      some(counts.cards * 2).map((index) => [`message-${index}`, `${index}`.padStart(43, "t")]),
    ),
    gbh_usage_stats: {
      plays: 1500,
      shares: 300,
      visitors: 730,
      scripture_searches: 2500,
      game_shares: 100,
      prayer_requests: 20,
      prayers_submitted: 500,
    },
    gbh_recent_searches: [
      "shepherd",
      "still waters",
      "love one another",
      "John 3:16",
      "light",
      "Psalm 23",
      "grace",
      "fear not",
    ],
  };
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)]));
};

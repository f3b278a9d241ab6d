import type { BookId } from "#domain/scripture/books/books.ts";

/**
 * The New Testament has 260 chapters for 365 days, so the 105 longest are read in two parts. For each book: where the
 * second parts start, chosen where a new scene or thought begins near the middle.
 */
const secondParts = [
  "MAT 5:21 6:19 8:18 9:18 10:24 12:22 13:31 14:22 15:21 18:21 20:17 21:23 22:23 23:23 24:29 25:31 26:36 27:32",
  "MRK 1:21 3:20 4:21 5:21 6:30 7:24 8:22 9:30 10:32 11:20 12:28 13:14 14:32 15:21",
  "LUK 1:39 2:21 3:21 4:31 5:17 6:27 7:24 8:26 9:28 10:25 11:29 12:35 13:18 14:15 15:11 16:19 17:20 18:18 19:28 20:27 21:20 22:39 23:26 24:36",
  "JHN 1:29 3:22 4:27 5:24 6:35 7:32 8:31 9:24 10:22 11:30 12:20 13:21 14:15 16:16 18:28 19:17 20:19",
  "ACT 2:22 4:23 5:17 7:30 8:26 9:23 10:24 13:26 15:22 16:16 17:16 19:21 20:17 21:17 23:12 26:19 27:27",
  "ROM 1:18 8:18 9:19 11:25 15:14",
  "1CO 7:25 10:14 11:17 14:26 15:35",
  "2CO 11:16",
  "EPH 4:17 5:15",
  "HEB 10:19 11:17",
];

/** The verse at which the second part of a chapter starts, by book and chapter. */
export const secondHalves = new Map(
  secondParts.flatMap((line) => {
    const [book, ...places] = line.split(" ") as [BookId, ...string[]];
    return places.map((place) => {
      const [chapter, verse] = place.split(":");
      return [`${book} ${chapter}`, Number(verse)] as const;
    });
  }),
);

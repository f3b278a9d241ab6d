import { books } from "#domain/scripture/books/books.ts";
import { chapterPath } from "#domain/scripture/reference/read-address.ts";
import { embeddedTranslationIds } from "#domain/scripture/translations/translations.ts";
import { cardCategories } from "#domain/site/cards/card-categories.ts";
import { routeIds, routes } from "#domain/site/routes.ts";
import { randomInt, type Random } from "#src/games/kit/random.ts";

export const pick = <Item>(items: readonly Item[], random: Random): Item => items[randomInt(random, items.length)]!;

const screens = routeIds.map((id) => routes[id].path).filter((path) => !path.includes(":"));

/** Addresses that are almost those of a screen. */
const oddities = [
  "/read/kjv/john/99",
  "/read/kjv/nobook/1",
  "/read/kjv/john/3?verses=16",
  "/read/web/psalms/119?verses=1-176",
  "/read/kjv/esther/4#x",
  "/?q=love",
  "/?q=%3Cb%3E",
  "/cross-references?ref=John+3:16",
  "/dictionary#x",
  "/event-card/nothing/1",
  "/nowhere",
];

const someChapter = (random: Random): string => {
  const book = pick(books, random);
  return chapterPath(pick(embeddedTranslationIds, random), {
    book: book.id,
    chapter: 1 + randomInt(random, book.verseCounts.length),
  });
};

/** Possible targets of an external link: a chapter, a screen, a card, and sometimes an invalid address. */
export const somePlace = (random: Random): string => {
  const kind = random();
  if (kind < 0.35) return someChapter(random);
  if (kind < 0.8) return pick(screens, random);
  if (kind < 0.9)
    return `/event-card/${pick(cardCategories, random)}/1763700000000-${String(randomInt(random, 3)).padStart(32, "0")}`;
  return pick(oddities, random);
};

import type { Context } from "hono";
import { books } from "#domain/scripture/books/books.ts";
import { formatVerse } from "#domain/scripture/reference/format-reference.ts";
import { feedCacheControl, randomCacheControl } from "../bible/cache-control.ts";
import { passageResponse } from "../bible/passage-response.ts";
import { randomVerse } from "../bible/random-verse.ts";
import { requireTranslation } from "../bible/requested.ts";
import type { Handlers } from "../contract.ts";
import type { AppEnv } from "../env.ts";
import { prepareJson, send } from "../prepared-response.ts";

const sendRandomPassage = async (c: Context<AppEnv>, translationKey: string | undefined) => {
  const translation = await requireTranslation(c, translationKey);
  const verse = await randomVerse(c, translation, books);
  return send(
    c,
    prepareJson(
      passageResponse(
        formatVerse({ book: verse.book_id, chapter: verse.chapter, verse: verse.verse }),
        [verse],
        translation,
      ),
      randomCacheControl,
    ),
  );
};

/** A random verse in the format of a passage. */
export const bibleRandom = {
  randomVerse: (c) => sendRandomPassage(c, c.req.valid("query").translation),
  // Like that of the public service, the root is the documentation unless `random` is given, with any value.
  root: (c) => {
    const { random, translation } = c.req.valid("query");
    if (random !== undefined) return sendRandomPassage(c, translation);
    c.header("Cache-Control", feedCacheControl);
    return c.redirect("/api/docs");
  },
} satisfies Partial<Handlers>;

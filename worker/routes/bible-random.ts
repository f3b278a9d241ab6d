import { Hono, type Context } from "hono";
import { endpoints } from "#domain/api/endpoints.ts";
import { books } from "#domain/scripture/books/books.ts";
import { formatVerse } from "#domain/scripture/reference/format-reference.ts";
import { feedCacheControl, randomCacheControl } from "../bible/cache-control.ts";
import { passageResponse } from "../bible/passage-response.ts";
import { randomVerse } from "../bible/random-verse.ts";
import { requireTranslation } from "../bible/requested.ts";
import type { AppEnv } from "../env.ts";
import { query } from "../middleware/validation.ts";
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

/** A random verse in the format of a passage. Like the public service, the root is the documentation unless `random` is given, with any value. */
export const bibleRandom = new Hono<AppEnv>()
  .get(
    "/",
    async (c, next) => {
      if (c.req.query("random") !== undefined) return next();
      c.header("Cache-Control", feedCacheControl);
      return c.redirect("/api/docs");
    },
    query(endpoints.root),
    (c) => sendRandomPassage(c, c.req.valid("query").translation),
  )
  .get("/random", query(endpoints.randomVerse), (c) => sendRandomPassage(c, c.req.valid("query").translation));

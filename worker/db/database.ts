import { drizzle } from "drizzle-orm/d1";
import { isBookmark, latestBookmark } from "#domain/api/card-bookmark.ts";
import { answerWithin, timeouts } from "./timeouts.ts";

/** The query builder over D1 or one of its sessions. */
export type Database = ReturnType<typeof database>;

/** drizzle only uses the methods that a session has as well. */
export const database = (db: D1Database | D1DatabaseSession) => drizzle(db as D1Database);

/** A session on the primary, for writing. `bookmark` returns how recent a replica must be to see the session's writes. */
export const writingSession = (db: D1Database) => {
  const session = db.withSession("first-primary");
  return { db: database(session), bookmark: () => session.getBookmark() };
};

/**
 * Where a read session starts. With a bookmark, any replica that is recent enough may answer, so that visitors see their
 * own writes. Without one, the nearest replica answers. For `latest` and for invalid bookmarks, the primary does.
 */
const startOf = (bookmark: string | undefined): string => {
  if (bookmark === undefined) return "first-unconstrained";
  return bookmark !== latestBookmark && isBookmark(bookmark) ? bookmark : "first-primary";
};

interface Read<Result> {
  readonly result: Result;
  readonly bookmark: string | null;
}

/**
 * Returns a function that reads in a session and reports the bookmark of the replica that answered. It may be retried: if
 * the first try fails, or a bookmark brings no response within half the time (as after a database restore), the next try
 * goes to the primary.
 */
export const sessionReader = <Result>(
  db: D1Database,
  bookmark: string | undefined,
  read: (session: Database) => Promise<Result>,
) => {
  let start = startOf(bookmark);
  return async (): Promise<Read<Result>> => {
    const session = db.withSession(start);
    const work = read(database(session));
    const ms = isBookmark(start) ? timeouts.answerMs / 2 : timeouts.answerMs;
    start = "first-primary";
    return { result: await answerWithin(ms, work), bookmark: session.getBookmark() };
  };
};

import { latestBookmark, isBookmark } from "#domain/api/card-bookmark.ts";
import { answerWithin, patience } from "./patience.ts";

/** D1 itself, or a session, in which reads see earlier writes. */
export type Database = Pick<D1DatabaseSession, "prepare" | "batch">;

/** A session that writes, and reads its own writes. Its bookmark tells how recent a replica must be to see them. */
export const writingSession = (db: D1Database): D1DatabaseSession => db.withSession("first-primary");

/**
 * Where a read session starts. With a bookmark, any replica that is recent enough may answer, so that visitors see their
 * own writes. Without one, the nearest replica answers. For `latest` and for invalid bookmarks, the primary does.
 */
const startOf = (bookmark: string | undefined): string => {
  if (bookmark === undefined) return "first-unconstrained";
  return bookmark !== latestBookmark && isBookmark(bookmark) ? bookmark : "first-primary";
};

export interface Read<Result> {
  readonly result: Result;
  readonly bookmark: string | null;
}

/**
 * Returns a function that reads in a session and reports the bookmark of the replica that answered. It may be retried: if
 * the first try fails, or a bookmark brings no response within half the time (as after a database restore), the next try
 * goes to the primary.
 */
export const sessionReader = <Result>(db: D1Database, bookmark: string | undefined, read: (session: Database) => Promise<Result>) => {
  let start = startOf(bookmark);
  return async (): Promise<Read<Result>> => {
    const session = db.withSession(start);
    const work = read(session);
    const ms = isBookmark(start) ? patience.answerMs / 2 : patience.answerMs;
    start = "first-primary";
    return { result: await answerWithin(ms, work), bookmark: session.getBookmark() };
  };
};

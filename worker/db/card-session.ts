import { latestBookmark, isBookmark } from "#domain/api/card-bookmark.ts";
import { answerWithin, patience } from "./patience.ts";

/** A database that answers: D1 itself, or a session of it, whose reads are in order with its writes. */
export type Database = Pick<D1DatabaseSession, "prepare" | "batch">;

/** Writes, and reads what was just written; afterwards its bookmark says how far others have to have come to see it. */
export const writingSession = (db: D1Database): D1DatabaseSession => db.withSession("first-primary");

/**
 * How to begin a read: from a bookmark any copy of the database that has come as far may answer, so that a visitor sees
 * what she wrote; from nothing the nearest one; for `latest`, and for what is no bookmark of ours, the one that is written to.
 */
const startOf = (asked: string | undefined): string => {
  if (asked === undefined) return "first-unconstrained";
  return asked !== latestBookmark && isBookmark(asked) ? asked : "first-primary";
};

export interface Read<Result> {
  readonly result: Result;
  readonly bookmark: string | null;
}

/**
 * Reads in a session, and says how far the copy that answered has come. The function it makes may be repeated: a start
 * that failed, and a bookmark that brought no answer in half the time (of a database that was since restored), gives way
 * to the copy that is written to.
 */
export const sessionReader = <Result>(db: D1Database, asked: string | undefined, read: (session: Database) => Promise<Result>) => {
  let start = startOf(asked);
  return async (): Promise<Read<Result>> => {
    const session = db.withSession(start);
    const work = read(session);
    const ms = isBookmark(start) ? patience.answerMs / 2 : patience.answerMs;
    start = "first-primary";
    return { result: await answerWithin(ms, work), bookmark: session.getBookmark() };
  };
};

import { and, eq, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";
import { budgets, budgetWindowMs, messagesPerCard } from "#domain/api/budgets.ts";
import { cardLimits } from "#domain/api/cards.ts";
import { retentionDays } from "#domain/api/retention.ts";
import { utcDay, utcDayMs } from "#domain/calendar/utc-day.ts";
import type { NamedNetwork } from "../security/visitor.ts";
import type { Database } from "./database.ts";
import { cardPosts as posts, dailyWrites, eventCardMessages as messages } from "./schema.ts";

/** Who posts what, for counting (docs/product/counters-and-limits.md, "Budgets"). */
export interface Post {
  /** The message's; the same id counts once, however often it is sent. */
  readonly id: string;
  readonly now: number;
  readonly cardId: string;
  /** The device's name on this card; undefined without a device token. */
  readonly device: string | undefined;
  /** Narrowest first. */
  readonly networks: readonly NamedNetwork[];
  /** Whether networks have budgets: not on localhost, where everybody is one. */
  readonly hasNetworkBudgets: boolean;
  /** Whether the server lets this card begin. */
  readonly mayStart: boolean;
  readonly isProven: boolean;
  /** Messages of the whole site on this UTC day. */
  readonly ceilings: { readonly all: number; readonly unproven: number };
}

/** Why a post is refused, and in how many seconds it would be accepted. */
export type Obstacle =
  | { readonly kind: "card" | "network-on-card" | "network" | "new-cards"; readonly retryAfterSeconds: number }
  | { readonly kind: "not-started" | "full" | "closed" | "closed-to-unproven" };

/** At most `max` rows of `of` within the last hour. */
interface Window {
  readonly kind: "card" | "network-on-card" | "network" | "new-cards";
  readonly of: SQL;
  readonly max: number;
}

/** The card's rate limit and its budgets have one window. */
const windowMs = Math.min(budgetWindowMs, cardLimits.windowMinutes * 60_000);

const columns = { 32: posts.network64, 48: posts.network48, 56: posts.network56, 64: posts.network64 } as const;

const names = ({ today, yesterday }: NamedNetwork): string[] => [today, yesterday];

const widest = ({ networks }: Post): NamedNetwork => networks.at(-1)!;

const windowsOf = (post: Post): readonly Window[] => {
  const ofWidest = inArray(posts.network48, names(widest(post)));
  const onCard = eq(posts.cardId, post.cardId);
  const own: Window = {
    kind: "card",
    of: post.device === undefined ? and(ofWidest, onCard, isNull(posts.device))! : eq(posts.device, post.device),
    max: cardLimits.postsPerWindow,
  };
  if (!post.hasNetworkBudgets) return [own];
  return [
    own,
    ...post.networks.flatMap((network): Window[] => {
      // The widest network's name has an index, and the narrower ones are inside it.
      const of = and(ofWidest, inArray(columns[network.prefixBits], names(network)))!;
      return [
        { kind: "network-on-card", of: and(of, onCard)!, max: budgets.messagesOnOneCard.most * network.times },
        { kind: "network", of, max: budgets.messages.most * network.times },
        { kind: "new-cards", of: and(of, posts.isNewCard)!, max: budgets.newCards.most * network.times },
      ];
    }),
  ];
};

/** When the post that fills the window was made; null while there is room. Clocks may be set back: the far future does not count. */
const filling = ({ of, max }: Window, now: number): SQL<number | null> =>
  sql`(SELECT ${posts.at} FROM ${posts} WHERE ${of} AND ${posts.at} > ${now - windowMs} AND ${posts.at} < ${now + windowMs} ORDER BY ${posts.at} DESC LIMIT 1 OFFSET ${sql.raw(String(max - 1))})`;

const hasMessages = (cardId: string): SQL =>
  sql`EXISTS (SELECT 1 FROM ${messages} WHERE ${messages.cardId} = ${cardId})`;

const messageCount = (cardId: string): SQL<number> =>
  sql`(SELECT count(*) FROM ${messages} WHERE ${messages.cardId} = ${cardId})`;

const written = (column: typeof dailyWrites.messages | typeof dailyWrites.unprovenMessages, now: number): SQL<number> =>
  sql`coalesce((SELECT ${column} FROM ${dailyWrites} WHERE ${dailyWrites.day} = ${utcDay(now)}), 0)`;

/** SQL condition: something may be written on the card at all. */
export const isOpenForWriting = (cardId: string, mayStart: boolean): SQL =>
  mayStart
    ? sql`${messageCount(cardId)} < ${messagesPerCard}`
    : sql`${messageCount(cardId)} BETWEEN 1 AND ${messagesPerCard - 1}`;

/** SQL condition: the post with this id was counted, and may be stored. */
export const isCounted = (id: string): SQL => sql`EXISTS (SELECT 1 FROM ${posts} WHERE ${posts.id} = ${id})`;

/**
 * Statements that count the post if nothing is in its way and `unless` does not hold. Run them in one batch (a transaction)
 * with the insert, which then checks `isCounted`.
 */
export const countPost = (db: Database, post: Post, unless: SQL) => {
  const { id, now, cardId, device, networks, ceilings } = post;
  const isFree = windowsOf(post).map((window) =>
    window.kind === "new-cards"
      ? sql`(${filling(window, now)} IS NULL OR ${hasMessages(cardId)})`
      : sql`${filling(window, now)} IS NULL`,
  );
  const condition = and(
    sql`NOT (${unless})`,
    isOpenForWriting(cardId, post.mayStart),
    sql`${written(dailyWrites.messages, now)} < ${ceilings.all}`,
    post.isProven ? undefined : sql`${written(dailyWrites.unprovenMessages, now)} < ${ceilings.unproven}`,
    ...isFree,
  );
  const [narrow, middle, wide] = [networks[0]!, networks[1] ?? networks[0]!, widest(post)];
  const unproven = post.isProven ? 0 : 1;
  return [
    db
      .insert(posts)
      .select(
        sql`SELECT ${id}, ${now}, ${cardId}, ${device ?? null}, ${narrow.today}, ${middle.today}, ${wide.today}, NOT ${hasMessages(cardId)} WHERE ${condition}`,
      )
      .onConflictDoNothing(),
    db
      .insert(dailyWrites)
      .select(
        sql`SELECT ${utcDay(now)}, 1, ${unproven}, 0 WHERE ${isCounted(id)} AND NOT EXISTS (SELECT 1 FROM ${messages} WHERE ${messages.id} = ${id})`,
      )
      .onConflictDoUpdate({
        target: dailyWrites.day,
        set: {
          messages: sql`${dailyWrites.messages} + 1`,
          unprovenMessages: sql`${dailyWrites.unprovenMessages} + ${unproven}`,
        },
      }),
  ] as const;
};

/** What a post that was not counted met. The windows' values are as from `filling`. */
const selectObstacles = async (db: Database, post: Post): Promise<Readonly<Record<string, number | null>>> => {
  const fields: Record<string, SQL<number | null>> = {
    found: messageCount(post.cardId),
    written: written(dailyWrites.messages, post.now),
    unproven: written(dailyWrites.unprovenMessages, post.now),
  };
  for (const [index, window] of windowsOf(post).entries()) fields[`window${index}`] = filling(window, post.now);
  return selectValues(db, fields);
};

/** In a batch, since the error of a single statement would quote its values. */
const selectValues = async <Fields extends Record<string, SQL<number | null>>>(db: Database, fields: Fields) => {
  const aliased = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value.as(name)]));
  const [[values]] = await db.batch([db.select(aliased).from(sql`(SELECT 1)`)]);
  return values as Readonly<Record<keyof Fields, number | null>>;
};

/** Why the post was not counted; undefined if only a sum was missing. */
export const findObstacle = async (db: Database, post: Post): Promise<Obstacle | undefined> => {
  const met = await selectObstacles(db, post);
  const found = met["found"] ?? 0;
  if (found === 0 && !post.mayStart) return { kind: "not-started" };
  if (found >= messagesPerCard) return { kind: "full" };
  const waits = windowsOf(post).flatMap(({ kind }, index) => {
    const filledAt = met[`window${index}`] ?? undefined;
    if (filledAt === undefined || (kind === "new-cards" && found > 0)) return [];
    const seconds = Math.ceil((filledAt + windowMs - post.now) / 1000);
    return [{ kind, retryAfterSeconds: Math.min(windowMs / 1000, Math.max(1, seconds)) }];
  });
  const longest = waits.toSorted((a, b) => b.retryAfterSeconds - a.retryAfterSeconds)[0];
  if (longest) return longest;
  if ((met["written"] ?? 0) >= post.ceilings.all) return { kind: "closed" };
  if (!post.isProven && (met["unproven"] ?? 0) >= post.ceilings.unproven) return { kind: "closed-to-unproven" };
  return undefined;
};

/** Whether anything may be written on the card. */
export const findIsOpenForWriting = async (db: Database, cardId: string, mayStart: boolean): Promise<boolean> => {
  const { open } = await selectValues(db, { open: sql<number>`${isOpenForWriting(cardId, mayStart)}` });
  return open === 1;
};

/** Notes that a ceiling of the day was reached. True for the first to note it. */
export const noteCeiling = async (db: Database, now: number, level: 1 | 2): Promise<boolean> => {
  const noted = await db
    .update(dailyWrites)
    .set({ logged: level })
    .where(and(eq(dailyWrites.day, utcDay(now)), lt(dailyWrites.logged, level)))
    .returning({ day: dailyWrites.day });
  return noted.length > 0;
};

/** Ids begin with their time, in milliseconds since the epoch: those of this time and later sort after it. */
export const firstIdAt = (at: number): string => at.toString(16).padStart(12, "0");

export const deleteOldPosts = (db: Database, now: number, keptMs: number) =>
  db.delete(posts).where(lt(posts.id, firstIdAt(now - keptMs)));

export const deleteOldDays = (db: Database, now: number) =>
  db.delete(dailyWrites).where(lt(dailyWrites.day, utcDay(now - (retentionDays.today - 1) * utcDayMs)));

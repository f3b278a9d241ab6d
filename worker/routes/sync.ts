import type { Context } from "hono";
import { ApiError } from "#domain/api/errors.ts";
import { syncLimits, syncProtocol, type SyncPush, syncStoreId, syncToken } from "#domain/api/sync.ts";
import { lruCache } from "../lru-cache.ts";
import type { Handlers } from "../contract.ts";
import type { AppEnv } from "../env.ts";
import { socketRequest, tokenAmongProtocols } from "../live-sockets.ts";
import { sha256Hex } from "../hashes.ts";
import { spend, spendInMemory } from "../security/spend.ts";
import { connectionName } from "../security/visitor.ts";
import type { SyncRefusal, SyncRoom } from "../sync/sync-room.ts";

const unknown = () => new ApiError("not_found", { message: ({ sync: words }) => words.unknown });

const bearer = (c: Context<AppEnv>): string | undefined =>
  /^Bearer ([A-Za-z0-9_-]+)$/.exec(c.req.header("Authorization") ?? "")?.[1];

interface Asked {
  readonly store: DurableObjectStub<SyncRoom>;
  readonly tokenDigest: string;
}

/** The store that is asked for, and the digest of the token that is shown. Malformed ones are treated as unknown. */
const askedFor = async (c: Context<AppEnv>, token = bearer(c)): Promise<Asked> => {
  const storeId = c.req.param("storeId");
  if (!syncStoreId.safeParse(storeId).success || !syncToken.safeParse(token).success) throw unknown();
  return { store: c.env.SYNC_ROOMS.getByName(storeId!), tokenDigest: await sha256Hex(token!) };
};

const errorOf = (refused: SyncRefusal): ApiError => {
  if (refused === "unknown") return unknown();
  if (refused === "erased") return new ApiError("sync_erased", { message: ({ sync: words }) => words.erased });
  if (refused === "full") return new ApiError("sync_full", { message: ({ sync: words }) => words.full });
  return new ApiError("rate_limited", {
    message: ({ sync: words }) => words.tooManyWrites,
    headers: { "Retry-After": "60" },
  });
};

/** What a store answers; throws its refusals. */
const granted = <Answer extends object>(answer: Answer): Exclude<Answer, { readonly refused: SyncRefusal }> => {
  // The answer to a push also lists the names that were refused.
  const { refused } = answer as { readonly refused?: unknown };
  if (typeof refused === "string") throw errorOf(refused as SyncRefusal);
  return answer as Exclude<Answer, { readonly refused: SyncRefusal }>;
};

/** Stores that this isolate has found. Their devices go on, whatever others have tried. */
const foundStores = lruCache<true>(10_000);

/** Spends what a request for an unknown store costs. Returns a function that gives it back. */
const spendAsUnknown = (c: Context<AppEnv>): (() => void) => {
  const ofNetworks = spendInMemory(c, "unknownSyncStores");
  try {
    const ofSite = spendInMemory(c, "siteUnknownSyncStores");
    return () => {
      ofNetworks();
      ofSite();
    };
  } catch (error) {
    ofNetworks();
    throw error;
  }
};

/**
 * What a store answers; throws its refusals. Asking for a store that does not exist is counted, since each wakes an object:
 * before it is asked, and given back if it exists.
 */
const asked = async <Answer extends object>(c: Context<AppEnv>, ask: () => Promise<Answer>) => {
  const storeId = c.req.param("storeId")!;
  const giveBack = foundStores.get(storeId) ? () => {} : spendAsUnknown(c);
  const answer = await ask().catch((error: unknown) => {
    giveBack();
    throw error;
  });
  if (!("refused" in answer) || answer.refused !== "unknown") {
    giveBack();
    foundStores.set(storeId, true, 1);
  }
  return granted(answer);
};

/** What a push costs: its characters, and a record as much as a short one takes with its row. */
const costOf = ({ records }: SyncPush): number =>
  records.reduce((sum, { data }) => sum + Math.max(data.length, syncLimits.recordCost), 0);

/** Stores of sync: sealed records by code (docs/sync.md). */
export const sync = {
  makeSyncStore: async (c) => {
    const { store, tokenDigest } = await askedFor(c);
    const giveBack = await spend(c, ["newSyncStores", "siteSyncStores"]);
    let isNew = false;
    try {
      ({ isNew } = granted(await store.create(tokenDigest)));
    } finally {
      if (!isNew) giveBack();
    }
    return c.body(null, isNew ? 201 : 200);
  },
  pullSync: async (c) => {
    const { cursor, next } = c.req.valid("query");
    const { store, tokenDigest } = await askedFor(c);
    return c.json(
      await asked(c, async () => store.pull(tokenDigest, cursor, next === undefined ? undefined : Number(next))),
    );
  },
  pushSync: async (c) => {
    const { store, tokenDigest } = await askedFor(c);
    const push = c.req.valid("json");
    await spend(c, ["syncCharacters", "syncCharactersOfDay", "siteSyncCharacters"], costOf(push));
    return c.json(await asked(c, async () => store.push(tokenDigest, push)));
  },
  eraseSync: async (c) => {
    const { store, tokenDigest } = await askedFor(c);
    await asked(c, async () => store.erase(tokenDigest));
    return c.body(null);
  },
  liveSync: async (c) => {
    const { store, tokenDigest } = await askedFor(c, tokenAmongProtocols(c.req.raw, syncProtocol));
    await asked(c, async () => store.find(tokenDigest));
    return store.fetch(socketRequest("https://sync/live", await connectionName(c.req.raw, c.env)));
  },
} satisfies Partial<Handlers>;

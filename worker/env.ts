import type { Context } from "hono";
import type { RateHeaders } from "#domain/api/rate-policies.ts";
import type { CardRoom } from "./cards/card-room.ts";
import type { CounterHub } from "./counters/counter-hub.ts";
import type { SyncRoom } from "./sync/sync-room.ts";
import type { TriviaRoom } from "./trivia/trivia-room.ts";

/** Bindings from wrangler.toml: static assets, configuration and state. */
export interface Bindings {
  readonly ASSETS: Fetcher;
  /** Base URL of the public Bible text service, used only for translations that are not embedded. */
  readonly BIBLE_UPSTREAM_URL?: string;
  /** Calls in 30 seconds that it takes from us. */
  readonly BIBLE_UPSTREAM_CALLS?: string;
  /** Base URL of the service of the world's languages. */
  readonly BIBLE_LANGUAGES_URL?: string;
  /** Calls in 30 seconds that an isolate makes to it. */
  readonly BIBLE_LANGUAGES_CALLS?: string;
  /** Other origins that may write, separated by spaces. */
  readonly WRITE_ORIGINS?: string;
  /** Messages per UTC day of the whole site. */
  readonly SITE_MESSAGES_PER_DAY?: string;
  /** The most increments of all counters together per UTC day. */
  readonly SITE_INCREMENTS_PER_DAY?: string;
  readonly COUNTERS: DurableObjectNamespace<CounterHub>;
  /** Number of Durable Objects that share increments and live sockets. */
  readonly COUNTER_SHARDS?: string;
  readonly CARD_ROOMS: DurableObjectNamespace<CardRoom>;
  readonly TRIVIA_ROOMS: DurableObjectNamespace<TriviaRoom>;
  readonly SYNC_ROOMS: DurableObjectNamespace<SyncRoom>;
  /** Cards, rate limits and the security log. */
  readonly DB: D1Database;
  /** Counts requests of IPv4 addresses and networks of /64; the others count those of /56 and /48. */
  readonly FLOOD_SHIELD?: RateLimit;
  readonly FLOOD_SHIELD_56?: RateLimit;
  readonly FLOOD_SHIELD_48?: RateLimit;
  /** The secret behind visitor hashes and delete tokens. Optional only on localhost. */
  readonly VISITOR_HASH_KEY?: string;
}

/** What requests are sent to: the site's files, or the API. */
export type Fetches = Pick<Fetcher, "fetch">;

/** Values that middleware passes to the routes. */
interface Variables {
  /** Matches a response, a log line and a visitor's report. Ours: a client's own is ignored. */
  requestId: string;
  /** The response was built with `apiHeaders` and needs no further headers. */
  hasApiHeaders?: true;
  /** The limit that this request counted towards, for the response's headers. */
  rateHeaders?: RateHeaders;
  /** Gives back what this request has spent in `middleware/budgets.ts`. */
  giveBack?: () => void;
}

export interface AppEnv {
  Bindings: Bindings;
  Variables: Variables;
}

/** A check that runs before the handler of a request. Throws the refusal. */
export type Check = (c: Context<AppEnv>) => void | Promise<void>;

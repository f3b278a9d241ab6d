import type { CardRoom } from "./cards/card-room.ts";
import type { CounterHub } from "./counters/counter-hub.ts";

/** Bindings from wrangler.toml: static assets, configuration and state. */
export interface Bindings {
  readonly ASSETS: Fetcher;
  /** Base URL of the public Bible text service, used only for translations that are not embedded. */
  readonly BIBLE_UPSTREAM_URL?: string;
  /** Other origins that may write, separated by spaces. */
  readonly WRITE_ORIGINS?: string;
  readonly COUNTERS: DurableObjectNamespace<CounterHub>;
  /** Number of Durable Objects that share increments and live sockets. */
  readonly COUNTER_SHARDS?: string;
  readonly CARD_ROOMS: DurableObjectNamespace<CardRoom>;
  /** Cards, rate limits and the security log. */
  readonly DB: D1Database;
  readonly FLOOD_SHIELD?: RateLimit;
  /** The secret behind visitor hashes and delete tokens. Optional only on localhost. */
  readonly VISITOR_HASH_KEY?: string;
}

/** Values that middleware passes to the routes. */
export interface Variables {
  requestId: string;
  /** The response was built with `apiHeaders` and needs no further headers. */
  hasApiHeaders?: true;
}

export interface AppEnv {
  Bindings: Bindings;
  Variables: Variables;
}

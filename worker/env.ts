import type { CardRoom } from "./cards/card-room.ts";
import type { CounterHub } from "./counters/counter-hub.ts";

/** What wrangler.toml binds: static assets, configuration and state. */
export interface Bindings {
  readonly ASSETS: Fetcher;
  /** Base address of the public Bible text service, asked only for translations that are not embedded. */
  readonly BIBLE_UPSTREAM_URL?: string;
  /** Origins besides the own one that may write, separated by spaces. */
  readonly WRITE_ORIGINS?: string;
  readonly COUNTERS: DurableObjectNamespace<CounterHub>;
  /** Over how many objects increments and live sockets are spread. */
  readonly COUNTER_SHARDS?: string;
  readonly CARD_ROOMS: DurableObjectNamespace<CardRoom>;
  /** Cards, limits and the security log. */
  readonly DB: D1Database;
  readonly FLOOD_SHIELD?: RateLimit;
  /** The secret behind visitor hashes and delete tokens; only a developer's machine works without. */
  readonly VISITOR_HASH_KEY?: string;
}

/** What the middleware hands to the routes. */
export interface Variables {
  requestId: string;
  /** The answer was built with `apiHeaders` and needs no completing. */
  hasApiHeaders?: true;
}

export interface AppEnv {
  Bindings: Bindings;
  Variables: Variables;
}

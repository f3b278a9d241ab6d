import { app } from "./app.ts";
import type { Bindings } from "./env.ts";
import { prune } from "./security/scheduled.ts";

export { CardRoom } from "./cards/card-room.ts";
export { CounterHub } from "./counters/counter-hub.ts";

export default {
  fetch: app.fetch,
  scheduled: (_event, env, context) => context.waitUntil(prune(env.DB, Date.now())),
} satisfies ExportedHandler<Bindings>;

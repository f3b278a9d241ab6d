import { app } from "./app.ts";
import type { Bindings } from "./env.ts";
import { prune } from "./security/prune.ts";
import { answerSite, isForApi } from "./site.ts";

export { CardRoom } from "./cards/card-room.ts";
export { CounterHub } from "./counters/counter-hub.ts";
export { SyncRoom } from "./sync/sync-room.ts";
export { TriviaRoom } from "./trivia/trivia-room.ts";

export default {
  fetch: (request, env, context) =>
    isForApi(request)
      ? app.fetch(request, env, context)
      : answerSite(request, {
          assets: env.ASSETS,
          api: { fetch: async (asked) => app.fetch(new Request(asked), env, context) },
          waitUntil: (work) => context.waitUntil(work),
        }),
  scheduled: (_event, env, context) => context.waitUntil(prune(env, Date.now())),
} satisfies ExportedHandler<Bindings>;

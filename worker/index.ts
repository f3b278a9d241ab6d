import { app } from "./app.ts";
import { embedFrame } from "./embed-frame.ts";
import type { Bindings } from "./env.ts";
import { previewPicture } from "./preview-picture.ts";
import { notFoundPage } from "./not-found-page.ts";
import { sitePage } from "./site-page.ts";
import { prune } from "./security/prune.ts";

export { CardRoom } from "./cards/card-room.ts";
export { CounterHub } from "./counters/counter-hub.ts";
export { SyncRoom } from "./sync/sync-room.ts";
export { TriviaRoom } from "./trivia/trivia-room.ts";

/** Matches `https://host/api`, alone or followed by a path or query. */
const apiAddress = /^[a-z]+:\/\/[^/?]*\/api(?=[/?]|$)/;

const isApi = ({ url }: Request): boolean => apiAddress.test(url);

export default {
  fetch: async (request, env, context) =>
    isApi(request)
      ? app.fetch(request, env, context)
      : ((await embedFrame(request, env.ASSETS)) ??
        (await previewPicture(request, env.ASSETS, {
          cache: caches.default,
          waitUntil: (work) => context.waitUntil(work),
        })) ??
        (await sitePage(request, {
          assets: env.ASSETS,
          api: { fetch: async (asked) => app.fetch(new Request(asked), env, context) },
        })) ??
        notFoundPage(request, env)),
  scheduled: (_event, env, context) => context.waitUntil(prune(env, Date.now())),
} satisfies ExportedHandler<Bindings>;

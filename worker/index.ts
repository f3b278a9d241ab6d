import { app } from "./app.ts";
import type { Bindings } from "./env.ts";
import { notFoundPage } from "./not-found-page.ts";
import { prune } from "./security/scheduled.ts";

export { CardRoom } from "./cards/card-room.ts";
export { CounterHub } from "./counters/counter-hub.ts";

/** Matches `https://host/api`, alone or followed by a path or query. */
const apiAddress = /^[a-z]+:\/\/[^/?]*\/api(?=[/?]|$)/;

const isApi = ({ url }: Request): boolean => apiAddress.test(url);

export default {
  fetch: (request, env, context) => (isApi(request) ? app.fetch(request, env, context) : notFoundPage(request, env)),
  scheduled: (_event, env, context) => context.waitUntil(prune(env.DB, Date.now())),
} satisfies ExportedHandler<Bindings>;

import type { PageName } from "#domain/api/doors.ts";
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

type PageMaker = (request: Request, env: Bindings, context: ExecutionContext) => Promise<Response | undefined>;

/** What the worker answers besides the API, each with its door in `pageDoors`. The first that knows the path answers. */
const pages: Readonly<Record<Exclude<PageName, "assistants" | "documentation" | "notFound">, PageMaker>> = {
  frame: (request, { ASSETS }) => embedFrame(request, ASSETS),
  picture: (request, { ASSETS }, context) =>
    previewPicture(request, ASSETS, { cache: caches.default, waitUntil: (work) => context.waitUntil(work) }),
  page: (request, env, context) =>
    sitePage(request, {
      assets: env.ASSETS,
      api: { fetch: async (asked) => app.fetch(new Request(asked), env, context) },
    }),
};

const pageOf: PageMaker = async (request, env, context) => {
  for (const page of Object.values(pages)) {
    const answer = await page(request, env, context);
    if (answer) return answer;
  }
  return undefined;
};

export default {
  fetch: async (request, env, context) =>
    isApi(request)
      ? app.fetch(request, env, context)
      : ((await pageOf(request, env, context)) ?? notFoundPage(request, env)),
  scheduled: (_event, env, context) => context.waitUntil(prune(env, Date.now())),
} satisfies ExportedHandler<Bindings>;

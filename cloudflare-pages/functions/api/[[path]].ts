interface Bindings {
  /** The worker of the root folder. */
  readonly API: Fetcher;
}

/** Hands everything under /api to the worker, sockets included; static files never come here. */
export const onRequest: PagesFunction<Bindings> = ({ request, env }) => env.API.fetch(request);
